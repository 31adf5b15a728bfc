import { expect, test } from "vitest";
import { readNetwork, writeNetwork } from "../../src/play/bots/network.ts";
import { NetworkEvaluator } from "../../src/play/bots/network-evaluator.ts";
import { Learner } from "../../src/play/bots/td-learning.ts";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy-dice");
const lesson = { games: 250, seed: 3 };
const first = new Learner(game, lesson);
const scores = Array.from({ length: lesson.games }, () => first.play());

test("whoever learns scores more and more", () => {
  const mean = (from: number, to: number) => {
    const points = scores.slice(from, to).flat();
    return points.reduce((sum, one) => sum + one, 0) / points.length;
  };

  expect(mean(200, 250)).toBeGreaterThan(1.25 * mean(0, 10));
});

test("the same seed learns the same", () => {
  const [one, other] = [1, 2].map(() => {
    const learner = new Learner(game, { games: 20, seed: 4 });
    for (let i = 0; i < 20; i++) learner.play();
    return writeNetwork(game, learner.learned, { games: 20, seed: 4 });
  });

  expect(one).toEqual(other);
});

test("most games have as many players as one wants to learn with", () => {
  const learner = new Learner(game, { games: 12, seed: 4, players: 3 });
  const players = Array.from({ length: 12 }, () => learner.play().length);

  expect(players.filter((count) => count === 3).length).toBeGreaterThanOrEqual(10);
});

test("what was learned can be kept, for the same rules only", () => {
  const file = writeNetwork(game, first.learned, lesson);
  const text = JSON.stringify(file);
  const network = readNetwork(game, JSON.parse(text));

  expect(network && writeNetwork(game, network, lesson)).toEqual(file);
  expect(readNetwork(gameOf("classics/pig"), file)).toBeUndefined();
  expect(readNetwork(game, { ...file, facts: "0-0" })).toBeUndefined();
});

test("a position is worth the same, compared to another or looked at alone", () => {
  const judge = new NetworkEvaluator(game, first.learned);
  const random = seededRandom(5);
  const state = game.start({ players: 2, seed: 5 });
  while (!game.isOver(state)) {
    const options = game.options(state);
    const next = state.slice();
    game.playUnchecked(next, options[random.below(options.length)] ?? 0);
    judge.look(state, 0);
    const compared = judge.compare(next, 0);

    expect(compared).toBeCloseTo(judge.look(next, 0), 6);
    state.set(next);
  }
});

test("nobody's worth depends on what is hidden from them", () => {
  const burgundy = gameOf("burgundy");
  const network = new Learner(burgundy, { games: 1, seed: 1 }).network;
  const judge = new NetworkEvaluator(burgundy, network);
  const state = burgundy.start({ players: 2, seed: 6 });
  const values = [1, 2, 3].map((seed) => judge.look(burgundy.sample(state, 0, seed), 0));

  expect(new Set(values).size).toBe(1);
});
