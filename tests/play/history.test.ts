import { expect, test } from "vitest";
import { loadSession } from "../../src/play/session/load-session.ts";
import { type Session, startSession } from "../../src/play/session/session.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame();
const seats = [
  { name: "Anna", kind: "human" },
  { name: "Benno", kind: "greedy" },
];

/** A game with these moves played: 0 to 2 take one to three, 3 keeps, 4 gives. */
function played(...options: number[]): Session {
  const session = startSession(game, { seats, options: {}, seed: 1 });
  for (const option of options) session.play(option);
  return session;
}

test("the log says who did what for how many points", () => {
  const { past } = played(2, 4);

  expect(past.map(({ player, says, points }) => [player, says.en, points])).toEqual([
    [0, "play take(number: 3)", [3, 0]],
    [0, "play give", [-1, 1]],
  ]);
});

test("moves are taken back and played again", () => {
  const session = played(0, 1);
  const end = session.state.slice();

  expect(session.undo() && session.undo()).toBe(true);
  expect(session.state).toEqual(played().state);
  expect(session.undo()).toBe(false);
  expect(session.future).toHaveLength(2);
  expect(session.redo() && session.redo()).toBe(true);
  expect(session.redo()).toBe(false);
  expect(session.state).toEqual(end);
});

test("another move makes another future, the same move keeps it", () => {
  const session = played(0, 1, 0);
  session.jump(1);
  session.play(1);
  expect(session.length).toBe(3);

  session.jump(1);
  session.play(0);
  expect(session.length).toBe(2);
  expect(session.state).toEqual(played(0, 0).state);
});

test("an illegal move changes nothing", () => {
  const session = played(0);

  expect(() => session.play(3)).toThrow(RangeError);
  expect(session.state).toEqual(played(0).state);
  expect(session.length).toBe(1);
});

test("there is nothing outside the game", () => {
  const session = played(0);

  expect(session.jump(2)).toBe(false);
  expect(session.jump(-1)).toBe(false);
  expect(() => session.stateAt(2)).toThrow(RangeError);
});

test("a saved game goes on as the original does", () => {
  const session = played(2, 3, 0);
  const opened = loadSession(game, session.save());
  if (opened.kind === "problem") throw new Error(opened.problem.text.en);
  session.play(1);
  opened.session.play(1);

  expect(opened.session.state).toEqual(session.state);
  expect(opened.session.past).toEqual(session.past);
});

test("what is undone is not saved", () => {
  const session = played(0, 1);
  session.undo();

  expect(session.save()).toBe(played(0).save());
});

test("a damaged save is a problem with its line", () => {
  const opened = loadSession(game, played(0).save().replace("take", "tkae"));

  expect(opened).toMatchObject({ kind: "problem", problem: { line: 9 } });
});
