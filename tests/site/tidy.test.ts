// House rules of the site: both languages have the same pages, and drawing knows no game.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileGame, type RulesFile } from "../../src/dsl/index.ts";

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .toSorted();
}

test("every chapter exists in both languages, with the same headings and examples", () => {
  const pages = (language: string) =>
    filesIn(`src/content/${language}`).map((path) => {
      const text = readFileSync(path, "utf8");
      return {
        path: path.replace(`/${language}/`, "/"),
        headings: text.match(/^#+ /gm)?.length,
        examples: text.match(/<Example [^>]*>/g),
      };
    });
  expect(pages("de")).toEqual(pages("en"));
  expect(pages("de")).not.toEqual([]);
});

test("the components that draw and play games name none of their things", () => {
  const names = ["rules/burgundy", "rules/burgundy-dice"].flatMap(namesOf);
  const folders = ["board", "play", "print", "example", "compare", "language-reference", "ui"].map(
    (name) => `src/components/${name}`,
  );
  const found = folders.flatMap(filesIn).flatMap((path) => {
    const words = new Set(readFileSync(path, "utf8").match(/[A-Za-z][A-Za-z0-9]*/g));
    return names.filter((name) => words.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(found.filter((one) => !allowed.some((word) => one.endsWith(`: ${word}`)))).toEqual([]);
});

/** Names that the rules share with drawing and programming. */
const allowed = [
  "place",
  "take",
  "keep",
  "load",
  "building",
  "dice",
  "round",
  "board",
  "phase",
  "box",
  "storage",
  "none",
  "good",
  "chosen",
  "common",
  "boxes",
  "write",
  // The reader's own variant, and threads of the browser.
  "mine",
  "worker",
];

/** What the rules of a game call its things. */
function namesOf(folder: string): string[] {
  const sources: RulesFile[] = readdirSync(folder)
    .filter((name) => name.endsWith(".regel"))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(folder, name), "utf8") }));
  const meta = compileGame(sources).compiled?.meta;
  if (meta === undefined) throw new Error(`${folder} does not compile.`);
  const { kinds, zones, counters, grids, tracks, enums, moves } = meta;
  const declared = [kinds, zones, counters, grids, tracks, moves].flatMap((list) =>
    list.map(({ id }) => id),
  );
  const members = enums.flatMap((one) => one.members.map(({ id }) => id));
  return [...declared, ...members].filter((name) => name.length > 2);
}

test("no component is longer than it can be read", () => {
  const tooLong = filesIn("src/components")
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length }))
    .filter(({ path, lines }) => lines > (path.endsWith(".ts") ? 300 : 200));
  expect(tooLong).toEqual([]);
});
