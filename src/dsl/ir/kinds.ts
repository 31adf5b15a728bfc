// Groups of node kinds. A function that handles a few kinds names the groups of all others in its
// `default` (`expr.kind satisfies LeafKind | …`), so that a new kind, which belongs to no group, is
// a type error until its meaning there is decided.

import type * as ir from "./ir.ts";

type ExprKinds<K extends ir.Expr["kind"]> = K;
type StmtKinds<K extends ir.Stmt["kind"]> = K;
type DomainKinds<K extends ir.Domain["kind"]> = K;
type TypeKinds<K extends ir.Type["kind"]> = K;

/** Neither parts nor state: constants, names, and what is fixed by the set-up. */
export type LeafKind = ExprKinds<"const" | "local" | "you" | "players" | "rival" | "option">;

/** Reads of the state of a game. */
export type ReadKind = ExprKinds<
  | ("score" | "counter" | "counterFull" | "mark" | "cell" | "isFilled" | "howMany")
  | ("zoneSize" | "zoneFull" | "endOf" | "kindsOf" | "placeOn" | "positionOn" | "timesSeen")
>;

/** Uses of declarations. */
export type UseKind = ExprKinds<"value" | "table" | "after">;

export type FieldKind = ExprKinds<"pieceField" | "spaceField">;

/** Computed from operands alone. */
export type OperatorKind = ExprKinds<
  | ("unary" | "binary" | "divide" | "math" | "if" | "setOf" | "union" | "setSize")
  | ("isIn" | "isFamily" | "domainSize" | "beside" | "spaceAt" | "rangeCheck")
>;

/** With a binder. */
export type QuantifierKind = ExprKinds<"count" | "sum" | "some" | "find" | "every" | "different">;

/** Statements that change the score or a single thing. */
export type ChangeKind = StmtKinds<
  "gain" | "score" | "setCounter" | "setMark" | "advance" | "sort" | "remember"
>;

/** Statements that add, remove or move elements. */
export type TransferKind = StmtKinds<
  "add" | "remove" | "move" | "removeAll" | "moveAll" | "moveEnd" | "draw"
>;

export type RollKind = StmtKinds<"roll" | "rollZone" | "rollMark">;

export type BindingKind = StmtKinds<"let" | "rollLet" | "drawLet">;

/** Statements with statements inside. */
export type BlockKind = StmtKinds<
  "if" | "forEach" | "eachPlayer" | "anyOrder" | "forPlayer" | "times" | "until" | "rule" | "choose"
>;

/** Statements that call other rules, or end the game. */
export type FlowKind = StmtKinds<"do" | "endGame">;

/** Every kind that belongs to a group, for a `default` that handles all others. */
export type GroupedExprKind =
  | LeafKind
  | ReadKind
  | UseKind
  | FieldKind
  | OperatorKind
  | QuantifierKind;

export type GroupedStmtKind =
  | ChangeKind
  | TransferKind
  | RollKind
  | BindingKind
  | BlockKind
  | FlowKind;

export type GroupedDomainKind = DomainKinds<
  | ("range" | "enum" | "players" | "boards" | "set" | "subsets" | "zone" | "spaces")
  | ("neighbours" | "region" | "group" | "lines" | "line" | "ray" | "until")
>;

export type GroupedTypeKind = TypeKinds<
  ("number" | "yesno" | "player" | "enum" | "piece" | "space" | "board" | "set" | "line") | "orNone"
>;

/** Returns the values that exceptions bend, and those that are a constant of the rules. */
export function ruleValuesOf({ values }: Pick<ir.Game, "values">): readonly ir.Value[] {
  return values.filter((value) => value.isBent || isFigure(value));
}

/** Whether a value is a constant of the rules: `value toll = 2`. */
export function isFigure({ params, body }: Pick<ir.Value, "params" | "body">): boolean {
  return params.length === 0 && body.kind === "const";
}
