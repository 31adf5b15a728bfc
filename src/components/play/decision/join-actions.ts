// Joins the names of actions to one phrase that says a verb once for all of its objects.

import { joinWords, type SiteLanguage } from "../../../i18n/language.ts";

/**
 * Returns the actions as a list. Neighbours with the same verb, which is the last word in German and
 * the first one in English, are said together: "place a die in a room or at the well".
 */
export function joinActions(names: readonly string[], or: string, language: SiteLanguage): string {
  const verbOf = (name: string) => name.split(" ").at(language === "de" ? -1 : 0);
  const groups: string[][] = [];
  for (const name of names) {
    const group = groups.at(-1);
    const isAlike = group?.[0] !== undefined && verbOf(group[0]) === verbOf(name);
    if (isAlike) group?.push(name);
    else groups.push([name]);
  }
  const phrases = groups.map((group) => sayOnce(group, or));
  return groups.some(({ length }) => length > 1) ? phrases.join("; ") : joinWords(phrases, or);
}

/** Says the words with which all phrases begin and end only once. */
function sayOnce(phrases: readonly string[], or: string): string {
  const [first = [], ...others] = phrases.map((phrase) => phrase.split(" "));
  if (others.length === 0) return phrases.join("");
  const shortest = Math.min(...[first, ...others].map(({ length }) => length));
  const isShared = (at: number) => others.every((words) => words.at(at) === first.at(at));
  let before = 0;
  while (before < shortest - 1 && isShared(before)) before++;
  let after = 0;
  while (after < shortest - 1 - before && isShared(-1 - after)) after++;
  const middles = [first, ...others].map((words) =>
    words.slice(before, words.length - after).join(" "),
  );
  const start = first.slice(0, before).join(" ");
  const end = first.slice(first.length - after, first.length).join(" ");
  return `${start} ${joinWords(middles, or)} ${end}`.trim();
}
