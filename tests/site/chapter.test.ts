// What is found in the text of a chapter, and where rules are at home.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findEmbedded,
  groupBySection,
  listReferenced,
} from "../../src/components/rulebook/embedded/mentions.ts";
import { homeOf } from "../../src/components/rulebook/rule-chapters.ts";
import { exceptionLine } from "../../src/components/rulebook/rules/exceptions.ts";
import { readRulebookData } from "../../src/components/rulebook/rules/rulebook-data.ts";
import {
  changedSections,
  isAboutVersion,
  isChanged,
} from "../../src/components/rulebook/versions/marks.ts";
import { rulebookEn } from "../../src/i18n/rulebook/en.ts";

const body = `
A <Term of="reef">reef</Term> is full of <Tile of="pearl" />.

## Prices

<Rule path="price" />
<Example name="twoPearls" />

### Elsewhere

<Table of="prices rents" />

<Version of="calm">
It is free.
</Version>
`;

test("a chapter's text says what it names, in order", () => {
  const mentions = findEmbedded(body);

  expect(mentions.map(({ kind, of }) => `${kind} ${of}`.trim())).toEqual([
    "term reef",
    "tile pearl",
    "heading Prices",
    "rule price",
    "example twoPearls",
    "heading Elsewhere",
    "table prices",
    "table rents",
    "version calm",
  ]);
  expect(groupBySection(mentions).map((section) => section.length)).toEqual([2, 2, 3]);
  expect(listReferenced(mentions, "table")).toEqual(["prices", "rents"]);
});

test("a rule is at home where it is shown, else where it is listed, else with its thing", () => {
  const [lists, shows] = [
    { slug: "lists", rules: ["price", "pearl"], mentions: [] },
    { slug: "shows", rules: [], mentions: findEmbedded(body) },
  ];
  const homes = (path: string) => homeOf([lists, shows], path)?.slug;

  expect(homes("price")).toBe("shows");
  expect(homes("pearl")).toBe("lists");
  expect(homes("pearl.shines")).toBe("lists");
  expect(homes("reef")).toBeUndefined();
});

/** The game of the tour; its variant is a version of its own, since it has a source. */
const lagoon = readFileSync("src/content/programs/tour/7.regel", "utf8").replace(
  /variant calmWater of lagoon \{\n.*\n/,
  'source book { de "Ein Buch" en "A book" }\n$&  see book\n',
);

test("what another version changes is marked on sections and told in a line", () => {
  const { version, exceptions } = readRulebookData(
    [{ path: "rules/lagoon.regel", text: lagoon }],
    "calmWater",
  );
  const text = `## Breath\n\n<Rule path="breath" />\n\n## Diving\n\n<Example name="deeperAndDeeper" />\n\n## Pearls`;
  const chapter = { slug: "one", rules: [], mentions: findEmbedded(text) };
  const [breath] = exceptions.get("breath") ?? [];

  expect(version?.variant.id).toBe("calmWater");
  expect([...(version?.examples.keys() ?? [])]).toEqual(["deeperAndDeeper", "threeSafeDives"]);
  expect(changedSections(chapter, version)).toEqual([true, true, false]);
  expect(isChanged(chapter, version)).toBe(true);
  expect(isChanged({ ...chapter, mentions: findEmbedded("## Pearls") }, version)).toBe(false);

  const about = { ...chapter, slug: "calmWater" };

  expect(isAboutVersion(chapter, version)).toBe(false);
  expect(isAboutVersion(about, version)).toBe(true);
  expect(isChanged(about, version)).toBe(false);
  expect(changedSections(about, version)).toEqual([false, false, false]);
  expect(breath && exceptionLine(breath.difference, [], "en", rulebookEn)).toMatch(
    /2.*\(instead of 1\)$/,
  );
});

test("what has another name is told by both names", () => {
  const { exceptions } = readRulebookData(
    [{ path: "rules/lagoon.regel", text: lagoon }],
    "calmWater",
  );
  const [breath] = exceptions.get("breath") ?? [];
  if (breath === undefined) throw new Error("Nothing is changed about the breath.");
  const words = {
    a: { de: "Lang: alt", en: "Long: old" },
    b: { de: "Lang: neu", en: "Long: new" },
  };
  const numbers = [{ label: words.a, a: words.a.en, b: words.b.en, words }];

  expect(exceptionLine({ ...breath.difference, numbers }, [], "en", rulebookEn)).toBe(
    "“Long: new” instead of “Long: old”",
  );
});
