// Parses game records. The result is a list of records or one problem, whatever the input.

import type { DisplayText } from "../../dsl/index.ts";
import { type EndLine, type GameRecord, type RecordLine, recordMark, type Seat } from "./record.ts";
import { type RecordProblem, recordProblems } from "./record-problems.ts";

type ParsedRecords =
  | { readonly kind: "records"; readonly records: readonly GameRecord[] }
  | { readonly kind: "problem"; readonly problem: RecordProblem };

/** A non-empty line, trimmed. */
interface Line {
  readonly text: string;
  readonly number: number;
}

/** Parses all records of a text; a text without records is a problem. */
export function parseRecords(text: string): ParsedRecords {
  const lines = text
    .split("\n")
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => text !== "");
  try {
    return { kind: "records", records: splitRecords(lines).map(parseRecord) };
  } catch (problem) {
    if (problem instanceof BadLine) return { kind: "problem", problem: problem.problem };
    throw problem;
  }
}

/** Carries a problem up to `parseRecords`; never leaves this file. */
class BadLine extends Error {
  readonly problem: RecordProblem;

  constructor(line: number, text: DisplayText) {
    super(text.en);
    this.problem = { line, text };
  }
}

function splitRecords(lines: readonly Line[]): Line[][] {
  const records: Line[][] = [];
  for (const line of lines) {
    if (line.text === recordMark) records.push([]);
    const record = records.at(-1);
    if (record === undefined) throw new BadLine(line.number, recordProblems.noRecord());
    record.push(line);
  }
  if (records.length === 0) throw new BadLine(1, recordProblems.noRecord());
  return records;
}

function parseRecord(lines: readonly Line[]): GameRecord {
  const reader = new RecordReader(lines[0]?.number ?? 1);
  for (const line of lines.slice(1)) reader.read(line);
  return reader.finish(lines.at(-1)?.number ?? 1);
}

/** Lines that occur exactly once in the head. */
const headWords = ["game", "rules", "variant", "seed"] as const;
const endWords = new Set(["score", "ledger", "ranking", "unfinished"]);

/** Reads the lines of one record in order: head, course, end. */
class RecordReader {
  #part: "head" | "course" | "end" = "head";
  readonly #head = new Map<string, string>();
  readonly #options = new Map<string, string>();
  readonly #seats: Seat[] = [];
  readonly #rivals: string[] = [];
  readonly #course: RecordLine[] = [];
  readonly #end: EndLine[] = [];
  readonly #lines: Record<string, number>;
  #moves = 0;
  #closed = false;

  constructor(line: number) {
    this.#lines = { mark: line };
  }

  read(line: Line): void {
    const [word = "", ...rest] = line.text.split(/\s+/);
    if (this.#closed) throw unknown(line);
    if (this.#part === "head" && this.#readHead(word, rest, line)) return;
    if (this.#part === "head") this.#closeHead(line.number);
    if (endWords.has(word)) this.#readEnd(word, rest, line);
    else if (this.#part === "course") this.#readCourse(line);
    else throw unknown(line);
  }

  /** Completes the record; `last` is the number of its last line. */
  finish(last: number): GameRecord {
    if (this.#part === "head") this.#closeHead(last);
    if (!this.#closed) throw new BadLine(last, recordProblems.brokenOff());
    return {
      game: this.#head.get("game") ?? "",
      rulesHash: this.#head.get("rules") ?? "",
      variants: variantsFrom(this.#head.get("variant") ?? "none"),
      table: {
        seats: this.#seats,
        options: Object.fromEntries(this.#options),
        seed: Number(this.#head.get("seed")),
      },
      rivals: this.#rivals,
      course: this.#course,
      end: this.#end,
      headLines: this.#lines,
    };
  }

  /** Reads a line of the head; returns `false` if the line does not belong to it. */
  #readHead(word: string, rest: readonly string[], line: Line): boolean {
    if (word === "option" && rest.length === 2) return this.#readOption(rest, line);
    if (word === "player" && rest.length >= 2) return this.#readPlayer(rest, line);
    if (word === "rival" && rest.length === 1) return this.#readRival(rest, line);
    if (!headWords.some((one) => one === word) || rest.length !== 1) return false;
    const [value = ""] = rest;
    if (this.#head.has(word)) throw new BadLine(line.number, recordProblems.repeated(word));
    if (word === "seed" && !isSeed(value))
      throw new BadLine(line.number, recordProblems.badSeed(value));
    this.#head.set(word, value);
    this.#lines[word] = line.number;
    return true;
  }

  #readOption([id = "", choice = ""]: readonly string[], line: Line): true {
    if (this.#options.has(id))
      throw new BadLine(line.number, recordProblems.repeated(`option ${id}`));
    this.#options.set(id, choice);
    this.#lines[`option ${id}`] = line.number;
    return true;
  }

  #readPlayer(rest: readonly string[], line: Line): true {
    const name = rest.slice(0, -1).join(" ");
    if (/[:=,]/.test(name)) throw unknown(line);
    if (this.#names().includes(name)) {
      throw new BadLine(line.number, recordProblems.repeated(`player ${name}`));
    }
    this.#lines.player = line.number;
    this.#seats.push({ name, kind: rest.at(-1) ?? "" });
    return true;
  }

  #readRival([name = ""]: readonly string[], line: Line): true {
    if (this.#names().includes(name)) {
      throw new BadLine(line.number, recordProblems.repeated(`rival ${name}`));
    }
    this.#lines.rival = line.number;
    this.#rivals.push(name);
    return true;
  }

  #closeHead(line: number): void {
    const missing = headWords.find((word) => !this.#head.has(word));
    const lacks = missing ?? (this.#seats.length === 0 ? "player" : undefined);
    if (lacks !== undefined) throw new BadLine(line, recordProblems.missing(lacks));
    this.#part = "course";
  }

  /** Reads a move, a seed or a chance event: `3. Anna: take(number: 2)`, `seed 7` or `roll 4`. */
  #readCourse(line: Line): void {
    const move = /^(\d+)\. ([^:]+): (.+)$/.exec(line.text);
    const [, seed] = /^seed (\S+)$/.exec(line.text) ?? [];
    if (seed !== undefined) {
      if (!isSeed(seed)) throw new BadLine(line.number, recordProblems.badSeed(seed));
      this.#course.push({ kind: "seed", seed: Number(seed), line: line.number });
      return;
    }
    if (move === null) {
      if (!/^[a-z]+ \S/i.test(line.text)) throw unknown(line);
      this.#course.push({ kind: "chance", text: line.text, line: line.number });
      return;
    }
    const [, number = "", name = "", notation = ""] = move;
    this.#moves += 1;
    if (Number(number) !== this.#moves) {
      throw new BadLine(line.number, recordProblems.wrongNumber(this.#moves, number));
    }
    const seat = this.#seatOf(name, line);
    this.#course.push({ kind: "move", seat, notation, line: line.number });
  }

  #readEnd(word: string, rest: readonly string[], line: Line): void {
    this.#part = "end";
    this.#closed = word === "ranking" || word === "unfinished";
    if (word === "ranking") this.#checkRanking(rest.join(" "), line);
    else if (word === "unfinished" && rest.length > 0) throw unknown(line);
    else this.#checkPoints(word, rest, line);
    this.#end.push({ text: [word, ...rest].join(" "), line: line.number });
  }

  #checkRanking(places: string, line: Line): void {
    const named = places.split(/ = |, /);
    for (const name of named) this.#seatOf(name, line);
    const everyoneOnce = new Set(named).size === named.length;
    if (!everyoneOnce || named.length !== this.#names().length) {
      throw new BadLine(line.number, recordProblems.badRanking());
    }
  }

  /** Validates the form of a line: `score Anna 12`, `ledger Anna taken 2`. */
  #checkPoints(word: string, rest: readonly string[], line: Line): void {
    if (word === "unfinished") return;
    const nameless = word === "score" ? 1 : 2;
    if (!/^-?\d+$/.test(rest.at(-1) ?? "") || rest.length <= nameless) throw unknown(line);
    this.#seatOf(rest.slice(0, -nameless).join(" "), line);
  }

  #seatOf(name: string, line: Line): number {
    const seat = this.#names().indexOf(name);
    if (seat < 0) throw new BadLine(line.number, recordProblems.unknownPlayer(name));
    return seat;
  }

  /** Returns the names of all seats: players, followed by rivals. */
  #names(): string[] {
    return [...this.#seats.map(({ name }) => name), ...this.#rivals];
  }
}

function variantsFrom(word: string): string[] {
  return word === "none" ? [] : word.split(",");
}

function isSeed(word: string): boolean {
  return /^-?\d{1,10}$/.test(word) && Number(word) >= -(2 ** 31) && Number(word) < 2 ** 32;
}

function unknown(line: Line): BadLine {
  return new BadLine(line.number, recordProblems.unknownLine(line.text));
}
