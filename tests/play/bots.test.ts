import { expect, test } from "vitest";
import { createBot } from "../../src/play/bots/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { simulateGame } from "../../src/play/simulation/simulate.ts";
import { gameFrom } from "../support/rules-of.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame();

test("a random bot takes every legal option sooner or later, and no other", () => {
  const bot = createBot("random", seededRandom(1));
  const state = game.start({ players: 2, seed: 1 });
  const taken = Array.from({ length: 100 }, () => bot(game, state));

  expect([...new Set(taken)].sort()).toEqual([0, 1, 2]);
});

test("a greedy bot takes what brings most, and keeps it", () => {
  const bot = createBot("greedy", seededRandom(1));
  const state = game.start({ players: 2, seed: 1 });

  expect(game.notation(bot(game, state))).toBe("take(number: 3)");
  game.play(state, 2);
  expect(game.notation(bot(game, state))).toBe("keep");
});

test("a greedy bot takes what is worth something at the end where nothing else is", () => {
  const game = gameFrom([
    {
      path: "shells.regel",
      text: `language 2
game shells { de "Muscheln" en "Shells" players 2 points de "der Punkt, die Punkte" en "point, points" }
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" }
reason kept { de "behalten" en "kept" }
action wait { de "warten" en "wait" }
action gather { de "sammeln" en "gather" gain 1 shells }
action sleep { de "schlafen" en "sleep" }
flow {
  each player { choose wait, gather, sleep }
  each player { choose wait, gather, sleep }
  each player { score your shells as kept }
}
ranking { most score }
`,
    },
  ]);
  const results = simulateGame(game, { bots: ["greedy", "random"], options: {}, seed: 1 }, 0);

  expect(results.scores[0]).toBe(2);
});

test.each(["random", "greedy"] as const)("a %s bot leaves the state as it was", (kind) => {
  const state = game.start({ players: 2, seed: 1 });
  const before = state.slice();
  createBot(kind, seededRandom(1))(game, state);

  expect(state).toEqual(before);
});

test("a greedy bot looks at a sample, not at the truth", () => {
  const watched: number[] = [];
  const hiding = {
    ...game,
    sample(state: Int32Array, viewer: number, seed: number) {
      watched.push(viewer);
      return game.sample(state, viewer, seed);
    },
  };
  createBot("greedy", seededRandom(1))(hiding, game.start({ players: 2, seed: 1 }));

  expect(watched).toEqual([0]);
});

test("a greedy bot beats a random one nearly always", () => {
  const plan = { bots: ["random", "greedy"], options: {}, seed: 1 } as const;
  const results = Array.from({ length: 100 }, (_, index) =>
    simulateGame(countingGame(40), plan, index),
  );

  expect(results.filter(({ ranking }) => ranking[0]?.[0] === 1).length).toBeGreaterThan(90);
});
