// The JSON form of a partial result: one line. Equal results have identical bytes.

import { isBotKind } from "../bots/kinds.ts";
import type { Bucket, Histogram } from "./histogram.ts";
import type { PartialResult, Simulation } from "./partial-result.ts";
import { arePossible } from "./plausible-figures.ts";
import { type Range, sizeOf, uniteRanges } from "./ranges.ts";
import type { Statistics } from "./statistics.ts";

/** Format and version of the text. */
const head = { kind: "regelwerk-simulation", format: 1 } as const;
const beginning = JSON.stringify(head).slice(0, -1);

type ParsedPartialResult =
  | { readonly kind: "part"; readonly part: PartialResult }
  /** Not a partial result, one of another format version, or a damaged one. */
  | { readonly kind: "foreign" | "otherFormat" | "spoiled" };

/** Serializes a partial result; ends with a line break. */
export function writePartialResult({ simulation, played, statistics }: PartialResult): string {
  const { version, game, rules, variants, learned, plan, games } = simulation;
  const options = Object.fromEntries(Object.entries(plan.options).sort());
  const text = JSON.stringify({
    ...head,
    simulation: {
      version,
      game,
      rules,
      variants,
      learned,
      bots: plan.bots,
      options,
      seed: plan.seed,
      games,
    },
    played: played.map(({ from, to }) => [from, to]),
    statistics: {
      games: statistics.games,
      scores: statistics.scores.map(writtenTally),
      firsts: statistics.firsts,
      decisions: writtenTally(statistics.decisions),
      ledger: statistics.ledger.map((row) => row.map(String)),
    },
  });
  return `${text}\n`;
}

/** Parses and validates a partial result. */
export function parsePartialResult(text: string): ParsedPartialResult {
  const data = parsed(text);
  // A truncated result still has the head.
  if (data === undefined && text.startsWith(beginning)) return { kind: "spoiled" };
  if (!isRecord(data) || data.kind !== head.kind) return { kind: "foreign" };
  if (data.format !== head.format) return { kind: "otherFormat" };
  try {
    const simulation = readSimulation(data.simulation);
    const played = list(data.played).map(readRange);
    const statistics = readStatistics(data.statistics);
    const part = { simulation, played, statistics };
    return isWhole(part) ? { kind: "part", part } : { kind: "spoiled" };
  } catch (error) {
    if (error instanceof Spoiled) return { kind: "spoiled" };
    throw error;
  }
}

/** Serializes a histogram; an empty one has no limits. */
function writtenTally({ count, sum, squares, min, max, buckets }: Histogram) {
  const limits = count === 0 ? {} : { min, max };
  return { count, sum: String(sum), squares: String(squares), ...limits, buckets };
}

class Spoiled extends Error {}

/** Tests whether the result is consistent: games, seats and ranges match the statistics. */
function isWhole({ simulation, played, statistics }: PartialResult): boolean {
  const games = sizeOf(played);
  const { scores, firsts, ledger } = statistics;
  const seats = scores.length;
  return (
    simulation.plan.bots.length >= 1 &&
    simulation.plan.bots.length <= seats &&
    firsts.length === seats &&
    firsts.every((row) => row.length === seats) &&
    ledger.length === seats &&
    ledger.every((row) => row.length === ledger[0]?.length) &&
    statistics.games === games &&
    JSON.stringify(uniteRanges(played)) === JSON.stringify(played) &&
    played.every(({ from, to }) => from >= 0 && to <= simulation.games) &&
    arePossible(statistics)
  );
}

function readSimulation(data: unknown): Simulation {
  const { version, game, rules, variants, learned, bots, options, seed, games } = record(data);
  return {
    version: word(version),
    game: word(game),
    rules: word(rules),
    variants: list(variants).map(word),
    learned: learned === undefined ? undefined : word(learned),
    plan: {
      bots: list(bots)
        .map(word)
        .map((kind) => (isBotKind(kind) ? kind : spoiled())),
      options: Object.fromEntries(
        Object.entries(record(options)).map(([id, choice]) => [id, word(choice)]),
      ),
      seed: whole(seed),
    },
    games: whole(games),
  };
}

function readRange(data: unknown): Range {
  const [from, to] = list(data).map(whole);
  return from === undefined || to === undefined ? spoiled() : { from, to };
}

function readStatistics(data: unknown): Statistics {
  const { games, scores, firsts, decisions, ledger } = record(data);
  return {
    games: whole(games),
    scores: list(scores).map(readTally),
    firsts: list(firsts).map((row) => list(row).map(whole)),
    decisions: readTally(decisions),
    ledger: list(ledger).map((row) => list(row).map(large)),
  };
}

function readTally(data: unknown): Histogram {
  const { count, sum, squares, min, max, buckets } = record(data);
  const isEmpty = whole(count) === 0;
  return {
    count: whole(count),
    sum: large(sum),
    squares: large(squares),
    min: isEmpty ? Number.POSITIVE_INFINITY : whole(min),
    max: isEmpty ? Number.NEGATIVE_INFINITY : whole(max),
    buckets: list(buckets).map((entry): Bucket => {
      const [bucket, size] = list(entry).map(whole);
      return bucket === undefined || size === undefined ? spoiled() : [bucket, size];
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function record(data: unknown): Readonly<Record<string, unknown>> {
  return isRecord(data) ? data : spoiled();
}

function list(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : spoiled();
}

function word(data: unknown): string {
  return typeof data === "string" ? data : spoiled();
}

function whole(data: unknown): number {
  return typeof data === "number" && Number.isSafeInteger(data) ? data : spoiled();
}

function large(data: unknown): bigint {
  return typeof data === "string" && /^-?\d+$/.test(data) ? BigInt(data) : spoiled();
}

function spoiled(): never {
  throw new Spoiled();
}
