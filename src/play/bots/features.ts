// Features of a position for one seat, as numbers of binary inputs: "phase is C", "three of this
// kind are on my grid", "a red region of four lacks one cell". They are derived from the metadata
// of any game and are the inputs of the value network. Slots come from the metadata, indexes are
// within their arrays: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";
import { groupBy } from "../../dsl/source/group-by.ts";

type Meta = PlayableGame["meta"];
type Place = Meta["counters"][number]["at"];

/** The features of one game, numbered from 0. */
export interface FeatureSet {
  /** Number of features. */
  readonly count: number;
  /** Hash of the numbering; differs if the features have another meaning. */
  readonly signature: string;
  /** Writes the numbers of a seat's active features to `into` and returns their count. */
  read(state: State, seat: number, into: Int32Array): number;
}

/** Adds the active features of one storage. */
type Reader = (state: State, seat: number, add: (feature: number) => void) => void;

/** Buckets of amounts: 0 … 8 have one each, greater amounts share wider and wider ones. */
const bucketOf = Array.from({ length: 41 }, (_, n) =>
  n <= 8 ? n : n <= 10 ? 9 : n <= 13 ? 10 : n <= 18 ? 11 : n <= 26 ? 12 : 13,
);
const buckets = 14;
/** Counts of one kind above this share a feature. */
const maxCount = 4;
/** Sizes of regions and numbers of empty cells above this share a feature. */
const maxSize = 8;

/** Creates the features of a game, in the order of its metadata. */
export function createFeatureSet(game: PlayableGame): FeatureSet {
  const { meta } = game;
  const ids = new Ids();
  const readers: Reader[] = [
    decisionReader(game, ids),
    ...meta.counters.map(({ at }) => eachMember(at, (slot) => amount(ids, slot))),
    ...meta.marks.flatMap((mark) => (mark.hidden ? [] : [markReader(meta, mark, ids)])),
    ...meta.zones.flatMap((zone) => (zone.hidden ? [] : [zoneReader(zone, ids)])),
    ...meta.grids.map((grid) => gridReader(meta, grid, ids)),
    ...meta.tracks.map((track) => trackReader(meta, track, ids)),
  ];
  let list: Int32Array = new Int32Array(0);
  let length = 0;
  const add = (feature: number) => {
    list[length] = feature;
    length += 1;
  };
  return {
    count: ids.count,
    signature: ids.signature,
    read(state, seat, into) {
      list = into;
      length = 0;
      for (const reader of readers) reader(state, seat, add);
      return length;
    },
  };
}

/** Allocates feature numbers. */
class Ids {
  count = 0;
  #hash = 0x811c9dc5;

  /** Allocates `size` numbers and returns the first. */
  take(size: number): number {
    const first = this.count;
    this.count += size;
    this.#hash = Math.imul(this.#hash ^ size, 0x01000193);
    return first;
  }

  get signature(): string {
    return `${this.count}-${(this.#hash >>> 0).toString(16)}`;
  }
}

/** Reads every member of a family, each with its own features. */
function eachMember(at: Place, make: (slot: number) => Reader): Reader {
  const readers = at.bases.map((base) => make(base));
  const { playerStride } = at;
  return (state, seat, add) => {
    const offset = seat * playerStride;
    for (const reader of readers) reader(state, offset, add);
  };
}

/** Reads an amount; such readers get the offset of the seat's slots instead of the seat. */
function amount(ids: Ids, slot: number): Reader {
  const first = ids.take(buckets);
  return (state, offset, add) => add(first + bucket(state[slot + offset] as number));
}

function bucket(value: number): number {
  return value < 0 ? 0 : (bucketOf[value] ?? buckets - 1);
}

// Who decides ------------------------------------------------------------------

/** Reads the choice point, whether the seat decides there, and the number of players. */
function decisionReader(game: PlayableGame, ids: Ids): Reader {
  const { meta } = game;
  const own = ids.take(meta.sites.length);
  const other = ids.take(meta.sites.length);
  const players = ids.take(meta.players.max + 1);
  return (state, seat, add) => {
    if (game.isOver(state)) return;
    add((game.decider(state) === seat ? own : other) + game.choicePoint(state));
    add(players + Math.min(state[meta.seats] as number, meta.players.max));
  };
}

// Marks ------------------------------------------------------------------------

function markReader(meta: Meta, { type, at }: Meta["marks"][number], ids: Ids): Reader {
  if (type.kind === "set") {
    const bits = meta.enums[type.of]?.members.length ?? 0;
    return eachMember(at, (slot) => {
      const first = ids.take(bits);
      return (state, offset, add) => {
        for (let bit = 0; bit < bits; bit++)
          if (((state[slot + offset] as number) >> bit) & 1) add(first + bit);
      };
    });
  }
  const [from, to] = rangeOf(meta, type);
  if (type.kind === "player") {
    const first = ids.take(3 * at.bases.length);
    return (state, seat, add) => {
      for (const [member, base] of at.bases.entries()) {
        const who = state[base + seat * at.playerStride] as number;
        add(first + 3 * member + (who < 0 ? 0 : who === seat ? 1 : 2));
      }
    };
  }
  if (to - from > 99) return eachMember(at, (slot) => amount(ids, slot));
  return eachMember(at, (slot) => {
    const first = ids.take(to - from + 2);
    return (state, offset, add) => {
      const value = state[slot + offset] as number;
      add(first + (value < from || value > to ? 0 : value - from + 1));
    };
  });
}

function rangeOf(meta: Meta, type: Meta["marks"][number]["type"]): readonly [number, number] {
  switch (type.kind) {
    case "number":
      return [type.from, type.to];
    case "yesno":
      return [0, 1];
    case "player":
      return [0, meta.players.max - 1];
    case "enum":
      return [0, (meta.enums[type.of]?.members.length ?? 0) - 1];
    case "kind":
      return [0, meta.kinds.length - 1];
    case "space":
      return [0, (meta.shapes[meta.grids[type.of]?.shape ?? -1]?.cells.length ?? 0) - 1];
    case "board":
      return [0, meta.boards.length - 1];
    case "set":
      return [0, 0];
    default:
      return type satisfies never;
  }
}

// Zones ------------------------------------------------------------------------

/** Reads how many of each element a zone contains; for families also over all members. */
function zoneReader({ at, layout, capacity, elements }: Meta["zones"][number], ids: Ids): Reader {
  const from = Math.min(...elements.map((one) => one.from));
  const kinds = Math.max(...elements.map((one) => one.to)) - from + 1;
  const all = at.bases.length > 1 ? new ElementCounter(ids, kinds) : undefined;
  const here = at.bases.map(() => new ElementCounter(ids, kinds));
  const total = ids.take(buckets);
  return (state, seat, add) => {
    let size = 0;
    for (let member = 0; member < here.length; member++) {
      const slot = (at.bases[member] as number) + seat * at.playerStride;
      const counting = here[member] as ElementCounter;
      const first = (elements[member] as { readonly from: number }).from - from;
      const slots =
        layout === "places"
          ? capacity
          : layout === "row" || state[slot] === 0
            ? (state[slot] as number)
            : (elements[member] as { readonly to: number }).to - from - first + 1;
      for (let place = 0; place < slots; place++) {
        const value = state[slot + place + (layout === "places" ? 0 : 1)] as number;
        const thing =
          layout === "counts" ? first + place : value - from - (layout === "row" ? 0 : 1);
        const times = layout === "counts" ? value : layout === "row" || value > 0 ? 1 : 0;
        for (let i = 0; i < times; i++) {
          counting.one(thing, add);
          all?.one(thing, add);
        }
        size += times;
      }
      counting.forget();
    }
    all?.forget();
    add(total + bucket(size));
  };
}

/** Adds one feature for the first element of a kind, another for the second, and so on. */
class ElementCounter {
  readonly #first: number;
  readonly #counts: Uint8Array;
  readonly #seen: Uint16Array;
  #length = 0;

  constructor(ids: Ids, kinds: number) {
    this.#first = ids.take(kinds * maxCount);
    this.#counts = new Uint8Array(kinds);
    this.#seen = new Uint16Array(kinds);
  }

  one(kind: number, add: (feature: number) => void): void {
    const count = this.#counts[kind] as number;
    if (count === 0) this.#seen[this.#length++] = kind;
    if (count === maxCount) return;
    this.#counts[kind] = count + 1;
    add(this.#first + maxCount * kind + count);
  }

  forget(): void {
    while (this.#length > 0) this.#counts[this.#seen[--this.#length] as number] = 0;
  }
}

// Grids ------------------------------------------------------------------------

function gridReader(meta: Meta, grid: Meta["grids"][number], ids: Ids): Reader {
  const boards = meta.boards.filter((board) => board.shape === grid.shape);
  const pieces = grid.element.kind === "kind" ? piecesReader(meta, grid, ids) : undefined;
  const cells = boards.length === 0 ? cellsReader(meta, grid, ids) : areasReader(meta, grid, ids);
  return (state, seat, add) => {
    pieces?.(state, seat, add);
    cells(state, seat, add);
  };
}

/** Reads how many of each kind are on the grid. */
function piecesReader(meta: Meta, { shape, at }: Meta["grids"][number], ids: Ids): Reader {
  const cells = meta.shapes[shape]?.cells.length ?? 0;
  const counting = new ElementCounter(ids, meta.kinds.length);
  return (state, seat, add) => {
    const base = (at.bases[0] as number) + seat * at.playerStride;
    for (let cell = 0; cell < cells; cell++) {
      const kind = (state[base + cell] as number) - 1;
      if (kind >= 0) counting.one(kind, add);
    }
    counting.forget();
  };
}

/** Reads the content of each cell; for players, whether it is the seat. */
function cellsReader(meta: Meta, { shape, element, at }: Meta["grids"][number], ids: Ids): Reader {
  const cells = meta.shapes[shape]?.cells.length ?? 0;
  const [from, to] = rangeOf(meta, element);
  const values = element.kind === "player" ? 2 : Math.max(to - from + 1, 1);
  const first = ids.take(cells * values);
  return (state, seat, add) => {
    const base = (at.bases[0] as number) + seat * at.playerStride;
    for (let cell = 0; cell < cells; cell++) {
      const value = (state[base + cell] as number) - 1;
      if (value < 0) continue;
      const seen = element.kind === "player" ? (value === seat ? 0 : 1) : value - from;
      add(first + values * cell + Math.min(seen, values - 1));
    }
  };
}

interface Area {
  readonly cells: readonly number[];
  /** First feature of the areas of this sort and size. */
  readonly first: number;
  readonly alike: number;
}

/**
 * Reads boards whose cells have fields: how far each region is filled, by its size and the fields
 * that its cells share; and the empty cells that border on filled ones, by sort.
 */
function areasReader(meta: Meta, grid: Meta["grids"][number], ids: Ids): Reader {
  const { shape, at, by } = grid;
  const cells = meta.shapes[shape]?.cells.length ?? 0;
  const neighbours = meta.shapes[shape]?.neighbours ?? [];
  const fields = Object.keys(meta.boards.find((board) => board.shape === shape)?.fields ?? {});
  const highest = fields.map((field) =>
    Math.max(...meta.boards.map((board) => Math.max(0, ...(board.fields[field] ?? [])))),
  );
  const sorts = Math.min(
    highest.reduce((product, high) => product * (high + 1), 1),
    200,
  );
  const common = (highest[0] ?? 0) + 1;
  const perArea = (maxSize + 1) ** 2;
  const ofSort = ids.take(common * perArea);
  const ofSize = ids.take(perArea);
  const border = ids.take(sorts * 2);
  const left = ids.take(cells + 1);
  const sortOf = meta.boards.map((board) =>
    Array.from(
      { length: cells },
      (_, cell) =>
        fields.reduce(
          (sort, field, i) => sort * ((highest[i] ?? 0) + 1) + (board.fields[field]?.[cell] ?? 0),
          0,
        ) % sorts,
    ),
  );
  const areas = meta.boards.map((board): Area[] => {
    const groups = groupBy(board.regions.keys(), (cell) => board.regions[cell] as number);
    return [...groups.values()].map((group) => {
      const size = Math.min(group.length, maxSize);
      const sort = board.fields[fields[0] ?? ""]?.[group[0] ?? 0] ?? 0;
      const alike = size * (maxSize + 1);
      return { cells: group, first: ofSort + sort * perArea + alike, alike: ofSize + alike };
    });
  });
  const single = meta.boards.findIndex((board) => board.shape === shape);
  const mark = by?.kind === "mark" ? meta.marks[by.id] : undefined;
  const option = by?.kind === "option" ? meta.options[by.id] : undefined;
  const boardAt = (state: State, seat: number) => {
    if (mark !== undefined)
      return state[(mark.at.bases[0] as number) + seat * mark.at.playerStride] as number;
    if (option !== undefined) return (state[option.slot] as number) + option.from;
    return single;
  };
  const counts = new Int32Array(sorts);
  return (state, seat, add) => {
    const board = boardAt(state, seat);
    const base = (at.bases[0] as number) + seat * at.playerStride;
    for (const area of areas[board] ?? []) {
      let missing = 0;
      for (const cell of area.cells) if (state[base + cell] === 0) missing += 1;
      const seen = Math.min(missing, maxSize);
      add(area.first + seen);
      add(area.alike + seen);
    }
    const sort = sortOf[board];
    if (sort === undefined) return;
    let empty = 0;
    for (let cell = 0; cell < cells; cell++) {
      if (state[base + cell] !== 0) continue;
      empty += 1;
      for (const near of neighbours[cell] as readonly number[]) {
        if (state[base + near] === 0) continue;
        const kind = sort[cell] as number;
        counts[kind] = (counts[kind] as number) + 1;
        break;
      }
    }
    for (let kind = 0; kind < sorts; kind++) {
      const count = counts[kind] as number;
      if (count === 0) continue;
      counts[kind] = 0;
      add(border + 2 * kind + Math.min(count, 2) - 1);
    }
    add(left + empty);
  };
}

// Tracks -----------------------------------------------------------------------

/** Reads the position of the seat on a track, and how many seats are ahead of it. */
function trackReader(meta: Meta, { from, to, base }: Meta["tracks"][number], ids: Ids): Reader {
  const length = Math.min(to - from + 1, 100);
  const position = ids.take(length);
  const ahead = ids.take(meta.players.max);
  return (state, seat, add) => {
    const own = state[base + 2 * seat] as number;
    const height = state[base + 2 * seat + 1] as number;
    add(position + Math.min(Math.max(own - from, 0), length - 1));
    let before = 0;
    for (let other = 0; other < (state[meta.seats] as number); other++) {
      if (other === seat) continue;
      const place = state[base + 2 * other] as number;
      if (place > own || (place === own && (state[base + 2 * other + 1] as number) > height))
        before += 1;
    }
    add(ahead + Math.min(before, meta.players.max - 1));
  };
}
