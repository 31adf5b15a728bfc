// Options as phrases: `take the cod from basin 6`.

import { placeholderParts } from "../../inflection/articles.ts";
import type { DisplayText, Meta, ParamMeta } from "../meta/meta.ts";
import { valueWords } from "./explanations/value-words.ts";
import { DECLINE, decode, formatValue, moveOf } from "./notation.ts";
import type { LoadedTable } from "./table-game.ts";

/**
 * Describes an option as a phrase; arguments that the author's text does not contain follow in
 * brackets.
 */
export function formatOption(
  table: Pick<LoadedTable, "meta" | "wordings">,
  option: number,
): DisplayText {
  const { meta, wordings } = table;
  if (option === DECLINE) return { de: wordings.de.decline, en: wordings.en.decline };
  const { says, name } = moveOf(meta, decode(meta, option).move);
  return filledText(table, option, says ?? name);
}

/** Fills a text with the arguments of an option; those that it does not contain follow in brackets. */
export function filledText(
  table: Pick<LoadedTable, "meta" | "wordings">,
  option: number,
  template: DisplayText,
): DisplayText {
  const { meta, wordings } = table;
  const { move, args } = decode(meta, option);
  const { params } = moveOf(meta, move);
  const phrase = (language: "de" | "en") => {
    const base = template[language];
    const named = new Set<string>();
    const filled = base.replace(/\{([^{}]*)\}/g, (whole, hole: string) => {
      const { rest: id, article, isMany } = placeholderParts(hole, language, () => true);
      const at = params.findIndex((param) => param.id === id);
      const param = params[at];
      if (param === undefined) return whole;
      named.add(id);
      return valueWords(table, { type: param.type, article, isMany }, args[at] ?? 0, language);
    });
    const rest = params.flatMap((param, i) => {
      const words = formatValue(meta, param.type, args[i] ?? 0)[language];
      return named.has(param.id) ? [] : [`${paramName(meta, param, language)} ${words}`.trim()];
    });
    const whole = rest.length === 0 ? filled : `${filled} (${rest.join(", ")})`;
    return wordings[language].contract(whole);
  };
  return { de: phrase("de"), en: phrase("en") };
}

/**
 * Returns the displayed name of a parameter: the noun of what its source contains, or its own name.
 * What comes from a place, such as a hand, says enough by itself.
 */
function paramName(meta: Meta, param: ParamMeta, language: "de" | "en"): string {
  const zone = param.source?.kind === "zone" ? meta.zones[param.source.id] : undefined;
  if (zone === undefined) return param.id;
  return zone.named === "place" ? "" : zone.noun[language].one;
}
