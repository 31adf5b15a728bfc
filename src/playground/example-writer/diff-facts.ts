// Computes the given facts of an example: the differences of a position from the initial one.

import type { ExampleFact, Game, Holdings, Meta, State, ValueType } from "../../dsl/index.ts";

/** Permutation of the seats. */
export type Turn = (seat: number) => number;

/** Returns the facts of `state`, its seats permuted, that `blank` does not have. */
export function diffFacts(game: Game, blank: State, state: State, turn: Turn): ExampleFact[] {
  const known = new Set(factsOf(game, blank).map(keyOf));
  const facts = factsOf(game, state).map((fact) => turned(game.meta, fact, turn));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

/** Permutes the seats of a fact. */
function turned(meta: Meta, fact: ExampleFact, turn: Turn): ExampleFact {
  const seat = (type: ValueType | undefined, one: number) =>
    type?.kind === "player" && one >= 0 ? turn(one) : one;
  const player = fact.player < 0 ? fact.player : turn(fact.player);
  switch (fact.kind) {
    case "mark":
      return { ...fact, player, value: seat(meta.marks[fact.id]?.type, fact.value) };
    case "zone": {
      const type = meta.zones[fact.id]?.element;
      const items = fact.items.map((item) => ({ ...item, element: seat(type, item.element) }));
      return { ...fact, player, items };
    }
    case "grid": {
      const type = meta.grids[fact.id]?.element;
      const items = fact.items.map((item) => ({ ...item, element: seat(type, item.element) }));
      return { ...fact, player, items };
    }
    default:
      return { ...fact, player };
  }
}

function keyOf(fact: ExampleFact): string {
  return JSON.stringify(fact);
}

/** Returns all facts of a position. */
function factsOf(game: Game, state: State): ExampleFact[] {
  const { shared, players } = game.view(state);
  const scores = game.scores(state).map((value, player): ExampleFact => {
    return { kind: "score", player, value };
  });
  const tracks = shared.tracks.flatMap(({ id, markers }) =>
    // Lower markers of a stack are placed first.
    markers
      .toSorted((one, other) => one.height - other.height)
      .map(({ player, position }): ExampleFact => ({ kind: "track", id, player, position })),
  );
  return [
    ...holdingFacts(game.meta, shared, -1),
    ...players.flatMap((holdings, seat) => holdingFacts(game.meta, holdings, seat)),
    ...tracks,
    ...scores,
  ];
}

function holdingFacts(meta: Meta, holdings: Holdings, player: number): ExampleFact[] {
  const member = (from: number | undefined, index: number | undefined) =>
    index === undefined ? 0 : index - (from ?? 0);
  return [
    ...holdings.counters.map(({ id, index, value }): ExampleFact => {
      const at = member(meta.counters[id]?.at.indexFrom, index);
      return { kind: "counter", id, player, index: at, value };
    }),
    ...holdings.marks.map(({ id, index, value }): ExampleFact => {
      return {
        kind: "mark",
        id,
        player,
        index: member(meta.marks[id]?.at.indexFrom, index),
        value,
      };
    }),
    ...holdings.zones.map(({ id, index, items }): ExampleFact => {
      const at = member(meta.zones[id]?.at.indexFrom, index);
      const lying = items.map(({ value, count }) => ({ element: value, count }));
      return { kind: "zone", id, player, index: at, items: lying };
    }),
    ...holdings.grids.map(({ id, cells }): ExampleFact => {
      const items = cells.flatMap((element, cell) => (element < 0 ? [] : [{ element, cell }]));
      return { kind: "grid", id, player, items };
    }),
  ];
}
