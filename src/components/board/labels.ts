// Names of things on the table, for labels and for positions in words.

import type {
  CounterMeta,
  DisplayGame,
  DisplayNoun,
  GridMeta,
  Holdings,
  MarkMeta,
  Meta,
  ValueType,
} from "../../dsl/index.ts";
import { pluralTitle, titleIn } from "../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { cross, faceOf, isTool, isWrittenOn, signOf } from "./look.ts";
import type { TableModel } from "./table-model.svelte.ts";
import { type BoardTarget, shared } from "./targets.ts";

/** Returns the noun as a title. German keeps the article before an adjective: "die kleine Bucht". */
export function formatNounTitle(noun: DisplayNoun, language: SiteLanguage): string {
  if (language === "en") return noun.en.one;
  const { article, one } = noun.de;
  return one.includes(" ") && article !== "" ? `${article} ${one}` : one;
}

/** Returns the noun of what a counter counts; of a family whose members have nouns, the member's noun. */
export function counterNoun(
  meta: Meta,
  counter: number,
  index: number | undefined,
): DisplayNoun | undefined {
  const declared = meta.counters[counter];
  return declared?.members?.[index ?? -1] ?? declared?.noun;
}

/** Returns the label of a thing without its owner: "Lantern, row 6", "d4, light 5, empty". */
export function describeTarget(stage: TableModel, thing: BoardTarget): string {
  const { strings } = stage;
  const held = thing.holder === "grid" ? spaceLabel(stage, thing) : zoneLabel(stage, thing);
  const owner = thing.owner === shared ? undefined : stage.names[thing.owner];
  return capitalised(
    owner === undefined || stage.isOwn(thing.owner) ? held : strings.table.ownedBy(held, owner),
  );
}

/** Returns the heading of a counter: "caught fish". */
export function counterTitle(meta: Meta, counter: CounterMeta, language: SiteLanguage): string {
  return capitalised(titleIn(meta, counter.id, language) ?? pluralTitle(counter.noun, language));
}

/** Returns the value of a mark, which has no noun. */
export function markTitle(meta: Meta, mark: MarkMeta, language: SiteLanguage): string {
  return titleIn(meta, mark.id, language) ?? capitalised(mark.id);
}

/** Returns the title of a zone, or "" if there is no such zone. */
export function zoneName(meta: Meta, zone: number, language: SiteLanguage): string {
  const found = meta.zones[zone];
  if (found === undefined) return "";
  return titleIn(meta, found.id, language) ?? formatNounTitle(found.noun, language);
}

/** Returns the title of a zone with that of its member in a family: "Row 3", "Bay (outer)". */
export function memberTitle(
  game: DisplayGame,
  zone: number,
  index: number | undefined,
  language: SiteLanguage,
): string {
  const title = zoneName(game.meta, zone, language);
  const type = game.meta.zones[zone]?.at.index;
  if (type === undefined || index === undefined) return title;
  const member = say(game.formatValue(type, index), language);
  return type.kind === "enum" ? `${title} (${member})` : `${title} ${member}`;
}

/** Returns what the member of a family of zones is called by its index alone: "hand"; `undefined` of a number. */
export function memberName(
  game: DisplayGame,
  zone: number,
  index: number | undefined,
  language: SiteLanguage,
): string | undefined {
  const type = game.meta.zones[zone]?.at.index;
  if (type?.kind !== "enum" || index === undefined) return undefined;
  return say(game.formatValue(type, index), language);
}

function zoneLabel(stage: TableModel, thing: BoardTarget): string {
  const { game, language, strings } = stage;
  const zone = game.meta.zones[thing.id];
  if (zone === undefined) return "";
  // A member of a family of tools is named by its own name: "hand".
  const own = isTool(game.meta, zone.id)
    ? memberName(game, thing.id, thing.index, language)
    : undefined;
  const place = own ?? placeName(game, thing, language);
  if (thing.end !== undefined) return endLabel(stage, thing, place);
  if (thing.value === undefined) return place;
  if (zone.element.kind === "number") return `${place} ${thing.value}`;
  return strings.table.place(elementLabel(stage, thing, zone.element), place);
}

/** One zone is named by its noun; of a family of them, the title is shorter. */
function placeName(game: DisplayGame, { id, index }: BoardTarget, language: SiteLanguage): string {
  const zone = game.meta.zones[id];
  if (zone === undefined) return "";
  const isMember = zone.at.index !== undefined && index !== undefined;
  return isMember ? memberTitle(game, id, index, language) : formatNounTitle(zone.noun, language);
}

/** Returns what lies at the end of a row: "Quay 2, 5 on the left". */
function endLabel(stage: TableModel, thing: BoardTarget, place: string): string {
  const { game, language, strings, view } = stage;
  const holdings = thing.owner === shared ? view.shared : view.players[thing.owner];
  const row = zonesOf(holdings, thing.id).find(({ index }) => index === thing.index);
  const item = thing.end === "first" ? row?.items[0] : row?.items.at(-1);
  const type = game.meta.zones[thing.id]?.element;
  if (item === undefined || type === undefined) return place;
  const words = say(game.formatValue(type, item.value), language);
  return strings.table.atEnd(place, words, thing.end === "first");
}

/** Returns an element with its fields and its count: "Red fish 4, 2 ×". */
function elementLabel(
  { game, language, view }: TableModel,
  thing: BoardTarget,
  type: ValueType,
): string {
  const value = thing.value ?? 0;
  const words = say(game.formatValue(type, value), language);
  const { label, badge, prize } = faceOf(game.meta, type, value);
  const written = prize === undefined ? label : `${badge} → ${prize}`;
  const named = written === undefined || words.includes(written) ? words : `${words} ${written}`;
  const holdings = thing.owner === shared ? view.shared : view.players[thing.owner];
  const held = zonesOf(holdings, thing.id).find(({ index }) => index === thing.index);
  const count = held?.items.find((item) => item.value === value)?.count ?? 1;
  return count > 1 ? `${named}, ${count} ×` : named;
}

function spaceLabel(stage: TableModel, thing: BoardTarget): string {
  const { game, strings } = stage;
  const grid = game.meta.grids[thing.id];
  if (grid === undefined || thing.value === undefined) return "";
  const name = game.meta.shapes[grid.shape]?.cells[thing.value]?.name ?? "";
  const holdings = thing.owner === shared ? stage.view.shared : stage.view.players[thing.owner];
  const held = holdings?.grids.find(({ id }) => id === thing.id);
  const printed = printedOn(stage, held?.board, thing.value);
  const element = held?.cells[thing.value] ?? -1;
  const filled = element < 0 ? strings.table.empty : describeWrittenSpace(stage, grid, element);
  return [name, printed, filled].filter((part) => part !== "").join(", ");
}

/** Returns the element on a space, or the value written there. */
export function describeWrittenSpace(
  { game, language, strings }: TableModel,
  grid: GridMeta,
  value: number,
) {
  if (!isWrittenOn(game.meta, grid.id)) return say(game.formatValue(grid.element, value), language);
  const sign = signOf(game.meta, grid.id, value);
  return sign === cross ? strings.table.crossed : sign;
}

/** Returns the fields of a space: "building 5". */
function printedOn(stage: TableModel, board: number | undefined, cell: number): string {
  const { game, language } = stage;
  const shown = board === undefined ? undefined : game.meta.boards[board];
  if (shown === undefined) return "";
  const fields = game.meta.shapes[shown.shape]?.fields ?? [];
  return fields
    .map(({ id, type }) => {
      const value = shown.fields[id]?.[cell];
      return value === undefined || value < 0 ? "" : say(game.formatValue(type, value), language);
    })
    .filter((words) => words !== "")
    .join(" ");
}

/** Returns the zones of a holder with this declaration, by their index. */
export function zonesOf(holdings: Holdings | undefined, zone: number) {
  return holdings?.zones.filter(({ id }) => id === zone) ?? [];
}
