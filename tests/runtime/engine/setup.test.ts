// Options whose choices are the values of a type, and what final scores are called.

import { expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const boards = `
enum Water { deep "D" de "tief" en "deep" shallow "S" de "flach" en "shallow" }
shape Sand squares 2 by 1 { water: Water }
shape Reef squares 2 by 1 { water: Water }
board beach of Sand { de "Strand" en "beach" D D }
board lagoon of Reef { de "Lagune" en "lagoon" D S }
board dune of Sand { de "Düne" en "dune" S S }
board atoll of Reef { de "Atoll" en "atoll" S D }
`;
const points = 'reason growth { de "Wachstum" en "growth" }';

test("an option has the values of its type, the first by default", () => {
  const reef = game(
    `${boards} ${points}
option depth of 2..4
option light of yes/no
option water of Water
option plan of boards of Reef
zone reef of 1..6 on Reef by plan
flow { each player {
  score depth + (if light then 10 else 0) + 100 * rank of water + (if plan is atoll then 1000 else 0) as growth
  score 10000 * number of s in spaces of reef where s.water is deep and s is a2 as growth
} }
`,
  );
  const ids = reef.meta.options.map(({ choices }) => choices.map(({ id }) => id).join());
  const pointsWith = (options: Record<string, string>) =>
    reef.scores(reef.start({ players: 2, seed: 1, options }))[0];

  expect(ids).toEqual(["2,3,4", "no,yes", "deep,shallow", "lagoon,atoll"]);
  expect(pointsWith({})).toBe(102);
  expect(pointsWith({ depth: "4", light: "yes", water: "shallow", plan: "atoll" })).toBe(11214);
});

test("views show the board that an option names", () => {
  const reef = game(`${boards}
option plan of boards of Reef
player zone reef of 1..6 on Reef by plan
action dive { de "tauchen" en "dive" }
flow { each player { choose dive } }
`);
  const boardAt = (plan: string) => {
    const state = reef.start({ players: 2, seed: 1, options: { plan } });
    return reef.meta.boards[reef.view(state).players[1]?.grids[0]?.board ?? -1]?.id;
  };

  expect([boardAt("lagoon"), boardAt("atoll")]).toEqual(["lagoon", "atoll"]);
});

test("boards of one shape are gone through without those of another that stand between them", () => {
  const reef = game(`${boards} ${points}
flow { each player { score number of b in boards of Reef as growth score 10 * number of b in boards of Sand as growth } }
`);

  expect(reef.scores(reef.start({ players: 2, seed: 1 }))).toEqual([22, 22]);
});

const rating = `${points}
game reef { de "Riff" en "reef" players 1..2 }
value toll = 10
rating when players is 1 {
  brave from 2 * toll de "mutig" en "brave"
  careful from toll de "vorsichtig" en "careful"
}
action dive { de "tauchen" en "dive" pick n from 1..30 score n as growth }
flow { each player { choose dive } }
`;

test("a score is called by the first line that it reaches", () => {
  expect([9, 10, 19, 20].map((n) => ratingOf(game(rating), 1, n))).toEqual([
    undefined,
    "careful",
    "careful",
    "brave",
  ]);
});

test("where the condition does not hold, a score is called nothing", () => {
  expect(ratingOf(game(rating), 2, 25)).toBeUndefined();
});

test("a variant changes a line of the rating by its name", () => {
  const variant = `
variant calm of reef {
  de "Stille See" en "Calm sea"
  change rating.brave from 2 * toll to 15
  change rating.careful de "bedächtig" en "cautious"
}
`;
  const calm = gameFrom(
    [{ path: "game.regel", text: rating + variant }, completed(rating)],
    ["calm"],
  );

  expect([14, 15].map((n) => ratingOf(calm, 1, n))).toEqual(["careful", "brave"]);
  expect(calm.meta.rating[1]?.text.en).toBe("cautious");
});

test("examples say what a score is called, and that it is called nothing", () => {
  const example = (score: number, outcome: string) => `
example rated proves rating {
  de "…" en "…"
  given { players Anna Anna { score ${score} } }
  when Anna dive(n: 1)
  ${outcome}
}
`;
  const problem = (score: number, outcome: string) =>
    game(rating + example(score, outcome)).runExample("rated").problem?.text.en;

  expect(problem(19, "then Anna is rated brave")).toBeUndefined();
  expect(problem(8, "then Anna is not rated")).toBeUndefined();
  expect(problem(18, "then Anna is rated brave")).toBe("Expected: brave; found: careful.");
  expect(problem(18, "then Anna is not rated")).toBe("Expected: –; found: careful.");
});

function ratingOf(reef: Game, players: number, n: number): string | undefined {
  const state = reef.start({ players, seed: 1 });
  while (!reef.isOver(state)) reef.play(state, reef.options(state)[n - 1] ?? -1);
  return reef.rating(state, 0)?.id;
}

function game(text: string): Game {
  return gameFrom([{ path: "game.regel", text }, completed(text)]);
}
