// All statements of a rule, however deep they stand.

import type * as ir from "./ir.ts";

/** Every statement, each before those inside it. What a statement does elsewhere is not among them. */
export function statementsIn(statements: readonly ir.Stmt[]): ir.Stmt[] {
  return statements.flatMap((stmt) => {
    if (stmt.kind === "if") return [stmt, ...statementsIn(stmt.then), ...statementsIn(stmt.else)];
    return "body" in stmt ? [stmt, ...statementsIn(stmt.body)] : [stmt];
  });
}

/** `each player at once { … }` */
export type AtOnce = Extract<ir.Stmt, { kind: "eachPlayer" }>;

/** All places of a game at which everybody decides at the same time. */
export function atOnceIn(game: Pick<ir.Game, "procedures" | "moves">): AtOnce[] {
  return [...game.procedures, ...game.moves].flatMap(({ body }) =>
    statementsIn(body).filter(
      (stmt): stmt is AtOnce => stmt.kind === "eachPlayer" && stmt.how === "once",
    ),
  );
}
