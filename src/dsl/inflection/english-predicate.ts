// What a player has done, in the third person: `take {tile}` becomes `takes {tile}`.

/** Words that begin no imperative. */
const FUNCTION_WORDS = new Set(
  "a an the this that these those no all any each every some one two three both and or but not at by for from in into of off on onto out over to under up down with without next then first last left right instead".split(
    " ",
  ),
);

/**
 * Returns the predicate of a sentence about a player who has done what an imperative says. What
 * does not begin with a verb, or goes on with a second one, was chosen. Placeholders stay.
 */
export function englishPredicate(phrase: string): string {
  const [, verb = "", rest = ""] = /^(\p{Ll}+)(?![\p{L}:,])(.*)$/su.exec(phrase) ?? [];
  const isVerb = verb !== "" && !FUNCTION_WORDS.has(verb) && !hasSecondVerb(rest);
  const isTold = isVerb && !rest.includes("{your ");
  if (!isTold) return phrase.includes(": ") ? `chooses ${phrase}` : `chooses: ${phrase}`;
  return `${thirdPerson(verb)}${rest.replace(/\byour(s?)\b/gu, "their$1")}`;
}

/** `pay coins and use …`; after an article or a number, `and` joins nouns. */
function hasSecondVerb(rest: string): boolean {
  const [, word] = / and (\p{Ll}+)\b/u.exec(rest) ?? [];
  return word !== undefined && !FUNCTION_WORDS.has(word);
}

function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
