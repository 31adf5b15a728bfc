// A page that plays a game at once has preload links for its program and texts, and for no other's.

import { expect, test } from "vitest";
import { gameFiles, partsIn, textFiles, withNamedFiles } from "../../src/build/early-game.ts";

const files = [
  "_regel_pond.Ab1.js",
  "_regel_pond_lesson.Ab1.js",
  "_regel_pond_match.Ab1.js",
  "_regel_pond_match_words_de.Ab1.js",
  "_regel_pond_meta_words_de.Ab1.js",
  "_regel_pond_meta_words_en.Ab1.js",
  "_regel_pond_rest_words_en.Ab1.js",
  "_regel_pond_rest_words_en-Cd2.js",
  "_regel_pond-dice.Ab1.js",
  "_regel_pond-dice_meta_words_en.Ab1.js",
  "hop.Ab1.js",
  "hop_meta_words_de.Ab1.js",
].map((name) => `_astro/${name}`);

const page = (language: string, game: string) => `<html lang="${language}" data-games="${game}">`;
const found = (html: string, part: string) =>
  gameFiles(html, part, files).map((file) => file.replace("_astro/", ""));

test("a table needs the whole game and all its texts in the page's language", () => {
  expect(found(page("en", "pond"), "whole")).toEqual([
    "_regel_pond.Ab1.js",
    "_regel_pond_meta_words_en.Ab1.js",
    "_regel_pond_rest_words_en.Ab1.js",
  ]);
});

test("an exercise needs its part of the game and the texts of tables", () => {
  expect(found(page("de", "pond"), "lesson")).toEqual([
    "_regel_pond_lesson.Ab1.js",
    "_regel_pond_meta_words_de.Ab1.js",
  ]);
});

test("a match needs its part of the game, and the texts of that", () => {
  expect(found(page("de", "pond"), "match")).toEqual([
    "_regel_pond_match.Ab1.js",
    "_regel_pond_match_words_de.Ab1.js",
    "_regel_pond_meta_words_de.Ab1.js",
  ]);
});

test("a game of one file has files of its own", () => {
  expect(found(page("de", "hop"), "whole")).toEqual(["hop.Ab1.js", "hop_meta_words_de.Ab1.js"]);
});

test("a page without a game needs nothing", () => {
  expect(found('<html lang="de">', "whole")).toEqual([]);
});

test("what a page plays is found in the scripts of its islands, and named on the page", () => {
  const scripts: Record<string, string> = {
    "_astro/Play.A.js": "var{games:n,gameMatch:r}=document.documentElement.dataset,$=1;",
    "_astro/Example.B.js": "const{games:e,gameTable:$t}=document.documentElement.dataset;",
    "_astro/other.C.js": "document.documentElement.dataset.parts",
  };
  const parts = partsIn(Object.keys(scripts), (script) => scripts[script] ?? "");
  expect(parts).toEqual(["match", "table"]);
  expect(
    withNamedFiles(`${page("en", "pond")}<p data-games="pond">`, [
      { part: "match", files: ["_astro/pond_match.Ab1.js", "_astro/pond_words.Cd2.js"] },
    ]),
  ).toBe(
    '<html lang="en" data-games="pond" data-game-match="pond_match.Ab1.js pond_words.Cd2.js"><p data-games="pond">',
  );
});

test("a page has preload links for the texts in its language that its scripts load", () => {
  const scripts: Record<string, string> = {
    "_astro/texts.A.js": `m=["_astro/en.F.js","_astro/texts_play_en.C.js","_astro/de.G.js"];import(\`./texts_table_en.H.js\`);import(\`./texts_table_de.I.js\`)`,
    "_astro/other.D.js": "import(`./later.E.js`)",
  };
  const textOf = (script: string) => scripts[script] ?? "";
  expect(textFiles('<html lang="en">', Object.keys(scripts), textOf)).toEqual([
    "_astro/en.F.js",
    "_astro/texts_play_en.C.js",
    "_astro/texts_table_en.H.js",
  ]);
});
