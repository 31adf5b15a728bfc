// The state of one check run: scopes, symbols, diagnostics, and the declarations checked so far.

import type { DiagnosticCode, Facts, LabelId } from "../diagnostics/catalog.ts";
import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
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
import type { AfterExpr } from "../ir/outlook.ts";
import { findNearest } from "../source/nearest.ts";
import { type NameCandidate, ReferenceCollector } from "../source/references.ts";
import { lineFinder } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Included } from "./declarations/included.ts";
import type { FlowFact } from "./expressions/flow-facts.ts";
import { mayShare, type Symbol_, type SymbolOf, spanOf, symbolName } from "./symbols.ts";

/** The type of a name that is bound in a rule, and the span of its declaration. */
export interface BindingType {
  readonly span: Span;
  readonly type: ir.Type;
}

const byName = ({ name }: { readonly name: string }) => name;

/** Diagnostics whose second span is the declaration of the returned name. */
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

/** The limits of the checks of one game. */
const MOST: Readonly<Record<BudgetUnit, number>> = {
  steps: MAX_CHECK_STEPS,
  levels: MAX_LEVELS,
  names: MAX_BOUND_NAMES,
};

/**
 * Levels of calls that an early declaration of a value takes, compared with evaluating an
 * expression.
 */
const EARLY_LEVELS = 10;

export class Context {
  readonly diagnostics: Diagnostic[] = [];
  /**
   * Keys of the diagnostics reported so far: code that is checked once for each kind of a piece
   * reports once.
   */
  private readonly reported = new Set<string>();
  /** The step budget that all checks of the game share. */
  readonly budget = new Budget(MAX_CHECK_STEPS);
  private readonly suggestions = new Budget(MAX_SUGGESTION_STEPS);
  /** The number of nested early declarations: each was caused by the one before. */
  private earlyLevels = 0;
  /** The resolved references and unresolved names found so far. */
  readonly mentions = new ReferenceCollector();
  /** The types of names bound in rules, one entry for each reference. */
  readonly types: BindingType[] = [];
  readonly symbols = new Map<string, Symbol_[]>();
  /** Where each name is declared: the second span of diagnostics. */
  readonly declared = new Map<string, Span>();
  private readonly texts: ReadonlyMap<string, string>;
  private readonly lines = new Map<string, (offset: number) => number>();

  // The checked declarations, in order of declaration.
  readonly options: ir.SetupOption[] = [];
  readonly rivals: ir.Rival[] = [];
  rating: ir.Rating | undefined;
  readonly enums: ir.Enum[] = [];
  /** The type `direction`; absent where nothing speaks of directions. */
  directions: ir.Enum | undefined;
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
  readonly histories: ir.History[] = [];
  readonly dice: ir.Die[] = [];
  readonly tables: ir.Table[] = [];
  readonly values: ir.Value[] = [];
  readonly procedures: ir.Procedure[] = [];
  readonly needs: ir.Need[] = [];
  readonly reasons: ir.Reason[] = [];
  readonly worths: ir.Worth[] = [];
  readonly supplies: ir.Supply[] = [];
  /** Option schemas by action name, with costs and free. */
  readonly moves = new Map<string, ir.OptionSchema>();
  /** Checked requirements and costs that actions include. */
  readonly included = new Map<ast.Requirement | ast.Cost, Included>();
  /** Events that are announced in any order, with the spans of the `announce` statements. */
  readonly inAnyOrder = new Map<
    ir.Procedure,
    { readonly rules: ir.Procedure; readonly span: Span }
  >();
  /** Every `after`, as written. */
  readonly outlooks: { readonly after: AfterExpr; readonly span: Span }[] = [];
  readonly needIndex = new Map<string, number>();
  /** Declares a value that has not been declared yet, by name. */
  readonly definitions = new Map<string, () => void>();
  /** Names of values to which rules declare exceptions. */
  readonly bent = new Set<string>();
  /** Values without exceptions as syntax trees, from which the flow facts of their calls are derived. */
  readonly formulas = new Map<string, ast.Value>();
  readonly factsIf = new WeakMap<ast.Value, readonly FlowFact[]>();
  readonly factsUnless = new WeakMap<ast.Value, readonly FlowFact[]>();
  /** The names of all declarations, including those that have not been checked yet. */
  readonly written: ReadonlySet<string>;
  maxPlayers = 2;
  minPlayers = 1;

  /** Names that a variant has removed, with the span of the edit. */
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

  /** The number of seats: of players and of rivals. */
  get seats(): number {
    return this.maxPlayers + this.rivals.length;
  }

  /**
   * Declares a value before its turn, because a constant needed at setup uses it. Returns
   * whether that was possible: a value that reads later declarations cannot be declared early.
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
    const at = this.values.findIndex(({ id }) => id === name);
    if (at >= 0) this.values.splice(at, 1);
    return false;
  }

  /** Reports an error; a second span is named by its label. */
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
    this.diagnostics.push(createDiagnostic({ code, severity: "error", span, facts, labels }));
  }

  /**
   * Returns the span of the declaration that a diagnostic refers to, or `undefined` if it refers to
   * none.
   */
  private declarationOf<C extends DiagnosticCode>(code: C, facts: Facts[C]): Span | undefined {
    const name = aboutDeclared[code]?.(facts);
    return name === undefined ? undefined : this.declared.get(name);
  }

  /** Runs work that may fail. Returns `undefined` on errors, and discards their diagnostics. */
  attempt<T>(work: () => T): T | undefined {
    const before = this.diagnostics.length;
    const result = work();
    if (this.diagnostics.length === before) return result;
    for (const one of this.diagnostics.splice(before)) this.reported.delete(reportKey(one));
    return undefined;
  }

  /** Runs checks of the whole game; reports when they exceed the limit of steps or levels. */
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

  /** Evaluates a constant. Returns `undefined` if the value depends on more than `env`. */
  constant(expr: ir.Expr, env: ConstantEnv = {}): number | undefined {
    return evaluateConstant(expr, { ...env, budget: this.budget, givesUp: true });
  }

  /** Evaluates an expression for each number of players. */
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

  /** Returns the line on which a span begins, from 1. */
  lineOf(span: Span): number {
    const known = this.lines.get(span.file) ?? lineFinder(this.texts.get(span.file) ?? "");
    this.lines.set(span.file, known);
    return known(span.start);
  }

  /** Returns the text of a span on one line. */
  textAt(span: Span): string {
    return (this.texts.get(span.file) ?? "").slice(span.start, span.end).replace(/\s+/g, " ");
  }

  /** Returns the span of the first occurrence of `part` inside a span, or the whole span. */
  within(span: Span, part: string): Span {
    return this.allWithin(span, part)[0] ?? span;
  }

  /** Returns the spans of all occurrences of `part` inside a span. */
  allWithin(span: Span, part: string): readonly Span[] {
    const text = this.texts.get(span.file) ?? "";
    const places: Span[] = [];
    for (let at = text.indexOf(part, span.start); at >= 0; at = text.indexOf(part, at + 1)) {
      if (at + part.length > span.end) break;
      places.push({ ...span, start: at, end: at + part.length });
    }
    return places;
  }

  /** Whether the rules have such a text. */
  isWritten(pattern: RegExp): boolean {
    return [...this.texts.values()].some((text) => pattern.test(text));
  }

  /** Returns the span extended through the next occurrence of `sign`. */
  through(sign: string, span: Span): Span {
    const end = (this.texts.get(span.file) ?? "").indexOf(sign, span.end);
    return end < 0 ? span : { ...span, end: end + sign.length };
  }

  /**
   * Declares a global name; enum members and pieces may share a name, all others must be unique.
   */
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

  /** Looks up a symbol of one of the kinds. Reports nothing. */
  find<K extends Symbol_["kind"]>(name: string, ...kinds: readonly K[]): SymbolOf<K> | undefined {
    return this.symbols
      .get(name)
      ?.find((symbol): symbol is SymbolOf<K> => kinds.some((kind) => kind === symbol.kind));
  }

  /**
   * Looks up a symbol of one of the kinds; reports an unknown name and a symbol of another kind.
   */
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

  /** Records a reference to a symbol. */
  mention(at: Span, symbol: Symbol_): void {
    this.mentions.note(at, spanOf(symbol));
  }

  /**
   * Reports an unknown name, with the removing edit if a variant has removed it. `candidates` are
   * the names that would be valid here, if they need more detail than their names; `meant` is what
   * is meant if no name is nearly the same.
   */
  reportUnknown(
    name: string,
    span: Span,
    known: () => readonly string[],
    candidates?: () => readonly NameCandidate[],
    meant?: string,
  ): void {
    const plain = () => known().flatMap((one) => this.candidates(one));
    this.mentions.gap(span, candidates ?? plain);
    const mayCompare = this.suggestions.trySpend(this.written.size + this.symbols.size);
    const nearest = mayCompare ? findNearest(name, known()) : undefined;
    const facts = { name, nearest: nearest ?? meant };
    this.report("unknown-name", span, facts, this.gone.get(name), "removed-here");
  }

  /**
   * Returns the symbols with a name as candidates; names without a declaration in the sources have
   * no span.
   */
  private candidates(name: string): NameCandidate[] {
    const symbols = this.symbols.get(name) ?? [undefined];
    return symbols.map((symbol) => {
      const kind = symbol?.kind ?? "name";
      return { name, kind, span: symbol && spanOf(symbol), type: undefined, fits: true };
    });
  }

  /** Records an unresolved name where a symbol of some kinds would be valid. */
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

  /** Returns the score reason that stands for a piece; created on first use. */
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
