// From a compiled game to a `Game` that can be played.

import { close } from "./closing.ts";
import { exampleStart, runExample } from "./examples.ts";
import { explain } from "./explain.ts";
import type { Decision, Game, LedgerLine, Log, Setup, State } from "./game.ts";
import { watch } from "./log.ts";
import type { Meta } from "./meta.ts";
import type { RivalMeta } from "./meta-seats.ts";
import { decode, encode, formatValue, notation, readNotation, says } from "./notation.ts";
import { asSeen, atOnce, covered } from "./once.ts";
import { type Program, type ProgramFactory, RUNTIME } from "./program.ts";
import { sample } from "./sample.ts";
import { load, save } from "./save.ts";
import { seatsOf } from "./slots.ts";
import { view } from "./view.ts";

/** What the parts of a game share. */
export interface Loaded {
  readonly meta: Meta;
  readonly program: Program;
}

/** A compiled game: data about it, and the body of its program. */
export interface Compiled {
  readonly meta: Meta;
  readonly js: string;
}

/** Turns the text of a program into a game. The text must come from the compiler. */
export function loadGame({ meta, js }: Compiled): Game {
  return createGame(meta, new Function("rt", js) as ProgramFactory);
}

/** A game from its program as a function, as bundlers see it. */
export function createGame(meta: Meta, factory: ProgramFactory): Game {
  const program = factory(RUNTIME);
  const loaded: Loaded = { meta, program };
  const game: Game = {
    meta,
    start: (setup, log) => {
      const state = new Int32Array(meta.size);
      begin(loaded, state, setup, log);
      return state;
    },
    isOver: (state) => state[0] !== 0,
    decision: (state) => decision(loaded, state),
    options: (state) => program.O.slice(0, program.options(state)),
    play: (state, option, log) => play(loaded, state, option, log),
    playUnchecked: (state, option) => {
      program.apply(state, option);
    },
    playout: (state, random, limit) =>
      playout(program, state, program.options(state), random, limit),
    randomGame: (state, setup, random, limit) =>
      playout(program, state, begin(loaded, state, setup, undefined), random, limit),
    notation: (option) => notation(meta, option),
    readNotation: (state, text) => readNotation(loaded, state, text),
    decode: (option) => decode(meta, option),
    encode: (move, args) => encode(meta, move, args),
    says: (option) => says(meta, option),
    formatValue: (type, value) => formatValue(meta, type, value),
    explain: (state, action, args) => explain(loaded, state, action, args),
    scores: (state, viewer) => scores(meta, asSeen(meta, state, viewer)),
    ledger: (state, viewer) => ledger(meta, asSeen(meta, state, viewer)),
    ranking: (state) => ranking(loaded, state),
    standing: (state) => standing(loaded, state),
    rating: (state, seat) => meta.rating[program.rating?.(state, seat) ?? -1],
    rivals: (state) => rivals(meta, state),
    valueOf: (state, value, player, args) => ruleValue(loaded, state, value, player, args),
    save: (state) => save(meta, state),
    load: (text) => load(loaded, text),
    view: (state, viewer) => view(loaded, state, viewer),
    covered: (state, viewer) => covered(loaded, state, viewer),
    sample: (state, viewer, seed) => sample(loaded, state, viewer, seed),
    close: (position, log) => close(loaded, game, position, log),
    runExample: (id) => runExample(loaded, game, id),
    exampleStart: (id) => exampleStart(loaded, game, id),
  };
  return game;
}

/** A new game in a buffer, run to its first decision; returns how many options there are. */
function begin(
  { meta, program }: Loaded,
  state: State,
  setup: Setup,
  log: Log | undefined,
): number {
  const { min, max } = meta.players;
  if (!Number.isInteger(setup.players) || setup.players < min || setup.players > max) {
    throw new RangeError(`${meta.title.en} is for ${min} to ${max} players, not ${setup.players}`);
  }
  const choices = setup.options === undefined ? [] : choicesOf(meta, setup.options);
  program.init(state, setup.players, setup.seed | 0, choices);
  return log === undefined
    ? program.run(state)
    : watch(meta, program, log, () => program.run(state));
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

function decision({ meta }: Loaded, state: State): Decision | undefined {
  if (state[0] !== 0) return undefined;
  const site = meta.sites[state[8] as number];
  if (site === undefined) return undefined;
  const actions = [...new Set(site.moves.map((move) => meta.moves[move]?.id ?? ""))];
  return { player: state[3] as number, actions, mayDecline: site.may, atOnce: atOnce(meta, state) };
}

function play(loaded: Loaded, state: State, option: number, log: Log | undefined): void {
  const { meta, program } = loaded;
  const count = program.options(state);
  if (program.O.indexOf(option) < 0 || program.O.indexOf(option) >= count) {
    throw new RangeError(`${notation(meta, option)} is not an option here`);
  }
  watch(meta, program, log, () => program.apply(state, option));
}

function playout(
  program: Program,
  state: State,
  options: number,
  random: (n: number) => number,
  limit = 100_000,
): number {
  const decisions = program.playout(state, options, random, limit);
  if (decisions < 0) throw new RangeError(`the game has not ended after ${limit} decisions`);
  return decisions;
}

function scores(meta: Meta, state: State): number[] {
  return Array.from(state.subarray(meta.score, meta.score + seatsOf(meta, state)));
}

function ledger(meta: Meta, state: State): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (let player = 0; player < seatsOf(meta, state); player++) {
    for (const reason of meta.reasons.keys()) {
      const points = state[meta.ledger + player * meta.reasons.length + reason] as number;
      if (points !== 0) lines.push({ player, reason, points });
    }
  }
  return lines;
}

/** What each seat has of each line of the ranking. */
function standing({ meta, program }: Loaded, state: State): number[][] {
  return Array.from({ length: seatsOf(meta, state) }, (_, seat) =>
    program.ranking.map((line) => Number(line(state, seat))),
  );
}

/** Seats by the lines of the ranking; those that no line tells apart share a place. */
function ranking(loaded: Loaded, state: State): number[][] {
  const { meta, program } = loaded;
  const keys = standing(loaded, state).map((values) =>
    values.map((value, i) => value * (meta.ranking[i] === "fewest" ? 1 : -1)),
  );
  const compare = (a: number, b: number) => {
    for (const i of program.ranking.keys()) {
      const difference = (keys[a]?.[i] ?? 0) - (keys[b]?.[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const places: number[][] = [];
  for (const seat of [...keys.keys()].sort(compare)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** Who has a seat behind the players; their seats are in order of declaration. */
function rivals(meta: Meta, state: State): RivalMeta[] {
  return meta.rivals.filter(({ slot }) => (state[slot] as number) < seatsOf(meta, state));
}

function ruleValue(
  { meta, program }: Loaded,
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
