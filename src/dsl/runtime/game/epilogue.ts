// The end of a game from a position that somebody describes.

import { watch } from "../engine/attach-log.ts";
import { applyFacts, clearZones } from "../examples/apply-facts.ts";
import type { ExampleFact } from "../meta/examples.ts";
import type { Meta } from "../meta/meta.ts";
import type { Game, Log, State } from "./game.ts";
import type { LoadedGame } from "./table-game.ts";

/** What the program does behind the last decision of a game. */
export interface ClosingMeta {
  /** The slot of the first frame, its procedure, and the step from which nobody is asked any more. */
  readonly frame: number;
  readonly procedure: number;
  readonly step: number;
  /** What the rest reads, and the ranking after it: indices into the lists of `Meta`. */
  readonly counters: readonly number[];
  readonly marks: readonly number[];
  readonly zones: readonly number[];
  readonly grids: readonly number[];
  readonly tracks: readonly number[];
}

/** What lies on the table when the last decision has been made, with the scores so far. */
export interface EndPosition {
  readonly players: number;
  /** Option id → choice id; what is missing takes the first choice. */
  readonly options?: Readonly<Record<string, string>>;
  readonly facts: readonly ExampleFact[];
}

/** Nothing that chance decides is left in the position. */
const SEED = 1;

export function scoreEndPosition(
  loaded: LoadedGame,
  game: Game,
  { players, options = {}, facts }: EndPosition,
  log: Log | undefined,
): State {
  const { meta, program } = loaded;
  const state = game.start({ players, seed: SEED, options });
  if (meta.once !== undefined) state.fill(0, meta.once.who, meta.once.end);
  clearZones(meta, state);
  applyFacts(loaded, state, facts);
  decideNoMore(meta, state);
  watch(meta, program, log, () => program.run(state));
  return state;
}

/** What the end of a game would be if nobody decided anything any more; the state stays as it is. */
export function runEpilogue({ meta, program }: LoadedGame, state: State): State {
  const end = state.slice();
  if (end[0] !== 0) return end;
  if (meta.once !== undefined) end.fill(0, meta.once.who, meta.once.end);
  decideNoMore(meta, end);
  program.run(end);
  return end;
}

/** The rules that were waiting are done; only the flow itself is not. */
function decideNoMore({ closing: { frame, procedure, step } }: Meta, state: State): void {
  state.fill(0, frame);
  state.set([procedure, step], frame);
  state[1] = frame;
}
