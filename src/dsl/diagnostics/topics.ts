// What reports are about, for lists that people read.

import type { Code, Topic } from "./catalog.ts";
import { examplesEn } from "./examples.en.ts";
import { gameEn } from "./game.en.ts";
import { limitsEn } from "./limits.en.ts";
import { lintEn } from "./lint.en.ts";
import { namesEn } from "./names.en.ts";
import { rulesEn } from "./rules.en.ts";
import { syntaxEn } from "./syntax.en.ts";
import { thingsEn } from "./things.en.ts";
import { variantsEn } from "./variants.en.ts";

const sets = {
  syntax: syntaxEn,
  game: gameEn,
  names: namesEn,
  things: thingsEn,
  rules: rulesEn,
  examples: examplesEn,
  variants: variantsEn,
  limits: limitsEn,
  lint: lintEn,
} satisfies Readonly<Record<Topic, object>>;

/** The codes of every topic, in the order of the catalogue. */
export const topics = Object.entries(sets).map(([topic, set]) => ({
  topic: topic as Topic, // Keys of an object are strings to TypeScript.
  codes: Object.keys(set) as Code[],
}));
