// `regel replay FILE`: proves recorded games, move by move.

import type { Game } from "../dsl/index.ts";
import type { Problem } from "../play/problems.ts";
import type { GameRecord } from "../play/record.ts";
import { parseRecords } from "../play/record-parse.ts";
import { replay } from "../play/replay.ts";
import { type Arguments, type Command, onlyWord } from "./arguments.ts";
import { ending } from "./ending.ts";
import { findDeclaredGame, readText } from "./files.ts";
import { gameOf, loadedGame } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";

export const replayCommand: Command = {
  flags: { game: "value" },
  run: proveRecords,
};

function proveRecords(shell: Shell, args: Arguments): number {
  const file = onlyWord(shell, args, "replay", "file");
  const parsed = parseRecords(readText(shell, file));
  if (parsed.kind === "problem") throw refused(shell, file, parsed.problem);

  const { records } = parsed;
  const games = new Map<string, Game>();
  for (const [index, record] of records.entries()) {
    const game = games.get(record.game) ?? rulesFor(shell, file, record, args);
    games.set(record.game, game);
    prove(shell, { file, game, record }, records.length === 1);
    shell.progress(index + 1, records.length, shell.texts.progress.replay);
  }
  shell.out(shell.texts.replayed(records.length));
  return 0;
}

/** The game that `--game` names, or else the one that the record names. */
function rulesFor(shell: Shell, file: string, record: GameRecord, { values }: Arguments): Game {
  const name = values.get("game");
  if (name !== undefined) return loadedGame(shell, name);
  const declared = findDeclaredGame(shell, record.game);
  if (declared !== undefined) return gameOf(shell, declared);
  const sentence = shell.texts.unknownRecordGame(record.game);
  throw new Refusal(`${file}:${record.headLines.game ?? 1}: ${sentence}`);
}

interface Proof {
  readonly file: string;
  readonly game: Game;
  readonly record: GameRecord;
}

/** Plays a record; of a single one the scores are shown. */
function prove(shell: Shell, { file, game, record }: Proof, isShown: boolean): void {
  const replayed = replay(game, record);
  if (replayed.kind === "problem") throw refused(shell, file, replayed.problem);
  if (!isShown) return;
  const names = record.table.seats.map(({ name }) => name);
  shell.out(
    `${game.meta.title[shell.language]}\n\n${ending(shell, game, replayed.state, names)}\n`,
  );
  if (!replayed.sameRules) shell.out(shell.texts.otherRules);
}

function refused(shell: Shell, file: string, { line, text }: Problem): Refusal {
  return new Refusal(`${file}:${line}: ${text[shell.language]}`);
}
