// What stands in a hole, with the article that the author has written there.

import type { Article } from "../inflection/articles.ts";
import type { LocalizedNoun } from "../ir/ir.ts";
import type { NounPhrase } from "./plan/noun-phrase.ts";
import type { Template } from "./plan/plan.ts";

/** Returns the phrase of a parameter; without an article as it is. */
export function articledArgument(
  { args, numbered }: Template,
  i: number,
  article: Article | undefined,
): NounPhrase | undefined {
  const of = args[i];
  const noun = numbered?.[i];
  if (of === undefined || article === undefined) return of;
  if (noun !== undefined && isNumeral(of))
    return { kind: "thing", noun: numberedNoun(noun, of), which: "the" };
  return withArticle(of, article);
}

/** Returns a thing that nothing tells from others with another article. */
export function withArticle(of: NounPhrase, { kind }: Article): NounPhrase {
  if (of.kind !== "thing") return of;
  if (kind === "the") return of.which === "none" ? { ...of, which: "the" } : of;
  const isGeneric = of.which === "the" || of.which === "a" || of.which === "none";
  return isGeneric ? { ...of, which: kind } : of;
}

type Numeral = Extract<NounPhrase, { kind: "number" | "words" }>;

function isNumeral(of: NounPhrase): of is Numeral {
  return of.kind === "number" || (of.kind === "words" && !of.words.de.includes(" "));
}

/** `Becken 3`, a name without an article. */
function numberedNoun(noun: LocalizedNoun, of: Numeral): LocalizedNoun {
  const [de, en] = of.kind === "number" ? [String(of.n), String(of.n)] : [of.words.de, of.words.en];
  const german = `${noun.de.one} ${de}`;
  const english = `${noun.en.one} ${en}`;
  return {
    de: { article: "", one: german, many: german },
    en: { one: english, many: english },
  };
}
