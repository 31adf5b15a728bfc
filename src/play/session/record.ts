// Game records: the text form of a match, to be read, edited and sent by people. A record has a
// head, a line for each decision and each chance event, and an end. A `seed` between the moves sets
// the RNG again: where the players make chance together (`correspondence`), it comes from both. `parse-record.ts` parses it,
// `replay.ts` validates it.
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
//      seed 12
//   2. Benno: take(number: 1)
//
//   score Anna 2
//   score Benno 0
//   score shark 1
//   ledger Anna taken 2
//   ledger shark taken 1
//   ranking Anna, shark, Benno

import type { LogEntry, MatchGame, State } from "../../dsl/index.ts";

/** The first line of every record, with the version of the format. */
export const recordMark = "regelwerk-record 1";

/** A participant. */
export interface Seat {
  readonly name: string;
  /** `human`, or the kind of a bot; a single word. */
  readonly kind: string;
}

/** The setup of a match. */
export interface MatchTable {
  readonly seats: readonly Seat[];
  /** Option id → choice id. */
  readonly options: Readonly<Record<string, string>>;
  /** Seed of the game's RNG, 32 bits. */
  readonly seed: number;
}

/** Returns the parameters of `Game.start` for a table. */
export function setupOf({ seats, options, seed }: MatchTable) {
  return { players: seats.length, options, seed };
}

/** A line of the course; `line` counts from 1 and is 0 in a record that has no text yet. */
export type RecordLine =
  | { readonly kind: "chance"; readonly text: string; readonly line: number }
  | { readonly kind: "seed"; readonly seed: number; readonly line: number }
  | {
      readonly kind: "move";
      readonly seat: number;
      readonly notation: string;
      readonly line: number;
    };

/** A line of the end as text: `score Anna 12`. */
export interface EndLine {
  readonly text: string;
  readonly line: number;
}

/** A parsed record. */
export interface GameRecord {
  readonly game: string;
  /** Fingerprint of the rules; see `Meta.rulesHash`. */
  readonly rulesHash: string;
  /** The active variants, in order of choice. */
  readonly variants: readonly string[];
  readonly table: MatchTable;
  /** Ids of the rivals; their seats follow those of the players. */
  readonly rivals: readonly string[];
  readonly course: readonly RecordLine[];
  /** Scores, ledger, and `ranking …` or, for an unfinished game, `unfinished`. */
  readonly end: readonly EndLine[];
  /** Line numbers in the head, by `game`, `option light`, `player` (the last); `mark` is line 1. */
  readonly headLines: Readonly<Record<string, number>>;
}

/** A move with its log entries. */
export interface PlayedMove {
  readonly player: number;
  readonly option: number;
  /** Seed that the RNG gets before the move; `undefined` if it simply goes on. */
  readonly seed: number | undefined;
  /** All entries until the next decision, in order. */
  readonly entries: readonly LogEntry[];
}

/** Creates the record of the moves from the start of a game to `state`. */
export function recordOf(
  game: MatchGame,
  table: MatchTable,
  played: { opening: readonly LogEntry[]; moves: readonly PlayedMove[]; state: State },
): GameRecord {
  const course = [
    ...listChanceLines(played.opening),
    ...played.moves.flatMap(({ player, option, seed, entries }): RecordLine[] => [
      ...(seed === undefined ? [] : [{ kind: "seed" as const, seed, line: 0 }]),
      { kind: "move", seat: player, notation: game.notation(option), line: 0 },
      ...listChanceLines(entries),
    ]),
  ];
  const { id, rulesHash, chosen } = game.meta;
  const seats = tidySeats(table.seats, listRivalNames(game));
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

/** Serializes a record; ends with a line break. */
export function writeRecord(record: GameRecord): string {
  const { seats, options, seed } = record.table;
  const lines = [
    recordMark,
    `game ${record.game}`,
    `rules ${record.rulesHash}`,
    `variant ${formatVariantIds(record.variants)}`,
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

/** Formats the active variants: `calm,deep`, or `none`. */
export function formatVariantIds(variants: readonly string[]): string {
  return variants.length === 0 ? "none" : variants.join(",");
}

/** Returns the chance events of a log as lines of a record. */
export function listChanceLines(entries: readonly LogEntry[]): RecordLine[] {
  return entries.flatMap((entry): RecordLine[] =>
    entry.kind === "chance" ? [{ kind: "chance", text: entry.text, line: 0 }] : [],
  );
}

/** Returns the lines at the end of a record of this state. */
export function endLines(game: MatchGame, state: State, seats: readonly Seat[]): string[] {
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

/** Returns the names that players cannot have: those of all possible rivals. */
export function listRivalNames({ meta }: MatchGame): string[] {
  return meta.rivals.map(({ id }) => id);
}

/**
 * Makes the names of seats valid in records: replaces characters with a special meaning, replaces
 * empty names, and makes all names unique, also among `others`.
 * `["Jo: 1", "", "Jo 1"]` → `["Jo 1", "Player 2", "Jo 1 2"]`.
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
    if (line.kind === "seed") return `   seed ${line.seed}`;
    number += 1;
    return `${number}. ${table.seats[line.seat]?.name}: ${line.notation}`;
  });
}
