// Replays a record of one game under the rules of another.

import type { Game } from "../../dsl/index.ts";
import type { GameRecord, PlayedMove } from "../session/record.ts";
import type { RecordProblem } from "../session/record-problems.ts";
import { recordProblems } from "../session/record-problems.ts";
import { findSetupProblem, replay } from "../session/replay.ts";
import type { Divergence } from "./divergence.ts";
import { type LockstepGame, type LockstepOptions, startLockstep } from "./lockstep-game.ts";

/** The result of a replay. */
export type ReplayedUnder =
  /** The record is invalid under its own rules, or its setup under the other ones. */
  | { readonly kind: "problem"; readonly problem: RecordProblem }
  | {
      readonly kind: "compared";
      /** `stops`: a move of the record is illegal under the other rules. */
      readonly outcome: "same" | "other-points" | "stops";
      /** The first divergence; `undefined` if there is none. */
      readonly parting: Divergence | undefined;
      /** Why the record cannot be continued; only for `stops`. */
      readonly stop: Divergence | undefined;
      /** Number of moves of the record that were played in both games. */
      readonly played: number;
      /** Points by seat at the end of the replay; in A always after the last move. */
      readonly scoresA: readonly number[];
      readonly scoresB: readonly number[];
      /** Both games up to that position. */
      readonly twin: LockstepGame;
    };

/** Replays a record of A in B; by default options that the record did not choose do not count. */
export function replayUnder(
  a: Game,
  b: Game,
  record: GameRecord,
  terms: LockstepOptions = {},
): ReplayedUnder {
  const proved = replay(a, record);
  if (proved.kind === "problem") return proved;
  const problem = problemIn(b, record);
  if (problem !== undefined) return { kind: "problem", problem };

  const kinds = ["setup", "chance", "score", "position", "player", "ranking"] as const;
  const twin = startLockstep(a, b, record.table, { kinds, ...terms });
  const stop = playedUntil(twin, a, proved.moves);
  const [scoresA, scoresB] = [a.scores(proved.state), b.scores(twin.state("b"))];
  const same = scoresA.every((points, seat) => points === scoresB[seat]);
  const outcome = stop.stopped ? "stops" : same ? "same" : "other-points";
  const parting = twin.parting ?? stop.parting;
  const played = twin.length;
  return { kind: "compared", outcome, parting, stop: stop.parting, played, scoresA, scoresB, twin };
}

function problemIn(
  { meta }: Game,
  { game, table, headLines }: GameRecord,
): RecordProblem | undefined {
  const wrong =
    game === meta.id
      ? findSetupProblem(meta, table.seats.length, table.options)
      : { about: "game", text: recordProblems.otherGame(game, meta.id) };
  return wrong && { line: headLines[wrong.about] ?? 1, text: wrong.text };
}

/** Plays the moves as long as both games offer them. */
function playedUntil(
  twin: LockstepGame,
  a: Game,
  moves: readonly PlayedMove[],
): { readonly stopped: boolean; readonly parting: Divergence | undefined } {
  for (const { option: code, seed } of moves) {
    const option = twin.options().common.find((common) => common.a === code);
    if (option === undefined) {
      return { stopped: true, parting: whyStopped(twin, a.notation(code)) };
    }
    twin.playOption(option, seed);
  }
  return { stopped: false, parting: undefined };
}

/** Returns the divergence at a stop; another deciding player explains more than an illegal move. */
function whyStopped(twin: LockstepGame, move: string): Divergence | undefined {
  const here = twin.partings.find(({ kind, at }) => kind === "player" && at === twin.length);
  return here ?? twin.whyNot(move);
}
