// Finds the chapter that explains a rule.

import { type EmbeddedReference, listReferenced } from "./embedded/mentions.ts";
import { getRuleOwner } from "./rules/rulebook-data.ts";

/** The parts of a chapter that determine which rules it explains. */
export interface ChapterContent {
  readonly slug: string;
  /** Rules listed in its front matter. */
  readonly rules: readonly string[];
  readonly mentions: readonly EmbeddedReference[];
}

/** Returns the rules in a chapter's front matter and those that it shows, without duplicates. */
export function listExplainedRules({
  rules,
  mentions,
}: Pick<ChapterContent, "rules" | "mentions">): string[] {
  return [...new Set([...listReferenced(mentions, "rule"), ...rules])];
}

/**
 * Returns the chapter that shows a rule, otherwise the first that lists it, otherwise the chapter
 * of the rule's owner.
 */
export function homeOf<T extends ChapterContent>(
  chapters: readonly T[],
  path: string,
): T | undefined {
  const owner = getRuleOwner(path);
  return (
    chapters.find(({ mentions }) => listReferenced(mentions, "rule").includes(path)) ??
    chapters.find(({ rules }) => rules.includes(path)) ??
    (owner === path ? undefined : homeOf(chapters, owner))
  );
}
