// What the checker knows while it works: names, reports, and what it has built so far.

import type { DiagnosticCode, Facts, LabelId } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import {
  Budget,
  BudgetSpent,
  type BudgetUnit,
  MAX_BOUND_NAMES,
  MAX_CHECK_STEPS,
  MAX_LEVELS,
  MAX_SUGGESTION_STEPS,
} from "../ir/budget.ts";
import {
  type ConstantEnv,
  evaluateConstant,
  evaluatePerPlayerCount,
} from "../ir/evaluate-constant.ts";
import type * as ir from "../ir/ir.ts";
import { findNearest } from "../source/nearest.ts";
import { type NameCandidate, ReferenceCollector } from "../source/references.ts";
import { lineFinder } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Included } from "./declarations/included.ts";
import { type FlowFact, isAbout } from "./expressions/flow-facts.ts";
import { mayShare, type Symbol_, type SymbolOf, spanOf, symbolName } from "./symbols.ts";

/** What a name stands for in a rule, and where it has been given. */
interface Binding {
  readonly value: ir.Expr;
  readonly span: Span | undefined;
}

/** The type of a name that is bound in a rule, and where it is bound. */
export interface BindingType {
  readonly span: Span;
  readonly type: ir.Type;
}

/** Names bound in a rule, from the innermost outwards, and what each stands for. */
export interface Scope {
  readonly names: ReadonlyMap<string, Binding>;
  /** The piece whose rule this is: the reason of `score` statements that name none. */
  readonly piece: ir.Piece | undefined;
  /** Flow facts: what tested conditions prove here (see expressions/flow-facts.ts). */
  readonly facts: readonly FlowFact[];
  /** A condition that never holds stands before: what would be wrong here never happens. */
  readonly isUnreachable?: boolean;
}

export const EMPTY_SCOPE: Scope = { names: new Map(), piece: undefined, facts: [] };

/** The scope with one more name. What has been asked with another meaning of the name is forgotten. */
export function bind(scope: Scope, name: string, value: ir.Expr, span: Span | undefined): Scope {
  if (scope.names.size >= MAX_BOUND_NAMES) throw new BudgetSpent(span, "names");
  const names = new Map(scope.names).set(name, { value, span });
  return { ...scope, names, facts: scope.facts.filter((fact) => !isAbout(fact, name)) };
}

const byName = ({ name }: { readonly name: string }) => name;

/** Reports about something that is declared elsewhere, with its name. */
const aboutDeclared: { readonly [C in DiagnosticCode]?: (facts: Facts[C]) => string } = {
  "wrong-kind": byName,
  "not-a-value": byName,
  "argument-count": byName,
  "owner-missing": byName,
  "owner-extra": byName,
  "index-missing": byName,
  "index-extra": byName,
  "not-a-row": byName,
  "never-full": byName,
  "zone-overfull": byName,
  "unknown-field": ({ of }) => of,
};

/** What checks of one game may take. */
const MOST: Readonly<Record<BudgetUnit, number>> = {
  steps: MAX_CHECK_STEPS,
  levels: MAX_LEVELS,
  names: MAX_BOUND_NAMES,
};

/** Levels of calls that declaring a definition early takes, compared with evaluating an expression. */
const EARLY_LEVELS = 10;

export class Context {
  readonly diagnostics: Diagnostic[] = [];
  /** Keys of the diagnostics, for what is read once for each kind of a piece is said once. */
  private readonly reported = new Set<string>();
  /** The steps of all checks of the game together. */
  readonly budget = new Budget(MAX_CHECK_STEPS);
  private readonly suggestions = new Budget(MAX_SUGGESTION_STEPS);
  /** Definitions that are being declared early, each because of the one before. */
  private earlyLevels = 0;
  /** What every name means, as far as it has been found. */
  readonly mentions = new ReferenceCollector();
  /** The types of names bound in rules, once for each mention. */
  readonly types: BindingType[] = [];
  readonly symbols = new Map<string, Symbol_[]>();
  /** Where each name was declared, for the second place of a report. */
  readonly declared = new Map<string, Span>();
  private readonly texts: ReadonlyMap<string, string>;
  private readonly lines = new Map<string, (offset: number) => number>();

  // What has been built, in order of declaration.
  readonly options: ir.SetupOption[] = [];
  readonly rivals: ir.Rival[] = [];
  rating: ir.Rating | undefined;
  readonly enums: ir.Enum[] = [];
  readonly labels: ir.Enum[] = [];
  readonly families: ir.Family[] = [];
  readonly pieces: ir.Piece[] = [];
  readonly shapes: ir.Shape[] = [];
  readonly boards: ir.Board[] = [];
  readonly counters: ir.Counter[] = [];
  readonly marks: ir.Mark[] = [];
  readonly zones: ir.Zone[] = [];
  readonly grids: ir.Grid[] = [];
  readonly tracks: ir.Track[] = [];
  readonly dice: ir.Die[] = [];
  readonly tables: ir.Table[] = [];
  readonly values: ir.Value[] = [];
  readonly defines: ir.Define[] = [];
  readonly procedures: ir.Procedure[] = [];
  readonly needs: ir.Need[] = [];
  readonly reasons: ir.Reason[] = [];
  readonly worths: ir.Worth[] = [];
  readonly supplies: ir.Supply[] = [];
  /** Moves by action name, with costs and free of them. */
  readonly moves = new Map<string, ir.OptionSchema>();
  /** Requirements and costs that actions include. */
  readonly included = new Map<ast.Requirement | ast.Cost, Included>();
  /** Events that are announced in any order, and where. */
  readonly inAnyOrder = new Map<
    ir.Procedure,
    { readonly rules: ir.Procedure; readonly span: Span }
  >();
  readonly needIndex = new Map<string, number>();
  /** What declares each definition that is not declared yet. */
  readonly definitions = new Map<string, () => void>();
  /** Definitions as they are written, and what is there where they hold, and where they do not. */
  readonly formulas = new Map<string, ast.Define>();
  readonly factsIf = new WeakMap<ast.Define, readonly FlowFact[]>();
  readonly factsUnless = new WeakMap<ast.Define, readonly FlowFact[]>();
  /** The names of all declarations, also of those that are not read yet. */
  readonly written: ReadonlySet<string>;
  maxPlayers = 2;
  minPlayers = 1;

  /** Names that a variant has taken away, and where. */
  private readonly gone: ReadonlyMap<string, Span>;

  constructor(
    sources: readonly { readonly path: string; readonly text: string }[],
    written: Iterable<string>,
    gone: ReadonlyMap<string, Span> = new Map(),
  ) {
    this.gone = gone;
    this.texts = new Map(sources.map((source) => [source.path, source.text]));
    this.written = new Set(written);
  }

  /** How many seats there may be. */
  get seats(): number {
    return this.maxPlayers + this.rivals.length;
  }

  /**
   * Declares a definition before its turn, because something that is known before the game uses it;
   * says whether it could be. One that reads what is declared later cannot.
   */
  declareEarly(name: string): boolean {
    const declare = this.definitions.get(name);
    if (declare === undefined) return false;
    this.definitions.delete(name);
    this.budget.requireLevels(EARLY_LEVELS * this.earlyLevels);
    this.earlyLevels += 1;
    const isDeclared = this.attempt(() => {
      declare();
      return true;
    });
    this.earlyLevels -= 1;
    if (isDeclared !== undefined) return true;
    this.definitions.set(name, declare);
    this.symbols.delete(name);
    this.declared.delete(name);
    const at = this.defines.findIndex(({ id }) => id === name);
    if (at >= 0) this.defines.splice(at, 1);
    return false;
  }

  /** Reports a problem; second places are named by their label. */
  report<C extends DiagnosticCode>(
    code: C,
    span: Span,
    facts: Facts[C],
    second: Span | readonly Span[] | undefined = this.declarationOf(code, facts),
    label: LabelId = code === "duplicate-name" ? "first-declared" : "declared-here",
  ): void {
    const spans = second === undefined ? [] : [second].flat();
    const labels = spans.map((span) => ({ span, label }));
    const key = reportKey({ code, span, facts });
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.diagnostics.push({ code, severity: "error", span, facts, labels } as Diagnostic);
  }

  /** Where that is declared which a report is about, if that is the second place. */
  private declarationOf<C extends DiagnosticCode>(code: C, facts: Facts[C]): Span | undefined {
    const name = aboutDeclared[code]?.(facts);
    return name === undefined ? undefined : this.declared.get(name);
  }

  /** Does something that may fail; then there is nothing, and what it reported is forgotten. */
  attempt<T>(work: () => T): T | undefined {
    const before = this.diagnostics.length;
    const result = work();
    if (this.diagnostics.length === before) return result;
    for (const one of this.diagnostics.splice(before)) this.reported.delete(reportKey(one));
    return undefined;
  }

  /** Runs checks of the whole game; what takes too many steps or levels ends them with a report. */
  withinBudget<T>(work: () => T, otherwise: Span): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      const { span = otherwise, unit } = error;
      this.report("too-much-to-check", span, { unit, most: MOST[unit] });
      return undefined;
    }
  }

  /** The value of an expression that depends on nothing but `env`; else `undefined`. */
  constant(expr: ir.Expr, env: ConstantEnv = {}): number | undefined {
    return evaluateConstant(expr, { ...env, budget: this.budget, givesUp: true });
  }

  /** The value of an expression for each number of players. */
  constants(expr: ir.Expr): (number | undefined)[] {
    const env = { budget: this.budget, givesUp: true };
    return evaluatePerPlayerCount(expr, this.minPlayers, this.maxPlayers, env);
  }

  /** Reports a constant outside its limits. */
  requireWithin(value: number | undefined, from: number, to: number, span: Span): void {
    if (value !== undefined && (value < from || value > to)) {
      this.report("value-outside", span, { value, from, to });
    }
  }

  /** The line on which a span begins, from 1. */
  lineOf(span: Span): number {
    const known = this.lines.get(span.file) ?? lineFinder(this.texts.get(span.file) ?? "");
    this.lines.set(span.file, known);
    return known(span.start);
  }

  /** The text a span covers, on one line. */
  textAt(span: Span): string {
    return (this.texts.get(span.file) ?? "").slice(span.start, span.end).replace(/\s+/g, " ");
  }

  /** The first place inside a span where something is written, or the whole span. */
  within(span: Span, part: string): Span {
    return this.allWithin(span, part)[0] ?? span;
  }

  /** All places inside a span where something is written. */
  allWithin(span: Span, part: string): readonly Span[] {
    const text = this.texts.get(span.file) ?? "";
    const places: Span[] = [];
    for (let at = text.indexOf(part, span.start); at >= 0; at = text.indexOf(part, at + 1)) {
      if (at + part.length > span.end) break;
      places.push({ ...span, start: at, end: at + part.length });
    }
    return places;
  }

  /** The span, as far as the next such sign. */
  through(sign: string, span: Span): Span {
    const end = (this.texts.get(span.file) ?? "").indexOf(sign, span.end);
    return end < 0 ? span : { ...span, end: end + sign.length };
  }

  /** Gives a global name a meaning; enum members and pieces may share a name, all else must be unique. */
  declare(name: ast.Name, symbol: Symbol_): void {
    const others = this.symbols.get(name.text) ?? [];
    const clash = others.some((other) => !mayShare(other, symbol));
    if (clash) {
      this.report("duplicate-name", name.span, { name: name.text }, this.declared.get(name.text));
      return;
    }
    this.symbols.set(name.text, [...others, symbol]);
    if (!this.declared.has(name.text)) this.declared.set(name.text, name.span);
  }

  /** The meaning of a name among symbols of some kinds, silently. */
  find<K extends Symbol_["kind"]>(name: string, ...kinds: readonly K[]): SymbolOf<K> | undefined {
    const found = this.symbols.get(name)?.find((symbol) => kinds.includes(symbol.kind as K));
    return found as SymbolOf<K> | undefined;
  }

  /** The meaning of a name; reports an unknown name, or one that means something else. */
  resolve<K extends Symbol_["kind"]>(
    name: ast.Name,
    expected: string,
    ...kinds: readonly K[]
  ): SymbolOf<K> | undefined {
    const found = this.find(name.text, ...kinds);
    if (found !== undefined) {
      this.mention(name.span, found);
      return found;
    }

    const other = this.symbols.get(name.text)?.[0];
    if (other !== undefined) {
      this.mention(name.span, other);
      this.gap(name.span, ...kinds);
      this.report("wrong-kind", name.span, { name: name.text, is: symbolName(other), expected });
    } else {
      this.reportUnknown(name.text, name.span, () => this.namesOf(kinds));
    }
    return undefined;
  }

  /** Notes what a name means. */
  mention(at: Span, symbol: Symbol_): void {
    this.mentions.note(at, spanOf(symbol));
  }

  /**
   * Nothing has this name; if a variant has taken it away, the report says where. `candidates` are
   * what could stand there, if more is to be said of them than their names.
   */
  reportUnknown(
    name: string,
    span: Span,
    known: () => readonly string[],
    candidates?: () => readonly NameCandidate[],
  ): void {
    const plain = () => known().flatMap((one) => this.candidates(one));
    this.mentions.gap(span, candidates ?? plain);
    const mayCompare = this.suggestions.trySpend(this.written.size + this.symbols.size);
    const facts = { name, nearest: mayCompare ? findNearest(name, known()) : undefined };
    this.report("unknown-name", span, facts, this.gone.get(name), "removed-here");
  }

  /** The meanings of a name; one that is known here alone has no other place. */
  private candidates(name: string): NameCandidate[] {
    const symbols = this.symbols.get(name) ?? [undefined];
    return symbols.map((symbol) => {
      const kind = symbol?.kind ?? "name";
      return { name, kind, span: symbol && spanOf(symbol), type: undefined, fits: true };
    });
  }

  /** Notes that a name means nothing where a symbol of some kinds could stand. */
  gap(at: Span, ...kinds: readonly Symbol_["kind"][]): void {
    this.mentions.gap(at, () =>
      this.namesOf(kinds).flatMap((name) =>
        (this.symbols.get(name) ?? [])
          .filter(({ kind }) => kinds.includes(kind))
          .map((symbol) => {
            const { kind } = symbol;
            return { name, kind, span: spanOf(symbol), type: undefined, fits: true };
          }),
      ),
    );
  }

  /** The reason that is a piece itself, made when it is first needed. */
  reasonOf(piece: ir.Piece): ir.Reason {
    const known = this.reasons.find(({ id }) => id === piece.id);
    if (known !== undefined) return known;
    const words = { de: piece.noun.de.one, en: piece.noun.en.one };
    const reason: ir.Reason = { id: piece.id, index: this.reasons.length, words, span: piece.span };
    this.reasons.push(reason);
    return reason;
  }

  private namesOf(kinds: readonly string[]): string[] {
    return [...this.symbols]
      .filter(([, symbols]) => symbols.some((s) => kinds.includes(s.kind)))
      .map(([name]) => name);
  }
}

function reportKey({ code, span, facts }: Pick<Diagnostic, "code" | "span" | "facts">): string {
  return JSON.stringify([code, span.file, span.start, span.end, facts]);
}
