// Marks chapters and sections that differ under the other version of a game.

import { type EmbeddedReference, groupBySection } from "../embedded/mentions.ts";
import { type ChapterContent, listExplainedRules } from "../rule-chapters.ts";
import type { RulebookVersion } from "../rules/rulebook-data.ts";

type Changes = Pick<RulebookVersion, "changed" | "examples">;

/** Returns whether any part of the chapter differs. */
export function isChanged(chapter: ChapterContent, version: Changes | undefined): boolean {
  if (version === undefined) return false;
  const { changed } = version;
  const isExplained = listExplainedRules(chapter).some((path) => changed.has(path));
  return isExplained || chapter.mentions.some((one) => isAboutChange(one, version));
}

/** Returns for each heading of a chapter, in order, whether its section differs. */
export function changedSections(
  { mentions }: Pick<ChapterContent, "mentions">,
  version: Changes | undefined,
): boolean[] {
  const [, ...sections] = groupBySection(mentions);
  return sections.map(
    (section) => version !== undefined && section.some((one) => isAboutChange(one, version)),
  );
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
