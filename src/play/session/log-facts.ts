// What a move has brought, as facts for the match log: rolls, draws, pieces, counters and points, in
// sections. What rules book outside of moves has a section of its own.

import type {
  DisplayNoun,
  DisplayText,
  LogEntry,
  MatchGame,
  State,
  ValueType,
} from "../../dsl/index.ts";
import { splitByHeading } from "./entry-sections.ts";
import { findReceived } from "./received-pieces.ts";

/** Equal elements and their number. */
export interface ElementCount {
  readonly value: number;
  readonly count: number;
}

/** A fact of the log; `seat` is `undefined` where it concerns no single seat. */
export type LogFact =
  | {
      readonly kind: "rolled";
      readonly seat: number | undefined;
      /** What has been rolled, if the rules have a noun for it. */
      readonly noun: DisplayNoun | undefined;
      /** Which of a family of zones the values went to. */
      readonly member?: DisplayText | undefined;
      readonly type: ValueType;
      readonly values: readonly number[];
    }
  | {
      readonly kind: "drawn" | "received";
      readonly seat: number | undefined;
      readonly type: ValueType;
      readonly elements: readonly ElementCount[];
    }
  | {
      readonly kind: "counted";
      /** Index into `Meta.counters`. */
      readonly counter: number;
      readonly index: number | undefined;
      readonly seat: number | undefined;
      readonly amount: number;
    }
  | {
      readonly kind: "scored";
      readonly seat: number;
      /** Index into `Meta.reasons`. */
      readonly reason: number;
      readonly amount: number;
    };

/** Facts with the procedure or event that booked them; without a heading they belong to the move. */
export interface LogSection {
  readonly heading: DisplayText | undefined;
  readonly facts: readonly LogFact[];
}

/** A move, with the states before and after it. */
export interface MoveStep {
  readonly before: State;
  readonly after: State;
  readonly player: number;
  readonly option: number;
}

type ChanceEntry = Extract<LogEntry, { kind: "chance" }>;

/** Collects the facts of a move from its log entries and from what its player has afterwards. */
export function collectLogSections(
  game: MatchGame,
  entries: readonly LogEntry[],
  step: MoveStep,
): LogSection[] {
  const [own, ...automatic] = splitByHeading(game, entries);
  const facts = own === undefined ? [] : factsOf(game, own.entries, step, true);
  const drawn = facts.flatMap((fact) => (fact.kind === "drawn" ? fact.elements : []));
  const received = findReceived(game, step).flatMap((fact) => {
    const elements = fact.elements.filter(({ value }) => !drawn.some((one) => one.value === value));
    return elements.length === 0 ? [] : [{ ...fact, elements }];
  });
  return [
    { heading: undefined, facts: [...received, ...facts] },
    ...automatic.map((section) => ({
      heading: section.heading,
      facts: factsOf(game, section.entries, step, false),
    })),
  ].filter(({ facts }) => facts.length > 0);
}

function factsOf(
  game: MatchGame,
  entries: readonly LogEntry[],
  step: MoveStep,
  isOwn: boolean,
): LogFact[] {
  return [
    ...chanceGroups(entries).flatMap((group) => chanceFacts(game, group, step, isOwn)),
    ...countedIn(game, entries),
    ...scoredIn(entries),
  ];
}

/** Groups consecutive outcomes of the same statement. */
function chanceGroups(entries: readonly LogEntry[]): ChanceEntry[][] {
  const groups: ChanceEntry[][] = [];
  for (const entry of entries) {
    if (entry.kind !== "chance") continue;
    const last = groups.at(-1);
    if (last?.[0]?.at === entry.at) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Returns the outcomes of one statement, if everybody sees them. */
function chanceFacts(
  game: MatchGame,
  group: readonly ChanceEntry[],
  step: MoveStep,
  isOwn: boolean,
): LogFact[] {
  const [first] = group;
  const target = game.meta.log.chance.find(({ span }) => span === first?.at);
  if (first === undefined || target?.isPublic !== true) return [];
  const values = group.map(({ value }) => value);
  const { type } = first;
  const { zone, noun } = target;
  const isPerPlayer = game.meta.zones[zone]?.perPlayer === true;
  const inMove = isOwn && (zone < 0 || isPerPlayer) ? step.player : undefined;
  if (first.how === "draw") {
    return [{ kind: "drawn", seat: inMove, type, elements: countElements(values) }];
  }
  const rolls = isPerPlayer
    ? rollsBySeat(game, { values, zone, step })
    : rollsByMember(game, { values, zone, step });
  return (rolls ?? [{ seat: inMove, values }]).map((roll) => ({
    kind: "rolled",
    noun,
    type,
    ...roll,
  }));
}

interface SeatRoll {
  readonly seat: number | undefined;
  readonly values: readonly number[];
  readonly member?: DisplayText;
}

/** Assigns rolled values to the members of a family of zones that hold them afterwards, if all do. */
function rollsByMember(
  game: MatchGame,
  { values, zone, step }: { values: readonly number[]; zone: number; step: MoveStep },
): SeatRoll[] | undefined {
  const type = game.meta.zones[zone]?.at.index;
  if (type === undefined) return undefined;
  const held = game.view(step.after, -1).shared.zones.filter(({ id }) => id === zone);
  const rolls = held.map(({ index = 0, items }) => ({
    seat: undefined,
    member: game.formatValue(type, index),
    values: items.flatMap(({ value, count }): number[] => Array(count).fill(value)),
  }));
  const all = rolls.flatMap((roll) => roll.values);
  return isSameRoll(all, values) ? rolls : undefined;
}

/**
 * Assigns rolled values to the seats whose zones hold them afterwards: to all seats, or to a single
 * one. Returns `undefined` if the zones hold something else.
 */
function rollsBySeat(
  game: MatchGame,
  { values, zone, step }: { values: readonly number[]; zone: number; step: MoveStep },
): SeatRoll[] | undefined {
  const rolls = game.view(step.after, -1).players.map(({ zones }, seat) => {
    const items = zones.filter(({ id }) => id === zone).flatMap((held) => held.items);
    return { seat, values: items.flatMap(({ value, count }) => Array(count).fill(value)) };
  });
  if (
    isSameRoll(
      rolls.flatMap((roll) => roll.values),
      values,
    )
  )
    return rolls;
  const [single, ...others] = rolls.filter((roll) => isSameRoll(roll.values, values));
  return single === undefined || others.length > 0 ? undefined : [single];
}

function isSameRoll(left: readonly number[], right: readonly number[]): boolean {
  const [one, other] = [left, right].map((values) => [...values].sort((a, b) => a - b).join());
  return one === other;
}

function countElements(values: readonly number[]): ElementCount[] {
  return [...new Set(values)].map((value) => {
    return { value, count: values.filter((one) => one === value).length };
  });
}

/** Sums the changes of counters, by seat. */
function countedIn({ meta }: MatchGame, entries: readonly LogEntry[]): LogFact[] {
  const found = new Map<string, Extract<LogFact, { kind: "counted" }>>();
  for (const entry of entries) {
    if (entry.kind !== "gain") continue;
    const { counter, index } = entry;
    // What a look puts aside is bookkeeping of the rules: tables do not show it either.
    if (meta.looks[meta.counters[counter]?.id ?? ""]?.place === "aside") continue;
    const seat = meta.counters[counter]?.perPlayer === true ? entry.player : undefined;
    const key = [seat, counter, index].join();
    const amount = (found.get(key)?.amount ?? 0) + entry.amount;
    found.set(key, { kind: "counted", counter, index, seat, amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

/** Sums points, by seat and reason. */
function scoredIn(entries: readonly LogEntry[]): LogFact[] {
  const found = new Map<string, Extract<LogFact, { kind: "scored" }>>();
  for (const entry of entries) {
    if (entry.kind !== "score") continue;
    const { player: seat, reason } = entry;
    const key = [seat, reason].join();
    const amount = (found.get(key)?.amount ?? 0) + entry.amount;
    found.set(key, { kind: "scored", seat, reason, amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}
