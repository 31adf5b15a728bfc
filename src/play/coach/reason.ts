// Why a move is good, as facts of the rules: what it brings at once, what it makes possible, what it
// keeps others from, and whether it ends the game.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import { findRegions, type RegionFill } from "./regions.ts";

type Scored = Extract<LogEntry, { kind: "score" }>;

/** Points under one name. */
export interface ReasonPoints {
  /** Index into `Meta.reasons`. */
  readonly reason: number;
  readonly amount: number;
  /** What the points were looked up by, in the tables of the rules. */
  readonly from: Scored["from"];
  /** The place of the rule: an index into `Meta.spans`. */
  readonly at: number;
}

export interface CounterGain {
  /** Index into `Meta.counters`. */
  readonly counter: number;
  readonly index: number | undefined;
  readonly amount: number;
}

/** A later move and the points that it would bring. */
export interface Prospect {
  readonly seat: number;
  readonly option: number;
  readonly points: readonly ReasonPoints[];
}

export interface MoveReason {
  readonly option: number;
  readonly seat: number;
  /** The regions that the move is about, such as that of the space on which something is put. */
  readonly regions: readonly RegionFill[];
  readonly points: readonly ReasonPoints[];
  readonly gains: readonly CounterGain[];
  /** Whether the game ends with it, and how for whoever plays it. */
  readonly end: "won" | "drawn" | "lost" | undefined;
  /** Ids of what the move alone lets its player do next. */
  readonly leads: readonly string[];
  /** The best that becomes possible for the same player, as long as nobody else is asked. */
  readonly enables: Prospect | undefined;
  /** What somebody else could do after most of the other moves, but not after this one. */
  readonly prevents: Prospect | undefined;
}

/** More replies to a move are not tried. */
const mostTried = 150;

/**
 * The reasons for some of the options of whoever decides, in the same order. What `state` hides from
 * them must have been dealt anew (`Game.sample`), or reasons give it away.
 */
export function findReasons(game: Game, state: State, options: readonly number[]): MoveReason[] {
  const decision = game.decision(state);
  const seat = decision?.player ?? -1;
  const before = new Set(game.options(state));
  const tried = options.map((option) => afterMove(game, state, seat, option));
  const threats = tried.map(({ after }) =>
    decision?.atOnce === undefined
      ? bestReply(game, after, (player) => player !== seat)
      : undefined,
  );
  return tried.map((one, index) => ({
    option: one.option,
    seat,
    regions: findRegions(game, { before: state, after: one.after, seat, option: one.option }),
    points: pointsOf(one.entries, seat),
    gains: gainsOf(one.entries, seat),
    end: endOf(game, one.after, seat),
    leads: one.isKnown ? ledTo(game, state, one.after) : [],
    enables: one.isKnown
      ? bestReply(game, one.after, isSeat(seat), (reply) => !before.has(reply))
      : undefined,
    prevents: isOthers(game, one.after, seat) ? prevented(threats, index) : undefined,
  }));
}

function isSeat(seat: number) {
  return (player: number) => player === seat;
}

function isOthers(game: Game, state: State, seat: number): boolean {
  const player = game.decision(state)?.player;
  return player !== undefined && player !== seat;
}

/** More kinds of moves are just the next decision. */
const mostLed = 2;

/** What is asked next of the same player, where the move has led to it. */
function ledTo(game: Game, before: State, after: State): readonly string[] {
  const [asked, next] = [game.decision(before), game.decision(after)];
  if (next === undefined || next.player !== asked?.player) return [];
  const isNew = next.actions.every((id) => !asked.actions.includes(id));
  return isNew && next.actions.length <= mostLed ? next.actions : [];
}

interface Tried {
  readonly option: number;
  /** What happens up to the first chance. */
  readonly entries: readonly LogEntry[];
  readonly after: State;
  /** Whether no chance has come between. */
  readonly isKnown: boolean;
}

function afterMove(game: Game, state: State, seat: number, option: number): Tried {
  const after = game.covered(state, seat).slice();
  const all: LogEntry[] = [];
  game.play(after, option, (entry) => all.push(entry));
  const chance = all.findIndex(({ kind }) => kind === "chance");
  return {
    option,
    entries: chance < 0 ? all : all.slice(0, chance),
    after,
    isKnown: chance < 0,
  };
}

/** The reply that brings its player most points at once, if it brings any. */
function bestReply(
  game: Game,
  state: State,
  isWanted: (player: number) => boolean,
  isNew: (option: number) => boolean = () => true,
): Prospect | undefined {
  const player = game.decision(state)?.player;
  if (player === undefined || !isWanted(player)) return undefined;
  let best: Prospect | undefined;
  for (const option of game.options(state).filter(isNew).slice(0, mostTried)) {
    const { entries } = afterMove(game, state, player, option);
    const points = pointsOf(entries, player);
    if (sumOf(points) > sumOf(best?.points ?? [])) best = { seat: player, option, points };
  }
  return best;
}

/** The best that others could do, where this move leaves them less and more than half of the rest more. */
function prevented(
  threats: readonly (Prospect | undefined)[],
  index: number,
): Prospect | undefined {
  const worth = (threat: Prospect | undefined) => sumOf(threat?.points ?? []);
  const left = worth(threats[index]);
  const worse = threats.filter((threat) => worth(threat) > left);
  if (worse.length * 2 <= threats.length - 1) return undefined;
  return worse.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** A player's points among what happened: those under one name together. */
function pointsOf(entries: readonly LogEntry[], seat: number): ReasonPoints[] {
  const found = new Map<number, ReasonPoints>();
  for (const entry of entries) {
    if (entry.kind !== "score" || entry.player !== seat) continue;
    const { reason, amount, from, at } = entry;
    const known = found.get(reason);
    found.set(reason, {
      reason,
      amount: (known?.amount ?? 0) + amount,
      from: known === undefined ? from : [],
      at: known?.at ?? at,
    });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

function sumOf(points: readonly ReasonPoints[]): number {
  return points.reduce((sum, { amount }) => sum + amount, 0);
}

function gainsOf(entries: readonly LogEntry[], seat: number): CounterGain[] {
  const found = new Map<string, CounterGain>();
  for (const entry of entries) {
    if (entry.kind !== "gain" || entry.player !== seat) continue;
    const { counter, index, amount } = entry;
    const key = `${counter}:${index}`;
    found.set(key, { counter, index, amount: (found.get(key)?.amount ?? 0) + amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

function endOf(game: Game, state: State, seat: number): MoveReason["end"] {
  if (!game.isOver(state)) return undefined;
  const first = game.ranking(state)[0] ?? [];
  if (!first.includes(seat)) return "lost";
  return first.length > 1 ? "drawn" : "won";
}
