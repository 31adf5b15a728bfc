// Reasons for moves, as facts of the rules: what a move scores at once, enables and prevents, and
// whether it ends the game.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import { ownEntries } from "../session/entry-sections.ts";
import { findRegions, type RegionFill } from "./regions.ts";

type Scored = Extract<LogEntry, { kind: "score" }>;

/** Points for one reason of the ledger. */
export interface ReasonPoints {
  /** Index into `Meta.reasons`. */
  readonly reason: number;
  readonly amount: number;
  /** Table lookups that the points came from. */
  readonly from: Scored["from"];
  /** Span of the scoring rule: index into `Meta.spans`. */
  readonly at: number;
}

/** A change of a counter. */
export interface CounterGain {
  /** Index into `Meta.counters`. */
  readonly counter: number;
  readonly index: number | undefined;
  readonly amount: number;
}

/** A possible later move with its points. */
export interface Prospect {
  readonly seat: number;
  readonly option: number;
  readonly points: readonly ReasonPoints[];
}

/** All reasons for one move. */
export interface MoveReason {
  readonly option: number;
  readonly seat: number;
  /** Regions that the move affects, such as the one of the space it fills. */
  readonly regions: readonly RegionFill[];
  readonly points: readonly ReasonPoints[];
  readonly gains: readonly CounterGain[];
  /** Result for the moving player if the move ends the game. */
  readonly end: "won" | "drawn" | "lost" | undefined;
  /** Ids of the actions that only this move makes available to the same player. */
  readonly leads: readonly string[];
  /** Best new option of the same player, if the next decision is theirs. */
  readonly enables: Prospect | undefined;
  /** Best option of another player after most other moves, but not after this one. */
  readonly prevents: Prospect | undefined;
}

/** Maximum number of replies that are tried. */
const mostTried = 150;

/**
 * Finds the reasons for the given options of the deciding seat, in the same order. `state` must be
 * a determinization (`Game.sample`); otherwise reasons reveal hidden information.
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

/** Maximum number of actions that count as a consequence; more are just the next decision. */
const mostLed = 2;

/** Returns the actions of the same player's next decision, if none was available before. */
function ledTo(game: Game, before: State, after: State): readonly string[] {
  const [current, next] = [game.decision(before), game.decision(after)];
  if (next === undefined || next.player !== current?.player) return [];
  const isNew = next.actions.every((id) => !current.actions.includes(id));
  return isNew && next.actions.length <= mostLed ? next.actions : [];
}

interface Tried {
  readonly option: number;
  /** Log entries of the move before the first chance event. */
  readonly entries: readonly LogEntry[];
  readonly after: State;
  /** Whether no chance event occurred. */
  readonly isKnown: boolean;
}

function afterMove(game: Game, state: State, seat: number, option: number): Tried {
  const after = game.covered(state, seat).slice();
  const all: LogEntry[] = [];
  game.play(after, option, (entry) => all.push(entry));
  const chance = all.findIndex(({ kind }) => kind === "chance");
  const known = chance < 0 ? all : all.slice(0, chance);
  // What a simultaneous decision leads to is booked when all have decided.
  const isSimultaneous = game.decision(state)?.atOnce !== undefined;
  return {
    option,
    entries: isSimultaneous ? known : ownEntries(game, known),
    after,
    isKnown: chance < 0,
  };
}

/** Returns the reply that scores most points at once, or `undefined` if none scores. */
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

/** Returns the best threat that most of the other moves allow and this one does not. */
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

/** Sums a seat's points by reason. */
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
