// Replays a record move by move and reports its first divergence from the rules.

import type { DisplayText, LogEntry, MatchGame, Meta, State } from "../../dsl/index.ts";
import {
  endLines,
  formatVariantIds,
  type GameRecord,
  listChanceLines,
  type MatchTable,
  type PlayedMove,
  type RecordLine,
  setupOf,
} from "./record.ts";
import { type RecordProblem, recordProblems } from "./record-problems.ts";

type Replayed =
  | {
      readonly kind: "played";
      readonly state: State;
      readonly opening: readonly LogEntry[];
      readonly moves: readonly PlayedMove[];
      /** Whether the rules have the fingerprint of the record. */
      readonly sameRules: boolean;
    }
  | { readonly kind: "problem"; readonly problem: RecordProblem };

/**
 * Validates a record: setup, every chance event, the legality of every move, and the end. Rules
 * with another fingerprint are accepted as long as they produce the same game.
 */
export function replay(game: MatchGame, record: GameRecord): Replayed {
  const { meta } = game;
  const head = headProblem(meta, record);
  if (head !== undefined) return { kind: "problem", problem: head };

  const opening: LogEntry[] = [];
  const state = game.start(setupOf(record.table), (entry) => opening.push(entry));
  const run: Run = { game, record, state, moves: [], next: 0 };
  const problem = rivalProblem(run) ?? courseProblem(run, opening) ?? endProblem(run);
  if (problem !== undefined) return { kind: "problem", problem };
  const sameRules = record.rulesHash === meta.rulesHash;
  return { kind: "played", state, opening, moves: run.moves, sameRules };
}

/** Returns why a setup is invalid, or `undefined`; `about` is the line of the head that says so. */
export function findSetupProblem(
  meta: Meta,
  players: number,
  options: MatchTable["options"],
): { readonly about: string; readonly text: DisplayText } | undefined {
  const { min, max } = meta.players;
  if (players < min || players > max) {
    return { about: "player", text: recordProblems.playerCount(players, min, max) };
  }
  for (const [id, choice] of Object.entries(options)) {
    const about = `option ${id}`;
    const known = meta.options.find((option) => option.id === id)?.choices.map((one) => one.id);
    if (known === undefined) return { about, text: recordProblems.unknownOption(id) };
    if (!known.includes(choice))
      return { about, text: recordProblems.unknownChoice(id, choice, known) };
  }
  return undefined;
}

interface Run {
  readonly game: MatchGame;
  readonly record: GameRecord;
  /** The current state of the replay. */
  readonly state: State;
  readonly moves: PlayedMove[];
  /** Index of the next line of the course. */
  next: number;
}

function headProblem(
  meta: Meta,
  { game, variants, table, headLines }: GameRecord,
): RecordProblem | undefined {
  const [found, expected] = [variants, meta.chosen].map(formatVariantIds);
  const other =
    game !== meta.id
      ? { about: "game", text: recordProblems.otherGame(game, meta.id) }
      : found !== expected && found !== undefined && expected !== undefined
        ? { about: "variant", text: recordProblems.otherVariant(found, expected) }
        : undefined;
  const wrong = other ?? findSetupProblem(meta, table.seats.length, table.options);
  return wrong && { line: headLines[wrong.about] ?? 1, text: wrong.text };
}

/** Compares the rivals with those of the record. */
function rivalProblem({ game, record, state }: Run): RecordProblem | undefined {
  const [found, expected] = [record.rivals, game.rivals(state).map(({ id }) => id)].map((ids) =>
    ids.length === 0 ? "–" : ids.join(", "),
  );
  if (found === undefined || expected === undefined || found === expected) return undefined;
  const line = record.headLines.rival ?? record.headLines.player ?? 1;
  return { line, text: recordProblems.otherRivals(found, expected) };
}

function courseProblem(run: Run, opening: readonly LogEntry[]): RecordProblem | undefined {
  let problem = chanceProblem(run, opening);
  while (problem === undefined && run.next < run.record.course.length) {
    problem = moveProblem(run, reseeded(run));
  }
  return problem;
}

/** Compares chance events with the lines of the record, up to the next move. */
function chanceProblem(run: Run, entries: readonly LogEntry[]): RecordProblem | undefined {
  for (const expected of listChanceLines(entries)) {
    const line = run.record.course[run.next];
    if (expected.kind !== "chance") continue;
    if (line?.kind !== "chance") {
      return { line: lineHere(run, line), text: recordProblems.missingChance(expected.text) };
    }
    if (line.text !== expected.text) {
      return { line: line.line, text: recordProblems.otherChance(line.text, expected.text) };
    }
    run.next += 1;
  }
  const extra = run.record.course[run.next];
  if (extra?.kind !== "chance") return undefined;
  return { line: extra.line, text: recordProblems.needlessChance(extra.text) };
}

/** Sets the RNG to the seed at this place of the record, if there is one, and returns it. */
function reseeded(run: Run): number | undefined {
  const line = run.record.course[run.next];
  if (line?.kind !== "seed") return undefined;
  run.game.reseed(run.state, line.seed);
  run.next += 1;
  return line.seed;
}

/** Plays the next move of the record and compares the chance events that follow it. */
function moveProblem(run: Run, seed: number | undefined): RecordProblem | undefined {
  const { game, state, record } = run;
  const move = record.course[run.next];
  if (move?.kind !== "move") return seedProblem(record, run.next - 1);

  const decision = game.decision(state);
  if (decision === undefined) return { line: move.line, text: recordProblems.alreadyOver() };
  if (decision.player !== move.seat) {
    const [found, expected] = [nameOf(record, move.seat), nameOf(record, decision.player)];
    return { line: move.line, text: recordProblems.otherTurn(found, expected) };
  }
  const read = game.readNotation(state, move.notation);
  if ("problem" in read) return { line: move.line, text: read.problem };

  const entries: LogEntry[] = [];
  game.play(state, read.option, (entry) => entries.push(entry));
  run.moves.push({ player: move.seat, option: read.option, seed, entries });
  run.next += 1;
  return chanceProblem(run, entries);
}

/** Reports a seed that no move follows. */
function seedProblem({ course }: GameRecord, at: number): RecordProblem | undefined {
  const line = course[at];
  if (line?.kind !== "seed") return undefined;
  return { line: line.line, text: recordProblems.seedWithoutMove(line.seed) };
}

/** Compares the lines of the end: scores, ledger and ranking. */
function endProblem({ game, record, state }: Run): RecordProblem | undefined {
  const expected = endLines(game, state, record.table.seats);
  for (const [index, found] of record.end.entries()) {
    const wanted = expected[index] ?? "";
    if (found.text === wanted) continue;
    const isMissing = wordsOf(found.text) !== wordsOf(wanted);
    const text = isMissing
      ? recordProblems.missingEnd(wanted)
      : recordProblems.otherEnd(found.text, wanted);
    return { line: found.line, text };
  }
  return undefined;
}

/** Returns a line of the end without its number: what it is about. */
function wordsOf(text: string): string {
  return text.startsWith("ranking") ? "ranking" : text.replace(/ -?\d+$/, "");
}

/** Returns the line at which something is missing: the found line, or the start of the end. */
function lineHere({ record }: Run, found: RecordLine | undefined): number {
  return found?.line ?? record.end[0]?.line ?? 1;
}

function nameOf(record: GameRecord, seat: number): string {
  const { seats } = record.table;
  return seats[seat]?.name ?? record.rivals[seat - seats.length] ?? "";
}
