// `regel replay FILE`: verifies recorded matches, move by move.

import { sidesOf } from "../../compare/side-choice.ts";
import type { Game } from "../../dsl/index.ts";
import { MAX_RECORDS_BYTES } from "../../files/most-bytes.ts";
import { type ReplayedUnder, replayUnder } from "../../play/compare/replay-under.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import { formatVariantIds, type GameRecord } from "../../play/session/record.ts";
import type { RecordProblem } from "../../play/session/record-problems.ts";
import { replay } from "../../play/session/replay.ts";
import { getSeatNames } from "../../play/session/seats.ts";
import { type Arguments, type Command, readOnlyWord } from "../arguments.ts";
import { findDeclaredGame, findGame, type GameFiles, readText } from "../files.ts";
import { gameOf, UnknownVariants } from "../load-game.ts";
import { renderFinalStandings } from "../render/final-standings.ts";
import { renderGameTitle } from "../render/game-title.ts";
import { alignRows, CommandError, type Shell } from "../shell.ts";
import { formatVariantLabel, sideOf } from "../variant-arguments.ts";
import { withVariantsApart } from "../variants-apart.ts";

export const replayCommand: Command = {
  flags: { game: "value", under: "value" },
  run: proveRecords,
};

function proveRecords(shell: Shell, args: Arguments): number {
  const file = readOnlyWord(shell, args, "replay", "file");
  const parsed = parseRecords(readText(shell, file, MAX_RECORDS_BYTES));
  if (parsed.kind === "problem") throw refused(shell, file, parsed.problem);

  const { records } = parsed;
  const games = new Games(shell, file, args);
  for (const [index, record] of records.entries()) {
    const isAlone = records.length === 1;
    const under = games.under(record);
    const proof = { file, game: games.of(record), record };
    if (under === undefined) prove(shell, proof, isAlone);
    else shell.out(compareUnder(shell, proof, under, isAlone));
    shell.progress(index + 1, records.length, shell.texts.progress.replay);
  }
  shell.out(shell.texts.replayed(records.length));
  return 0;
}

/** The games of records, each loaded once. */
class Games {
  readonly #shell: Shell;
  readonly #file: string;
  readonly #values: Arguments["values"];
  readonly #known = new Map<string, Game>();

  constructor(shell: Shell, file: string, { values }: Arguments) {
    this.#shell = shell;
    this.#file = file;
    this.#values = values;
  }

  /** Returns the game under the variants of the record. */
  of(record: GameRecord): Game {
    try {
      return this.#game(record, record.variants);
    } catch (error) {
      if (!(error instanceof UnknownVariants)) throw error;
      throw new CommandError(`${this.#file}:${record.headLines.variant ?? 1}: ${error.message}`);
    }
  }

  /** Returns the game of `--under`, or `undefined` without the flag. */
  under(record: GameRecord): Game | undefined {
    const word = this.#values.get("under");
    if (word === undefined) return undefined;
    return this.#game(record, sideOf(this.#shell, this.#files(record), word));
  }

  #game(record: GameRecord, variants: readonly string[]): Game {
    const key = `${record.game} ${formatVariantIds(variants)}`;
    const game = this.#known.get(key) ?? this.#load(record, variants);
    this.#known.set(key, game);
    return game;
  }

  #load(record: GameRecord, variants: readonly string[]): Game {
    const files = withVariantsApart(this.#shell, this.#files(record), variants);
    return gameOf(this.#shell, files, variants);
  }

  /** Returns the rules of `--game`, or else of the game that the record names. */
  #files(record: GameRecord): GameFiles {
    const name = this.#values.get("game");
    if (name !== undefined) return findGame(this.#shell, name);
    const declared = findDeclaredGame(this.#shell, record.game);
    if (declared !== undefined) return declared;
    const sentence = this.#shell.texts.unknownRecordGame(record.game);
    throw new CommandError(`${this.#file}:${record.headLines.game ?? 1}: ${sentence}`);
  }
}

interface Proof {
  readonly file: string;
  readonly game: Game;
  readonly record: GameRecord;
}

/** Replays a record; shows the scores of a single one. */
function prove(shell: Shell, { file, game, record }: Proof, isShown: boolean): void {
  const replayed = replay(game, record);
  if (replayed.kind === "problem") throw refused(shell, file, replayed.problem);
  if (!isShown) return;
  const players = record.table.seats.map(({ name }) => name);
  const names = getSeatNames(game, replayed.state, players, shell.language);
  const entries = [...replayed.opening, ...replayed.moves.flatMap((move) => move.entries)];
  const standings = renderFinalStandings(shell, game, { state: replayed.state, entries }, names);
  shell.out(`${renderGameTitle(game.meta, shell.language)}\n\n${standings}\n`);
  if (!replayed.sameRules) shell.out(shell.texts.otherRules);
}

/** Compares a record with the same moves under other rules: first divergence, and points. */
function compareUnder(
  shell: Shell,
  { file, game, record }: Proof,
  other: Game,
  isAlone: boolean,
): string {
  const sides = sidesOf(game.meta, other.meta);
  const compared = replayUnder(game, other, record, { sides });
  if (compared.kind === "problem") throw refused(shell, file, compared.problem);
  const { language, texts } = shell;
  const title = game.meta.title[language];
  const mark = isAlone ? "" : `${file}:${record.headLines.mark}: `;
  const [words, others] = [sides.a.name[language], sides.b.name[language]];
  const labels = [
    formatVariantLabel(shell, game.meta, { chosen: game.meta.chosen, words }),
    formatVariantLabel(shell, other.meta, { chosen: other.meta.chosen, words: others }),
  ];
  const rows = [compared.scoresA, compared.scoresB].map((scores, side) => [
    labels[side] ?? "",
    ...scores.map((points) => shell.number(points)),
  ]);
  return [
    `${mark}${shell.colours.bold(texts.compare.heading(title, words, others))}`,
    "",
    ...partingLines(shell, compared, record),
    "",
    alignRows([["", ...record.table.seats.map(({ name }) => name)], ...rows]),
    "",
  ].join("\n");
}

function partingLines(
  { language, texts }: Shell,
  compared: ReplayedUnder & { readonly kind: "compared" },
  { course }: GameRecord,
): string[] {
  const { parting, stop, outcome, played } = compared;
  const moves = course.filter(({ kind }) => kind === "move");
  if (parting === undefined) return [texts.compare.sameRecord];
  const line =
    parting.at === 0 ? undefined : moves[parting.at - (parting.kind === "legality" ? 0 : 1)];
  const where = parting.at === 0 ? texts.compare.partAtSetUp : texts.compare.partAfter(parting.at);
  const move = line?.kind === "move" ? [`  ${line.notation}`] : [];
  const isOther = stop !== undefined && stop !== parting;
  return [
    where,
    ...move,
    `  ${parting.words[language]}`,
    ...(outcome === "stops" ? [texts.compare.stopsAfter(played, moves.length)] : []),
    ...(isOther ? [`  ${stop.words[language]}`] : []),
  ];
}

function refused(shell: Shell, file: string, { line, text }: RecordProblem): CommandError {
  return new CommandError(`${file}:${line}: ${text[shell.language]}`);
}
