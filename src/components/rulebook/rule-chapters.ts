// Which chapter explains a rule.

import { type Mention, named } from "./embedded/mentions.ts";
import { ownerOf } from "./rules/rulebook-data.ts";

/** As much of a chapter as tells what it explains. */
export interface Explaining {
  readonly slug: string;
  /** Rules that it says it explains. */
  readonly rules: readonly string[];
  readonly mentions: readonly Mention[];
}

/** The rules that a chapter says it explains and those that it shows, each once. */
export function explainedIn({ rules, mentions }: Pick<Explaining, "rules" | "mentions">): string[] {
  return [...new Set([...named(mentions, "rule"), ...rules])];
}

/**
 * The chapter where a rule is shown, else the first that says it explains it, else that of the
 * thing it belongs to.
 */
export function homeOf<T extends Explaining>(chapters: readonly T[], path: string): T | undefined {
  const owner = ownerOf(path);
  return (
    chapters.find(({ mentions }) => named(mentions, "rule").includes(path)) ??
    chapters.find(({ rules }) => rules.includes(path)) ??
    (owner === path ? undefined : homeOf(chapters, owner))
  );
}
