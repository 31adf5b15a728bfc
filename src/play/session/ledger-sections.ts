// The ledger by the procedure or event that booked the points: those of moves first, then what rules
// booked outside of moves, such as a final scoring.

import type { DisplayText, LedgerEntry, LogEntry, Meta } from "../../dsl/index.ts";
import { headingAt } from "./entry-sections.ts";

type ScoreEntry = Extract<LogEntry, { kind: "score" }>;

/** A part of the ledger; points of moves have no heading. */
export interface LedgerSection {
  readonly heading: DisplayText | undefined;
  readonly lines: readonly LedgerEntry[];
  /** The log entries that the points come from. */
  readonly entries: readonly ScoreEntry[];
}

/** Splits a ledger by the log of its match; points without a log entry count as those of moves. */
export function splitLedger(
  meta: Meta,
  ledger: readonly LedgerEntry[],
  entries: readonly LogEntry[],
): LedgerSection[] {
  const booked = scoresByHeading(meta, entries);
  const own = booked.get(undefined) ?? [];
  booked.delete(undefined);
  const outside = [...booked].map(([heading, scores]) => {
    return { heading, entries: scores, lines: sumLines(scores) };
  });
  const others = outside.flatMap(({ lines }) => lines);
  const rest = ledger.map(({ player, reason, points }) => {
    const elsewhere = others.filter((line) => line.player === player && line.reason === reason);
    return { player, reason, points: elsewhere.reduce((sum, line) => sum - line.points, points) };
  });
  const lines = rest.filter(({ points }) => points !== 0);
  return lines.length === 0 ? outside : [{ heading: undefined, entries: own, lines }, ...outside];
}

/** Returns the points that were booked after the last move, by heading. */
export function splitFinalScoring(meta: Meta, entries: readonly LogEntry[]): LedgerSection[] {
  const last = entries.findLastIndex((entry) => isMove(meta, entry));
  const booked = scoresByHeading(meta, entries.slice(last + 1));
  booked.delete(undefined);
  return [...booked].map(([heading, scores]) => {
    return { heading, entries: scores, lines: sumLines(scores) };
  });
}

function scoresByHeading(
  meta: Meta,
  entries: readonly LogEntry[],
): Map<DisplayText | undefined, ScoreEntry[]> {
  const found = new Map<DisplayText | undefined, ScoreEntry[]>();
  let current: DisplayText | undefined;
  for (const entry of entries) {
    const heading = headingAt(meta, entry.at);
    if (heading !== undefined || isMove(meta, entry)) current = heading;
    if (entry.kind !== "score") continue;
    const scores = found.get(current) ?? [];
    scores.push(entry);
    found.set(current, scores);
  }
  return found;
}

function isMove({ moves }: Meta, entry: LogEntry): boolean {
  return entry.kind === "rule" && moves.some(({ id }) => id === entry.rule);
}

function sumLines(scores: readonly ScoreEntry[]): LedgerEntry[] {
  const found = new Map<string, LedgerEntry>();
  for (const { player, reason, amount } of scores) {
    const key = [player, reason].join();
    found.set(key, { player, reason, points: (found.get(key)?.points ?? 0) + amount });
  }
  return [...found.values()].filter(({ points }) => points !== 0);
}
