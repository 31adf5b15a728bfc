// What stands over the things that a seat holds, and over what it counts.

import type { DisplayGame } from "../../dsl/index.ts";
import { titleIn } from "../../dsl/runtime/meta/look-titles.ts";
import { capitalised, countNoun, type SiteLanguage, say } from "../../i18n/language.ts";
import { counterNoun, memberName, zoneName } from "./labels.ts";
import type { TableModel } from "./table-model.svelte.ts";

/** Returns amount and noun: "3 pearls"; of a family whose members have no nouns: "Tide: 3 boats". */
export function describeCounter(
  stage: TableModel,
  id: number,
  index: number | undefined,
  value: number,
) {
  const { game, language } = stage;
  const counter = game.meta.counters[id];
  if (counter === undefined) return "";
  const words = countNoun(counterNoun(game.meta, id, index) ?? counter.noun, value, language);
  const type = counter.members === undefined ? counter.at.index : undefined;
  if (type === undefined || index === undefined) return capitalised(words);
  return `${capitalised(say(game.formatValue(type, index), language))}: ${words}`;
}

/** Returns what stands over the member of a family of tools: the title of the index, else its name. */
export function toolTitle(
  game: DisplayGame,
  zone: number,
  index: number | undefined,
  language: SiteLanguage,
): string {
  const { meta } = game;
  const type = meta.zones[zone]?.at.index;
  const member = type?.kind === "enum" ? meta.enums[type.of]?.members[index ?? -1] : undefined;
  const title = member && titleIn(meta, member.id, language);
  return title ?? memberName(game, zone, index, language) ?? zoneName(meta, zone, language);
}
