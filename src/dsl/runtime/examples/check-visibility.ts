// Checks the conditions of examples about what a player sees, by the same functions as views.

import { maskPendingMoves } from "../engine/simultaneous.ts";
import { slotOf } from "../engine/slots.ts";
import type { State } from "../game/game.ts";
import { formatValue } from "../game/notation.ts";
import { isKnown, zoneItems } from "../game/view.ts";
import type { ExampleStep } from "../meta/examples.ts";
import type { DisplayText, MarkMeta, Meta, ZoneMeta } from "../meta/meta.ts";

type Sees = Extract<ExampleStep, { kind: "sees" }>;

/** Returns the text of a violated visibility condition, or `undefined` if it holds. */
export function checkVisibility(
  meta: Meta,
  state: State,
  names: readonly string[],
  { player, what, sees }: Sees,
): DisplayText | undefined {
  const thing = what.kind === "zone" ? meta.zones[what.id] : meta.marks[what.id];
  if (thing === undefined) return undefined;
  const isSeen = isKnown(thing, what.owner, player) && isUpToDate(meta, state, thing, player, what);
  if (isSeen === sees) return undefined;
  const who = names[player] ?? "";
  const { de, en } = inWords(meta, names, what, thing);
  return sees
    ? { de: `${who} sieht das nicht: ${de}.`, en: `${who} cannot see this: ${en}.` }
    : { de: `${who} sieht das: ${de}.`, en: `${who} sees this: ${en}.` };
}

/**
 * Returns whether a player sees the current contents: not those of pending simultaneous decisions.
 */
function isUpToDate(
  meta: Meta,
  state: State,
  thing: ZoneMeta | MarkMeta,
  player: number,
  { owner, index = 0 }: Sees["what"],
): boolean {
  const content = (of: State) =>
    "layout" in thing
      ? JSON.stringify(zoneItems(of, thing, index - thing.at.indexFrom, owner))
      : of[slotOf(thing.at, owner, 0)];
  return content(maskPendingMoves(meta, state, player)) === content(state);
}

/** Names a zone or mark: "basin 3", "hand of Anna". */
function inWords(
  meta: Meta,
  names: readonly string[],
  { owner, index }: Sees["what"],
  thing: ZoneMeta | MarkMeta,
): DisplayText {
  const { id, at } = thing;
  const words = "noun" in thing ? { de: thing.noun.de.one, en: thing.noun.en.one } : thing.text;
  const member = at.index && index !== undefined ? formatValue(meta, at.index, index) : undefined;
  const put = (language: "de" | "en", of: string) =>
    [words?.[language] ?? id, member?.[language], names[owner] && `${of} ${names[owner]}`]
      .filter(Boolean)
      .join(" ");
  return { de: put("de", "von"), en: put("en", "of") };
}
