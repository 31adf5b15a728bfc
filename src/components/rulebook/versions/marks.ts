// Marks chapters and sections that differ under the other version of a game.

import { type EmbeddedReference, groupBySection } from "../embedded/mentions.ts";
import { type ChapterContent, listExplainedRules } from "../rule-chapters.ts";
import type { RulebookVersion } from "../rules/rulebook-data.ts";

type Changes = Pick<RulebookVersion, "variant" | "changed" | "examples">;

/** Returns whether the chapter is named after the version, so that it reads the same under both. */
export function isAboutVersion(
  { slug }: Pick<ChapterContent, "slug">,
  version: Changes | undefined,
): boolean {
  return slug === version?.variant.id;
}

/** Returns whether any part of the chapter differs. */
export function isChanged(chapter: ChapterContent, version: Changes | undefined): boolean {
  if (version === undefined || isAboutVersion(chapter, version)) return false;
  const { changed } = version;
  const isExplained = listExplainedRules(chapter).some((path) => changed.has(path));
  return isExplained || chapter.mentions.some((one) => isAboutChange(one, version));
}

/** Returns for each heading of a chapter, in order, whether its section differs. */
export function changedSections(
  chapter: Pick<ChapterContent, "slug" | "mentions">,
  version: Changes | undefined,
): boolean[] {
  const [, ...sections] = groupBySection(chapter.mentions);
  if (version === undefined || isAboutVersion(chapter, version)) return sections.map(() => false);
  return sections.map((section) => section.some((one) => isAboutChange(one, version)));
}

function isAboutChange({ kind, of }: EmbeddedReference, { changed, examples }: Changes): boolean {
  switch (kind) {
    case "rule":
    case "table":
      return changed.has(of);
    case "example":
      return examples.has(of);
    case "original":
    case "version":
      return true;
    default:
      return false;
  }
}
