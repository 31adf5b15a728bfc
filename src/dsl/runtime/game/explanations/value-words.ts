// Values with their articles, in the wording of a language.

import type { DisplayText, Meta } from "../../meta/meta.ts";
import type { PlaceholderMeta } from "../../meta/needs.ts";
import { isNone } from "../../meta/none.ts";
import { formatValue } from "../notation.ts";
import { setMembers, thingOf } from "./things.ts";
import type { Phrases } from "./wording.ts";

/** A value as it is, or as a thing with an article. */
export function valueWords(
  { meta, wordings }: { readonly meta: Meta; readonly wordings: Phrases },
  { type, article, isMany }: Pick<PlaceholderMeta, "type" | "article" | "isMany">,
  value: number,
  language: keyof DisplayText,
): string {
  if (isNone(type, value) || (article === undefined && !isMany) || type.kind === "yesno")
    return formatValue(meta, type, value)[language];
  const { list, thing } = wordings[language];
  return type.kind === "set"
    ? list(setMembers(meta, type.of, value), article)
    : thing(thingOf(meta, type, value), article, isMany ? "many" : "one");
}
