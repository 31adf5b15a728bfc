// What an example says that a player sees, or cannot see: the same that views show.

import type { ExampleStep } from "./example-meta.ts";
import type { MarkMeta, Meta, Text, ZoneMeta } from "./meta.ts";
import { formatValue } from "./notation.ts";
import { isKnown } from "./view.ts";

type Sees = Extract<ExampleStep, { kind: "sees" }>;

/** That it is the other way round, or `undefined`. */
export function sees(
  meta: Meta,
  names: readonly string[],
  { player, what, sees }: Sees,
): Text | undefined {
  const thing = what.kind === "zone" ? meta.zones[what.id] : meta.marks[what.id];
  if (thing === undefined || isKnown(thing, what.owner, player) === sees) return undefined;
  const who = names[player] ?? "";
  const { de, en } = inWords(meta, names, what, thing);
  return sees
    ? { de: `${who} sieht das nicht: ${de}.`, en: `${who} cannot see this: ${en}.` }
    : { de: `${who} sieht das: ${de}.`, en: `${who} sees this: ${en}.` };
}

/** "basin 3", "hand of Anna" */
function inWords(
  meta: Meta,
  names: readonly string[],
  { owner, index }: Sees["what"],
  thing: ZoneMeta | MarkMeta,
): Text {
  const { id, at } = thing;
  const words = "noun" in thing ? { de: thing.noun.de.one, en: thing.noun.en.one } : thing.text;
  const member = at.index && index !== undefined ? formatValue(meta, at.index, index) : undefined;
  const put = (language: "de" | "en", of: string) =>
    [words?.[language] ?? id, member?.[language], names[owner] && `${of} ${names[owner]}`]
      .filter(Boolean)
      .join(" ");
  return { de: put("de", "von"), en: put("en", "of") };
}
