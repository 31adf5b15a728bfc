// All decide at the same time: `each player at once { … }`.
//
// The engine asks one whole player after the other: the checker has proved that the order cannot
// matter. As long as it asks, the state keeps what everybody had when that began, and this is what
// the others see.

import type { Decision, State } from "../game/game.ts";
import type { LoadedTable } from "../game/table-game.ts";
import type { Meta } from "../meta/meta.ts";

/** What a state keeps while all decide at the same time. */
export interface SimultaneousMeta {
  /** The seat that is asked, + 1; 0 when they are not at it. The first of these slots. */
  readonly who: number;
  /** The set of seats that have been asked, also whoever is. */
  readonly asked: number;
  /** The frame and the step in which the next one is asked. */
  readonly frame: number;
  readonly step: number;
  /** What is each player's own, `stride` slots from `base + seat * stride`, and where copies of it lie. */
  readonly parts: readonly {
    readonly base: number;
    readonly stride: number;
    readonly copy: number;
  }[];
  /** Behind the last slot. */
  readonly end: number;
}

// What programs call -----------------------------------------------------------

/** Keeps what everybody has, and where to go on with whoever is next. */
export function beginSimultaneous(
  S: State,
  once: SimultaneousMeta,
  frame: number,
  step: number,
): void {
  keep(S, once);
  S[once.frame] = frame;
  S[once.step] = step;
}

/** The lowest seat that has not been asked; -1 when all are done, and then nothing is kept. */
export function nextSimultaneousSeat(S: State, { who, asked, end }: SimultaneousMeta): number {
  const seats = S[asked] as number;
  const seat = 31 - Math.clz32(~seats & (seats + 1));
  if (seat >= (S[2] as number)) {
    S.fill(0, who, end);
    return -1;
  }
  S[who] = seat + 1;
  S[asked] = seats | (1 << seat);
  return seat;
}

// What others may know ---------------------------------------------------------

/** Who has decided and who has not, while all decide at the same time. */
export function readSimultaneousStatus({ once }: Meta, state: State): Decision["atOnce"] {
  if (once === undefined || state[once.who] === 0) return undefined;
  const now = (state[once.who] as number) - 1;
  const asked = state[once.asked] as number;
  const seats = Array.from({ length: state[2] as number }, (_, seat) => seat);
  const isDone = (seat: number) => seat !== now && (asked & (1 << seat)) !== 0;
  return { done: seats.filter(isDone), waiting: seats.filter((seat) => !isDone(seat)) };
}

/**
 * The state with what a seat may see: of others, what they had before all began to decide. Who does
 * not play (-1) may look on with everybody.
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
 * A state to play on from in which the others have still to begin, while all decide at the same
 * time. What they have done is taken back to the copy; to leave it at that would let the rules go
 * on without decisions that they build upon. So the others will be asked anew, and whoever is in the
 * middle of several decisions starts again with the first, for nobody else knows of them.
 */
export function rewindOtherSeats(
  { meta, program }: LoadedTable,
  state: State,
  viewer: number,
): State {
  const { once } = meta;
  if (once === undefined || viewer < 0 || state[once.who] === 0) return state;
  const known = maskPendingMoves(meta, state, viewer);
  known[once.asked] = (known[once.asked] as number) & (1 << viewer);
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

/** What everybody has now counts as what they had when all began to decide, if they are at it. */
export function refreshSnapshot({ once }: Meta, state: State): void {
  if (once !== undefined && state[once.who] !== 0) keep(state, once);
}

function keep(S: State, { parts }: SimultaneousMeta): void {
  for (const { base, stride, copy } of parts) {
    S.copyWithin(copy, base, base + (S[2] as number) * stride);
  }
}
