// `regel perft GAME`: counts sequences of decisions, to compare with published numbers.

import { type Game, loadGame } from "../../dsl/index.ts";
import { type PerftUnit, perft } from "../../play/perft.ts";
import {
  type Arguments,
  type Command,
  parseChoice,
  readOnlyWord,
  readWholeNumber,
} from "../arguments.ts";
import { commandOf, createFaultError, formatOptions } from "../fault.ts";
import { findGame } from "../files.ts";
import { compileGameOrFail } from "../load-game.ts";
import { readSetup } from "../setup.ts";
import { alignRows, CommandError, type Shell } from "../shell.ts";
import { readVariedGame } from "../variant-arguments.ts";

export const perftCommand: Command = {
  flags: {
    variant: "value",
    depth: "value",
    by: "value",
    example: "value",
    divide: "switch",
    players: "value",
    options: "value",
  },
  run: countSequences,
};

/** What `--by` can say; without it, decisions are counted. */
const units: readonly PerftUnit[] = ["decision", "turn"];

/** Maximum depth; no published count reaches it. */
const deepest = 1000;

function countSequences(shell: Shell, args: Arguments): number {
  const name = readOnlyWord(shell, args, "perft", "game");
  const depth = readWholeNumber(shell, args, "depth", { min: 1, max: deepest, missing: 4 });
  const by = parseChoice(shell, "by", args.values.get("by") ?? "decision", units);
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const game = loadGame(compileGameOrFail(shell, files, variants));
  const example = readExample(shell, args, game);
  const setup = { ...readSetup(shell, game, args), seed: 1 };
  const counted = perft(game, setup, depth, {
    by,
    from: example === undefined ? undefined : game.exampleStart(example).state,
    progress: (done, all) => shell.progress(done, all, shell.texts.progress.perft),
  });
  if (counted.kind === "chance") {
    throw new CommandError(shell.texts.chanceInPerft(counted.text, counted.depth));
  }
  if (counted.kind === "fault") {
    const moves = counted.moves.map(({ notation }) => notation);
    const player = shell.texts.seatName((counted.moves.at(-1)?.seat ?? 0) + 1);
    const where = shell.texts.faultAfter(moves.slice(0, -1), player, moves.at(-1));
    const again = commandOf("perft", name, {
      variant: variants.join(","),
      players: String(setup.players),
      options: formatOptions(setup.options),
      example: example ?? "",
      depth: String(Math.max(1, moves.length)),
    });
    const { error } = counted;
    throw createFaultError(shell, {
      meta: game.meta,
      error,
      where,
      again: shell.texts.playAgain(again),
    });
  }
  if (args.values.has("divide")) {
    const parts = counted.divided.map(({ notation, sequences }) => [
      notation,
      shell.number(sequences),
    ]);
    shell.out(alignRows(parts));
  }
  const rows = counted.sequences.map((sequences, index) =>
    [index + 1, sequences, counted.games[index] ?? 0].map((value) => shell.number(value)),
  );
  shell.out(alignRows([shell.texts.perftHead[by], ...rows]));
  const games = counted.games.reduce((sum, count) => sum + count, 0);
  shell.out(shell.texts.perftTotal(shell.number(games)));
  return 0;
}

/** The example whose position is counted from; `undefined` without the flag. */
function readExample(shell: Shell, args: Arguments, game: Game): string | undefined {
  const name = args.values.get("example");
  const known = game.meta.examples.map(({ id }) => id);
  return name === undefined ? undefined : parseChoice(shell, "example", name, known);
}
