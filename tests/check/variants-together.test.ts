import { expect, test } from "vitest";
import { checkGame } from "../../src/dsl/index.ts";
import { checkVariants, completed } from "../support/check-rules.ts";

const calm = (edits: string) => `variant calm of reef { de "Stille" en "calm" ${edits} }`;
const wild = (edits: string) => `variant wild of reef { de "Wild" en "wild" ${edits} }`;

const shared = `
enum Tide { ebb flood }
value toll = 2
value fare = 3
table depth(1..3) = 1, 2, 3
player counter coral { de "Koralle" en "coral" starts 3 }
event swum(fish: Fish)
when swum { end game }
family Fish { fins: 1..9 }
piece shark : Fish { de "Hai" en "shark" fins is 3 when swum { end game } }
player zone pool of Fish, 4 places
action dive { de "Tauchen" en "dive" needs isOpen: toll > 1 end game }
to rest { gain 1 coral }
look shark { icon "shark" }
`;

test("two variants that want different things of one rule cannot be combined", () => {
  checkVariants(
    `
value toll = 2
table depth(1..3) = 1, 2, 3
event swum
family Fish { fins: 1..9 }
piece shark : Fish { de "Hai" en "shark" fins is 3 when swum { end game } }
to rest { end game }
variant calm of reef { de "Stille" en "calm"
  change toll to 1
      // ^^^^ also-here: and here
  change depth(2) to 7
      // ^^^^^ also-here: and here
  remove shark.swum
      // ^^^^^^^^^^ also-here: and here
      // ^^^^^^^^^^ also-here: and here
  change rest { end game end game }
      // ^^^^ also-here: and here
  change shark.fins to 4
      // ^^^^^^^^^^ also-here: and here
  add value fare = 1
         // ^^^^ also-here: and here
}
variant wild of reef { de "Wild" en "wild"
  change toll to 3
      // ^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`toll\`; they cannot be combined.
  change depth(2) to 8
      // ^^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`depth(2)\`; they cannot be combined.
  change shark.swum { end game end game }
      // ^^^^^^^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`shark.swum\`; they cannot be combined.
  extend rest { end game }
      // ^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`rest\`; they cannot be combined.
  remove shark
      // ^^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`shark.swum\`; they cannot be combined.
      // ^^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`shark.fins\`; they cannot be combined.
  add value fare = 2
         // ^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`fare\`; they cannot be combined.
}
`,
    "calm",
    "wild",
  );
});

test.each([
  ["the same value twice", "change toll from 2 to 1", "change toll from 2 to 1"],
  ["the same removal twice", "remove coral.starts, fare", "remove coral.starts, fare"],
  ["the same addition twice", "add value wage = 1", "add value wage = 1"],
  ["the same extension twice", "extend Tide { slack }", "extend Tide { slack }"],
  ["the same declaration twice", "change value toll = 1", "change value toll = 1"],
  ["two entries of a table", "change depth(1) to 5", "change depth(3) from 3 to 6"],
  ["two extensions", "extend rest { gain 1 coral }", "extend rest { gain 2 coral }"],
  ["two members", "extend Tide { slack }", "extend Tide { spring }"],
  [
    "two handlers",
    "add when swum { end game }",
    "add when swum { rest() }".replace("rest()", "do rest"),
  ],
  ["value and words", "change dive.isOpen to yes", 'change dive.isOpen de "Zu." en "Shut."'],
  ["parts of one piece", "change shark.fins to 4", "change shark.swum { end game }"],
  ["a piece and its look", 'change look shark { icon "fin" }', "change shark.fins to 4"],
  ["other rules", "change toll to 1", "change fare to 1"],
])("two variants go together: %s", (_, one, other) => {
  for (const chosen of [
    ["calm", "wild"],
    ["wild", "calm"],
  ]) {
    checkVariants(`${shared}\n${calm(one)}\n${wild(other)}\n`, ...chosen);
  }
});

test.each([
  ["a table and one of its entries", "change depth to 3, 2, 1", "change depth(1) to 5", "depth(1)"],
  ["a removal and a change of a part", "remove shark", "change shark.fins to 4", "shark.fins"],
  [
    "a new declaration and a change of a part",
    'change piece shark : Fish { de "Hai" en "shark" fins is 1 }',
    "change shark.swum { end game }",
    "shark.swum",
  ],
  ["removal and extension", "remove rest", "extend rest { end game }", "rest"],
  [
    "other statements and extension",
    "change rest { end game }",
    "extend rest { end game }",
    "rest",
  ],
  ["words", 'change dive de "Hinab" en "down"', 'change dive de "Hinein" en "in"', "dive"],
  [
    "two looks",
    'change look shark { icon "fin" }',
    'change look shark { icon "tail" }',
    "look shark",
  ],
])("two variants disagree: %s", (_, one, other, target) => {
  const texts = [calm(one), wild(other)];
  const source = { path: "test.regel", text: `${shared}\n${texts.join("\n")}\n` };
  for (const chosen of [
    ["calm", "wild"],
    ["wild", "calm"],
  ]) {
    const { diagnostics } = checkGame([source, completed(source.text)], chosen);
    const conflicts = diagnostics.filter(({ code }) => code === "variant-conflict");
    expect(conflicts.map(({ facts }) => facts)).toEqual([
      { target, one: chosen[0], other: chosen[1] },
    ]);
  }
});

test("a variant may go on changing what its base has changed", () => {
  checkVariants(
    `
value toll = 2
table depth(1..3) = 1, 2, 3
variant calm of reef { de "Stille" en "calm" change toll from 2 to 1 remove depth }
variant still of calm { de "Ruhe" en "still" change toll from 1 to 0 }
variant wild of reef { de "Wild" en "wild" add value fare = toll }
`,
    "wild",
    "still",
    "calm",
  );
});

test("a base counts among the variants that must agree", () => {
  checkVariants(
    `
value toll = 2
variant calm of reef { de "Stille" en "calm" change toll from 2 to 1 }
                                                 // ^^^^ also-here: and here
variant still of calm { de "Ruhe" en "still" }
variant wild of reef { de "Wild" en "wild" change toll from 2 to 3 }
                                               // ^^^^ variant-conflict: \`calm\` and \`wild\` want different things of \`toll\`; they cannot be combined.
`,
    "still",
    "wild",
  );
});

test("examples of a variant need not make sense where others join it", () => {
  const source = `
enum Tide { ebb flood }
mark tide: Tide
value toll = 2
variant calm of reef { de "Stille" en "calm" change toll to 1
  example cheap { de "Billig." en "Cheap." given { players Anna, Benno table { tide flood } } then Anna has toll is 1 }
}
variant wild of reef { de "Wild" en "wild" remove Tide.flood }
variant still of calm { de "Ruhe" en "still" remove Tide.flood }
`;
  checkVariants(source, "calm");
  checkVariants(source, "calm", "wild");
  checkVariants(source, "still");
});

test("two variants may both add an action to a choice, and one of them not to a rule that the other rewrites", () => {
  const turn = `
action dive { de "tauchen" en "dive" }
to takeTurn { de "ziehen" en "take a turn" repeat 2 times { choose dive else { end game } } }
`;
  const calmer = calm('add action rest { de "ruhen" en "rest" } extend takeTurn.choose { rest }');
  const wilder = wild(
    'add action hunt(n: 1..3) { de "jagen" en "hunt" } extend takeTurn.choose { hunt(1), hunt(2) }',
  );
  const both = (...edits: string[]) => {
    const text = `${turn}${edits.join("\n")}`;
    return checkGame([{ path: "reef.regel", text }, completed(text)], ["calm", "wild"]);
  };

  for (const edits of [
    [calmer, wilder],
    [wilder, calmer],
  ]) {
    const { game, diagnostics } = both(...edits);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const [loop] = game?.procedures.find(({ id }) => id === "takeTurn")?.body ?? [];
    const [choice] = loop?.kind === "times" ? loop.body : [];
    const offered = choice?.kind === "choose" ? choice.options.map(({ move }) => move.id) : [];
    expect(offered.sort()).toEqual(["dive", "hunt", "hunt", "rest"]);
    expect(choice?.kind === "choose" && choice.else).toHaveLength(1);
  }
  const { diagnostics } = both(calmer, wild("change takeTurn { choose dive }"));
  expect(diagnostics.map(({ code }) => code)).toContain("variant-conflict");
});
