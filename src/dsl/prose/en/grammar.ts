// English forms: articles, verbs in the third person.

import type { LocalizedNoun } from "../../ir/ir.ts";
import { isName } from "../de/endings.ts";
import { pathOf } from "../lexicon/linked-noun.ts";
import type { Determiner } from "../plan/noun-phrase.ts";
import { linkedTo, plain, type Word } from "../word.ts";

/** The noun with its determiner; names (`cow 2`) have none. */
export function nounWords(
  noun: LocalizedNoun,
  determiner: Determiner,
  number: "one" | "many",
  adjective?: string,
): Word[] {
  const many = number === "many" || determiner === "all";
  const text = (many ? noun.en.many : noun.en.one).replace(/^the /, "");
  const group = {};
  const is = { group, many } as const;
  const words = plain(text).map(
    (word, i, all): Word => ({
      ...word,
      is: { ...is, role: i < all.length - 1 ? "name" : "noun" },
    }),
  );
  const path = pathOf(noun);
  const named = path === undefined ? words : words.map((word) => ({ ...word, path }));
  const adjectives: Word[] =
    adjective === undefined ? [] : [{ text: adjective, is: { ...is, role: "adjective" } }];
  const whole = [...adjectives, ...named];
  const isProper = adjective === undefined && /(?:\d|’)$/.test(text) && isName(noun.de);
  // `any` is a determiner itself.
  const needsNone = adjective === "any" || determiner === "none" || (determiner === "a" && many);
  if (needsNone || (isProper && (determiner === "the" || determiner === "a"))) return whole;
  const article =
    determiner === "a"
      ? articleFor(whole[0]?.text ?? "")
      : determiner === "this" && many
        ? "these"
        : determiner;
  return [{ text: article, is: { ...is, role: "determiner" } }, ...whole];
}

/** `a pearl`, `an oyster` */
export function articleFor(word: string): "a" | "an" {
  return /^(?:[aeio]|u(?!ni|se)|h(?:our|onest|onour|eir))/i.test(word) ? "an" : "a";
}

/** `gain` → `gains` */
export function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Words that name a rule, but for their article. */
export function ruleNameWords(path: string | undefined, text: string): Word[] {
  const [, article = "", rest = text] = /^(the |an? )?(.*)$/.exec(text) ?? [];
  return [...plain(article.trim()), ...linkedTo(path, plain(rest))];
}
