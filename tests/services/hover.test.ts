// What is told about a place.

import { expect, test } from "vitest";
import { constructs, hover, Workspace } from "../../src/dsl/index.ts";
import { markdownCode, markdownText } from "../../src/dsl/services/display/markdown.ts";
import { vocabulary } from "../../src/dsl/syntax/tokens.ts";
import { placeOf, reef, reefWith } from "./reef.ts";

const workspace = reefWith();

function told(marked: string, language: "de" | "en" = "en"): string {
  return hover(workspace, placeOf(marked), language)?.blocks.join("\n\n") ?? "";
}

test("a value: how it is declared, what it says, where it comes from, and where it is different", () => {
  expect(told("pay t|oll")).toMatchInlineSnapshot(`
    "\`\`\`regel
    value toll = 1
    \`\`\`

    **The toll**

    The toll: 1.

    Source: Rulebook, p. 4

    Different in: dear

    Examples: diving"
  `);
  expect(told("pay t|oll", "de")).toMatchInlineSnapshot(`
    "\`\`\`regel
    value toll = 1
    \`\`\`

    **Die Gebühr**

    Die Gebühr: 1.

    Quelle: Spielregel, S. 4

    Anders in: dear

    Beispiele: diving"
  `);
});

test("a name that is bound in a rule, with its type", () => {
  expect(told("score d|eep")).toMatchInlineSnapshot(`
    "\`\`\`regel
    let deep: number
    \`\`\`"
  `);
  expect(told("pick f|ish")).toMatchInlineSnapshot(`
    "\`\`\`regel
    pick fish: Fish
    \`\`\`"
  `);
});

test("a piece with parameters, a zone, a requirement, a member", () => {
  expect(told("(fish: ca|rp2)")).toMatchInlineSnapshot(`
    "\`\`\`regel
    piece carp(size: 1..3) : Fish
    \`\`\`

    **Carp**

    There are:
    - Carp 1: fins 1; 2 at the start in the stock
    - Carp 2: fins 2; 2 at the start in the stock
    - Carp 3: fins 3; 2 at the start in the stock"
  `);
  expect(told("to your h|and")).toMatchInlineSnapshot(`
    "\`\`\`regel
    player zone hand of Fish, 3 places
    \`\`\`

    **Hand**

    Each player has a hand. It has room for 3 fish.

    Different in: dear"
  `);
  expect(told("because p|aid")).toMatchInlineSnapshot(`
    "\`\`\`regel
    needs paid: your coral >= toll
    \`\`\`

    **Requirement for “dive”**

    Requirement: you have at least 1 coral.
    Otherwise you are told: “Costs \\[number\\]”."
  `);
  expect(told("e|bb de")).toMatchInlineSnapshot(`
    "\`\`\`regel
    Tide.ebb
    \`\`\`

    ebb"
  `);
});

test("a word of the language, also where the game is broken", () => {
  expect(told("n|eeds room", "de")).toMatchInlineSnapshot(`
    "\`\`\`regel
    needs room: space is empty else de "…" en "…"
    \`\`\`

    Was für die Aktion nötig ist, und was gesagt wird, wenn es fehlt."
  `);
  const broken = reef.replace("ranking {", "rankin {");
  expect(
    hover(reefWith(broken), placeOf("f|ewest your", broken), "en")?.blocks,
  ).toMatchInlineSnapshot(`
    [
      "\`\`\`regel
    fewest coral
    \`\`\`",
      "Whoever has fewest of it is ahead.",
    ]
  `);
});

test("nothing where nothing is", () => {
  expect(hover(workspace, placeOf('de "Ri|ff"'), "en")).toBeUndefined();
});

test("every word of the language is explained in both languages", () => {
  const unexplained = [...vocabulary().keys()].filter((word) => !constructs.has(word));
  expect(unexplained).toEqual([]);
  for (const [word, { de, en }] of constructs) {
    expect(de, word).toMatch(/[.]$/);
    expect(en, word).toMatch(/[.]$/);
  }
});

test("words of rules are text in Markdown, whatever they look like", () => {
  const hostile =
    "<img src=x> ![x](https://evil.example/x.png) [y](javascript:1) `z` www.evil.example";
  const rules = reefWith().sources.map(({ path, text }) => ({
    path,
    text: text.replaceAll('en "the toll"', `en "${hostile}"`),
  }));
  const { path: file = "", text = "" } = rules.find((one) => one.text.includes("pay toll")) ?? {};
  const place = { file, offset: text.indexOf("pay toll") + "pay t".length };
  const { blocks } = hover(new Workspace(rules), place, "en") ?? { blocks: [] };
  const [, prose = ""] = blocks;

  expect(prose.split("\n")[0]).toBe(
    "**\\<img src=x\\> \\!\\[x\\](https\\://evil.example/x.png) \\[y\\](javascript:1) \\`z\\` www\\.evil.example**",
  );
  expect(prose).not.toMatch(/(?<!\\)[<[`]/);
});

test("a program with a fence in it stays one block of code", () => {
  expect(markdownCode('value x = "```\n<b>"')).toBe('````regel\nvalue x = "```\n<b>"\n````');
  expect(markdownText("a\u202Eb\u0007_c_")).toBe("ab\\_c\\_");
});
