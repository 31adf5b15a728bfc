// An end position as entered at the table: numbers, boards and pieces, player by player. The final
// scoring rules of the game determine the fields.

import type {
  DisplayNoun,
  EndPosition,
  ExampleFact,
  Game,
  Meta,
  TableView,
  ValueType,
} from "../../dsl/index.ts";

/** A numeric field of each player: a counter, the number of an element in a zone, a place on a track. */
export interface NumberField {
  /** Name in links: `coins`, `catch.herring`. */
  readonly key: string;
  readonly kind: "counter" | "zone" | "track";
  readonly id: number;
  /** Index in the family. */
  readonly member: number;
  /** The counted element of a zone. */
  readonly element: number | undefined;
  /** Where a track begins, otherwise 0; the value if nothing was entered. */
  readonly least: number;
  readonly most: number;
}

/** The largest number where the rules have no limit. */
const unlimited = 9999;

export interface PlayerEntry {
  readonly name: string;
  /** The points scored during the game. */
  readonly score: number;
  /** By the key of the field; a missing key is 0. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Board of a grid, by the grid's index. */
  readonly boards: Readonly<Record<number, number>>;
  /** Space → element, by the grid's index. */
  readonly cells: Readonly<Record<number, Readonly<Record<number, number>>>>;
}

export interface ScoreEntry {
  readonly players: readonly PlayerEntry[];
  /** The points of scripted rivals, in the order of their seats. */
  readonly rivals: readonly number[];
  /** Who has what only one player has, such as a card, by the index of its mark. */
  readonly holders: Readonly<Record<number, number>>;
  /** Order on each track: seats from the first to the last, by the track's index. */
  readonly orders: Readonly<Record<number, readonly number[]>>;
}

const knownFields = new WeakMap<Game, readonly NumberField[]>();

/** Returns the numeric fields that the final scoring of the game reads; a match is set up for them once. */
export function numberFields(game: Game): readonly NumberField[] {
  const known = knownFields.get(game) ?? findNumberFields(game);
  knownFields.set(game, known);
  return known;
}

function findNumberFields(game: Game): NumberField[] {
  const { meta } = game;
  const { closing } = meta;
  const view = game.view(game.start({ players: meta.players.max, seed: 1 }));
  const copies = countCopies(game, view);
  const limits = new Map(
    view.players[0]?.counters.map(({ id, index, max }) => [`${id} ${index}`, max] as const),
  );
  const counters = closing.counters.flatMap((id) =>
    (meta.counters[id]?.at.bases ?? []).map((_, member): NumberField => {
      const counter = meta.counters[id] as Meta["counters"][number]; // `closing` names what there is.
      const index = counter.at.index;
      const value = index && counter.at.indexFrom + member;
      const key = index && formatEntryValue(meta, index, counter.at.indexFrom + member);
      const most = limits.get(`${id} ${value}`) ?? unlimited;
      const amount = { element: undefined, least: 0, most };
      return { key: keyOf(counter.id, key), kind: "counter", id, member, ...amount };
    }),
  );
  const zones = closing.zones.flatMap((id) =>
    (meta.zones[id]?.elements ?? []).flatMap(({ from, to }, member) => {
      const zone = meta.zones[id] as Meta["zones"][number]; // `closing` names what there is.
      return Array.from({ length: to - from + 1 }, (_, step): NumberField => {
        const key = keyOf(zone.id, formatEntryValue(meta, zone.element, from + step));
        const most =
          zone.element.kind === "kind" ? (copies.get(from + step) ?? unlimited) : unlimited;
        return { key, kind: "zone", id, member, element: from + step, least: 0, most };
      });
    }),
  );
  const tracks = closing.positions.map((id): NumberField => {
    const track = meta.tracks[id] as Meta["tracks"][number]; // `closing` names what there is.
    const limits = { least: track.from, most: track.to };
    return { key: track.id, kind: "track", id, member: 0, element: undefined, ...limits };
  });
  return [...counters, ...zones, ...tracks];
}

/** Returns how many copies of each kind of piece there are when a match begins. */
function countCopies({ meta }: Game, { shared, players }: TableView): ReadonlyMap<number, number> {
  const copies = new Map<number, number>();
  for (const { zones } of [shared, ...players])
    for (const { id, items } of zones)
      if (meta.zones[id]?.element.kind === "kind")
        for (const { value, count } of items) copies.set(value, (copies.get(value) ?? 0) + count);
  return copies;
}

/** Returns the seats from the first to the last on a track. */
export function orderOnTrack(meta: Meta, entry: ScoreEntry, track: number): readonly number[] {
  const order = entry.orders[track] ?? [];
  if (!meta.closing.positions.includes(track)) return order;
  return order.toSorted((one, other) => {
    return positionOnTrack(meta, entry, track, other) - positionOnTrack(meta, entry, track, one);
  });
}

/** Returns the position of a seat on a track whose positions are entered. */
export function positionOnTrack(
  meta: Meta,
  entry: ScoreEntry,
  track: number,
  seat: number,
): number {
  const { id = "", from = 0, to = 0 } = meta.tracks[track] ?? {};
  return Math.min(to, Math.max(from, entry.players[seat]?.numbers[id] ?? from));
}

/** Returns the shared marks that the final scoring reads and that name a player. */
export function holderMarks({ closing, marks }: Meta): number[] {
  return closing.marks.filter((id) => {
    const mark = marks[id];
    return mark?.type.kind === "player" && !mark.perPlayer;
  });
}

/** Returns the boards that a grid can have. */
export function boardsOf(meta: Meta, grid: number): number[] {
  const shape = meta.grids[grid]?.shape;
  return [...meta.boards.keys()].filter((board) => meta.boards[board]?.shape === shape);
}

/** Returns an entry with these players, without points or pieces. */
export function createEmptyEntry(meta: Meta, names: readonly string[]): ScoreEntry {
  return {
    players: names.map((name) => emptyPlayer(meta, name)),
    rivals: meta.rivals.map(() => 0),
    holders: Object.fromEntries(holderMarks(meta).map((mark) => [mark, 0])),
    orders: Object.fromEntries(meta.closing.tracks.map((track) => [track, [...names.keys()]])),
  };
}

function emptyPlayer(meta: Meta, name: string): PlayerEntry {
  const { grids } = meta.closing;
  return {
    name,
    score: 0,
    numbers: {},
    boards: Object.fromEntries(grids.map((grid) => [grid, boardsOf(meta, grid)[0] ?? 0])),
    cells: Object.fromEntries(grids.map((grid) => [grid, {}])),
  };
}

/** Returns the entry with another number of players: existing ones stay, new ones are appended. */
export function resizeEntry(meta: Meta, entry: ScoreEntry, names: readonly string[]): ScoreEntry {
  const fresh = createEmptyEntry(meta, names);
  const order = (seats: readonly number[]) => [
    ...seats.filter((seat) => seat < names.length),
    ...[...names.keys()].filter((seat) => !seats.includes(seat)),
  ];
  return {
    players: fresh.players.map((player, seat) => entry.players[seat] ?? player),
    rivals: fresh.rivals,
    holders: Object.fromEntries(
      Object.entries(entry.holders).map(([mark, seat]) => [mark, seat < names.length ? seat : 0]),
    ),
    orders: Object.fromEntries(
      Object.entries(fresh.orders).map(([track, seats]) => [
        track,
        order(entry.orders[Number(track)] ?? seats),
      ]),
    ),
  };
}

/**
 * Returns the kinds of pieces that fit on a space: if a space and a piece have a field of the same
 * name and type, its values must be equal.
 */
export function findFittingKinds(meta: Meta, grid: number, board: number, cell: number): number[] {
  const shape = meta.shapes[meta.grids[grid]?.shape ?? -1];
  const printed = meta.boards[board]?.fields ?? {};
  const alike = (kind: Meta["kinds"][number]) =>
    (shape?.fields ?? []).every(({ id, type }) => {
      const isSame = JSON.stringify(kind.fieldTypes[id]) === JSON.stringify(type);
      return !isSame || kind.fields[id] === printed[id]?.[cell];
    });
  return [...meta.kinds.keys()].filter((index) => {
    const kind = meta.kinds[index];
    return kind !== undefined && alike(kind);
  });
}

/** Returns the end position for the rules engine. */
export function positionOf(game: Game, entry: ScoreEntry): EndPosition {
  const fields = numberFields(game);
  const players = entry.players.flatMap((player, seat) =>
    playerFacts(game.meta, fields, player, seat),
  );
  const holders = Object.entries(entry.holders).map(([mark, value]): ExampleFact => {
    return { kind: "mark", id: Number(mark), player: -1, index: 0, value };
  });
  const facts = [...players, ...holders, ...trackFacts(game.meta, entry)];
  return { players: entry.players.length, rivals: entry.rivals, facts };
}

function playerFacts(
  meta: Meta,
  fields: readonly NumberField[],
  entry: PlayerEntry,
  player: number,
): ExampleFact[] {
  const grids = meta.closing.grids.flatMap((id): ExampleFact[] => {
    const by = meta.grids[id]?.by;
    const items = Object.entries(entry.cells[id] ?? {}).map(([cell, element]) => {
      return { element, cell: Number(cell) };
    });
    const board = { kind: "mark", player, index: 0, value: entry.boards[id] ?? 0 } as const;
    const lying = { kind: "grid", id, player, items } as const;
    return by?.kind === "mark" ? [{ ...board, id: by.id }, lying] : [lying];
  });
  return [
    ...grids,
    ...fields.flatMap(({ kind, id, member, key, most }): ExampleFact[] => {
      const value = Math.min(most, entry.numbers[key] ?? 0);
      return kind === "counter" ? [{ kind, id, player, index: member, value }] : [];
    }),
    ...zoneFacts(fields, entry, player),
    { kind: "score", player, value: entry.score },
  ];
}

function zoneFacts(fields: readonly NumberField[], entry: PlayerEntry, player: number) {
  const ofZones = fields.filter(({ kind }) => kind === "zone");
  const groups = new Map(ofZones.map((field) => [`${field.id} ${field.member}`, field]));
  return [...groups.values()].map(({ id, member }): ExampleFact => {
    const items = ofZones
      .filter((field) => field.id === id && field.member === member)
      .map(({ key, element, most }) => {
        return { element: element ?? 0, count: Math.min(most, entry.numbers[key] ?? 0) };
      });
    return { kind: "zone", id, player, index: member, items };
  });
}

/**
 * Places each player where it was entered, the first of a space on top. If only the order matters,
 * each has a separate space, as far as the track allows.
 */
function trackFacts(meta: Meta, entry: ScoreEntry): ExampleFact[] {
  return meta.closing.tracks.flatMap((id) => {
    const { from = 0, to = 0 } = meta.tracks[id] ?? {};
    const isEntered = meta.closing.positions.includes(id);
    return orderOnTrack(meta, entry, id)
      .map((player, place): ExampleFact => {
        const position = isEntered
          ? positionOnTrack(meta, entry, id, player)
          : Math.max(from, to - place);
        return { kind: "track", id, player, position };
      })
      .toReversed();
  });
}

function keyOf(id: string, member: string | undefined): string {
  return member === undefined ? id : `${id}.${member}`;
}

/** Returns the name of a value in the rules: `herring`; numbers as digits. */
export function formatEntryValue(meta: Meta, type: ValueType, value: number): string {
  switch (type.kind) {
    case "kind":
      return meta.kinds[value]?.id ?? "";
    case "enum":
      return meta.enums[type.of]?.members[value]?.id ?? "";
    default:
      return String(value);
  }
}

/** Returns the noun of an element, or `undefined` if its type has no nouns. */
export function nounOfElement(meta: Meta, type: ValueType, value: number): DisplayNoun | undefined {
  if (type.kind === "kind") return meta.kinds[value]?.noun;
  return type.kind === "enum" ? meta.enums[type.of]?.members[value]?.noun : undefined;
}
