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
  const { move, args } = decode(meta, option);
  const { says: template, name, params } = moveOf(meta, move);
  const phrase = (language: "de" | "en") => {
    const base = (template ?? name)[language];
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
      return named.has(param.id) ? [] : [`${paramName(meta, param, language)} ${words}`];
    });
    const whole = rest.length === 0 ? filled : `${filled} (${rest.join(", ")})`;
    return wordings[language].contract(whole);
  };
  return { de: phrase("de"), en: phrase("en") };
}

/** Returns the displayed name of a parameter: the noun of its source, or its own name. */
function paramName(meta: Meta, param: ParamMeta, language: "de" | "en"): string {
  if (param.source?.kind !== "zone") return param.id;
  return meta.zones[param.source.id]?.noun[language].one ?? param.id;
}
