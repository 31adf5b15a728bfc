// A game as text that people can read, mend and send: a head, one line for each decision and each
// result of chance, and the end. `parse-record.ts` reads it, `replay.ts` proves it.
//
//   regelwerk-record 1
//   game kites
//   rules 0123456789abcdef
//   variant none
//   option light dusk
//   player Anna human
//   player Benno greedy
//   rival shark
//   seed 7
//
//      roll 4
//   1. Anna: take(number: 2)
//
//   score Anna 2
//   score Benno 0
//   score shark 1
//   ledger Anna taken 2
//   ledger shark taken 1
//   ranking Anna, shark, Benno

import type { Game, LogEntry, State } from "../../dsl/index.ts";

export const recordMark = "regelwerk-record 1";

/** Someone at the table. */
export interface Seat {
  readonly name: string;
  /** `human`, or the kind of a bot; one word. */
  readonly kind: string;
}

/** What a game starts from. */
export interface MatchTable {
  readonly seats: readonly Seat[];
  /** Option id → choice id. */
  readonly options: Readonly<Record<string, string>>;
  /** Seed of the game's own chance, 32 bits. */
  readonly seed: number;
}

/** One line of the course of a game; `line` counts from 1, 0 where nothing is written yet. */
export type RecordLine =
  | { readonly kind: "chance"; readonly text: string; readonly line: number }
  | {
      readonly kind: "move";
      readonly seat: number;
      readonly notation: string;
      readonly line: number;
    };

/** A line of the end, as it is written: `score Anna 12`. */
export interface EndLine {
  readonly text: string;
  readonly line: number;
}

export interface GameRecord {
  readonly game: string;
  /** The rules it was played by; see `Meta.rulesHash`. */
  readonly rulesHash: string;
  /** The variants in force, in the order in which they were chosen. */
  readonly variants: readonly string[];
  readonly table: MatchTable;
  /** Who plays along without being asked; their seats come behind the others. */
  readonly rivals: readonly string[];
  readonly course: readonly RecordLine[];
  /** Scores, ledger, and `ranking …` or, for a game that is not over, `unfinished`. */
  readonly end: readonly EndLine[];
  /** Where its head says what: `game`, `option light`, `player` (the last); `mark` is its first line. */
  readonly headLines: Readonly<Record<string, number>>;
}

/** A move with what it brought about. */
export interface PlayedMove {
  readonly player: number;
  readonly option: number;
  /** Everything that happened until the next decision, in order. */
  readonly entries: readonly LogEntry[];
}

/** The record of moves that lead from the start of a game to `state`. */
export function recordOf(
  game: Game,
  table: MatchTable,
  played: { opening: readonly LogEntry[]; moves: readonly PlayedMove[]; state: State },
): GameRecord {
  const course = [
    ...chanceLines(played.opening),
    ...played.moves.flatMap(({ player, option, entries }): RecordLine[] => [
      { kind: "move", seat: player, notation: game.notation(option), line: 0 },
      ...chanceLines(entries),
    ]),
  ];
  const { id, rulesHash, chosen } = game.meta;
  const seats = tidySeats(table.seats, rivalNames(game));
  const end = endLines(game, played.state, seats).map((text) => ({ text, line: 0 }));
  return {
    game: id,
    rulesHash,
    variants: chosen,
    table: { ...table, seats },
    rivals: game.rivals(played.state).map((rival) => rival.id),
    course,
    end,
    headLines: {},
  };
}

/** The text of a record; ends with a line break. */
export function writeRecord(record: GameRecord): string {
  const { seats, options, seed } = record.table;
  const lines = [
    recordMark,
    `game ${record.game}`,
    `rules ${record.rulesHash}`,
    `variant ${variantsText(record.variants)}`,
    ...Object.entries(options).map(([id, choice]) => `option ${id} ${choice}`),
    ...seats.map(({ name, kind }) => `player ${name} ${kind}`),
    ...record.rivals.map((rival) => `rival ${rival}`),
    `seed ${seed}`,
    "",
    ...courseTexts(record),
    "",
    ...record.end.map(({ text }) => text),
  ];
  return `${lines.join("\n")}\n`;
}

/** `calm,deep`, or `none`. */
export function variantsText(variants: readonly string[]): string {
  return variants.length === 0 ? "none" : variants.join(",");
}

/** The chance among what happened, as lines of a record. */
export function chanceLines(entries: readonly LogEntry[]): RecordLine[] {
  return entries.flatMap((entry): RecordLine[] =>
    entry.kind === "chance" ? [{ kind: "chance", text: entry.text, line: 0 }] : [],
  );
}

/** What stands at the end of a record of this state. */
export function endLines(game: Game, state: State, seats: readonly Seat[]): string[] {
  const names = [...seats.map((seat) => seat.name), ...game.rivals(state).map(({ id }) => id)];
  const name = (seat: number) => names[seat] ?? "";
  const ledger = game.ledger(state).map(({ player, reason, points }) => {
    return `ledger ${name(player)} ${game.meta.reasons[reason]?.id} ${points}`;
  });
  const places = game.ranking(state).map((place) => place.map(name).join(" = "));
  return [
    ...game.scores(state).map((points, seat) => `score ${name(seat)} ${points}`),
    ...ledger,
    game.isOver(state) ? `ranking ${places.join(", ")}` : "unfinished",
  ];
}

/** Names that no player can have: those of all rivals that a game knows. */
export function rivalNames({ meta }: Game): string[] {
  return meta.rivals.map(({ id }) => id);
}

/**
 * Seats whose names can stand in a record: without signs that mean something there, none empty,
 * none twice and none of the given. `["Jo: 1", "", "Jo 1"]` → `["Jo 1", "Player 2", "Jo 1 2"]`.
 */
export function tidySeats(seats: readonly Seat[], others: readonly string[] = []): Seat[] {
  const taken = new Set(others);
  return seats.map(({ name, kind }, index) => {
    const plain = name.replace(/[\s:=,\p{Cc}]+/gu, " ").trim() || `Player ${index + 1}`;
    let unique = plain;
    for (let next = 2; taken.has(unique); next++) unique = `${plain} ${next}`;
    taken.add(unique);
    return { name: unique, kind };
  });
}

function courseTexts({ course, table }: GameRecord): string[] {
  let number = 0;
  return course.map((line) => {
    if (line.kind === "chance") return `   ${line.text}`;
    number += 1;
    return `${number}. ${table.seats[line.seat]?.name}: ${line.notation}`;
  });
}
