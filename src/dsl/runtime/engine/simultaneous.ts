// Simultaneous decisions: `each player at once { … }`.
//
// The engine runs one seat after another; the checker has proved that the order does not matter.
// Meanwhile, the state contains a snapshot of each seat's storage, which the other seats see.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import type { Decision, State } from "../game/game.ts";
import type { LoadedTable } from "../game/table-game.ts";
import type { Meta } from "../meta/meta.ts";

/** Slots of simultaneous decisions in the state. The names are part of the compiled format. */
export interface SimultaneousMeta {
  /** The active seat + 1; 0 when no simultaneous decision is active. The first of these slots. */
  readonly who: number;
  /** Bit set of the seats that have begun, including the active one. */
  readonly begun: number;
  /** Frame and step at which the next seat resumes. */
  readonly frame: number;
  readonly step: number;
  /**
   * Storage per player: `stride` slots from `base + seat * stride`, and the address of its
   * snapshot.
   */
  readonly parts: readonly {
    readonly base: number;
    readonly stride: number;
    readonly copy: number;
  }[];
  /** One past the last slot. */
  readonly end: number;
}

// Observation ------------------------------------------------------------------

/** Returns which seats have decided, or `undefined` if no simultaneous decision is active. */
export function readSimultaneousStatus({ once }: Meta, state: State): Decision["atOnce"] {
  if (once === undefined || state[once.who] === 0) return undefined;
  const now = (state[once.who] as number) - 1;
  const begun = state[once.begun] as number;
  const seats = Array.from({ length: state[2] as number }, (_, seat) => seat);
  const isDone = (seat: number) => seat !== now && (begun & (1 << seat)) !== 0;
  return { done: seats.filter(isDone), waiting: seats.filter((seat) => !isDone(seat)) };
}

/**
 * Returns the state as a seat sees it: other seats' storage is replaced by the snapshot. The viewer
 * -1 (not a player) sees everything.
 */
export function maskPendingMoves({ once }: Meta, state: State, viewer = -1): State {
  if (once === undefined || viewer < 0 || state[once.who] === 0) return state;
  const seen = state.slice();
  for (const { base, stride, copy } of once.parts) {
    for (let seat = 0; seat < (state[2] as number); seat++) {
      const from = copy + seat * stride;
      if (seat !== viewer) seen.copyWithin(base + seat * stride, from, from + stride);
    }
  }
  return seen;
}

/**
 * Returns a copy in which the other seats' simultaneous decisions are undone and pending again.
 * Their storage is restored from the snapshot. Rules depend on these decisions, so the seats must
 * decide again; a seat in the middle of several decisions restarts with the first, because no other
 * seat has seen them.
 */
export function rewindOtherSeats(
  { meta, program }: LoadedTable,
  state: State,
  viewer: number,
): State {
  const { once } = meta;
  if (once === undefined || viewer < 0 || state[once.who] === 0) return state;
  const known = maskPendingMoves(meta, state, viewer);
  known[once.begun] = (known[once.begun] as number) & (1 << viewer);
  if (known[once.who] === viewer + 1) return known;
  const frame = known[once.frame] as number;
  while (known[1] !== frame) {
    const top = known[1] as number;
    known[1] = known[top + 2] as number;
    known.fill(0, top);
  }
  known[frame + 1] = known[once.step] as number;
  program.run(known);
  return known;
}

/** Replaces the snapshot by the current storage, if a simultaneous decision is active. */
export function refreshSnapshot({ once }: Meta, state: State): void {
  if (once !== undefined && state[once.who] !== 0) keep(state, once);
}

function keep(S: State, { parts }: SimultaneousMeta): void {
  for (const { base, stride, copy } of parts) {
    S.copyWithin(copy, base, base + (S[2] as number) * stride);
  }
}
