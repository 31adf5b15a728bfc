// `regel perft GAME`: counts sequences of decisions, to compare with published numbers.

import { perft } from "../play/perft.ts";
import { type Arguments, type Command, onlyWord, wholeNumber } from "./arguments.ts";
import { chosenVariants } from "./choice.ts";
import { loadedGame } from "./language.ts";
import { alignedRows, Refusal, type Shell } from "./output.ts";
import { chosenSetup } from "./setup.ts";

export const perftCommand: Command = {
  flags: { variant: "value", depth: "value", players: "value", options: "value" },
  run: countSequences,
};

/** Beyond this no game has ever been counted. */
const deepest = 1000;

function countSequences(shell: Shell, args: Arguments): number {
  const name = onlyWord(shell, args, "perft", "game");
  const depth = wholeNumber(shell, args, "depth", { min: 1, max: deepest, missing: 4 });
  const game = loadedGame(shell, name, chosenVariants(shell, args));
  const setup = { ...chosenSetup(shell, game, args), seed: 1 };
  const counted = perft(game, setup, depth, (done, all) =>
    shell.progress(done, all, shell.texts.progress.perft),
  );
  if (counted.kind === "chance") {
    throw new Refusal(shell.texts.chanceInPerft(counted.text, counted.depth));
  }
  const rows = counted.sequences.map((sequences, index) =>
    [index + 1, sequences, counted.games[index] ?? 0].map((value) => shell.number(value)),
  );
  shell.out(alignedRows([shell.texts.perftHead, ...rows]));
  const games = counted.games.reduce((sum, count) => sum + count, 0);
  shell.out(shell.texts.perftTotal(shell.number(games)));
  return 0;
}
