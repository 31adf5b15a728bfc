import { describe, expect, test } from "vitest";
import { type Game, loadGame, playoutPasses, type RulesFile } from "../../src/dsl/index.ts";
import { conflictsBetween } from "../../src/dsl/variants/conflicts.ts";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { compilerOf, gameFrom, rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { ownLines, textOf, variantsOf } from "../support/variants-of.ts";

const sources = rulesOf("burgundy");
const variants = variantsOf(sources);
const houseRules = variants.filter(({ changes }) =>
  changes.see.some(({ document }) => document.text === "houseRule"),
);
const games = repetitions({ short: 200, long: 1000 });

test("there are house rules and readings to try", () => {
  expect(houseRules.length).toBeGreaterThanOrEqual(12);
  expect(variants.filter(({ question }) => question !== undefined).length).toBeGreaterThan(3);
});

describe.each(variants.map((variant) => [variant.id, variant] as const))("%s", (id, variant) => {
  const game = gameFrom(sources, [id]);

  test("its own examples hold", () => {
    const own = game.meta.examples.filter((example) => example.own);
    expect(own.length).toBe(variant.changes.examples.length);
    expect(own.length).toBeGreaterThan(0);
    for (const example of own) expect(game.runExample(example.id)).toMatchObject({ passed: true });
  });

  test("its examples do not hold without it", () => {
    for (const example of variant.changes.examples) {
      const text = textOf(sources, example);
      const rules = example.after === undefined ? withoutExamples : sources;
      expect(holdsIn([...rules, { path: "example.regel", text }], example.name.text), text).toBe(
        false,
      );
    }
  });

  test(`${games} random games end`, () => {
    for (let index = 0; index < games; index++) playToEnd(game, index);
  });
});

test.each(houseRules.map((variant) => [variant.id, variant] as const))(
  "the house rule %s is short",
  (_, variant) => {
    expect(ownLines(sources, variant).length).toBeLessThanOrEqual(10);
    expect(variant.changes.examples.length).toBeLessThanOrEqual(3);
    expect(variant.changes.text?.de?.value).not.toBe(variant.changes.text?.en?.value);
  },
);

/** Other examples are most of what there is to compile; some go on from one of them. */
const withoutExamples = sources.filter(({ path }) => !/\/(examples-|lessons\/)/.test(path));

test("an example that holds in the game is told from those that do not", () => {
  const text = `example plain {
  de "Am Anfang." en "At the start."
  given { players Anna, Benno }
  then Anna has your score >= 0
}`;
  expect(holdsIn([...withoutExamples, { path: "example.regel", text }], "plain")).toBe(true);
});

/** Does an example hold in the game alone? One that cannot even be set up there does not. */
function holdsIn(files: readonly RulesFile[], example: string): boolean {
  const { compiled } = compilerOf("burgundy").compile(files, [], { without: playoutPasses });
  return compiled !== undefined && loadGame(compiled).runExample(example).passed;
}

/** Numbers of players and choices of options by turns. A failure names what makes the game again. */
function playToEnd(game: Game, index: number): void {
  const { players, options } = game.meta;
  const span = players.max - players.min + 1;
  const setup = {
    players: players.min + (index % span),
    options: Object.fromEntries(
      options.map(({ id, choices }) => {
        return [id, choices[Math.floor(index / span) % choices.length]?.id ?? ""];
      }),
    ),
    seed: deriveSeed(index, 0),
  };
  try {
    game.playout(game.start(setup), seededRandom(deriveSeed(index, 1)));
  } catch (error) {
    if (error instanceof Error)
      error.message = `game ${index}, ${JSON.stringify(setup)}: ${error.message}`;
    throw error;
  }
}

describe("together", () => {
  const pairs = variants.flatMap((one, index) =>
    variants.slice(index + 1).map((other) => [one, other] as const),
  );
  const disagreeing = pairs.filter(([one, other]) => conflictsBetween(one, other).length > 0);

  test("few variants disagree", () => {
    expect(disagreeing.map((pair) => pair.map(({ id }) => id).join(" and "))).toEqual([
      "fourPhases and gentleSlope",
      "yucata and yucataOtherLot",
    ]);
  });

  test("all the others can be combined, in any order", () => {
    const left = [0, 1].map((which) => disagreeing.map((pair) => pair[which]?.id));
    const chosen = left.map((out) =>
      variants.map(({ id }) => id).filter((id) => !out.includes(id)),
    );
    for (const names of [...chosen, chosen[0]?.toReversed() ?? []]) {
      expect(names.length).toBeGreaterThan(20);
      const game = gameFrom(sources, names);
      for (let index = 0; index < 100; index++) playToEnd(game, index);
    }
  });
});
