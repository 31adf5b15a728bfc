// A position of a played game as facts: all that the end of the game reads, as somebody would enter
// it at the table.

import type { ExampleFact, Game, Holdings, Meta, State } from "../../../src/dsl/index.ts";

export function factsOf({ meta }: Game, played: Game, state: State): ExampleFact[] {
  const view = played.view(state);
  const scores = played.scores(state);
  return [
    ...view.players.flatMap((holdings, player) => [
      ...heldFacts(meta, holdings, player),
      { kind: "score" as const, player, value: scores[player] ?? 0 },
    ]),
    ...heldFacts(meta, view.shared, -1),
    ...view.shared.tracks.flatMap(({ id, markers }) =>
      // From the bottom up: whoever comes later stands on top.
      markers
        .toSorted((a, b) => a.height - b.height)
        .map(({ player, position }) => ({ kind: "track" as const, id, player, position })),
    ),
  ];
}

function heldFacts(meta: Meta, holdings: Holdings, player: number): ExampleFact[] {
  const { closing } = meta;
  return [
    ...holdings.marks
      .filter(({ id }) => closing.marks.includes(id))
      .map(({ id, index, value }): ExampleFact => {
        const member = (index ?? 0) - (meta.marks[id]?.at.indexFrom ?? 0);
        return { kind: "mark", id, player, index: member, value };
      }),
    ...holdings.counters
      .filter(({ id }) => closing.counters.includes(id))
      .map(({ id, index, value }): ExampleFact => {
        const member = (index ?? 0) - (meta.counters[id]?.at.indexFrom ?? 0);
        return { kind: "counter", id, player, index: index === undefined ? 0 : member, value };
      }),
    ...holdings.zones
      .filter(({ id }) => closing.zones.includes(id))
      .map(({ id, index, items }): ExampleFact => {
        const member = index === undefined ? 0 : index - (meta.zones[id]?.at.indexFrom ?? 0);
        const elements = items.map(({ value, count }) => ({ element: value, count }));
        return { kind: "zone", id, player, index: member, items: elements };
      }),
    ...holdings.grids
      .filter(({ id }) => closing.grids.includes(id))
      .map(({ id, cells }): ExampleFact => {
        const items = cells.flatMap((element, cell) => (element < 0 ? [] : [{ element, cell }]));
        return { kind: "grid", id, player, items };
      }),
  ];
}
