// The chapters of a game's rulebook as a comparison names them: by the examples that they show.

import { getCollection } from "astro:content";
import type { Section } from "../../compare/reach.ts";
import { type Language, languages } from "../../i18n/language.ts";

/** `game` is what chapters call it: `<Example game="reef" name="twoFish" />`. */
export async function sectionsOf(game: string): Promise<Section[]> {
  const chapters = await getCollection("rules");
  const paths = [...new Set(chapters.map(({ id }) => id.replace(/^\w+\//, "")))];
  return paths.flatMap((path) => {
    const found = Object.fromEntries(
      languages.map((of) => [of, chapters.find(({ id }) => id === `${of}/${path}`)]),
    );
    const both = (tell: (of: Language) => string) => ({ de: tell("de"), en: tell("en") });
    const shown = [...(found.de?.body ?? "").matchAll(/<Example game="([\w-]+)" name="(\w+)"/g)];
    const examples = shown.flatMap(([, of, id = ""]) => (of === game ? [id] : []));
    if (examples.length === 0) return [];
    return [
      {
        id: path,
        title: both((of) => found[of]?.data.title ?? path),
        href: both((of) => `/${of}/${path}/`),
        rules: [],
        examples,
      },
    ];
  });
}
