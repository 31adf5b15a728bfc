// Font subsets: the letters of German and English, with the features that the styles use. Text is
// shown only after fonts are loaded, and the original files are nearly twice as large.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const texts = (weight: number) =>
  `@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff2`;

/** The source of a font, and its weight if it is a variable font. */
interface Origin {
  readonly from: string;
  readonly wght?: number;
}

/** Fonts by file name. */
export const leanFonts: Readonly<Record<string, Origin>> = {
  "title.woff2": {
    from: "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    wght: 640,
  },
  "text-400.woff2": { from: texts(400) },
  "text-500.woff2": { from: texts(500) },
  "text-700.woff2": { from: texts(700) },
};

/** OpenType features in use: kerning, ligatures, lining and tabular figures. */
const keepFeatures = ["kern", "liga", "lnum", "tnum"];
/** Programs that fit letters to coarse screens are a third of a font; a phone does not run them. */
const noHinting = true;
/** Entries of the name table about authors and licence. */
const preserveNameIds = [0, 13, 14];

/** Returns the bytes of a font subset. */
export async function createFontSubset({ from, wght }: Origin): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(from)), letters(), {
    targetFormat: "woff2",
    keepFeatures,
    noHinting,
    preserveNameIds,
    ...(wght && { variationAxes: { wght } }),
  });
}

/** Returns the letters of the font's Latin range: "U+0000-00FF,U+0131" → "…ÿı". */
function letters(): string {
  const { latin }: { latin: string } = require("@fontsource/alegreya-sans/unicode.json");
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
