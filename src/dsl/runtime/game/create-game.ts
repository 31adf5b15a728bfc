// Creates a playable `Game` from a compiled game and the wording of its refusals.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { watch } from "../engine/attach-log.ts";
import * as called from "../engine/imports.ts";
import { instantiateProgram, type RunProgramText } from "../engine/instantiate-program.ts";
import type { Program, ProgramFactory, RandomSource } from "../engine/program-api.ts";
import { readRngCounter, seedRng } from "../engine/rng.ts";
import { stateWithFacts } from "../examples/apply-facts.ts";
import { isMet } from "../examples/exercise.ts";
import { checkCanCondition, exampleStart, runExample } from "../examples/run-example.ts";
import type { Meta } from "../meta/meta.ts";
import { determinize } from "./determinize.ts";
import { runEpilogue, scoreEndPosition } from "./epilogue.ts";
import { explain } from "./explain.ts";
import type { Wordings } from "./explanations/wording.ts";
import type { Game, Log, Setup, State } from "./game.ts";
import { encode, readNotation } from "./parse-notation.ts";
import { load, save } from "./save.ts";
import { createTable, type LoadedGame, startProgram } from "./table-game.ts";

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
    ...createTable(loaded),
    start: (setup, log) => {
      const state = new Int32Array(meta.size);
      begin(loaded, state, setup, log);
      return state;
    },
    playUnchecked: (state, option) => {
      program.apply(state, option);
    },
    playout: (state, random, limit) => playout(program, state, random, limit),
    randomGame: (state, setup, random, limit) => {
      lay(loaded, state, setup);
      return playout(program, state, random, limit);
    },
    readNotation: (state, text) => readNotation(loaded, state, text),
    encode: (move, args) => encode(meta, move, args),
    save: (state) => save(meta, state),
    load: (text) => load(loaded, text),
    sample: (state, viewer, seed) => determinize(loaded, state, viewer, seed),
    reseed: seedRng,
    chanceMark: readRngCounter,
    decider: (state) => (state[0] === 0 ? (state[3] as number) : -1),
    choicePoint: (state) => state[8] as number,
    close: (position, log) => scoreEndPosition(loaded, game, position, log),
    endedNow: (state) => runEpilogue(loaded, state),
    withFacts: (state, facts) => stateWithFacts(loaded, state, facts),
    runExample: (id) => runExample(loaded, game, id),
    exampleStart: (id) => exampleStart(loaded, game, id),
    explain: (state, action, args) => explain(loaded, state, action, args),
    valueOf: (state, value, player, args) => ruleValue(loaded, state, value, player, args),
    isMet: (condition, at) =>
      condition.kind === "can"
        ? checkCanCondition(game, { state: at.state, names: [], before: at.start }, condition) ===
          undefined
        : isMet(loaded, game, condition, at),
  };
  return game;
}

/** Sets up a match in a buffer and runs it to its first decision. */
function begin(loaded: LoadedGame, state: State, setup: Setup, log: Log | undefined): void {
  const { meta, program } = loaded;
  lay(loaded, state, setup);
  if (log === undefined) program.run(state);
  else watch(meta, program, log, () => program.run(state));
}

/** Sets up a match in a buffer without running it. */
function lay({ meta, program }: LoadedGame, state: State, setup: Setup): void {
  const { min, max } = meta.players;
  if (!Number.isInteger(setup.players) || setup.players < min || setup.players > max) {
    throw new RangeError(`${meta.title.en} is for ${min} to ${max} players, not ${setup.players}`);
  }
  const choices = setup.options === undefined ? [] : choicesOf(meta, setup.options);
  program.init(state, setup.players, setup.seed | 0, choices);
}

function choicesOf(meta: Meta, options: Readonly<Record<string, string>>): number[] {
  for (const id of Object.keys(options)) {
    if (!meta.options.some((option) => option.id === id))
      throw new RangeError(`there is no option ${id}`);
  }
  return meta.options.map(({ id, choices }) => {
    const wanted = options[id];
    const index = wanted === undefined ? 0 : choices.findIndex((choice) => choice.id === wanted);
    if (index < 0) throw new RangeError(`option ${id} has no choice ${wanted}`);
    return index;
  });
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
