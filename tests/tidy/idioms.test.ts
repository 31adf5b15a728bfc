import { expect, test } from "vitest";
import { filesIn } from "../support/sources/source-files.ts";

/** Idioms of the old comments, which standard terms replace (docs/vocabulary.md); the count may only go down. */
const idioms = ["asked", "telling", "told", "somebody", "nobody", "whoever", "anew"];
const maxOccurrences = 91;

/** The command, its lock and a code, which are public words, and what imports or names them. */
const publicWords =
  /`?regel told|told\.lock|told\.ts|toldCommand|"told"|parameter-not-told|^ *told[: ]/gm;

/** The prose generator keeps verbs such as “asked” in its own sentences. */
const isExempt = /^src\/dsl\/prose\//;

test(`the sources contain at most ${maxOccurrences} idioms`, () => {
  const files = filesIn(["src"], [".ts", ".svelte", ".astro"]);
  const pattern = new RegExp(`\\b(?:${idioms.join("|")})\\b`, "gi");
  const counts = files
    .filter(({ path }) => !isExempt.test(path))
    .map(({ path, text }) => ({
      path,
      count: text.replace(publicWords, "").match(pattern)?.length ?? 0,
    }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);

  expect(total).toBeLessThanOrEqual(maxOccurrences);
});
