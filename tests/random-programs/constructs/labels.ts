// The names of constructs in the table of what was executed: those of the nodes of the IR, and of the
// places of a game in which expressions and statements stand.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import {
  BINARY_OPS,
  type BinaryOp,
  UNARY_OPS,
  type UnaryOp,
} from "../../../src/dsl/operators/operators.ts";

export type OperatorLabel = `unary ${UnaryOp}` | `binary ${BinaryOp}`;

export type ExprLabel = Exclude<ir.Expr["kind"], "unary" | "binary"> | OperatorLabel;

export const unaryOps = Object.keys(UNARY_OPS) as UnaryOp[];
export const binaryOps = Object.keys(BINARY_OPS) as BinaryOp[];

/** A table with an entry for each operator, as its row says. */
export function perOperator<T>(
  ofUnary: (op: UnaryOp) => T,
  ofBinary: (op: BinaryOp) => T,
): Readonly<Record<OperatorLabel, T>> {
  return Object.fromEntries([
    ...unaryOps.map((op) => [`unary ${op}`, ofUnary(op)] as const),
    ...binaryOps.map((op) => [`binary ${op}`, ofBinary(op)] as const),
  ]) as Record<OperatorLabel, T>;
}

/** What is iterated over: `in zone`. */
export type DomainLabel = `in ${ir.Domain["kind"]}`;

/** Statements that authors write: the moment of a history notes the position by itself. */
type WrittenStmt = Exclude<ir.Stmt, { kind: "remember" }>;

type EachPlayer = Extract<ir.Stmt, { kind: "eachPlayer" }>["how"];

export type StmtLabel = `stmt ${
  | Exclude<WrittenStmt["kind"], "gain" | "eachPlayer">
  | "gain"
  | "pay"
  | `eachPlayer ${EachPlayer}`}`;

/** Where the rules of a game stand, outside of expressions and statements. */
export type ContextLabel =
  | ("flow" | "move" | "pick" | "head let" | "need")
  | ("exception is" | "exception plus" | "worth")
  | ("starts" | "max" | "limit" | "rival when" | "copies" | "ranking" | "rating");

export type Label = ExprLabel | DomainLabel | StmtLabel | ContextLabel;

/** A construct directly inside another one. */
export type Pair = `${Label} > ${Label}`;

export function exprLabel(expr: ir.Expr): ExprLabel {
  switch (expr.kind) {
    case "unary":
      return `unary ${expr.op}`;
    case "binary":
      return `binary ${expr.op}`;
    default:
      return expr.kind;
  }
}

export function stmtLabel(stmt: WrittenStmt): StmtLabel {
  switch (stmt.kind) {
    case "gain":
      return stmt.sign === 1 ? "stmt gain" : "stmt pay";
    case "eachPlayer":
      return `stmt eachPlayer ${stmt.how}`;
    default:
      return `stmt ${stmt.kind}`;
  }
}
