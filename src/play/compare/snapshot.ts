// Snapshots of positions by names, comparable with those of another game.

import type {
  DisplayText,
  Game,
  Holdings,
  MarkMeta,
  Meta,
  State,
  TableView,
  ValueType,
} from "../../dsl/index.ts";
import { pluralTitle } from "../../dsl/runtime/meta/look-titles.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";
import { formatNamedValue, formatValueId } from "./named-values.ts";
import { absentText, joinTexts, positionTexts, toBothLanguages } from "./position-text.ts";

/** Visibility: everything, what every seat can see, or what one seat can see. */
export type Sight = "all" | "open" | number;

type SnapshotPartKind = "counter" | "mark" | "zone" | "grid" | "track" | "score" | "ledger";

/** One storage with its content. */
interface SnapshotPart {
  readonly kind: SnapshotPartKind;
  /** Name: "pearls of Anna". */
  readonly thing: DisplayText;
  /** Content by ids: `2`, `cod, 3 carp`. */
  readonly value: string;
  /** Content as text. */
  readonly words: DisplayText;
  /** Whether the content equals that of an absent storage. */
  readonly empty: boolean;
}

/** All parts by path: `pearls`, `player1.basket`, `player2.ledger.caught`. */
type Snapshot = ReadonlyMap<string, SnapshotPart>;

/** A part that differs in two snapshots. */
export interface SnapshotDifference {
  readonly kind: SnapshotPartKind;
  readonly path: string;
  /** Both contents as text: "pearls of Anna: 2 / 3". */
  readonly words: DisplayText;
  /** Content in the first snapshot, by ids; empty if the part is absent. */
  readonly a: string;
  readonly b: string;
}

/** Takes the snapshot of a position; `names` are those of the seats. */
export function takeSnapshot(
  game: Game,
  state: State,
  names: readonly string[],
  sight: Sight = "all",
): Snapshot {
  const seen = viewOf(game, state, sight);
  const taker = new Taker(game, names);
  taker.takeHoldings(seen.shared, undefined);
  for (const [seat, holdings] of seen.players.entries()) taker.takeHoldings(holdings, seat);
  taker.takePoints(state);
  return taker.parts;
}

/** Compares two snapshots, in the order of the rules; an absent part counts as empty. */
export function diffSnapshots(a: Snapshot, b: Snapshot): SnapshotDifference[] {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return [...paths].flatMap((path) => differenceAt(path, a.get(path), b.get(path)));
}

function differenceAt(
  path: string,
  a: SnapshotPart | undefined,
  b: SnapshotPart | undefined,
): SnapshotDifference[] {
  const part = a ?? b;
  const alike = (a?.empty ?? true) && (b?.empty ?? true);
  if (part === undefined || alike || a?.value === b?.value) return [];
  const words = positionTexts.difference(
    part.thing,
    a?.words ?? absentText,
    b?.words ?? absentText,
  );
  return [{ kind: part.kind, path, words, a: a?.value ?? "", b: b?.value ?? "" }];
}

/** Returns the view of the given visibility; `view` shows seat -1 what every seat can see. */
function viewOf(game: Game, state: State, sight: Sight): TableView {
  if (sight === "all") return game.view(state);
  return game.view(state, sight === "open" ? -1 : sight);
}

type Zone = Holdings["zones"][number];

/** Collects the parts of a snapshot. */
class Taker {
  readonly parts = new Map<string, SnapshotPart>();
  readonly #game: Game;
  readonly #meta: Meta;
  readonly #names: readonly string[];

  constructor(game: Game, names: readonly string[]) {
    this.#game = game;
    this.#meta = game.meta;
    this.#names = names;
  }

  takeHoldings(holdings: Holdings, seat: number | undefined): void {
    for (const { id, index, value } of holdings.counters) {
      const counter = this.#meta.counters[id];
      if (counter === undefined) continue;
      const own = counter.members?.[index ?? -1];
      const thing =
        own === undefined
          ? membered(manyOf(counter.noun), this.#member(counter.at.index, index))
          : manyOf(own);
      const member = this.#memberId(counter.at.index, index);
      this.#put("counter", `${counter.id}${member}`, thing, seat, numberPart(value));
    }
    for (const mark of holdings.marks) this.#takeMark(mark, seat);
    for (const zone of holdings.zones) this.#takeZone(zone, seat);
    for (const grid of holdings.grids) this.#takeGrid(grid, seat);
    for (const track of holdings.tracks) this.#takeTrack(track);
  }

  takePoints(state: State): void {
    const points = manyOf(this.#meta.points);
    for (const [seat, value] of this.#game.scores(state).entries()) {
      this.#put("score", "score", points, seat, numberPart(value));
    }
    for (const { player, reason, points: value } of this.#game.ledger(state)) {
      const { id = "", text = absentText } = this.#meta.reasons[reason] ?? {};
      this.#put("ledger", `ledger.${id}`, membered(points, text), player, numberPart(value));
    }
  }

  #takeMark({ id, index, value }: Holdings["marks"][number], seat: number | undefined): void {
    const mark = this.#meta.marks[id];
    if (mark === undefined) return;
    const part = {
      ...this.#valuePart(mark.type, value),
      empty: mark.type.orNone ? isNone(mark.type, value) : value === 0,
    };
    const thing = membered(markWords(mark), this.#member(mark.at.index, index));
    this.#put("mark", `${mark.id}${this.#memberId(mark.at.index, index)}`, thing, seat, part);
  }

  #takeZone({ id, index, size, items }: Zone, seat: number | undefined): void {
    const zone = this.#meta.zones[id];
    if (zone === undefined) return;
    const path = `${zone.id}${this.#memberId(zone.at.index, index)}`;
    const thing = membered(oneOf(zone.noun), this.#member(zone.at.index, index));
    if (items.length === 0 && size > 0) {
      const part = { value: String(size), words: positionTexts.hidden(size), empty: false };
      this.#put("zone", path, thing, seat, part);
      return;
    }
    const listed = zone.layout === "row" ? items : collected(items);
    const parts = listed.map(({ value, count }) =>
      times(count, this.#valuePart(zone.element, value)),
    );
    const ordered = zone.layout === "row" ? parts : parts.sort(byValue);
    this.#put("zone", path, thing, seat, listPart(ordered));
  }

  #takeGrid({ id, cells }: Holdings["grids"][number], seat: number | undefined): void {
    const grid = this.#meta.grids[id];
    const shape = this.#meta.shapes[grid?.shape ?? -1];
    if (grid === undefined) return;
    for (const [cell, value] of cells.entries()) {
      if (value < 0) continue;
      const name = shape?.cells[cell]?.name ?? String(cell);
      const thing = membered(oneOf(grid.noun), toBothLanguages(name));
      this.#put("grid", `${grid.id}.${name}`, thing, seat, this.#valuePart(grid.element, value));
    }
  }

  #takeTrack({ id, markers }: Holdings["tracks"][number]): void {
    const track = this.#meta.tracks[id];
    if (track === undefined) return;
    for (const { player, position, height } of markers) {
      const words = positionTexts.height(position, height);
      const part = { value: `${position}.${height}`, words, empty: false };
      this.#put("track", track.id, oneOf(track.noun), player, part);
    }
  }

  #put(
    kind: SnapshotPartKind,
    path: string,
    thing: DisplayText,
    seat: number | undefined,
    part: Pick<SnapshotPart, "value" | "words" | "empty">,
  ): void {
    if (seat === undefined) {
      this.parts.set(path, { kind, thing, ...part });
      return;
    }
    const owned = positionTexts.ofPlayer(thing, this.#names[seat] ?? `player${seat + 1}`);
    this.parts.set(`player${seat + 1}.${path}`, { kind, thing: owned, ...part });
  }

  #valuePart(type: ValueType, value: number): Pick<SnapshotPart, "value" | "words" | "empty"> {
    const words = formatNamedValue(this.#game, type, value, this.#names);
    return { value: formatValueId(this.#meta, type, value), words, empty: false };
  }

  #memberId(type: ValueType | undefined, index: number | undefined): string {
    if (type === undefined || index === undefined) return "";
    return `[${formatValueId(this.#meta, type, index)}]`;
  }

  #member(type: ValueType | undefined, index: number | undefined): DisplayText | undefined {
    if (type === undefined || index === undefined) return undefined;
    return formatNamedValue(this.#game, type, index, this.#names);
  }
}

type Noun = Meta["points"];
const manyOf = (noun: Noun): DisplayText => ({
  de: pluralTitle(noun, "de"),
  en: pluralTitle(noun, "en"),
});
const oneOf = ({ de, en }: Noun): DisplayText => ({ de: de.one, en: en.one });

/** Returns the name of a family's member: "basin (3)". */
function membered(thing: DisplayText, member: DisplayText | undefined): DisplayText {
  if (member === undefined) return thing;
  return { de: `${thing.de} (${member.de})`, en: `${thing.en} (${member.en})` };
}

function numberPart(value: number) {
  return { value: String(value), words: toBothLanguages(String(value)), empty: value === 0 };
}

interface Item {
  readonly value: string;
  readonly words: DisplayText;
}

function times(count: number, { value, words }: Item): Item {
  if (count === 1) return { value, words };
  return {
    value: `${count} ${value}`,
    words: { de: `${count} × ${words.de}`, en: `${count} × ${words.en}` },
  };
}

function listPart(items: readonly Item[]) {
  const value = items.map((item) => item.value).join(", ");
  const isEmpty = items.length === 0;
  const words = isEmpty
    ? absentText
    : joinTexts(
        items.map((item) => item.words),
        ", ",
      );
  return { value, words, empty: isEmpty };
}

/** Counts equal values: places have no names, so their order is irrelevant. */
function collected(items: Zone["items"]): Pick<Zone["items"][number], "value" | "count">[] {
  const counts = new Map<number, number>();
  for (const { value, count } of items) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Orders by id, without the leading count, as numbers of kinds may differ between games. */
function byValue(one: Item, other: Item): number {
  const [a, b] = [one, other].map(({ value }) => value.replace(/^\d+ (?=\S)/, ""));
  return (a ?? "") < (b ?? "") ? -1 : 1;
}

/** Returns the name of a mark without its article: "die Runde" → "Runde". */
function markWords({ id, text }: MarkMeta): DisplayText {
  if (text === undefined) return toBothLanguages(id);
  return { de: text.de.replace(/^(der|die|das) /, ""), en: text.en.replace(/^the /, "") };
}
