// What the names of several things have in common.

import type { NamedThing } from "./facts.ts";

/**
 * Returns the last word that the nouns of all things share: "good" for "red good" and "brown good";
 * "" if there is none.
 */
export function sharedHead(things: readonly NamedThing[], language: "de" | "en"): string {
  const heads = new Set(
    things.map((one) =>
      one.kind === "noun" ? / (\S+)$/.exec(one.noun[language].one)?.[1] : undefined,
    ),
  );
  const [head] = heads;
  return things.length > 0 && heads.size === 1 && head !== undefined && !/\d/.test(head)
    ? head
    : "";
}
