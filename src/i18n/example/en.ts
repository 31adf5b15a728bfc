// English texts of examples.

import type { ExampleStrings } from "./strings.ts";

export const exampleEn: ExampleStrings = {
  title: "Example",
  playStep: "Play the move",
  stepBack: "Back",
  stepForth: "Forward",
  change: "Change the position",
  isChanged: "changed position",
  copyLink: "Copy link",
  copied: "The link has been copied.",
  nothingLeft: "There is nothing to decide in this position.",
  takeOver: "Play on yourself",
  reset: "From the start",
  holds: "proved by the rules",
  points: "Points",
  online: "To play on:",
  under: (version) => `by the rules of ${version}`,
  notUnder: (version) =>
    `The rules of ${version} could not be fetched; here those of the original hold.`,
};
