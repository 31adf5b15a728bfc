// The coach knows no game: what it says and finds holds for a small classic as for large games.

import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { analyse, Search } from "../../../src/play/bots/search.ts";
import { renderReason } from "../../../src/play/coach/advice-text.ts";
import { lossOf } from "../../../src/play/coach/blunder.ts";
import { findReasons } from "../../../src/play/coach/reason.ts";
import { type PlayedDecision, reviewMatch } from "../../../src/play/coach/review.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { gameOf } from "../../support/rules-of.ts";

const burgundy = gameOf("burgundy");
const dice = gameOf("burgundy-dice");
const ticTacToe = gameOf("classics/tic-tac-toe");

/** What the coach says for a move that is written out, in German and English. */
function said(game: Game, state: State, notation: string) {
  const options = game.options(state);
  const [reason] = findReasons(game, state, options).filter(
    ({ option }) => game.notation(option) === notation,
  );
  if (reason === undefined) throw new Error(`${notation} is not possible here.`);
  const words = renderReason(game, reason, ["Anna", "Benno"]);
  return { de: words.map(({ de }) => de), en: words.map(({ en }) => en) };
}

/** A position of tic-tac-toe after these squares, taken in turns. */
function after(...squares: readonly string[]): State {
  const state = ticTacToe.start({ players: 2, seed: 1 });
  for (const square of squares) ticTacToe.play(state, take(state, square));
  return state;
}

function take(state: State, square: string): number {
  const read = ticTacToe.readNotation(state, `mark(space: ${square})`);
  if ("problem" in read) throw new Error(read.problem.en);
  return read.option;
}

test("completing an area is told with its colour, size and phase, and the points by their names", () => {
  const { state, moves } = burgundy.exampleStart("areaOfThree");
  const [move] = moves;

  const words = said(burgundy, state, burgundy.notation(move?.option ?? -1));

  expect(words).toMatchInlineSnapshot(`
    {
      "de": [
        "Vollendetes Gebiet (Wissen, 3 Felder) + Gebiet in diesem Durchgang (Durchgang C): 6 + 6",
      ],
      "en": [
        "completed area (knowledge tile, 3 spaces) + area in this phase (Phase C): 6 + 6",
      ],
    }
  `);
});

test("a region of the dice game is told in the same way", () => {
  const state = dice.start({ players: 2, seed: 5 });
  const random = seededRandom(4);
  for (let move = 0; move < 24; move++) {
    const options = dice.options(state);
    dice.play(state, options[random.below(options.length)] ?? 0);
  }
  const options = dice.options(state);
  const all = findReasons(dice, state, options).map((reason) => [
    dice.says(reason.option).en,
    ...renderReason(dice, reason, ["Anna", "Benno"]).map(({ en }) => en),
  ]);

  expect(all).toMatchInlineSnapshot(`
    [
      [
        "write 5 on d2",
        "completed regions (river, 2 spaces, round II): 3",
        "+1 good",
      ],
      [
        "write 5 on e4",
        "completed regions (river, 2 spaces, round II): 3",
        "+1 good",
      ],
      [
        "use no combination",
        "+1 worker",
      ],
    ]
  `);
});

test("a winning move and one that keeps the other from winning are told as such", () => {
  const state = after("a1", "b1", "a2", "b2");
  expect(said(ticTacToe, state, "mark(space: a3)")).toMatchInlineSnapshot(`
    {
      "de": [
        "gewinnt die Partie",
        "drei in einer Reihe: 1",
      ],
      "en": [
        "wins the game",
        "three in a row: 1",
      ],
    }
  `);

  const threatened = after("a1", "b1", "c3", "b2");
  expect(said(ticTacToe, threatened, "mark(space: b3)")).toMatchInlineSnapshot(`
    {
      "de": [
        "kommt Benno zuvor: b3 besetzen – drei in einer Reihe: 1",
      ],
      "en": [
        "forestalls Benno: take b3 – three in a row: 1",
      ],
    }
  `);
});

test("the analysis finds the win, and the block that alone does not lose", () => {
  const state = after("a1", "b1", "a2", "b2");
  const random = seededRandom(1);
  const { moves } = analyse(ticTacToe, state, 0, { random, iterations: 600 });
  expect(moves[0]).toMatchObject({ code: take(state, "a3"), value: { win: 1, score: 1 } });

  const threatened = after("a1", "b1", "c3", "b2");
  const blocked = analyse(ticTacToe, threatened, 0, { random, iterations: 600 });
  expect(blocked.moves[0]?.code).toBe(take(threatened, "b3"));
});

test("it stops when it is told to, and goes on where it was", () => {
  const state = after("a1");
  const search = new Search(ticTacToe, 1, { random: seededRandom(1) });
  let asked = 0;
  const first = search.analyse(state, { until: () => ++asked === 40 });
  const second = search.analyse(state, { iterations: 60 });

  expect(asked).toBe(40);
  const visits = [first, second].map(({ moves }) =>
    moves.reduce((sum, one) => sum + one.visits, 0),
  );
  expect(visits[0]).toBeGreaterThanOrEqual(40);
  expect(visits[1]).toBeGreaterThan(visits[0] ?? 0);
});

test("the value of a move does not depend on what is hidden from its player", () => {
  const state = burgundy.start({ players: 2, seed: 3 });
  const seat = burgundy.decision(state)?.player ?? 0;
  const values = [state, burgundy.sample(state, seat, 9)].map((one) => {
    const options = { random: seededRandom(5), iterations: 30 };
    return analyse(burgundy, one, seat, options).moves.map(({ value }) => value.score);
  });

  expect(values[0]).toEqual(values[1]);
});

test("not blocking is a blunder, one of two equal moves is none", () => {
  const threatened = after("a1", "b1", "c3", "b2");
  const options = { random: seededRandom(2), iterations: 400 };
  const [block, other] = [take(threatened, "b3"), take(threatened, "c1")];
  const loss = lossOf(ticTacToe, threatened, { seat: 0, chosen: other, better: block }, options);
  expect(loss.isBlunder).toBe(true);
  expect(loss.win).toBeGreaterThan(0.2);

  const open = after();
  const corners = { seat: 0, chosen: take(open, "a1"), better: take(open, "c3") };
  expect(lossOf(ticTacToe, open, corners, options).isBlunder).toBe(false);
});

test("a review names the blunder of a game, and what would have been better", () => {
  const squares = ["a1", "c3", "a2", "b1", "a3"];
  const decisions = squares.map((square, index): PlayedDecision => {
    const state = after(...squares.slice(0, index));
    return { state, seat: index % 2, option: take(state, square) };
  });
  const effort = { random: seededRandom(3), games: 100, search: 40, comparison: 300 };
  const found = [...reviewMatch(ticTacToe, decisions, { ...effort, isJudged: () => true })];

  const blunders = found.map(({ blunder }) => blunder && ticTacToe.notation(blunder.better.option));
  expect(blunders[3]).toBe("mark(space: a3)");
  expect(blunders[4]).toBeUndefined();
  expect(found.at(-1)?.expected[0]?.win).toBeGreaterThan(0.8);
});
