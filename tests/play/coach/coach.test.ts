// The coach knows no game: what it says and finds holds for a small classic as for large games.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { analyse, Search } from "../../../src/play/bots/search.ts";
import { renderReason } from "../../../src/play/coach/advice-text.ts";
import { lossOf } from "../../../src/play/coach/blunder.ts";
import { findReasons } from "../../../src/play/coach/reason.ts";
import { type PlayedDecision, reviewMatch } from "../../../src/play/coach/review.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { loadSession } from "../../../src/play/session/load-session.ts";
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
  return renderReason(game, reason, ["Anna", "Benno"]);
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
      "de": "Dieser Zug bringt 6 Siegpunkte für „Vollendetes Gebiet“ (Wissensplättchen, 3 Felder) und 6 Siegpunkte für „Gebiet in diesem Durchgang“ (Durchgang C).",
      "en": "This move brings 6 victory points for “completed area” (knowledge tile, 3 spaces) and 6 victory points for “area in this phase” (Phase C).",
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
    renderReason(dice, reason, ["Anna", "Benno"])?.en,
  ]);

  expect(all).toMatchInlineSnapshot(`
    [
      [
        "write 5 on d2",
        "This move brings 3 victory points for “completed regions” (river, 2 spaces, round II) and 1 good.",
      ],
      [
        "write 5 on e4",
        "This move brings 3 victory points for “completed regions” (river, 2 spaces, round II) and 1 good.",
      ],
      [
        "use no combination",
        "This move brings 1 worker.",
      ],
    ]
  `);
});

test("a winning move and one that keeps the other from winning are told as such", () => {
  const state = after("a1", "b1", "a2", "b2");
  expect(said(ticTacToe, state, "mark(space: a3)")).toMatchInlineSnapshot(`
    {
      "de": "Dieser Zug gewinnt die Partie und bringt 1 Sieg für „drei in einer Reihe“.",
      "en": "This move wins the game and brings 1 win for “three in a row”.",
    }
  `);

  const threatened = after("a1", "b1", "c3", "b2");
  expect(said(ticTacToe, threatened, "mark(space: b3)")).toMatchInlineSnapshot(`
    {
      "de": "Dieser Zug verhindert, dass Benno durch „b3 besetzen“ 1 Sieg für „drei in einer Reihe“ erhält.",
      "en": "This move keeps Benno from gaining 1 win for “three in a row” by “take b3”.",
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

test("what the coach says about the moves of a recorded game is one sentence each", () => {
  const loaded = loadSession(burgundy, readFileSync("tests/records/burgundy-2.txt", "utf8"));
  if (loaded.kind === "problem") throw new Error(loaded.problem.text.en);
  const { session } = loaded;
  const positions = session.past.flatMap((_, ply) => (ply % 3 === 0 ? [session.stateAt(ply)] : []));
  const reasons = positions.flatMap((state) => {
    const options = burgundy.options(state).filter((_, index) => index % 3 === 0);
    return findReasons(burgundy, state, options);
  });
  const sentences = reasons.flatMap(
    (reason) => renderReason(burgundy, reason, ["Anna", "Benno"]) ?? [],
  );

  expect(sentences.length).toBeGreaterThan(50);
  for (const { de, en } of sentences) {
    expect(de).toMatch(/^(?:Dieser|Nach diesem) Zug \p{Ll}[^.]*\.$/u);
    expect(en).toMatch(/^(?:This|After this) move,? [\p{Ll}“][^.]*\.$/u);
    for (const text of [de, en]) {
      expect(text).not.toMatch(/\p{Ll}\p{Lu}|[{}_:+−]|undefined/u);
      expect(text).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u);
      // Every number has its noun.
      expect(text).not.toMatch(/ (?:bringt|kostet|brings|costs|und|and|für|for) \d+(?!\d| \p{L})/u);
    }
  }
  // Points of the end of the game are no reason to end a turn.
  const ends = sentences.filter(({ en }) => en.includes("“end your turn” brings"));
  expect(ends).toEqual([]);
  const longest = sentences.toSorted((a, b) => b.de.length - a.de.length).slice(0, 4);
  expect(longest).toMatchInlineSnapshot(`
    [
      {
        "de": "Dieser Zug bringt 4 Arbeiter und setzt ein Gebiet (Gebäude) auf 2 von 3 Feldern fort; danach bringt „Schreinerei auf b5 platzieren (Würfel 1)“ 6 Siegpunkte für „Vollendetes Gebiet“ und 2 Siegpunkte für „Gebiet in diesem Durchgang“ (Durchgang E).",
        "en": "This move brings 4 workers and continues a region (building) to 2 of 3 spaces; after it, “place carpenter’s workshop on b5 (die 1)” brings 6 victory points for “completed area” and 2 victory points for “area in this phase” (Phase E).",
      },
      {
        "de": "Dieser Zug kostet 1 Arbeiter; danach bringt „Schaf 2 auf e6 platzieren (Würfel 1)“ 2 Siegpunkte für „Tiere auf der Weide“, 1 Siegpunkt für „Vollendetes Gebiet“ sowie 6 Siegpunkte für „Gebiet in diesem Durchgang“ (Durchgang C).",
        "en": "This move costs 1 worker; after it, “place sheep 2 on e6 (die 1)” brings 2 victory points for “animals on the pasture”, 1 victory point for “completed area” as well as 6 victory points for “area in this phase” (Phase C).",
      },
      {
        "de": "Dieser Zug bringt 2 Arbeiter; danach bringt „Wachturm auf c3 platzieren (Würfel 6)“ 4 Siegpunkte für „Wachturm“, 1 Siegpunkt für „Vollendetes Gebiet“ sowie 10 Siegpunkte für „Gebiet in diesem Durchgang“ (Durchgang A).",
        "en": "This move brings 2 workers; after it, “place watchtower on c3 (die 6)” brings 4 victory points for “watchtower”, 1 victory point for “completed area” as well as 10 victory points for “area in this phase” (Phase A).",
      },
      {
        "de": "Nach diesem Zug bringt „Schaf 2 auf e6 platzieren (Würfel 6)“ 2 Siegpunkte für „Tiere auf der Weide“, 1 Siegpunkt für „Vollendetes Gebiet“ sowie 6 Siegpunkte für „Gebiet in diesem Durchgang“ (Durchgang C).",
        "en": "After this move, “place sheep 2 on e6 (die 6)” brings 2 victory points for “animals on the pasture”, 1 victory point for “completed area” as well as 6 victory points for “area in this phase” (Phase C).",
      },
    ]
  `);
});
