import { describe, expect, test } from "vitest";
import { readRules } from "../../bench/rules.ts";
import { PASSES } from "../../src/dsl/codegen/passes/passes.ts";
import {
  IncrementalCompiler,
  loadGame,
  optionalPasses,
  type PassName,
  type State,
} from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { playedGames } from "../support/games/played-games.ts";
import { gameOf } from "../support/rules-of.ts";
import { isSoak, repetitions } from "../support/soak.ts";

// Programs without some of the passes play the same games: the same options in the same order at
// every decision, and the same states.

const random = seededRandom(8);

/** Each pass alone left out, all of them, and some at random. */
const leftOut: readonly (readonly PassName[])[] = [
  ...optionalPasses.map((pass) => [pass]),
  optionalPasses,
  ...Array.from({ length: repetitions({ short: 2, long: 4 }) }, () =>
    optionalPasses.filter(() => random.below(2) === 0),
  ),
];

/** A variant has most of its game's program, so the short form leaves out several passes at once. */
const leftOutOf = (variants: readonly string[]) =>
  variants.length === 0 || isSoak ? leftOut : leftOut.slice(optionalPasses.length);

/** At least; every number of players comes once. */
const games = repetitions({ short: 3, long: 60 });

test.each(playedGames)("%s %j", (name, variants) => {
  const project = new IncrementalCompiler();
  const sources = readRules(name);
  const load = (without: readonly PassName[]) => {
    const { compiled } = project.compile(sources, variants, { without });
    if (compiled === undefined) throw new Error(`${name} does not compile`);
    return loadGame(compiled);
  };
  const whole = load([]);
  const others = leftOutOf(variants).map((without) => ({ without, game: load(without) }));
  const { min, max } = whole.meta.players;
  for (let seed = 0; seed < Math.max(games, max - min + 1); seed++) {
    const players = min + (seed % (max - min + 1));
    const options = Object.fromEntries(
      whole.meta.options.map(({ id, choices }) => [id, choices[seed % choices.length]?.id ?? ""]),
    );
    const setup = { players, seed, options };
    const state = whole.start(setup);
    const states = others.map(({ game }) => game.start(setup));
    const choice = seededRandom(seed);
    for (let n = 0; n < 2000 && !whole.isOver(state); n++) {
      const here = whole.options(state);
      const option = here[choice.below(here.length)] as number;
      for (const [i, { without, game }] of others.entries()) {
        const other = states[i] as State;
        expect(game.options(other), `without ${without}`).toEqual(here);
        game.playUnchecked(other, option);
      }
      whole.playUnchecked(state, option);
      for (const [i, { without }] of others.entries())
        if (!isSame(state, states[i] as State))
          expect(states[i], `without ${without}`).toEqual(state);
    }
    const played = [whole, ...others.map(({ game }) => game)].map((game) => {
      const end = game.start(setup);
      const decisions = game.randomGame(end, setup, seededRandom(seed));
      return { decisions, end };
    });
    for (const [i, { without }] of others.entries())
      expect(played[i + 1], `a playout without ${without}`).toEqual(played[0]);
  }
});

test.each(["burgundy", "classics/yavalath", "classics/connect-four"])(
  "%s: a playout goes on from any decision as step by step",
  (name) => {
    const game = gameOf(name);
    const way = seededRandom(3);
    const state = game.start({ players: 2, seed: 3 });
    while (!game.isOver(state)) {
      const [here, steps] = [state.slice(), state.slice()];
      const [straight, stepped] = [seededRandom(5), seededRandom(5)];
      const decisions = game.playout(here, straight);
      let made = 0;
      for (; !game.isOver(steps); made++) {
        const options = game.options(steps);
        game.playUnchecked(steps, options[stepped.below(options.length)] as number);
      }
      expect({ decisions, isSame: isSame(here, steps) }).toEqual({ decisions: made, isSame: true });
      const options = game.options(state);
      game.playUnchecked(state, options[way.below(options.length)] as number);
    }
  },
);

test("a playout stops at its limit", () => {
  const game = gameOf("classics/hex");
  const setup = { players: 2, seed: 1 };
  const run = (limit: number) => game.randomGame(game.start(setup), setup, seededRandom(1), limit);
  const decisions = run(121);

  expect(run(decisions)).toBe(decisions);
  expect(() => run(decisions - 1)).toThrow(RangeError);
});

function isSame(a: State, b: State): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

describe("passes", () => {
  test("have a name each and are told in a sentence", () => {
    const names = PASSES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { does } of PASSES) expect(does).toMatch(/^[A-Z].*\.$/);
  });

  test("are listed in the order of what they work on", () => {
    const stages = PASSES.map(({ stage }) => stage);
    expect([...new Set(stages)]).toEqual(["lowered", "frames", "playouts", "text"]);
    expect(stages.filter((stage, i) => stage !== stages[i - 1])).toHaveLength(4);
  });

  test("an empty list of them is the program that is shipped", () => {
    const sources = readRules("burgundy");
    const project = new IncrementalCompiler();
    const [shipped, plain] = [[], optionalPasses].map((without) =>
      project.compile(sources, [], { without }),
    );
    expect(shipped?.compiled?.js).toBe(project.compile(sources).compiled?.js);
    expect(plain?.compiled?.js).not.toBe(shipped?.compiled?.js);
  });
});
