// Epilogue: runs the flow from after its last decision to the end of the game.

import { watch } from "../engine/attach-log.ts";
import { readSeatCount } from "../engine/slots.ts";
import { applyFacts, clearZones } from "../examples/apply-facts.ts";
import type { ExampleFact } from "../meta/examples.ts";
import type { Meta } from "../meta/meta.ts";
import type { Game, Log, State } from "./game.ts";
import type { LoadedGame, LoadedPlayable } from "./table-game.ts";

/** Data about the epilogue of a game. */
export interface ClosingMeta {
  /** The slot of the first frame, its procedure, and the first step without further decisions. */
  readonly frame: number;
  readonly procedure: number;
  readonly step: number;
  /** Storages that the epilogue and the ranking read: indices into the lists of `Meta`. */
  readonly counters: readonly number[];
  readonly marks: readonly number[];
  readonly zones: readonly number[];
  readonly grids: readonly number[];
  readonly tracks: readonly number[];
  /** Those of the tracks of which the positions are read, not only the order of the players. */
  readonly positions: readonly number[];
}

/** The position after the last decision, with the scores so far. */
export interface EndPosition {
  readonly players: number;
  /** Option id → choice id; options that are missing have their first choice. */
  readonly options?: Readonly<Record<string, string>>;
  /** The points of scripted rivals, by seat; the seat of one that does not take part is not read. */
  readonly rivals?: readonly number[];
  readonly facts: readonly ExampleFact[];
}

/** The seed is arbitrary: no outcome of a chance event remains in the position. */
const SEED = 1;

/** Returns the final state after the epilogue has scored a given position. */
export function scoreEndPosition(
  loaded: LoadedGame,
  game: Game,
  { players, options = {}, rivals = [], facts }: EndPosition,
  log: Log | undefined,
): State {
  const { meta, program } = loaded;
  const state = game.start({ players, seed: SEED, options });
  if (meta.once !== undefined) state.fill(0, meta.once.who, meta.once.end);
  clearZones(meta, state);
  applyFacts(loaded, state, facts);
  state.set(rivals, meta.score + players);
  // What set-ups and lasting points have brought is part of the given scores.
  state.fill(0, meta.ledger, meta.ledger + readSeatCount(meta, state) * meta.reasons.length);
  decideNoMore(meta, state);
  watch(meta, program, log, () => program.run(state));
  return state;
}

/** Returns the final state if the epilogue ran now; `state` is not changed. */
export function runEpilogue({ meta, program }: LoadedPlayable, state: State): State {
  const end = state.slice();
  if (end[0] !== 0) return end;
  if (meta.once !== undefined) end.fill(0, meta.once.who, meta.once.end);
  decideNoMore(meta, end);
  program.run(end);
  return end;
}

/** Discards all frames except that of the flow, which resumes at the epilogue. */
function decideNoMore({ closing: { frame, procedure, step } }: Meta, state: State): void {
  state.fill(0, frame);
  state.set([procedure, step], frame);
  state[1] = frame;
}
