import { expect, test } from "vitest";
import { compareVariants } from "../../src/compare/comparison.ts";
import type { ComparisonView } from "../../src/compare/comparison-view.ts";
import { renderComparison } from "../../src/compare/render-comparison.ts";
import { IncrementalCompiler, loadGame, type TextLanguage } from "../../src/dsl/index.ts";
import { compareDe } from "../../src/i18n/compare/de.ts";
import { compareEn } from "../../src/i18n/compare/en.ts";
import { playRecordedGame } from "../../src/play/simulation/simulate.ts";
import { reefWith } from "../play/compare/reef.ts";

const sources = reefWith(`
source harbour { de "Brauch am Hafen" en "harbour custom" }

see harbour 4
variant dear of reef { de "Teurer Handel" en "Dear trade" change price from 2 to 3 }
variant cheap of reef { de "Billiger Handel" en "Cheap trade" change price from 2 to 1 }

example tradeForTwo proves price {
  de "Zwei Perlen reichen." en "Two pearls are enough."
  given { players Anna, Benno Anna { pearls 2 } }
  when Anna trade
  then Anna has your pearls is 1
}
`);
const project = new IncrementalCompiler();
const original = loadGame(project.compile(sources).compiled ?? expect.unreachable());
const chapter = {
  id: "trade",
  title: { de: "Handel", en: "Trade" },
  href: { de: "/de/trade/", en: "/en/trade/" },
  rules: ["trade"],
  examples: ["tradeForTwo"],
};
const plan = { bots: ["random", "random"] as const, options: {}, seed: 5 };
const records = Array.from({ length: 12 }, (_, index) => ({
  name: `game ${index + 1}`,
  record: playRecordedGame(original, plan, index).record(),
}));

function toldOf(
  a: readonly string[],
  b: readonly string[],
  language: TextLanguage,
): ComparisonView {
  const surroundings = { sections: [chapter], records };
  const terms = { games: 200, seed: 1, names: ["Anna", "Benno"], surroundings };
  const comparison = compareVariants(project, sources, { a, b }, terms);
  return renderComparison(comparison, sources, original.meta.variants, language);
}

test("a changed value is told with its example, its witness and all that it touches", () => {
  const { groups, sides } = toldOf([], ["dear"], "en");

  expect([sides.a.name, sides.b.name]).toEqual(["Original", "Dear trade"]);
  expect(groups).toMatchInlineSnapshot(`
    [
      {
        "change": 0,
        "differences": [
          {
            "a": {
              "lines": [
                {
                  "depth": 0,
                  "segments": [
                    {
                      "changed": false,
                      "text": "The price: ",
                    },
                    {
                      "changed": true,
                      "text": "2",
                    },
                    {
                      "changed": false,
                      "text": ".",
                    },
                  ],
                },
              ],
              "playerLines": [
                "The price: 2.",
              ],
              "source": {
                "end": 703,
                "file": 0,
                "line": 25,
                "start": 698,
              },
            },
            "b": {
              "lines": [
                {
                  "depth": 0,
                  "segments": [
                    {
                      "changed": false,
                      "text": "The price: ",
                    },
                    {
                      "changed": true,
                      "text": "3",
                    },
                    {
                      "changed": false,
                      "text": ".",
                    },
                  ],
                },
              ],
              "playerLines": [
                "The price: 3.",
              ],
              "source": {
                "end": 703,
                "file": 0,
                "line": 25,
                "start": 698,
              },
            },
            "change": "changed",
            "cited": {
              "a": [],
              "b": [
                {
                  "document": {
                    "doubt": undefined,
                    "id": "harbour",
                    "text": {
                      "de": "Brauch am Hafen",
                      "en": "harbour custom",
                    },
                    "url": undefined,
                  },
                  "isChanged": false,
                  "pages": [
                    4,
                  ],
                },
              ],
            },
            "kind": "value",
            "numbers": [
              {
                "a": "2",
                "b": "3",
                "label": "The price: ….",
              },
            ],
            "path": "price",
            "title": "Price",
          },
        ],
        "examples": [
          {
            "a": {
              "kind": "holds",
              "text": "",
            },
            "b": {
              "kind": "fails",
              "text": "That is not allowed. Trading costs 3 pearls; you have 2 pearls.",
            },
            "id": "tradeForTwo",
            "line": 8,
            "path": "variants.regel",
            "text": "Two pearls are enough.",
          },
        ],
        "reach": {
          "examples": [
            "tradeForTwo",
          ],
          "records": [
            {
              "name": "game 1",
              "why": "\`trade\` is not allowed here.",
            },
            {
              "name": "game 3",
              "why": "\`trade\` is not allowed here.",
            },
            {
              "name": "game 8",
              "why": "\`trade\` is not allowed here.",
            },
            {
              "name": "game 11",
              "why": "\`trade\` is not allowed here.",
            },
          ],
          "sections": [
            {
              "href": "/en/trade/",
              "title": "Trade",
            },
          ],
        },
        "searched": 200,
        "side": undefined,
        "statement": "The price: 3, until now 2.",
        "witness": {
          "moves": [
            "trade",
            "rest",
          ],
          "next": "trade",
          "outcomes": {
            "a": {
              "allowed": true,
              "points": [
                2,
                0,
              ],
              "reason": undefined,
            },
            "b": {
              "allowed": false,
              "points": [
                0,
                0,
              ],
              "reason": "Trading costs 3 pearls; you have 2 pearls.",
            },
          },
          "partings": [
            "Only in the original is this possible: trade. With the variant “Dear trade”: Trading costs 3 pearls; you have 2 pearls.",
          ],
          "says": "trade",
          "seat": 0,
          "table": {
            "options": {
              "tide": "low",
            },
            "seats": [
              {
                "kind": "random",
                "name": "Anna",
              },
              {
                "kind": "random",
                "name": "Benno",
              },
            ],
            "seed": 523762042,
          },
        },
      },
    ]
  `);
});

test("changes in several rules that one sentence tells are one difference", () => {
  const twofold = reefWith(`
variant generous of reef {
  de "Großzügig" en "Generous"
  change price from 2 to 1
  extend rest { gain 1 pearls }
  tells de "Alles ist günstiger." en "Everything is cheaper." for price, rest
  example tradeThenRest proves price, rest {
    de "Eine Perle reicht." en "One pearl is enough."
    given { players Anna, Benno Anna { pearls 1 } }
    when Anna trade
    then Anna has your pearls is 0
  }
}
`);
  const terms = { games: 20, seed: 1, surroundings: { sections: [], records: [] } };
  const comparison = compareVariants(project, twofold, { a: [], b: ["generous"] }, terms);
  const { groups } = renderComparison(comparison, twofold, original.meta.variants, "en");

  expect(groups.map(({ statement }) => statement)).toEqual(["Everything is cheaper."]);
  expect(groups[0]?.differences.map(({ path }) => path)).toEqual(["price", "rest"]);
  // It is about both rules, and shown once.
  expect(groups[0]?.examples.map(({ id }) => id)).toEqual(["tradeThenRest"]);
});

test("variants that cannot be combined are named with what they quarrel about", () => {
  expect(toldOf([], ["dear"], "de").conflicts).toEqual([
    { name: "Billiger Handel", rules: ["price"] },
  ]);
});

test("a side with mistakes says so with its line, and nothing is compared", () => {
  const { sides, groups, tables } = toldOf([], ["dear", "cheap"], "de");

  expect(sides.b.problems).toMatchInlineSnapshot(`
    [
      {
        "hint": undefined,
        "line": 6,
        "path": "variants.regel",
        "text": "\`dear\` und \`cheap\` wollen Verschiedenes von \`price\`; beide zugleich geht nicht.",
      },
    ]
  `);
  expect([groups, tables]).toEqual([[], undefined]);
});

test("the same rules have nothing between them, and the same program", () => {
  const { groups, isSame } = toldOf(["dear"], ["dear"], "de");

  expect([groups, isSame]).toEqual([[], true]);
});

test("without a difference that could be told, other rules are not called the same", () => {
  const terms = { games: 0, seed: 1, surroundings: { sections: [], records: [] } };
  const found = compareVariants(project, sources, { a: [], b: ["dear"] }, terms);
  const untold = { ...found, groups: [] };

  expect(renderComparison(untold, sources, original.meta.variants, "en").isSame).toBe(false);
  for (const { unexplained } of [compareDe, compareEn]) {
    expect(unexplained("A", "B")).toMatch(
      /^A (?:and|und) B .*(?:but we cannot say|können wir nicht)/,
    );
  }
});
