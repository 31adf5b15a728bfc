// The drawings of all games: every file is in use, every name in a look has its file, and files
// keep to the manner that makes them one set.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { gameOf } from "../support/rules-of.ts";

const inks = [
  "#33200f", // ink
  "#a63f2b", // roof
  "#fdf1d9", // wall
  "#8a5a2f", // wood
  "#dfe3e6", // steel
  "#e9b53c", // gold
  "#7a1f3d", // wine
  "#2c6e9b", // blue
  "#fff8e8", // cream
];

function drawingsIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).map((file) => file.replace(/\.svg$/, ""));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(`${folder}/${name}.svg`, "utf8")]),
  );
}

/** Names that the looks of a game and of its variants state under a key. */
function statedIn(game: string, key: "icon" | "picture"): ReadonlySet<string> {
  const variants = gameOf(game).meta.variants.map(({ id }) => id);
  const looks = [[], ...variants.map((id) => [id])].flatMap((active) =>
    Object.values(gameOf(game, active).meta.looks),
  );
  return new Set(looks.flatMap((look) => look[key] ?? []));
}

/** Returns pictures and those that they contain. */
function withParts(
  files: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const parts = (files[name] ?? "").matchAll(/href="([\w-]+)\.svg"/g);
    for (const [, part = ""] of parts) found.add(part);
  }
  return found;
}

describe.each(["burgundy", "burgundy-dice"])("%s", (game) => {
  const files = drawingsIn(`rules/${game}/pictures`);
  const icons = drawingsIn(`rules/${game}/icons`);

  test("looks name drawings that exist, and every drawing is in use", () => {
    const pictures = withParts(files, statedIn(game, "picture"));
    expect([...pictures].toSorted()).toEqual(Object.keys(files).toSorted());
    expect([...statedIn(game, "icon")].toSorted()).toEqual(Object.keys(icons).toSorted());
  });

  test.each(Object.entries(files))("%s is drawn like the others", (_, text) => {
    expect(text).toMatch(/^<svg [^>]*viewBox="-50 -50 100 100" fill="none" stroke="#33200f"/);
    expect(text).not.toMatch(/<(?:style|script|image|filter|linearGradient)\b|class=|id=/);
    const written = [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words);
    expect(written.filter((words) => !/^[±+×]?\d+$/.test(words ?? ""))).toEqual([]);
  });

  test("most areas have one of the shared colours", () => {
    const fills = Object.values(files).flatMap((text) =>
      [...text.matchAll(/fill="(#\w+)"/g)].flatMap(([, fill]) => fill ?? []),
    );
    const shared = fills.filter((fill) => inks.includes(fill));
    expect(shared.length / fills.length).toBeGreaterThan(0.6);
  });

  test("all pictures together are at most 9 kB, compressed", () => {
    const sprite = Object.values(files)
      .map((text) => text.replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$|\s*\n\s*/g, ""))
      .join("");
    expect(gzipSync(sprite).length).toBeLessThan(9_000);
  });
});
