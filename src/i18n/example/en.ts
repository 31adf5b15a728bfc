// English texts of examples.

import type { ExampleStrings } from "./strings.ts";

export const exampleEn: ExampleStrings = {
  changedTag: "Changed position",
  playStep: "Play the move",
  stepBack: "Back",
  stepForth: "Forward",
  change: "Change the position",
  copyLink: "Copy link",
  copied: "The link has been copied.",
  nothingLeft: "There is nothing to decide in this position.",
  takeOver: "Try it",
  backToPicture: "Back to the picture",
  more: "More",
  wholeTable: "The whole table",
  allowed: "Allowed",
  notAllowed: "Not allowed",
  becomes: "becomes",
  changes: "What changes",
  reset: "From the start",
  points: "Points",
  online: "To play on:",
  under: (version) => `By the rules of ${version}`,
  notUnder: (version) =>
    `The rules of ${version} could not be fetched; here those of the original hold.`,
};
