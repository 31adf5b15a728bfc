// Lockstep playouts of two games for points only: no logs, no texts.

import type { Game, Setup, State } from "../../dsl/index.ts";
import { EndlessGame, maxDecisions } from "../simulation/simulate.ts";
import { type GamePair, getGamePair } from "./game-pair.ts";

interface BothEnds {
  readonly scoresA: readonly number[];
  readonly scoresB: readonly number[];
  /** Number of decisions before the points first differ; 0 is the setup. */
  readonly firstScoreParting: number | undefined;
  /** Number of decisions made in both games. */
  readonly decisions: number;
  /** Whether both games ended; otherwise B lacked an option, or only one game ended. */
  readonly complete: boolean;
}

/** Plays random options of A in both games; `random(n)` returns 0 … n - 1. Throws like `start`. */
export function playBothToEnd(
  a: Game,
  b: Game,
  setup: Setup,
  random: (n: number) => number,
): BothEnds {
  const pairing = getGamePair(a, b);
  const [stateA, stateB] = [a.start(setup), b.start(setup)];
  let firstScoreParting: number | undefined;
  let decisions = 0;
  for (; decisions <= maxDecisions; decisions++) {
    if (firstScoreParting === undefined && !samePoints(pairing, stateA, stateB, setup.players)) {
      firstScoreParting = decisions;
    }
    const options = a.options(stateA);
    const code = options[random(Math.max(1, options.length))];
    const other = code === undefined ? undefined : codeInB(pairing, code, stateB);
    if (code === undefined || other === undefined) {
      const complete = a.isOver(stateA) && b.isOver(stateB);
      const [scoresA, scoresB] = [a.scores(stateA), b.scores(stateB)];
      return { scoresA, scoresB, firstScoreParting, decisions, complete };
    }
    a.playUnchecked(stateA, code);
    b.playUnchecked(stateB, other);
  }
  throw new EndlessGame();
}

/** Returns the code in B of an option of A, or `undefined` if B does not offer it. */
function codeInB(pairing: GamePair, code: number, stateB: State): number | undefined {
  const offered = pairing.b.options(stateB);
  if (pairing.sameCodes) return offered.includes(code) ? code : undefined;
  const notation = pairing.notationA(code);
  return offered.find((other) => pairing.notationB(other) === notation);
}

function samePoints({ a, b }: GamePair, stateA: State, stateB: State, seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (stateA[a.meta.score + seat] !== stateB[b.meta.score + seat]) return false;
  }
  return true;
}
