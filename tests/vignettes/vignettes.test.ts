// Every chapter and lesson has a small picture of its own, drawn in one manner.

import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { siteVignette, vignetteOf } from "../../src/components/vignettes/vignettes.ts";

const games = ["burgundy", "burgundy-dice", "burgundy-cards", "white-castle"];

/** Folders of texts, and of the drawings that belong to them. */
const kinds = [
  { texts: "rules", drawings: "chapters", ending: ".mdx" },
  { texts: "lessons", drawings: "lessons", ending: ".yaml" },
];

const drawings = globSync(["rules/*/vignettes/*/*.svg", "src/components/vignettes/site/*.svg"]).map(
  (path) => ({
    path: path.replaceAll("\\", "/"),
    svg: readFileSync(path, "utf8"),
  }),
);

describe.each(games)("%s", (game) => {
  test.each(kinds)("each of its $drawings has a vignette, and no vignette is left over", (kind) => {
    const texts = globSync(`src/content/en/${kind.texts}/${game}/*${kind.ending}`);
    const names = texts.map((path) => basename(path, kind.ending)).sort();
    expect(names.length).toBeGreaterThan(5);

    const drawn = globSync(`rules/${game}/vignettes/${kind.drawings}/*.svg`);
    expect(drawn.map((path) => basename(path, ".svg")).sort()).toEqual(names);
    for (const name of names) expect(vignetteOf(game, `${kind.drawings}/${name}`)).toMatch(/^<svg/);
  });
});

test("a vignette that is missing is reported by its file", () => {
  expect(() => vignetteOf("burgundy", "lessons/unheard-of")).toThrow(
    "rules/burgundy/vignettes/lessons/unheard-of.svg is missing",
  );
  expect(() => siteVignette("unheard-of")).toThrow("unheard-of");
});

test("a game without vignettes has none for any page", () => {
  expect(vignetteOf("tic-tac-toe", "chapters/overview")).toBeUndefined();
});

test("no two vignettes are the same drawing, nor mostly the same", () => {
  const parts = drawings.map(({ path, svg }) => ({ path, shapes: new Set(shapesOf(svg)) }));
  const alike = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => sharedBy(one.shapes, other.shapes) > 0.5)
      .map((other) => `${one.path} and ${other.path}`),
  );
  expect(alike).toEqual([]);
});

test.each(drawings)(
  "$path has at most four inks on paper, few bytes and no gradient",
  (drawing) => {
    const { path, svg } = drawing;
    const isWide = path.endsWith("/panorama.svg");
    const inks = new Set(svg.match(/#[0-9a-f]{3,8}(?=")/g));
    expect(inks.size).toBeLessThanOrEqual(isWide ? 6 : 5);
    expect(inks).toContain("#2b1a29");
    expect(svg.length).toBeLessThanOrEqual(isWide ? 14_000 : 7_000);
    expect(svg).toContain(isWide ? 'viewBox="0 0 1440 534"' : 'viewBox="0 0 400 180"');
    expect(svg).toMatch(/^<svg [^>]*preserveAspectRatio="xMidYM(?:id|ax) slice"/);
    const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
    expect([...elements].filter((name) => !known.has(name ?? ""))).toEqual([]);
  },
);

test("names inside of vignettes differ, so that many stand on one page", () => {
  const names = drawings.flatMap(({ svg }) =>
    [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(names.length).toBeGreaterThan(drawings.length);
  expect(new Set(names).size).toBe(names.length);

  for (const { path, svg } of drawings) {
    const own = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(
      used.filter((id) => !own.has(id)),
      path,
    ).toEqual([]);
  }
});

const known: ReadonlySet<string> = new Set(["svg", "defs", "pattern", "g", "path"]);

/** What is drawn: paths without what fills them. */
function shapesOf(svg: string): string[] {
  return [...svg.replace(/<defs>.*<\/defs>/s, "").matchAll(/ d="([^"]+)"/g)].map(
    ([, d]) => d ?? "",
  );
}

/** The share of the smaller set that is in the other, too. */
function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((shape) => other.has(shape)).length / Math.min(one.size, other.size);
}
