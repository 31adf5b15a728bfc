// Collects all statements of a rule, at any depth.

import type * as ir from "./ir.ts";
import type { BindingKind, ChangeKind, FlowKind, RollKind, TransferKind } from "./kinds.ts";

/**
 * Returns every statement, each before its nested ones. Statements of called procedures are not
 * included.
 */
export function statementsIn(statements: readonly ir.Stmt[]): ir.Stmt[] {
  return statements.flatMap((stmt) => [stmt, ...statementsIn(nestedIn(stmt))]);
}

/** Returns the statements directly nested in a statement. */
export function nestedIn(stmt: ir.Stmt): readonly ir.Stmt[] {
  switch (stmt.kind) {
    case "if":
      return [...stmt.then, ...stmt.else];
    case "choose":
      return stmt.else ?? [];
    case "forEach":
    case "eachPlayer":
    case "anyOrder":
    case "forPlayer":
    case "times":
    case "until":
    case "rule":
      return stmt.body;
    default:
      stmt.kind satisfies ChangeKind | TransferKind | RollKind | BindingKind | FlowKind;
      return [];
  }
}

/** `each player at once { … }` */
export type SimultaneousBlock = Extract<ir.Stmt, { kind: "eachPlayer" }>;

/** Returns all blocks of simultaneous decisions of a game. */
export function findSimultaneousBlocks(
  game: Pick<ir.Game, "procedures" | "moves">,
): SimultaneousBlock[] {
  return [...game.procedures, ...game.moves].flatMap(({ body }) =>
    statementsIn(body).filter(
      (stmt): stmt is SimultaneousBlock => stmt.kind === "eachPlayer" && stmt.how === "once",
    ),
  );
}
