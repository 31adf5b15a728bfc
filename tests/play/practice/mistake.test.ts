// Mistakes of a reviewed match: kept as records, restored, and judged by the measure of the review.

import { expect, test } from "vitest";
import type { MatchGame, State } from "../../../src/dsl/index.ts";
import type { PlayedDecision } from "../../../src/play/coach/review.ts";
import { judgeTry } from "../../../src/play/practice/judge-try.ts";
import { collectMistakes, restoreMistake } from "../../../src/play/practice/mistake.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { type Session, startSession } from "../../../src/play/session/session.ts";
import { gameFrom, gameOf, rulesOf } from "../../support/rules-of.ts";

const ticTacToe = gameOf("classics/tic-tac-toe");
const dice = gameOf("burgundy-dice");

const people = ["Anna", "Benno"].map((name) => ({ name, kind: "human" }));

function optionOf(game: MatchGame, state: State, notation: string): number {
  const read = game.readNotation(state, notation);
  if ("problem" in read) throw new Error(read.problem.en);
  return read.option;
}

const square = (name: string) => `mark(space: ${name})`;

/** A match of tic-tac-toe in which Anna, at her third move, does not block b3. */
function unblocked(): Session {
  const session = startSession(ticTacToe, { seats: people, options: {}, seed: 1 });
  for (const name of ["a1", "b1", "c3", "b2", "c1", "b3"]) {
    session.play(optionOf(ticTacToe, session.state, square(name)));
  }
  return session;
}

function decisionsOf(session: Session): PlayedDecision[] {
  return session.past.map(({ player, option }, ply) => ({
    state: session.stateAt(ply),
    seat: player,
    option,
  }));
}

/** What a review says that found one blunder, at this ply. */
function reviewWith(session: Session, ply: number, better: string) {
  return session.past.map(({ option }, at) => ({
    blunder:
      at === ply
        ? {
            chosen: option,
            better: optionOf(session.game, session.stateAt(ply), better),
            score: 1,
            win: 0.9,
            reason: { de: "Dieser Zug verhindert etwas.", en: "This move prevents something." },
          }
        : undefined,
  }));
}

function mistakesOf(session: Session, ply: number, better: string) {
  const found = reviewWith(session, ply, better);
  return collectMistakes(session.game, session.save(), decisionsOf(session), found);
}

test("a blunder is kept as the record up to it, and its position is restored", () => {
  const session = unblocked();
  const [mistake, ...others] = mistakesOf(session, 4, square("b3"));
  if (mistake === undefined) throw new Error("There is no mistake.");

  expect(others).toEqual([]);
  expect(mistake.record).toContain("\n4. Benno: ");
  expect(mistake.record).not.toContain("\n5. ");
  expect(restoreMistake(ticTacToe, mistake)).toEqual({
    kind: "position",
    state: session.stateAt(4),
    names: ["Anna", "Benno"],
    chosen: optionOf(ticTacToe, session.stateAt(4), square("c1")),
    better: optionOf(ticTacToe, session.stateAt(4), square("b3")),
    sameRules: true,
  });
});

test("a match that is reviewed again has the same mistakes", () => {
  const [first, second] = [1, 2].map(() => mistakesOf(unblocked(), 4, square("b3")));

  expect(first).toEqual(second);
});

test("each position of a match with dice, draws and set seeds is restored byte for byte", () => {
  const session = startSession(dice, { seats: people, options: {}, seed: 5 });
  const random = seededRandom(4);
  for (let move = 0; move < 60 && !dice.isOver(session.state); move++) {
    const options = dice.options(session.state);
    const option = options[random.below(options.length)] ?? 0;
    session.play(option, move % 20 === 7 ? move : undefined);
  }
  const found = session.past.map(({ option }) => ({
    blunder: { chosen: option, better: option, score: 1, win: 0, reason: undefined },
  }));
  const mistakes = collectMistakes(dice, session.save(), decisionsOf(session), found);
  const restored = mistakes.map((mistake) => restoreMistake(dice, mistake));

  expect(mistakes).toHaveLength(session.length);
  for (const [ply, one] of restored.entries()) {
    if (one.kind === "problem") expect.fail(one.text.en);
    expect(one.state).toEqual(session.stateAt(ply));
    expect(one.chosen).toBe(session.past[ply]?.option);
  }
  expect(new Set(mistakes.map(({ id }) => id)).size).toBe(session.length);
});

test("rules that were edited without another effect restore it and say that they were edited", () => {
  const [main, ...rest] = rulesOf("classics/tic-tac-toe");
  if (main === undefined) throw new Error("The game has no file.");
  const edited = gameFrom([{ ...main, text: `${main.text}\n// A remark.\n` }, ...rest]);
  const [mistake] = mistakesOf(unblocked(), 4, square("b3"));

  expect(mistake && restoreMistake(edited, mistake)).toMatchObject({
    kind: "position",
    sameRules: false,
  });
});

test("rules under which the match would have been another one say why, in both languages", () => {
  const [mistake] = mistakesOf(unblocked(), 4, square("b3"));
  if (mistake === undefined) throw new Error("There is no mistake.");
  const broken = [
    { ...mistake, record: mistake.record.replace("b1", "z9") },
    { ...mistake, record: "" },
    { ...mistake, seat: 1 },
    { ...mistake, better: "mark(space: b1)" },
    { ...mistake, chosen: "steal()" },
    { ...mistake, record: mistake.record.replace(/game \w+/, "game chess") },
  ];

  for (const one of broken) {
    const restored = restoreMistake(ticTacToe, one);
    if (restored.kind === "position") expect.fail(one.record);
    expect(restored.text.de).toMatch(/\.$/);
    expect(restored.text.en).toMatch(/\.$/);
  }
});

test("right is every move that is no blunder, and never the one that was played", () => {
  const session = unblocked();
  const state = session.stateAt(4);
  const [chosen, better] = ["c1", "b3"].map((name) => optionOf(ticTacToe, state, square(name)));
  const judge = (name: string) =>
    judgeTry(
      ticTacToe,
      {
        state,
        seat: 0,
        tried: optionOf(ticTacToe, state, square(name)),
        chosen: chosen ?? -1,
        better: better ?? -1,
      },
      { random: seededRandom(1), iterations: 300 },
    );

  expect(judge("b3")).toMatchObject({ kind: "right", isBest: true });
  expect(judge("c1")).toMatchObject({ kind: "costs", isRepeated: true });
  expect(judge("a2")).toMatchObject({ kind: "costs", isRepeated: false });

  // At the start all corners are alike.
  const start = session.stateAt(0);
  const corners = ["a2", "a1", "c3"].map((name) => optionOf(ticTacToe, start, square(name)));
  const [edge, corner, other] = corners;
  const found = judgeTry(
    ticTacToe,
    { state: start, seat: 0, tried: other ?? -1, chosen: edge ?? -1, better: corner ?? -1 },
    { random: seededRandom(1), iterations: 300 },
  );
  expect(found).toMatchObject({ kind: "right", isBest: false });
});
