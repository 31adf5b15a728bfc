// What the checker knows while it works: names, reports, and what it has built so far.

import type { Code, Facts, Label } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type * as ir from "../ir/ir.ts";
import { NUMBER } from "../ir/types.ts";
import { Mentions } from "../source/mentions.ts";
import { nearest } from "../source/nearest.ts";
import { lineFinder } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";

/** What a global name may stand for. */
export type Symbol_ =
  | { readonly kind: "option"; readonly option: ir.Option }
  | { readonly kind: "rival"; readonly rival: ir.Rival }
  | { readonly kind: "enum"; readonly enum: ir.Enum }
  | { readonly kind: "member"; readonly enum: ir.Enum; readonly value: number }
  | { readonly kind: "family"; readonly family: ir.Family }
  | { readonly kind: "piece"; readonly piece: ir.Piece }
  /** A piece with parameters: all its kinds. */
  | {
      readonly kind: "pieces";
      readonly members: readonly number[];
      readonly family: ir.Family;
      readonly span: Span;
    }
  | { readonly kind: "shape"; readonly shape: ir.Shape }
  | { readonly kind: "board"; readonly board: ir.Board }
  | { readonly kind: "counter"; readonly counter: ir.Counter }
  | { readonly kind: "mark"; readonly mark: ir.Mark }
  | { readonly kind: "zone"; readonly zone: ir.Zone }
  | { readonly kind: "grid"; readonly grid: ir.Grid }
  | { readonly kind: "track"; readonly track: ir.Track }
  | { readonly kind: "die"; readonly die: ir.Die }
  | { readonly kind: "table"; readonly table: ir.Table }
  | { readonly kind: "value"; readonly value: ir.Value }
  | { readonly kind: "define"; readonly define: ir.Define }
  | { readonly kind: "requirement"; readonly requirement: ast.Requirement }
  | { readonly kind: "cost"; readonly cost: ast.Cost }
  | { readonly kind: "action"; readonly action: ast.Action }
  | { readonly kind: "procedure"; readonly procedure: ir.Procedure }
  | { readonly kind: "event"; readonly event: ir.Procedure }
  | { readonly kind: "reason"; readonly reason: ir.Reason };

export type SymbolOf<K extends Symbol_["kind"]> = Extract<Symbol_, { kind: K }>;

/** What a name stands for in a rule, and where it has been given. */
export interface Bound {
  readonly value: ir.Expr;
  readonly span: Span | undefined;
}

/** Names bound in a rule, from the innermost outwards, and what each stands for. */
export interface Scope {
  readonly names: ReadonlyMap<string, Bound>;
  /** The piece whose rule this is: the reason of `score` statements that name none. */
  readonly piece: ir.Piece | undefined;
  /** Zones known to hold something and values known not to be none, as they are written (see asked.ts). */
  readonly there: ReadonlySet<string>;
}

export const EMPTY_SCOPE: Scope = { names: new Map(), piece: undefined, there: new Set() };

/** A formula that is declared and not read yet. */
export const UNKNOWN: ir.Expr = { kind: "const", value: 0, type: NUMBER };

/** The scope with one more name. What has been asked with another meaning of the name is forgotten. */
export function bind(scope: Scope, name: string, value: ir.Expr, span: Span | undefined): Scope {
  const names = new Map(scope.names).set(name, { value, span });
  if (scope.there.size === 0) return { ...scope, names };
  const mentions = new RegExp(`\\b${name}\\b`);
  const there = [...scope.there].filter((one) => !mentions.test(one));
  return { ...scope, names, there: new Set(there) };
}

export class Context {
  readonly diagnostics: Diagnostic[] = [];
  /** What every name means, as far as it has been found. */
  readonly mentions = new Mentions();
  readonly symbols = new Map<string, Symbol_[]>();
  /** Where each name was declared, for the second place of a report. */
  readonly declared = new Map<string, Span>();
  private readonly texts: ReadonlyMap<string, string>;
  private readonly lines = new Map<string, (offset: number) => number>();

  // What has been built, in order of declaration.
  readonly options: ir.Option[] = [];
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
  readonly moves = new Map<string, ir.Move>();
  /** Events that are announced in any order, and where. */
  readonly inAnyOrder = new Map<
    ir.Procedure,
    { readonly rules: ir.Procedure; readonly span: Span }
  >();
  readonly needIndex = new Map<string, number>();
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

  /** Reports a problem; a second place may be named by its label. */
  report<C extends Code>(
    code: C,
    span: Span,
    facts: Facts[C],
    second?: Span,
    label: Label = "first-declared",
  ): void {
    const labels = second === undefined ? [] : [{ span: second, label }];
    this.diagnostics.push({ code, severity: "error", span, facts, labels } as Diagnostic);
  }

  /** Does something that may fail; then there is nothing, and what it reported is forgotten. */
  attempt<T>(work: () => T): T | undefined {
    const before = this.diagnostics.length;
    const result = work();
    if (this.diagnostics.length === before) return result;
    this.diagnostics.length = before;
    return undefined;
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
      this.report("wrong-kind", name.span, { name: name.text, is: symbolName(other), expected });
    } else {
      this.reportUnknown(name.text, name.span, this.namesOf(kinds));
    }
    return undefined;
  }

  /** Notes what a name means. */
  mention(at: Span, symbol: Symbol_): void {
    this.mentions.note(at, spanOf(symbol));
  }

  /** Nothing has this name; if a variant has taken it away, the report says where. */
  reportUnknown(name: string, span: Span, known: Iterable<string>): void {
    const facts = { name, nearest: nearest(name, known) };
    this.report("unknown-name", span, facts, this.gone.get(name), "removed-here");
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

/** Enum members, pieces and boards are told apart by the type expected where they stand. */
function mayShare(first: Symbol_, second: Symbol_): boolean {
  const typed = ["member", "piece", "pieces", "board"];
  if (!typed.includes(first.kind) || !typed.includes(second.kind)) return false;
  if (first.kind !== second.kind) return true;
  return first.kind === "member" && second.kind === "member" && first.enum !== second.enum;
}

/** Where the name of a symbol is declared. */
export function spanOf(symbol: Symbol_): Span | undefined {
  switch (symbol.kind) {
    case "option":
      return symbol.option.span;
    case "rival":
      return symbol.rival.span;
    case "enum":
      return symbol.enum.span;
    case "member":
      return symbol.enum.members[symbol.value]?.span;
    case "family":
      return symbol.family.span;
    case "piece":
      return symbol.piece.span;
    case "pieces":
      return symbol.span;
    case "shape":
      return symbol.shape.span;
    case "board":
      return symbol.board.span;
    case "counter":
      return symbol.counter.span;
    case "mark":
      return symbol.mark.span;
    case "zone":
      return symbol.zone.span;
    case "grid":
      return symbol.grid.span;
    case "track":
      return symbol.track.span;
    case "die":
      return symbol.die.span;
    case "table":
      return symbol.table.span;
    case "value":
      return symbol.value.span;
    case "define":
      return symbol.define.span;
    case "requirement":
      return symbol.requirement.name.span;
    case "cost":
      return symbol.cost.name.span;
    case "action":
      return symbol.action.name.span;
    case "procedure":
      return symbol.procedure.span;
    case "event":
      return symbol.event.span;
    case "reason":
      return symbol.reason.span;
    default:
      return symbol satisfies never;
  }
}

/** How messages call a symbol, as a word of the language. */
export function symbolName(symbol: Symbol_): string {
  switch (symbol.kind) {
    case "member":
      return symbol.enum.id;
    case "pieces":
      return "piece";
    case "procedure":
      return "to";
    default:
      return symbol.kind;
  }
}
