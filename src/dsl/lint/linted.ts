// What the checks look at, and how they report.

import type { Facts, Label } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { LintFacts } from "../diagnostics/lint-facts.ts";
import type * as ir from "../ir/ir.ts";
import type { Mention } from "../source/mentions.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Rules } from "../variants/merge.ts";
import { Mentioned } from "./mentioned.ts";
import { type Uses, usesIn } from "./uses.ts";

/** Looks for one sort of thing that a careful editor would ask about. */
export type Check = (linted: Linted) => void;

type Kind = ast.Decl["kind"];
type DeclOf<K extends Kind> = Extract<ast.Declared, { kind: K }>;

/** A game that is right, as its checks see it. */
export class Linted {
  readonly game: ir.Game;
  readonly rules: Rules;
  readonly uses: Uses;
  readonly mentioned: Mentioned;
  readonly diagnostics: Diagnostic[] = [];
  private readonly byKind: ReadonlyMap<Kind, readonly ast.Declared[]>;

  constructor(game: ir.Game, rules: Rules, mentions: readonly Mention[]) {
    this.game = game;
    this.rules = rules;
    this.uses = usesIn(game);
    this.mentioned = new Mentioned(mentions, rules.decls);
    this.byKind = Map.groupBy(rules.decls, ({ kind }) => kind);
  }

  /** The declarations of one kind, in order. */
  all<K extends Kind>(kind: K): readonly DeclOf<K>[] {
    return (this.byKind.get(kind) ?? []) as readonly DeclOf<K>[]; // They are grouped by kind.
  }

  /** Warns; a second place may be named by its label. */
  warn<C extends keyof LintFacts>(
    code: C,
    span: Span,
    facts: Facts[C],
    second?: Span,
    label: Label = "also-here",
  ): void {
    const labels = second === undefined ? [] : [{ span: second, label }];
    this.diagnostics.push({ code, severity: "warning", span, facts, labels } as Diagnostic);
  }
}
