// The colours of code can be read, on every ground on which code stands, light and dark.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CodeTheme, codeThemes, colourOf } from "../../src/vite/code-themes.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const grounds = ["ground", "surface", "surface-raised", "warn-soft"];

test.each(codeThemes(tokens))("code in the $name theme has the contrast of WCAG AA", (theme) => {
  const colours = new Set(theme.tokenColors.map(({ settings }) => settings.foreground));
  expect(colours.size).toBeGreaterThan(5);
  expect([...colours].flatMap((colour) => tooWeak(colour, theme.name))).toEqual([]);
});

test("a colour that is too weak is found", () => {
  expect(tooWeak("#999999", "light")).toHaveLength(grounds.length);
});

function tooWeak(colour: string, theme: CodeTheme["name"]): string[] {
  return grounds
    .filter((ground) => contrast(colour, colourOf(tokens, ground, theme)) < 4.5)
    .map((ground) => `${colour} on ${ground}`);
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
