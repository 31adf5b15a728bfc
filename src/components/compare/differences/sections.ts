// The chapters of a game's rulebook for a comparison: the rules that they explain and the examples
// that they show.

import { getCollection } from "astro:content";
import type { Section } from "../../../compare/impact.ts";
import { languages, type SiteLanguage } from "../../../i18n/language.ts";
import { findEmbedded, listReferenced } from "../../rulebook/embedded/mentions.ts";
import { listExplainedRules } from "../../rulebook/rule-chapters.ts";
import { pageAddress } from "../../ui/address.ts";

/** Returns the chapters of a game's rulebook with the rules and examples that they show. */
export async function loadSections(game: string): Promise<Section[]> {
  const chapters = await getCollection("rules", ({ id }) => id.split("/")[2] === game);
  const paths = [...new Set(chapters.map(({ id }) => id.replace(/^\w+\//, "")))];
  return paths.flatMap((path) => {
    const found = Object.fromEntries(
      languages.map((of) => [of, chapters.find(({ id }) => id === `${of}/${path}`)]),
    );
    const both = (tell: (of: SiteLanguage) => string) => ({ de: tell("de"), en: tell("en") });
    const mentions = findEmbedded(found.de?.body ?? "");
    const rules = listExplainedRules({ rules: found.de?.data.rules ?? [], mentions });
    return [
      {
        id: path,
        title: both((of) => found[of]?.data.title ?? path),
        href: both((of) => pageAddress(of, `${path}/`)),
        rules,
        examples: listReferenced(mentions, "example"),
      },
    ];
  });
}
