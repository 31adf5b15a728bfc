// The operators of expressions, shared by the syntax tree and the checked game.

export type UnaryOp = "not" | "-";

export type BinaryOp =
  | "or"
  | "and"
  | "is"
  | "is not"
  | "<"
  | "<="
  | ">"
  | ">="
  | "+"
  | "-"
  | "*"
  | "mod";
