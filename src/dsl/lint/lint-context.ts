// The context of lint checks: the checked game, and how to warn.

import type { Facts, LabelId } from "../diagnostics/catalog.ts";
import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { LintFacts } from "../diagnostics/facts/lint-facts.ts";
import { Budget } from "../ir/budget.ts";
import type { ConstantEnv } from "../ir/evaluate-constant.ts";
import type * as ir from "../ir/ir.ts";
import { groupBy } from "../source/group-by.ts";
import type { NameReference } from "../source/references.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { MergedRules } from "../variants/merge.ts";
import { ReferencedNames } from "./analysis/referenced-names.ts";
import { type Uses, usesIn } from "./analysis/uses.ts";

/** A lint check: warns about one kind of problem in a game without errors. */
export type Check = (linted: LintContext) => void;

type Kind = ast.Decl["kind"];
type DeclOf<K extends Kind> = Extract<ast.Declared, { kind: K }>;

/** A game without errors, as the lint checks see it. */
export class LintContext {
  readonly game: ir.Game;
  /** The game that the only active variant changes: without variants, or under its base. */
  readonly before: ir.Game | undefined;
  readonly rules: MergedRules;
  readonly uses: Uses;
  readonly mentioned: ReferencedNames;
  readonly diagnostics: Diagnostic[] = [];
  /** What all checks may take together. */
  readonly budget = new Budget();
  /** For evaluating expressions within the budget. */
  readonly constants: ConstantEnv = { budget: this.budget, givesUp: true, keepsFigures: true };
  private readonly byKind: ReadonlyMap<Kind, readonly ast.Declared[]>;

  /** Kinds by the place of the piece that declares them. */
  private readonly kinds: ReadonlyMap<string, readonly ir.Piece[]>;

  constructor(
    game: ir.Game,
    rules: MergedRules,
    mentions: readonly NameReference[],
    before: ir.Game | undefined,
  ) {
    this.game = game;
    this.before = before;
    this.rules = rules;
    this.uses = usesIn(game);
    this.mentioned = new ReferencedNames(mentions, rules.decls);
    this.kinds = groupBy(game.pieces, ({ span }) => keyOf(span));
    this.byKind = groupBy(rules.decls, ({ kind }) => kind);
  }

  /** The declarations of one kind, in order. */
  all<K extends Kind>(kind: K): readonly DeclOf<K>[] {
    return (this.byKind.get(kind) ?? []) as readonly DeclOf<K>[]; // They are grouped by kind.
  }

  /** The kinds that a piece or family stands for. */
  kindsOf(decl: ast.Piece | ast.Family): readonly ir.Piece[] {
    if (decl.kind === "piece") return this.kinds.get(keyOf(decl.name.span)) ?? [];
    const family = this.game.families.find(({ id }) => id === decl.name.text);
    return (family?.members ?? []).flatMap((index) => this.game.pieces[index] ?? []);
  }

  /** What the checker knows of a value. */
  valueOf({ name }: ast.Value): ir.Value | undefined {
    return this.game.values.find(({ id }) => id === name.text);
  }

  /** Warns; a second place may be named by its label. */
  warn<C extends keyof LintFacts>(
    code: C,
    span: Span,
    facts: Facts[C],
    second?: Span,
    label: LabelId = "also-here",
  ): void {
    const labels = second === undefined ? [] : [{ span: second, label }];
    this.diagnostics.push(createDiagnostic({ code, severity: "warning", span, facts, labels }));
  }
}

/** What tells places apart, where nothing begins twice. */
export function keyOf({ file, start }: Span): string {
  return `${start} ${file}`;
}
