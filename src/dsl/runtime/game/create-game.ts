// Creates a playable `Game` from a compiled game and the wording of its refusals.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import * as called from "../engine/imports.ts";
import { instantiateProgram, type RunProgramText } from "../engine/instantiate-program.ts";
import type { Program, ProgramFactory, RandomSource } from "../engine/program-api.ts";
import { stateWithFacts } from "../examples/apply-facts.ts";
import { isMet } from "../examples/exercise.ts";
import { checkCanCondition, exampleStart, runExample } from "../examples/run-example.ts";
import type { Meta } from "../meta/meta.ts";
import { createStart, lay } from "./create-match.ts";
import { determinize } from "./determinize.ts";
import { runEpilogue, scoreEndPosition } from "./epilogue.ts";
import { explain } from "./explain.ts";
import type { Wordings } from "./explanations/wording.ts";
import type { Game, State } from "./game.ts";
import { encode } from "./parse-notation.ts";
import { load, save } from "./save.ts";
import { type LoadedGame, startProgram } from "./table-game.ts";

/** A compiled game: its metadata, and the body of a function that returns its program. */
export interface Compiled {
  readonly meta: Meta;
  readonly js: string;
}

export type { RunProgramText };

/** Names of the runtime functions that programs call. */
export const importNames = Object.keys(called);

/**
 * Creates a program from its source; `given` are the functions that it may call, `run` is for pages
 * that may not make programs from text.
 */
export function programFrom(js: string, given: object = called, run?: RunProgramText): Program {
  // The compiler generates the API of `Program`.
  return instantiateProgram(js, given, run) as Program;
}

/** Creates a game from its program as a function, as bundlers import it. */
export function createGame(meta: Meta, factory: ProgramFactory, wordings: Wordings): Game {
  const loaded = startProgram(meta, factory, wordings);
  const { program } = loaded;
  const game: Game = {
    ...createStart(loaded),
    explain: (state, action, args) => explain(loaded, state, action, args),
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
    load: (text) => load(loaded, text),
    sample: (state, viewer, seed) => determinize(loaded, state, viewer, seed),
    decider: (state) => (state[0] === 0 ? (state[3] as number) : -1),
    choicePoint: (state) => state[8] as number,
    close: (position, log) => scoreEndPosition(loaded, game, position, log),
    endedNow: (state) => runEpilogue(loaded, state),
    withFacts: (state, facts) => stateWithFacts(loaded, state, facts),
    runExample: (id) => runExample(loaded, game, id),
    exampleStart: (id) => exampleStart(loaded, game, id),
    valueOf: (state, value, player, args) => ruleValue(loaded, state, value, player, args),
    isMet: (condition, at) =>
      condition.kind === "can"
        ? checkCanCondition(game, { state: at.state, names: [], before: at.start }, condition) ===
          undefined
        : isMet(loaded, game, condition, at),
  };
  return game;
}

function playout(program: Program, state: State, random: RandomSource, limit = 100_000): number {
  const decisions = program.playout(state, random, limit);
  if (decisions < 0) throw new RangeError(`the game has not ended after ${limit} decisions`);
  return decisions;
}

function ruleValue(
  { meta, program }: LoadedGame,
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
    because: because(state, player, ...args).map((i) => exceptions[i]?.kind ?? 0),
  };
}
