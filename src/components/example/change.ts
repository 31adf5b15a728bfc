// Editable values of a position, for any game, as facts of an example.

import type { ExampleFact, Holdings, Meta, ValueType } from "../../dsl/index.ts";
import { pluralTitle } from "../../dsl/runtime/meta/look-titles.ts";
import { exampleStringsOf } from "../../i18n/example/strings.ts";
import { capitalised, say } from "../../i18n/language.ts";
import { counterNoun, formatNounTitle, markTitle, memberTitle } from "../board/labels.ts";
import { valuesOf } from "../board/lookup/tables.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { type BoardTarget, shared } from "../board/targets.ts";

/** An editable value; `index` counts the members of its family from 0. */
export interface Changeable {
  readonly kind: ExampleFact["kind"];
  readonly id: number;
  readonly owner: number;
  readonly index: number;
  /** Its label: "Fish, row 6". */
  readonly name: string;
  /** Key that is unique among the values of its owner. */
  readonly key: string;
}

/** Returns the editable values of an owner, or of the table (`shared`), in the order of the rules. */
export function listChangeables(stage: TableModel, owner: number): Changeable[] {
  const { game, view, language } = stage;
  const { meta } = game;
  const holdings: Holdings | undefined = owner === shared ? view.shared : view.players[owner];
  if (holdings === undefined) return [];
  const member = (index: number | undefined, from: number) => (index ?? from) - from;
  const numbered = (name: string, type: ValueType | undefined, index: number | undefined) => {
    if (type === undefined || index === undefined) return capitalised(name);
    return `${capitalised(name)} ${say(game.formatValue(type, index), language)}`;
  };
  const found: Omit<Changeable, "key" | "owner">[] = [
    ...holdings.zones.flatMap(({ id, index }) => {
      const zone = meta.zones[id];
      if (zone === undefined) return [];
      const name = capitalised(memberTitle(game, id, index, language));
      return [{ kind: "zone" as const, id, index: member(index, zone.at.indexFrom), name }];
    }),
    ...holdings.grids.flatMap(({ id }) => {
      const grid = meta.grids[id];
      if (grid === undefined) return [];
      return [
        {
          kind: "grid" as const,
          id,
          index: 0,
          name: capitalised(formatNounTitle(grid.noun, language)),
        },
      ];
    }),
    ...holdings.counters.flatMap(({ id, index }) => {
      const counter = meta.counters[id];
      const noun = counterNoun(meta, id, index);
      if (counter === undefined || noun === undefined) return [];
      const type = counter.members === undefined ? counter.at.index : undefined;
      const name = numbered(pluralTitle(noun, language), type, index);
      return [{ kind: "counter" as const, id, index: member(index, counter.at.indexFrom), name }];
    }),
    ...holdings.marks.flatMap(({ id, index }) => {
      const mark = meta.marks[id];
      if (mark === undefined) return [];
      const name = numbered(markTitle(meta, mark, language), mark.at.index, index);
      return [{ kind: "mark" as const, id, index: member(index, mark.at.indexFrom), name }];
    }),
    ...(owner === shared
      ? []
      : meta.tracks.map(({ noun }, id) => {
          return {
            kind: "track" as const,
            id,
            index: 0,
            name: capitalised(formatNounTitle(noun, language)),
          };
        })),
    ...(owner === shared
      ? []
      : [{ kind: "score" as const, id: 0, index: 0, name: exampleStringsOf(language).points }]),
  ];
  return found.map((one) => ({ ...one, owner, key: `${one.kind}:${one.id}:${one.index}` }));
}

/** Returns the key of the editable value that was clicked on the drawing. */
export function changeableAt(meta: Meta, { holder, id, index }: BoardTarget): string {
  if (holder === "grid") return `grid:${id}:0`;
  return `zone:${id}:${(index ?? 0) - (meta.zones[id]?.at.indexFrom ?? 0)}`;
}

/** Returns the elements that a zone or grid can contain. */
export function elementsFor(meta: Meta, { kind, id, index }: Changeable): readonly number[] {
  if (kind === "zone") {
    const { from, to } = meta.zones[id]?.elements[index] ?? { from: 0, to: -1 };
    return Array.from({ length: to - from + 1 }, (_, element) => from + element);
  }
  const type = meta.grids[id]?.element;
  if (type?.kind === "kind") return meta.kinds.map((_, element) => element);
  return type === undefined ? [] : valuesOf(meta, type);
}

/** Returns the values of a mark; empty for a number without limits. */
export function markValues(meta: Meta, id: number): readonly number[] {
  const type = meta.marks[id]?.type;
  if (type === undefined) return [];
  const values =
    type.kind === "yesno"
      ? [0, 1]
      : type.kind === "board"
        ? meta.boards.map((_, i) => i)
        : valuesOf(meta, type);
  return type.orNone ? [-1, ...values] : values;
}

/** Returns the current elements of a zone. */
export function lyingIn(
  stage: TableModel,
  thing: Changeable,
): readonly { element: number; count: number }[] {
  const holdings = holdingsOf(stage, thing);
  const from = stage.game.meta.zones[thing.id]?.at.indexFrom ?? 0;
  const zone = holdings?.zones.find(
    ({ id, index }) => id === thing.id && (index ?? from) - from === thing.index,
  );
  return zone?.items.map(({ value, count }) => ({ element: value, count })) ?? [];
}

/** Returns the elements on the cells of a grid; -1 for an empty cell. */
export function getGridElements(stage: TableModel, thing: Changeable): readonly number[] {
  return holdingsOf(stage, thing)?.grids.find(({ id }) => id === thing.id)?.cells ?? [];
}

/** Returns the current value of a counter, a mark, a track or the score. */
export function numberOf(stage: TableModel, { kind, id, owner, index }: Changeable): number {
  const { game, view } = stage;
  const holdings = owner === shared ? view.shared : view.players[owner];
  if (kind === "score") return game.scores(stage.state)[owner] ?? 0;
  if (kind === "track") {
    const track = view.shared.tracks.find((one) => one.id === id);
    return track?.markers.find(({ player }) => player === owner)?.position ?? 0;
  }
  const [list, at] =
    kind === "counter"
      ? ([holdings?.counters, game.meta.counters[id]?.at] as const)
      : ([holdings?.marks, game.meta.marks[id]?.at] as const);
  const from = at?.indexFrom ?? 0;
  return list?.find((one) => one.id === id && (one.index ?? from) - from === index)?.value ?? 0;
}

/** Returns the largest value that the form accepts; values without a limit in the rules get one here. */
export function getLargestValue(stage: TableModel, { kind, id, owner, index }: Changeable): number {
  const { game, view } = stage;
  if (kind === "track") return game.meta.tracks[id]?.to ?? 0;
  if (kind !== "counter") return 999;
  const from = game.meta.counters[id]?.at.indexFrom ?? 0;
  const holdings = owner === shared ? view.shared : view.players[owner];
  const found = holdings?.counters.find(
    (one) => one.id === id && (one.index ?? from) - from === index,
  );
  return found?.max ?? 99;
}

function holdingsOf({ view }: TableModel, { owner }: Changeable): Holdings | undefined {
  return owner === shared ? view.shared : view.players[owner];
}

/** Returns the fact that sets a number. */
export function numberFact({ kind, id, owner, index }: Changeable, value: number): ExampleFact {
  const player = owner;
  if (kind === "score") return { kind, player, value };
  if (kind === "track") return { kind, id, player, position: value };
  return { kind: kind === "mark" ? "mark" : "counter", id, player, index, value };
}

/** Returns the fact that fills a zone. */
export function createZoneFact(
  { id, owner, index }: Changeable,
  items: readonly { element: number; count: number }[],
): ExampleFact {
  return { kind: "zone", id, player: owner, index, items };
}

/** Returns the fact that sets the element on one cell of a grid, or empties the cell (-1). */
export function createGridFact(
  { id, owner }: Changeable,
  cells: readonly number[],
  cell: number,
  element: number,
): ExampleFact {
  const items = cells
    .map((old, at) => ({ element: at === cell ? element : old, cell: at }))
    .filter((one) => one.element >= 0);
  return { kind: "grid", id, player: owner, items };
}
