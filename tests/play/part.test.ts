// Parts of a simulation: whatever way its games are cut, together they are the whole, to the byte.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createEmptyPartialResult,
  findSimulationDifference,
  type PartialResult,
  withPlayed,
} from "../../src/play/simulation/partial-result.ts";
import {
  parsePartialResult,
  writePartialResult,
} from "../../src/play/simulation/partial-result-json.ts";
import { arePossible } from "../../src/play/simulation/plausible-figures.ts";
import { playRange } from "../../src/play/simulation/play-range.ts";
import {
  intersectRanges,
  type Range,
  shardOf,
  sizeOf,
  uniteRanges,
  without,
} from "../../src/play/simulation/ranges.ts";
import { playedGames } from "../support/games/played-games.ts";
import { gameFrom, gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame();
const games = 60;
const simulation = {
  version: "1.2.3",
  game: game.meta.id,
  rules: game.meta.rulesHash,
  variants: [],
  learned: undefined,
  plan: { bots: ["random", "random"], options: { dice: "rolled" }, seed: 5 },
  games,
} as const;

function played(part: PartialResult, range: Range): PartialResult {
  const outcome = playRange(game, simulation.plan, range);
  if (outcome.kind !== "played") throw new Error("Every game of sticks ends.");
  return withPlayed(part, [range], outcome.figures);
}

const nothing = createEmptyPartialResult(game, simulation);
const whole = played(nothing, { from: 0, to: games });

/** A way to cut the games into pieces, and an order to play them in. */
const cuts = fc
  .uniqueArray(fc.integer({ min: 1, max: games - 1 }), { maxLength: 6 })
  .map((inner) => [0, ...inner.sort((one, other) => one - other), games])
  .map((at) => at.slice(1).map((to, index) => ({ from: at[index] ?? 0, to })))
  .chain((ranges) => fc.shuffledSubarray(ranges, { minLength: ranges.length }));

test("however it is cut and in whatever order it is played, a simulation is the same text", () => {
  fc.assert(
    fc.property(cuts, (ranges) => {
      expect(writePartialResult(ranges.reduce(played, nothing))).toBe(writePartialResult(whole));
    }),
    { numRuns: 40 },
  );
});

test("a part that is written and read is the same part", () => {
  const taught = { ...whole, simulation: { ...simulation, learned: "c0ffee" } };
  for (const part of [whole, taught, nothing, played(nothing, { from: 7, to: 9 })]) {
    expect(parsePartialResult(writePartialResult(part))).toEqual({ kind: "part", part });
  }
});

test("no game counts twice", () => {
  const some = played(nothing, { from: 10, to: 20 });

  expect(() => played(some, { from: 19, to: 21 })).toThrow(RangeError);
});

test("what is not a part, is of another format or has been spoiled is told apart", () => {
  const text = writePartialResult(whole);
  const kinds = [
    "milk",
    "{}",
    text.replace('"format":1', '"format":2'),
    text.slice(0, 400),
    text.replace('"games":60,"scores"', '"games":61,"scores"'),
    text.replace("[[0,60]]", "[[0,59]]"),
    text.replace("[[0,60]]", "[[30,60],[0,30]]"),
    text.replace('"count":60', '"count":"60"'),
    text.replace(/"sum":"\d+"/, '"sum":"many"'),
    text.replace('"random","random"', '"random","psychic"'),
  ].map((changed) => parsePartialResult(changed).kind);

  expect(kinds).toEqual(["foreign", "foreign", "otherFormat", ...new Array(7).fill("spoiled")]);
});

test("a part that lacks a seat or a reason has been spoiled", () => {
  const kind = (spoil: (data: Written) => void) => {
    const data: Written = JSON.parse(writePartialResult(whole));
    spoil(data);
    return parsePartialResult(JSON.stringify(data)).kind;
  };
  const kinds = [
    kind(() => {}),
    kind(({ simulation }) => simulation.bots.splice(0)),
    kind(({ statistics }) => statistics.scores.pop()),
    kind(({ statistics }) => statistics.firsts.pop()),
    kind(({ statistics }) => statistics.firsts[0]?.pop()),
    kind(({ statistics }) => statistics.ledger.pop()),
    kind(({ statistics }) => statistics.ledger[0]?.pop()),
  ];

  expect(kinds).toEqual(["part", ...new Array(6).fill("spoiled")]);
});

/** Every number of the figures, by its path: `["scores", 0, "sum"]`. */
function numbersIn(data: unknown, path: readonly Key[] = []): (readonly Key[])[] {
  if (Array.isArray(data)) return data.flatMap((item, at) => numbersIn(item, [...path, at]));
  if (typeof data !== "object" || data === null) return [path];
  return Object.entries(data).flatMap(([key, item]) => numbersIn(item, [...path, key]));
}

type Key = string | number;

/** The part with another value there; as text, because JSON has no NaN and no Infinity. */
function withValue(text: string, path: readonly Key[], to: (value: unknown) => unknown): string {
  const data: Record<Key, unknown> = JSON.parse(text).statistics;
  let at = data;
  for (const key of path.slice(0, -1)) at = at[key] as Record<Key, unknown>;
  const last = path.at(-1) ?? "";
  at[last] = to(at[last]);
  return JSON.stringify({ ...JSON.parse(text), statistics: data });
}

test("a part with a number changed by hand is refused, whichever number it is", () => {
  const text = writePartialResult(whole);
  const paths = numbersIn(JSON.parse(text).statistics);
  const other = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }).filter((by) => by !== 0),
    fc.constantFrom(0.5, 1e300, -1e9, 2 ** 31, 2 ** 53),
  );
  const by = (change: number) => (value: unknown) => {
    const changed = Number(value) + change;
    return typeof value === "string" ? String(changed) : changed;
  };
  const nonsense = [null, true, "", "many", "1.5", "NaN", "0x10", [], {}, "__proto__"];

  expect(paths.length).toBeGreaterThan(30);
  expect(parsePartialResult(withValue(text, ["games"], (value) => value)).kind).toBe("part");
  fc.assert(
    fc.property(fc.constantFrom(...paths), other, (path, change) => {
      expect(parsePartialResult(withValue(text, path, by(change))).kind).toBe("spoiled");
    }),
    { numRuns: repetitions({ short: 500, long: 20_000 }) },
  );
  for (const path of paths) {
    for (const value of nonsense) {
      expect(parsePartialResult(withValue(text, path, () => value)).kind).toBe("spoiled");
    }
  }
});

test("figures of real games are possible", () => {
  for (const [path, variants] of playedGames) {
    const game = gameOf(path, variants);
    const bots = new Array<"random">(game.meta.players.max).fill("random");
    const outcome = playRange(game, { bots, options: {}, seed: 3 }, { from: 0, to: 20 });
    if (outcome.kind !== "played") throw new Error(`A game of ${path} does not end.`);
    expect(arePossible(outcome.figures), path).toBe(true);
  }
});

/** As far as it is spoiled here. */
interface Written {
  readonly simulation: { readonly bots: string[] };
  readonly statistics: {
    readonly scores: unknown[];
    readonly firsts: unknown[][];
    readonly ledger: unknown[][];
  };
}

test("simulations differ in what decides about their games, and in nothing else", () => {
  const { plan } = simulation;
  const differing = [
    { ...simulation },
    { ...simulation, plan: { ...plan, options: { ...plan.options } } },
    { ...simulation, game: "other" },
    { ...simulation, version: "1.2.4" },
    { ...simulation, rules: "0" },
    { ...simulation, variants: ["calm"] },
    { ...simulation, learned: "c0ffee" },
    { ...simulation, games: 61 },
    { ...simulation, plan: { ...plan, seed: 6 } },
    { ...simulation, plan: { ...plan, options: {} } },
    { ...simulation, plan: { ...plan, bots: ["random"] as const } },
  ].map((other) => findSimulationDifference(simulation, other));

  expect(differing.map((difference) => difference?.what)).toEqual([
    undefined,
    undefined,
    "game",
    "version",
    "rules",
    "variants",
    "learned",
    "games",
    "seed",
    "options",
    "bots",
  ]);
  expect(differing[8]).toEqual({ what: "seed", one: "5", other: "6" });
});

test("a game that asks for the impossible, or never ends, is named with its number", () => {
  const rules = (effect: string, flow: string) => `language 2
game tiny { de "Klein" en "Tiny" players 2 points de "der Punkt, die Punkte" en "point, points" }
zone bowl of 1..6 { de "die Schale, die Schalen" en "bowl, bowls" }
action go { de "gehen" en "go" ${effect} }
flow { ${flow} }
ranking { most score }
`;
  const outcome = (text: string) =>
    playRange(
      gameFrom([{ path: "tiny.regel", text }]),
      { ...simulation.plan, options: {} },
      {
        from: 4,
        to: 9,
      },
    );
  const drawing = rules(
    "let thing = draw from bowl add thing to bowl",
    "each player { choose go }",
  );
  const turning = rules("", "repeat until no { each player { choose go } }");

  expect(outcome(drawing)).toMatchObject({
    kind: "failure",
    failure: { game: 4, error: { problem: "nothing" } },
  });
  expect(outcome(turning)).toEqual({ kind: "failure", failure: { game: 4, error: undefined } });
});

/** The numbers of a set, one by one. */
const numbers = (ranges: readonly Range[]) =>
  ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i),
  );
const ranges = fc
  .array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 8 })), { maxLength: 5 })
  .map((list) => uniteRanges(list.map(([from, length]) => ({ from, to: from + length }))));

test("sets of games are joined, cut and compared as sets of numbers are", () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      const [a, b] = [numbers(one), numbers(other)];
      const sorted = (list: readonly number[]) => [...new Set(list)].sort((x, y) => x - y);

      expect(numbers(uniteRanges([...one, ...other]))).toEqual(sorted([...a, ...b]));
      expect(numbers(without(one, other))).toEqual(a.filter((number) => !b.includes(number)));
      expect(numbers(intersectRanges(one, other))).toEqual(
        a.filter((number) => b.includes(number)),
      );
      expect(sizeOf(one)).toBe(a.length);
    }),
  );
});

test("shards cover every game once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 40 }), (all, of) => {
      const shards = Array.from({ length: of }, (_, index) => shardOf(all, index + 1, of));
      const sizes = shards.map((shard) => sizeOf([shard]));

      expect(uniteRanges(shards)).toEqual([{ from: 0, to: all }]);
      expect(sizeOf(shards)).toBe(all);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
