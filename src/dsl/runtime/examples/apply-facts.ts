// Applies the facts of an example to a state.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { refreshSnapshot } from "../engine/simultaneous.ts";
import { firstStoredElement, readSeatCount, slotOf } from "../engine/slots.ts";
import type { State } from "../game/game.ts";
import type { LoadedGame } from "../game/table-game.ts";
import type { ExampleFact } from "../meta/examples.ts";
import type { Meta } from "../meta/meta.ts";

/** Empties all zones except supplies. */
export function clearZones(meta: Meta, state: State): void {
  for (const zone of meta.zones) {
    if (zone.stocked) continue;
    for (const [member, { from, to }] of zone.elements.entries()) {
      const size =
        zone.layout === "places"
          ? zone.capacity
          : zone.layout === "row"
            ? zone.capacity + 1
            : to - from + 2;
      for (let seat = 0; seat < (zone.perPlayer ? readSeatCount(meta, state) : 1); seat++) {
        const base = slotOf(zone.at, seat, member);
        state.fill(0, base, base + size);
      }
    }
  }
}

/** Writes facts into a state. */
export function applyFacts(
  { meta, program }: LoadedGame,
  state: State,
  facts: readonly ExampleFact[],
): void {
  for (const fact of facts) if (fact.kind !== "score") applyFact(meta, state, fact);
  program.derive(state);
  // Lasting points of the contents are part of the given score, so they are marked as scored.
  program.settle(state);
  for (const fact of facts) if (fact.kind === "score") applyFact(meta, state, fact);
  refreshSnapshot(meta, state);
}

/**
 * Returns a copy of the state with facts applied. Contents count as scored: scores stay unless a
 * fact sets them.
 */
export function stateWithFacts(
  { meta, program }: LoadedGame,
  state: State,
  facts: readonly ExampleFact[],
): State {
  const copy = state.slice();
  const seats = readSeatCount(meta, state);
  const width = meta.reasons.length;
  for (const fact of facts) if (fact.kind !== "score") applyFact(meta, copy, fact);
  program.derive(copy);
  program.settle(copy);
  for (const [from, length] of [
    [meta.score, seats],
    [meta.ledger, seats * width],
  ] as const) {
    copy.set(state.subarray(from, from + length), from);
  }
  for (const fact of facts) if (fact.kind === "score") applyFact(meta, copy, fact);
  refreshSnapshot(meta, copy);
  return copy;
}

/** Replaces the contents that one fact states. */
function applyFact(meta: Meta, state: State, fact: ExampleFact): void {
  switch (fact.kind) {
    case "counter": {
      const at = meta.counters[fact.id]?.at;
      if (at !== undefined) state[slotOf(at, fact.player, fact.index)] = fact.value;
      break;
    }
    case "mark": {
      const at = meta.marks[fact.id]?.at;
      if (at !== undefined) state[slotOf(at, fact.player, fact.index)] = fact.value;
      break;
    }
    case "score":
      state[meta.score + fact.player] = fact.value;
      break;
    case "track":
      putOnTrack(meta, state, fact);
      break;
    case "zone":
      fillZone(meta, state, fact);
      break;
    case "grid":
      fillGrid(meta, state, fact);
      break;
    default:
      fact satisfies never;
  }
}

/** Puts a marker on top of the markers on its step. */
function putOnTrack(meta: Meta, state: State, fact: Extract<ExampleFact, { kind: "track" }>): void {
  const base = meta.tracks[fact.id]?.base ?? 0;
  const players = readSeatCount(meta, state);
  const [old, height] = [
    state[base + 2 * fact.player] as number,
    state[base + 2 * fact.player + 1] as number,
  ];
  for (let p = 0; p < players; p++) {
    const above = state[base + 2 * p] === old && (state[base + 2 * p + 1] as number) > height;
    if (above) state[base + 2 * p + 1] = (state[base + 2 * p + 1] as number) - 1;
  }
  let top = 0;
  for (let p = 0; p < players; p++)
    if (p !== fact.player && state[base + 2 * p] === fact.position) top++;
  state[base + 2 * fact.player] = fact.position;
  state[base + 2 * fact.player + 1] = top;
}

function fillZone(meta: Meta, state: State, fact: Extract<ExampleFact, { kind: "zone" }>): void {
  const zone = meta.zones[fact.id];
  const range = zone?.elements[fact.index];
  if (zone === undefined || range === undefined) return;
  const base = slotOf(zone.at, fact.player, fact.index);
  const elements = fact.items.flatMap(({ element, count }) => Array<number>(count).fill(element));
  if (zone.layout === "counts") {
    state.fill(0, base, base + range.to - range.from + 2);
    for (const element of elements)
      state[base + 1 + element - range.from] =
        (state[base + 1 + element - range.from] as number) + 1;
    state[base] = elements.length;
    return;
  }
  const first = zone.layout === "row" ? 1 : 0;
  state.fill(0, base, base + first + zone.capacity);
  for (const [i, element] of elements.slice(0, zone.capacity).entries())
    state[base + first + i] =
      zone.layout === "row" ? element : element + 1 - firstStoredElement(zone.element);
  if (zone.layout === "row") state[base] = Math.min(elements.length, zone.capacity);
}

function fillGrid(meta: Meta, state: State, fact: Extract<ExampleFact, { kind: "grid" }>): void {
  const grid = meta.grids[fact.id];
  if (grid === undefined) return;
  const base = slotOf(grid.at, fact.player, 0);
  const cells = meta.shapes[grid.shape]?.cells.length ?? 0;
  state.fill(0, base, base + cells);
  const counts =
    grid.counts === undefined
      ? undefined
      : grid.counts + Math.max(fact.player, 0) * grid.at.playerStride;
  if (counts !== undefined) state.fill(0, counts, counts + meta.kinds.length);
  for (const { element, cell } of fact.items) {
    state[base + cell] = element + 1 - firstStoredElement(grid.element);
    if (counts !== undefined) state[counts + element] = (state[counts + element] as number) + 1;
  }
}
