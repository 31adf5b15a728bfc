import { expect, test } from "vitest";
import { perft } from "../../src/play/perft.ts";
import { countingGame } from "./counting-game.ts";

const setup = { players: 2, seed: 1 };

// Three sticks: 1·1·1, 1·2, 2·1, 3·keep and 3·give are all games there are.
test("three sticks can be taken in five ways", () => {
  expect(perft(countingGame(3), setup, 4)).toMatchObject({
    kind: "counts",
    sequences: [3, 5, 1, 0],
    games: [0, 4, 1, 0],
  });
});

// Whoever takes three sticks keeps them or gives one away: one turn of two decisions.
test("by turn, what one player decides in a row is one move", () => {
  expect(perft(countingGame(3), setup, 4, { by: "turn" })).toMatchObject({
    kind: "counts",
    sequences: [4, 3, 1, 0],
    games: [2, 2, 1, 0],
  });
});

test("what follows from each first decision is counted apart", () => {
  expect(perft(countingGame(3), setup, 2)).toMatchObject({
    sequences: [3, 5],
    divided: [
      { notation: "take(number: 1)", sequences: 2 },
      { notation: "take(number: 2)", sequences: 1 },
      { notation: "take(number: 3)", sequences: 2 },
    ],
  });
});

test("progress is told after each first decision", () => {
  const heard: string[] = [];
  perft(countingGame(3), setup, 2, { progress: (done, all) => heard.push(`${done}/${all}`) });

  expect(heard).toEqual(["1/3", "2/3", "3/3"]);
});

test("nothing is counted to depth 0", () => {
  expect(perft(countingGame(3), setup, 0)).toEqual({
    kind: "counts",
    sequences: [],
    games: [],
    divided: [],
  });
});

test("a game with chance at its start is refused", () => {
  const result = perft(countingGame(), { ...setup, options: { dice: "rolled" } }, 3);

  expect(result).toMatchObject({
    kind: "chance",
    depth: 0,
    text: expect.stringMatching(/^roll \d$/),
  });
});
