// English texts around the rulebook.

import type { RulebookStrings } from "./strings.ts";

export const rulebookEn: RulebookStrings = {
  title: (game) => `${game}: rules`,
  description: (game) =>
    `All the rules of ${game} to read and to look up, in our own words, with examples to play on.`,
  lead: "Read from the start, or look up what you need right now. Every example is a real position that you can play on.",
  original: "Original",
  version: "Version",
  holdsIn: (version) => (version === "Original" ? "In the original" : `On ${version}`),
  differsIn: (version) => `different on ${version}`,
  sameIn: (version) => `Everything in this chapter applies on ${version} too.`,
  notIn: (version) => `There is no such rule on ${version}.`,
  otherwiseIn: (version) => `On ${version} this example comes out differently.`,
  absentIn: (version) => `This example cannot come up on ${version}.`,
  linkTo: (title) => `Link to “${title}”`,
  linkCopied: "Link copied",
  exceptions: "Different in variants",
  insteadOf: (words, before) => `${words} (instead of ${before})`,
  namedInstead: (name, before) => `“${name}” instead of “${before}”`,
  gone: "does not apply",
  changedRule: (title: string) => `Changed: ${title}`,
  related: "See also",
  /** The fold with the exact reading of a rule. */
  exactly: "Exactly",
  /** Introduces a sentence that a variant makes void. */
  originally: "In the original",
  examples: "Examples",
  examplesLead: "Each is a real position. Play on from it.",
  more: "Read more",
  otherLanguage: "German",
  booklet: {
    link: "Booklet to print",
    title: "Rules of the game",
    contents: "Contents",
    chapter: "Chapter",
    page: "p.",
    unofficial:
      "An unofficial, non-commercial project by fans. All sentences and drawings are our own.",
  },
};
