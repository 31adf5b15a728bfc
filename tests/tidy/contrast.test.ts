// Contrast of the colour tokens, by the formula of WCAG 2.2 (relative luminance), on paper and on
// the table, in both themes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, type Rgb, readHex } from "../support/colours.ts";

const css = readFileSync("src/styles/tokens.css", "utf8");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The declarations of the first rule with this selector. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const at = css.indexOf(`\n${selector} {`);
  const body = css.slice(css.indexOf("{", at) + 1, css.indexOf("}", at));
  const found = body.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const paper = tokensOf(".on-paper");
const table = new Map([...paper, ...tokensOf(".on-table")]);

function colour(tokens: ReadonlyMap<string, string>, name: string, theme: Theme): Rgb {
  const value = tokens.get(name) ?? "";
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = theme === "light" ? light : dark;
  const [, other] = /^var\((--[\w-]+)\)$/.exec(chosen) ?? [];
  return other === undefined ? readHex(chosen) : colour(tokens, other, theme);
}

/** Text on its grounds, with the least contrast: 4.5 for text, 3 for rings and edges. */
const pairs: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
  ["--ink", ["--ground", "--ground-deep", "--surface", "--surface-raised", "--accent-soft"], 4.5],
  ["--ink-soft", ["--ground", "--ground-deep", "--surface", "--surface-raised"], 4.5],
  ["--accent", ["--ground", "--ground-deep", "--surface", "--surface-raised"], 4.5],
  ["--accent-ink", ["--accent"], 4.5],
  ["--wine-ink", ["--wine"], 4.5],
  ["--gold-ink", ["--gold"], 4.5],
  ["--good", ["--ground", "--surface", "--good-soft"], 4.5],
  ["--warn", ["--ground", "--surface", "--warn-soft"], 4.5],
  ["--bad", ["--ground", "--surface", "--bad-soft"], 4.5],
  ["--focus", ["--ground", "--surface"], 3],
  ["--line-strong", ["--ground", "--surface"], 3],
];

describe.each([
  ["on paper", paper],
  ["on the table", table],
] as const)("contrast %s", (_, tokens) => {
  const cases = pairs.flatMap(([text, grounds, least]) =>
    grounds.flatMap((ground) => themes.map((theme) => ({ text, ground, theme, least }))),
  );
  it.each(cases)("$text on $ground, $theme", ({ text, ground, theme, least }) => {
    const found = contrast(colour(tokens, text, theme), colour(tokens, ground, theme));
    expect(found).toBeGreaterThanOrEqual(least);
  });
});
