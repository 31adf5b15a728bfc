// Topics of diagnostics, for lists that people read.

import type { DiagnosticCode, Topic } from "./catalog.ts";
import { componentsEn } from "./en/components.ts";
import { examplesEn } from "./en/examples.ts";
import { gameEn } from "./en/game.ts";
import { limitsEn } from "./en/limits.ts";
import { lintEn } from "./en/lint.ts";
import { namesEn } from "./en/names.ts";
import { rulesEn } from "./en/rules.ts";
import { syntaxEn } from "./en/syntax.ts";
import { variantsEn } from "./en/variants.ts";

const sets = {
  syntax: syntaxEn,
  game: gameEn,
  names: namesEn,
  things: componentsEn,
  rules: rulesEn,
  examples: examplesEn,
  variants: variantsEn,
  limits: limitsEn,
  lint: lintEn,
} satisfies Readonly<Record<Topic, object>>;

// The casts: TypeScript types the keys of an object as strings.
/** All topics with their codes, in catalogue order. */
export const topics = Object.entries(sets).map(([topic, set]) => ({
  topic: topic as Topic,
  codes: Object.keys(set) as DiagnosticCode[],
}));
