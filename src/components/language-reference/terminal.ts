/// <reference types="vite/client" />
// Output of the commands in the tour. A test runs the commands and compares these texts.

import type { SiteLanguage } from "../../i18n/language.ts";

/** A command of the tour, and the step whose program is `rules/lagoon.regel`. */
interface TourCommand {
  readonly name: string;
  readonly step: string;
  readonly words: readonly string[];
  /** The typed lines. */
  readonly input?: string;
  /** Number of lines to show; all if `undefined`. */
  readonly lines?: number;
}

export const tourCommands: readonly TourCommand[] = [
  { name: "first-check", step: "1", words: ["check", "rules/lagoon.regel"] },
  { name: "second-check", step: "2", words: ["check", "rules/lagoon.regel"] },
  { name: "play", step: "3", words: ["play", "lagoon", "--seed", "4"], input: "1\n1\n2\n" },
  { name: "typo", step: "4-wrong", words: ["check", "rules/lagoon.regel"] },
  { name: "sim", step: "5", words: ["sim", "lagoon", "--games", "200"] },
  { name: "test-wrong", step: "6-wrong", words: ["test", "rules/lagoon.regel"] },
  { name: "test", step: "6", words: ["test", "rules/lagoon.regel"] },
  { name: "prose", step: "6", words: ["prose", "lagoon", "dive", "surface"] },
  { name: "test-variant", step: "7", words: ["test", "rules/lagoon.regel"] },
  {
    name: "effect",
    step: "7",
    words: ["effect", "lagoon", "original", "calmWater", "--games", "400"],
    lines: 11,
  },
];

const outputs = import.meta.glob<string>("../../content/terminal/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the typed command and its output. */
export function readTerminalOutput(name: string, language: SiteLanguage): string {
  const text = outputs[`../../content/terminal/${name}.${language}.txt`];
  if (text === undefined) throw new Error(`There is no output ${name} in ${language}.`);
  return text.trimEnd();
}
