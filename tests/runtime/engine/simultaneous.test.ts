import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { createBot } from "../../../src/play/bots/index.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { eachDecision, gameNumber, pick, type Sort } from "../../support/games/playouts.ts";
import { gameFrom, gameOf } from "../../support/rules-of.ts";

const reef = (flow: string, more = "") =>
  gameFrom([
    {
      path: "reef.regel",
      text: `
game reef { de "Riff" en "reef" players 1..4 }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" starts 2 }
player counter pearl { de "die Perle, die Perlen" en "pearl, pearls" }
player mark card: 0..9
player zone shell of 1..9, row of 9, hidden
reason growth { de "Wuchs" en "growth" }
action build {
  de "bauen" en "build"
  pick n from 1..9
  needs enough: n <= your coral + 4 else de "Du hast {your coral}." en "You have {your coral}."
  set your card to n
  add n to your shell
  score n as growth
  gain n coral
}
to turn { choose build if your card > 3 { choose build } }
flow { ${flow} }
ranking { most score }
${more}`,
    },
  ]);

const both = reef("each player at once { do turn } each player { choose build }");

/** A game in which the first to be asked has decided so, and the second is asked. */
function after(game: Game, players: number, ...numbers: readonly number[]): State {
  const state = game.start({ players, seed: 7 });
  for (const n of numbers) game.play(state, optionOf(game, state, n));
  return state;
}

function optionOf(game: Game, state: State, n: number): number {
  const read = game.readNotation(state, `build(n: ${n})`);
  if (!("option" in read)) throw new Error(`${n} is not possible`);
  return read.option;
}

test("where nobody can be asked after all, each has a turn, and the rules go on", () => {
  const game = reef("each player at once { if no { choose build } gain 1 pearl } choose build");
  const state = game.start({ players: 2, seed: 7 });

  expect(game.isOver(state)).toBe(false);
  expect(game.options(state).length).toBeGreaterThan(0);
});

test("who has decided is known, what was decided is not", () => {
  const before = after(both, 3);
  const state = after(both, 3, 3);

  expect(both.decision(before)?.atOnce).toEqual({ done: [], waiting: [0, 1, 2] });
  expect(both.decision(state)?.atOnce).toEqual({ done: [0], waiting: [1, 2] });
  for (const seat of [1, 2]) {
    expect(both.view(state, seat)).toEqual(both.view(before, seat));
    expect(both.scores(state, seat)).toEqual([0, 0, 0]);
    expect(both.ledger(state, seat)).toEqual([]);
  }
});

test("everybody sees what they did themselves; who looks on sees it too, but nothing hidden", () => {
  const state = after(both, 2, 3);

  expect(both.scores(state, 0)).toEqual([3, 0]);
  expect(both.view(state, 0).players[0]).toEqual(both.view(state).players[0]);
  expect(both.scores(state)).toEqual([3, 0]);
  expect(both.scores(state, -1)).toEqual([3, 0]);
  expect(both.view(state, -1).players[0]?.zones[0]).toMatchObject({ size: 1, items: [] });
});

test("when all are done everything is there", () => {
  const state = after(both, 2, 3, 2);

  expect(both.decision(state)?.atOnce).toBeUndefined();
  expect(both.scores(state, 1)).toEqual([3, 2]);
  expect(both.view(state, 1).players[0]?.counters[0]?.value).toBe(5);
});

test("the log says when all is revealed", () => {
  const state = both.start({ players: 2, seed: 7 });
  const told = [4, 1, 2].map((n) => {
    const kinds: string[] = [];
    both.play(state, optionOf(both, state, n), ({ kind }) => kinds.push(kind));
    return kinds.includes("revealed");
  });

  expect(told).toEqual([false, false, true]);
});

test("nothing of the block is left in the state", () => {
  const state = after(both, 2, 5, 2, 5, 2);
  const { who = 0, end = 0 } = both.meta.once ?? {};

  expect(both.decision(state)?.atOnce).toBeUndefined();
  expect([...state.slice(who, end)].every((slot) => slot === 0)).toBe(true);
});

test("one player alone decides as always", () => {
  const state = after(both, 1);
  expect(both.decision(state)?.atOnce).toEqual({ done: [], waiting: [0] });

  both.play(state, optionOf(both, state, 1));
  expect(both.scores(state, 0)).toEqual([1]);
  expect(both.decision(state)?.atOnce).toBeUndefined();
});

test("whoever has nothing to choose is passed over", () => {
  const game = reef(
    "each player at once { if seat is 2 { choose build } } each player { do turn }",
  );
  const state = game.start({ players: 3, seed: 1 });

  expect(game.decision(state)?.atOnce).toEqual({ done: [0], waiting: [1, 2] });
});

test("lasting points wait until all are done", () => {
  const game = reef(
    "each player { add weed to your kelp gain 1 pearl } each player at once { choose build }",
    `family Kelp
piece weed : Kelp {
  while in kelp { worth your pearl + sum of coral of p for p in players as growth }
}
player zone kelp of Kelp
worth always`,
  );
  const state = game.start({ players: 2, seed: 1 });
  expect(game.scores(state), "booked before anybody is asked").toEqual([5, 5]);

  game.play(state, optionOf(game, state, 3));
  expect(game.scores(state)).toEqual([8, 5]);
  game.play(state, optionOf(game, state, 1));
  expect(game.scores(state)).toEqual([12, 10]);
});

// What a seat may know ---------------------------------------------------------

test("what a seat may go on from does not depend on what others have decided", () => {
  const states = [after(both, 3, 3), after(both, 3, 1), after(both, 3, 5, 2)];
  for (const seat of [1, 2]) {
    const covered = states.map((state) => [...both.covered(state, seat)]);
    const samples = states.map((state) => [...both.sample(state, seat, 5)]);
    expect(new Set(covered.map(String)).size, `seat ${seat}`).toBe(1);
    expect(new Set(samples.map(String)).size, `seat ${seat}`).toBe(1);
  }
});

test("nor does it where others are in the middle of several decisions", () => {
  const states = [after(both, 3, 1), after(both, 3, 1, 4), after(both, 3, 1, 5)];
  const covered = states.map((state) => both.covered(state, 0));

  expect(new Set(covered.map(String)).size).toBe(1);
  expect(both.decision(covered[0] as State)?.atOnce).toEqual({ done: [0], waiting: [1, 2] });
  expect(both.scores(covered[0] as State)).toEqual([1, 0, 0]);
});

test("why something is impossible tells nothing of others", () => {
  const told = [3, 1].map((n) => {
    const state = after(both, 2, n);
    return both.explain(state, "build", { n: 9 });
  });

  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.reason?.text.en).toContain("2");
});

test("a game goes on from its text in the middle of the block", () => {
  const state = after(both, 3, 5, 2);
  expect(both.load(both.save(state))).toEqual(state);
});

const dice = gameOf("burgundy-dice");
const sorts: readonly (readonly [string, Sort])[] = [1, 2, 3, 5].map((players) => [
  `dice, ${players} players`,
  { game: dice, players, options: {} },
]);

test.each(sorts)("%s: a covered state keeps what its seat sees and may choose", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, 2, (state, options) => {
    const seat = game.decision(state)?.player ?? 0;
    for (const known of [game.covered(state, seat), game.sample(state, seat, 3)]) {
      expect(game.view(known, seat)).toEqual(game.view(state, seat));
      expect(game.scores(known, seat)).toEqual(game.scores(state, seat));
      expect(game.options(known)).toEqual(options);
    }
  });
});

test.each(sorts)("%s: a covered state can be played to its end by anybody", (_, sort) => {
  const { game, players } = sort;
  eachDecision(sort, 1, (state, _options, random) => {
    const known = game.sample(state, random.below(players), random.next());
    game.playout(known, random);
    expect(game.isOver(known)).toBe(true);
  });
});

test("a bot decides the same whatever others have decided", () => {
  const [, sort] = sorts[2] as (typeof sorts)[number];
  for (let index = 0; index < 5; index++) {
    const { setup, random } = gameNumber(sort, index);
    const start = dice.start(setup);
    const states = Array.from({ length: 4 }, () => {
      const state = start.slice();
      dice.play(state, pick(dice.options(state), random));
      return state;
    });
    const chosen = states.map((state) => createBot("greedy", seededRandom(index))(dice, state));
    expect(new Set(chosen).size, `game ${index}`).toBe(1);
  }
});
