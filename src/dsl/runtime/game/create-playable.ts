// The part of a compiled game that bots, simulations and saved games need; without positions made from
// facts, without examples, and with explanations that are loaded on demand.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { listFacts, type Program, type RandomSource } from "../engine/program-api.ts";
import { createStart, type Explainer, lay } from "./create-match.ts";
import { determinize } from "./determinize.ts";
import { runEpilogue } from "./epilogue.ts";
import type { PlayableGame, State } from "./game.ts";
import { encode } from "./parse-notation.ts";
import { load, save } from "./save.ts";
import type { LoadedPlayable } from "./table-game.ts";

/** Creates the part of a game that needs no screen; `loadExplainer` brings the explanations. */
export function createPlayable(
  loaded: LoadedPlayable,
  loadExplainer: () => Promise<Explainer>,
): PlayableGame {
  return {
    ...createUnexplained(loaded),
    explain: async (state, action, args) => {
      const { explain, wordings } = await loadExplainer();
      return explain({ ...loaded, wordings }, state, action, args);
    },
  };
}

/** Creates what complete games need as well. */
export function createUnexplained(loaded: LoadedPlayable): Omit<PlayableGame, "explain"> {
  const { meta, program } = loaded;
  return {
    ...createStart(loaded),
    playUnchecked: (state, option) => {
      program.apply(state, option);
    },
    playout: (state, random, limit) => playout(program, state, random, limit),
    randomGame: (state, setup, random, limit) => {
      lay(loaded, state, setup);
      return playout(program, state, random, limit);
    },
    encode: (move, args) => encode(meta, move, args),
    save: (state) => save(meta, state),
    load: (text) => load(meta, text),
    sample: (state, viewer, seed) => determinize(loaded, state, viewer, seed),
    decider: (state) => (state[0] === 0 ? (state[3] as number) : -1),
    choicePoint: (state) => state[8] as number,
    endedNow: (state) => runEpilogue(loaded, state),
    valueOf: (state, value, player, args) => ruleValue(loaded, state, value, player, args),
  };
}

function playout(program: Program, state: State, random: RandomSource, limit = 100_000): number {
  const decisions = program.playout(state, random, limit);
  if (decisions < 0) throw new RangeError(`the game has not ended after ${limit} decisions`);
  return decisions;
}

function ruleValue(
  { meta, program }: LoadedPlayable,
  state: State,
  value: string,
  player: number,
  args: readonly number[],
) {
  const index = meta.values.findIndex(({ id }) => id === value);
  const now = program.values[index];
  const because = program.because[index];
  if (now === undefined || because === undefined)
    throw new RangeError(`there is no value ${value}`);
  const exceptions = meta.values[index]?.exceptions ?? [];
  return {
    value: Number(now(state, player, ...args)),
    because: listFacts(program, because(state, player, ...args)).map(
      (i) => exceptions[i]?.kind ?? 0,
    ),
  };
}
