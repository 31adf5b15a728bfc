// English wording of diagnostics about examples.

import type { CatalogOf } from "../catalog.ts";
import type { ExampleFacts } from "../facts/check.ts";
import { renderSuggestionEn } from "./phrases.ts";

export const examplesEn: CatalogOf<ExampleFacts> = {
  "unknown-player": {
    title: "Unknown player",
    why: "An example tells a short story about people with names. If somebody turns up who does not play, there is no seat whose rules could be carried out.",
    text: ({ name }) => `\`${name}\` does not play in this example.`,
    hint: ({ nearest }) => renderSuggestionEn(nearest),
  },
  "example-names": {
    title: "Number of players",
    why: "Many rules depend on how many play. An example that does not say so, or has more people than the game has seats, could prove nothing.",
    text: ({ found, min, max }) =>
      `The example names ${found} players; the game is for ${min} to ${max}.`,
    advice: () => "Write `players Anna, Benno` under `given`.",
  },
  "zone-overfull": {
    title: "No room",
    why: "What does not fit on the table cannot be laid there in an example either. The position would be one that no game can reach.",
    text: ({ name, found, most }) => `\`${name}\` has room for ${most}, not for ${found}.`,
  },
  "example-circle": {
    title: "Example after itself",
    why: "An example goes on where another ends. In a circle none of them would ever have a first position.",
    text: ({ name }) => `\`${name}\` begins after itself, at once or by way of others.`,
  },
  "example-setup": {
    title: "Set-up is settled",
    why: "The other example has set up the game, agreed on the options and moved. Seats and options cannot be changed in the middle of a game.",
    text: ({ after }) => `The example begins after \`${after}\`, with its players and options.`,
  },
};
