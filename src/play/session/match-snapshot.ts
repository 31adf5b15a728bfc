// Snapshot of a match: what screens show of its session, as plain data that can leave a web worker.

import type { LogEntry } from "../../dsl/index.ts";
import { isBotKind } from "../bots/kinds.ts";
import type { BegunStep } from "./begun-steps.ts";
import { type FirstTurn, firstTurnOf } from "./first-turn.ts";
import type { MatchTable } from "./record.ts";
import type { LoggedMove, Session } from "./session.ts";

export interface MatchSnapshot {
  readonly table: MatchTable;
  /** Log entries before the first decision. */
  readonly opening: readonly LogEntry[];
  /** The phases and rounds that begin with the match. */
  readonly begun: readonly BegunStep[];
  /** The moves up to the present position. */
  readonly past: readonly LoggedMove[];
  /** How many of the last of them are still hidden, because all decide at the same time. */
  readonly covered: number;
  /** The moves that were undone and can be redone. */
  readonly future: readonly LoggedMove[];
  /** Who begins; `undefined` while all decide at the same time. */
  readonly firstTurn: FirstTurn | undefined;
  /** Whether a bot has to decide. */
  readonly isBots: boolean;
}

export function snapshotMatch(session: Session): MatchSnapshot {
  const { table, opening, begun, past, future, game, state } = session;
  const seat = game.decision(state)?.player;
  const isBots = isBotKind(table.seats[seat ?? -1]?.kind ?? "");
  const covered = session.covered.length;
  const firstTurn = firstTurnOf(session);
  return { table, opening, begun, past, covered, future, firstTurn, isBots };
}
