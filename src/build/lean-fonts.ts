// The fonts of the site, made small: the letters that German and English need, with what the styles
// ask of them. What comes whole from the makers is nearly twice as large, and text waits for it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const texts = (weight: number) =>
  `@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff2`;

/** Where a font comes from, and its weight where that has many. */
interface Origin {
  readonly from: string;
  readonly wght?: number;
}

/** The fonts by the names of their files. */
export const leanFonts: Readonly<Record<string, Origin>> = {
  "title.woff2": {
    from: "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    wght: 640,
  },
  "text-400.woff2": { from: texts(400) },
  "text-500.woff2": { from: texts(500) },
  "text-700.woff2": { from: texts(700) },
};

/** What styles may ask for: kerning, ligatures, lining and tabular figures. */
const keepFeatures = ["kern", "liga", "lnum", "tnum"];
/** Who made a font, and on what terms it may be used: the entries of its table of names. */
const preserveNameIds = [0, 13, 14];

/** The bytes of a font of the site. */
export async function leanFont({ from, wght }: Origin): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(from)), letters(), {
    targetFormat: "woff2",
    keepFeatures,
    preserveNameIds,
    ...(wght && { variationAxes: { wght } }),
  });
}

/** All letters of the makers' Latin part: "U+0000-00FF,U+0131" → "…ÿı". */
function letters(): string {
  const { latin } = require("@fontsource/alegreya-sans/unicode.json") as { latin: string };
  return latin
    .split(",")
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join("");
}
