// Things on the table in words, for labels and for the position in words.

import type { Holdings, Meta, Noun, ValueType } from "../../dsl/index.ts";
import { capitalised, type Language, say } from "../../i18n/language.ts";
import { faceOf, lookOf } from "./look.ts";
import type { Stage } from "./stage.svelte.ts";
import { shared, type Thing } from "./things.ts";

/** The noun as a title. German keeps the article before an adjective: "die kleine Bucht". */
export function nounOf(noun: Noun, language: Language): string {
  if (language === "en") return noun.en.one;
  const { article, one } = noun.de;
  return one.includes(" ") && article !== "" ? `${article} ${one}` : one;
}

/** The noun for several: "die verkauften Waren". */
export function manyOf(noun: Noun, language: Language): string {
  if (language === "en") return noun.en.many;
  const { many } = noun.de;
  return many.includes(" ") ? `die ${many}` : many;
}

/** What a counter counts; of a family whose members have nouns of their own, what that member is. */
export function counterNoun(
  meta: Meta,
  counter: number,
  index: number | undefined,
): Noun | undefined {
  const declared = meta.counters[counter];
  return declared?.members?.[index ?? -1] ?? declared?.noun;
}

/** "Lantern, row 6", "d4, light 5, empty" without its owner. */
export function labelOf(stage: Stage, thing: Thing): string {
  const { game, strings } = stage;
  const held = thing.holder === "grid" ? spaceLabel(stage, thing) : zoneLabel(stage, thing);
  const owner = thing.owner === shared ? undefined : stage.names[thing.owner];
  const isMine = thing.owner === game.decision(stage.state)?.player;
  return capitalised(owner === undefined || isMine ? held : strings.table.ownedBy(held, owner));
}

export function zoneName(meta: Meta, zone: number, language: Language): string {
  const found = meta.zones[zone];
  if (found === undefined) return "";
  const title = lookOf(meta, found.id)[language === "de" ? "titleDe" : "titleEn"];
  return title ?? nounOf(found.noun, language);
}

function zoneLabel(stage: Stage, thing: Thing): string {
  const { game, language, strings } = stage;
  const zone = game.meta.zones[thing.id];
  if (zone === undefined) return "";
  const index = zone.at.index;
  const number =
    thing.index === undefined || index === undefined
      ? ""
      : ` ${say(game.formatValue(index, thing.index), language)}`;
  const place = nounOf(zone.noun, language) + number;
  if (thing.value === undefined) return place;
  if (zone.element.kind === "number") return `${place} ${thing.value}`;
  return strings.table.place(elementLabel(stage, thing, zone.element), place);
}

/** "Red good 4, 2 ×": with what is written on it, and how many there are. */
function elementLabel({ game, language, view }: Stage, thing: Thing, type: ValueType): string {
  const value = thing.value ?? 0;
  const words = say(game.formatValue(type, value), language);
  const { label } = faceOf(game.meta, type, value);
  const named = label === undefined || words.includes(label) ? words : `${words} ${label}`;
  const holdings = thing.owner === shared ? view.shared : view.players[thing.owner];
  const held = zonesOf(holdings, thing.id).find(({ index }) => index === thing.index);
  const count = held?.items.find((item) => item.value === value)?.count ?? 1;
  return count > 1 ? `${named}, ${count} ×` : named;
}

function spaceLabel(stage: Stage, thing: Thing): string {
  const { game, language, strings } = stage;
  const grid = game.meta.grids[thing.id];
  if (grid === undefined || thing.value === undefined) return "";
  const name = game.meta.shapes[grid.shape]?.cells[thing.value]?.name ?? "";
  const holdings = thing.owner === shared ? stage.view.shared : stage.view.players[thing.owner];
  const held = holdings?.grids.find(({ id }) => id === thing.id);
  const printed = printedOn(stage, held?.board, thing.value);
  const element = held?.cells[thing.value] ?? -1;
  const filled =
    element < 0 ? strings.table.empty : say(game.formatValue(grid.element, element), language);
  return [name, printed, filled].filter((part) => part !== "").join(", ");
}

/** The fields of a space: "building 5". */
function printedOn(stage: Stage, board: number | undefined, cell: number): string {
  const { game, language } = stage;
  const shown = board === undefined ? undefined : game.meta.boards[board];
  if (shown === undefined) return "";
  const fields = game.meta.shapes[shown.shape]?.fields ?? [];
  return fields
    .map(({ id, type }) => {
      const value = shown.fields[id]?.[cell];
      return value === undefined ? "" : say(game.formatValue(type, value), language);
    })
    .join(" ");
}

/** The zones of a holder with this declaration, by their index. */
export function zonesOf(holdings: Holdings | undefined, zone: number) {
  return holdings?.zones.filter(({ id }) => id === zone) ?? [];
}

export function zoneId(meta: Meta, name: string | undefined): number {
  return meta.zones.findIndex(({ id }) => id === name);
}
