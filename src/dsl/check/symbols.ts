// The symbols that global names denote.

import type * as ir from "../ir/ir.ts";
import { NUMBER, PLAYER } from "../ir/types.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";

/** The player who executes a rule. */
export const YOU: ir.Expr = { kind: "you", type: PLAYER };

/** The symbol of a global name. */
export type Symbol_ =
  | { readonly kind: "option"; readonly option: ir.SetupOption }
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
  | { readonly kind: "history"; readonly history: ir.History }
  | { readonly kind: "die"; readonly die: ir.Die }
  | { readonly kind: "table"; readonly table: ir.Table }
  | { readonly kind: "value"; readonly value: ir.Value }
  | { readonly kind: "requirement"; readonly requirement: ast.Requirement }
  | { readonly kind: "cost"; readonly cost: ast.Cost }
  | { readonly kind: "action"; readonly action: ast.Action }
  | { readonly kind: "procedure"; readonly procedure: ir.Procedure }
  | { readonly kind: "event"; readonly event: ir.Procedure }
  | { readonly kind: "reason"; readonly reason: ir.Reason };

export type SymbolOf<K extends Symbol_["kind"]> = Extract<Symbol_, { kind: K }>;

/**
 * Returns whether two symbols may share a name: enum members, pieces and boards are distinguished
 * by the expected type.
 */
export function mayShare(first: Symbol_, second: Symbol_): boolean {
  const typed = ["member", "piece", "pieces", "board"];
  if (!typed.includes(first.kind) || !typed.includes(second.kind)) return false;
  if (first.kind !== second.kind) return true;
  return first.kind === "member" && second.kind === "member" && first.enum !== second.enum;
}

/** Returns the span of the declaration of a symbol. */
export function spanOf(symbol: Symbol_): Span | undefined {
  switch (symbol.kind) {
    case "option":
      return symbol.option.span;
    case "rival":
      return symbol.rival.span;
    case "enum":
      return symbol.enum.isBuiltIn ? undefined : symbol.enum.span;
    case "member":
      return symbol.enum.isBuiltIn ? undefined : symbol.enum.members[symbol.value]?.span;
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
    case "history":
      return symbol.history.span;
    case "die":
      return symbol.die.span;
    case "table":
      return symbol.table.span;
    case "value":
      return symbol.value.span;
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

/** Returns the name of the kind of a symbol in diagnostics, as a keyword of the language. */
export function symbolName(symbol: Symbol_): string {
  switch (symbol.kind) {
    case "member":
      return symbol.enum.id;
    case "pieces":
      return "piece";
    case "procedure":
      return "to";
    case "grid":
      return "zone … on";
    default:
      return symbol.kind;
  }
}

/** Returns the value of a global name without arguments, or `undefined` if it has none. */
export function symbolValue(symbol: Symbol_): ir.Expr | undefined {
  switch (symbol.kind) {
    case "option":
      return { kind: "option", option: symbol.option, type: symbol.option.type };
    case "rival":
      return { kind: "rival", rival: symbol.rival, type: PLAYER };
    case "member":
      return { kind: "const", value: symbol.value, type: { kind: "enum", enum: symbol.enum } };
    case "piece":
      return {
        kind: "const",
        value: symbol.piece.index,
        type: { kind: "piece", family: symbol.piece.family },
      };
    case "board":
      return {
        kind: "const",
        value: symbol.board.index,
        type: { kind: "board", shape: symbol.board.shape },
      };
    case "value":
      if (symbol.value.params.length > 0) return undefined;
      return { kind: "value", value: symbol.value, player: YOU, args: [], type: symbol.value.type };
    default:
      return undefined;
  }
}

/** Returns the type of the value of a symbol; of a family, the type of its pieces. */
export function typeOf(symbol: Symbol_): ir.Type | undefined {
  switch (symbol.kind) {
    case "value":
      return symbol.value.type;
    case "table":
      return symbol.table.type;
    case "counter":
      return NUMBER;
    case "mark":
      return symbol.mark.type;
    case "family":
    case "pieces":
      return { kind: "piece", family: symbol.family };
    default:
      return symbolValue(symbol)?.type;
  }
}
