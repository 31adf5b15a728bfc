// Which chapter explains a rule.

import { type EmbeddedReference, listReferenced } from "./embedded/mentions.ts";
import { getRuleOwner } from "./rules/rulebook-data.ts";

/** As much of a chapter as tells what it explains. */
export interface ChapterContent {
  readonly slug: string;
  /** Rules that it says it explains. */
  readonly rules: readonly string[];
  readonly mentions: readonly EmbeddedReference[];
}

/** The rules that a chapter says it explains and those that it shows, each once. */
export function listExplainedRules({
  rules,
  mentions,
}: Pick<ChapterContent, "rules" | "mentions">): string[] {
  return [...new Set([...listReferenced(mentions, "rule"), ...rules])];
}

/**
 * The chapter where a rule is shown, else the first that says it explains it, else that of the
 * thing it belongs to.
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
