// Random games for properties: every set-up of burgundy, and the classics.

import type { Game, Setup, State } from "../../../src/dsl/index.ts";
import { deriveSeed, type Random, seededRandom } from "../../../src/play/random.ts";
import { gameOf } from "../rules-of.ts";

/** A game with everything that its set-up needs but the seed. */
export interface Sort {
  readonly game: Game;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

export const burgundy: Game = gameOf("burgundy");

/** Two, three and four players, with the given estate or with all nine to choose from. */
export const burgundySorts: readonly (readonly [string, Sort])[] = [2, 3, 4].flatMap((players) =>
  ["basic", "advanced"].map((setUp): [string, Sort] => [
    `burgundy, ${players} players, ${setUp}`,
    { game: burgundy, players, options: { setUp } },
  ]),
);

export const diceGame: Game = gameOf("burgundy-dice");

/** One to five players, each on another board. */
export const diceSorts: readonly (readonly [string, Sort])[] = [1, 2, 3, 4, 5].map((players) => {
  const choices = diceGame.meta.options[0]?.choices ?? [];
  const sheet = choices[players % choices.length]?.id ?? "";
  return [`burgundy-dice, ${players} players`, { game: diceGame, players, options: { sheet } }];
});

export const classicSorts: readonly (readonly [string, Sort])[] = [
  ["tic-tac-toe", { game: gameOf("classics/tic-tac-toe"), players: 2, options: {} }],
  ["Connect Four", { game: gameOf("classics/connect-four"), players: 2, options: {} }],
  ["Hex", { game: gameOf("classics/hex"), players: 2, options: {} }],
  ["Yavalath", { game: gameOf("classics/yavalath"), players: 2, options: {} }],
  ["Breakthrough", { game: gameOf("classics/breakthrough"), players: 2, options: {} }],
  ["Pig, 2 players", { game: gameOf("classics/pig"), players: 2, options: {} }],
  ["Pig, 8 players", { game: gameOf("classics/pig"), players: 8, options: {} }],
];

export const sorts = [...burgundySorts, ...diceSorts, ...classicSorts];

/** The set-up of game number `index`, and the chance of those who play it. */
export function gameNumber({ players, options }: Sort, index: number) {
  const setup: Setup = { players, options, seed: deriveSeed(index, 0) };
  return { setup, random: seededRandom(deriveSeed(index, 1)) };
}

/**
 * Plays games 0 … `games` - 1 at random and shows every decision before it is made. What fails is
 * named with the number of the game: `gameNumber` makes it again.
 */
export function eachDecision(
  sort: Sort,
  games: number,
  visit: (state: State, options: readonly number[], random: Random) => void,
): void {
  for (let index = 0; index < games; index++) {
    const { setup, random } = gameNumber(sort, index);
    const state = sort.game.start(setup);
    naming(index, () => {
      while (!sort.game.isOver(state)) {
        const options = sort.game.options(state);
        visit(state, options, random);
        sort.game.play(state, pick(options, random));
      }
    });
  }
}

/** Plays games at random and shows each when it is over, with its number of decisions. */
export function eachEnd(
  sort: Sort,
  games: number,
  visit: (state: State, decisions: number) => void,
): void {
  for (let index = 0; index < games; index++) {
    const { setup, random } = gameNumber(sort, index);
    const state = sort.game.start(setup);
    naming(index, () => {
      const decisions = sort.game.playout(state, random);
      visit(state, decisions);
    });
  }
}

export function pick(options: readonly number[], random: Random): number {
  return options[random.below(options.length)] as number; // below(length) is an index.
}

function naming(index: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) error.message = `game ${index}: ${error.message}`;
    throw error;
  }
}
