// The rules that a lesson teaches, under the names that readers use.

import type { Rule } from "../../dsl/index.ts";
import { homeOf } from "../rulebook/rule-chapters.ts";
import { hasPlayerText, type NamingBook, nameForReaders } from "../rulebook/rules/reader-names.ts";
import { findOwnedRules } from "../rulebook/rules/rulebook-data.ts";

/** One name, and the rules under it that have words. */
interface LearntTopic {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Title of the chapter about it. */
  readonly chapter: string | undefined;
}

/** Returns what a lesson teaches, in its order; without rules that nothing is said about. */
export function listLearnt(book: NamingBook, paths: readonly string[]): LearntTopic[] {
  const topics = new Map<string, LearntTopic>();
  const taught = paths.map((path) => requireRule(book, path));
  for (const rule of taught) {
    const name = nameForReaders(book, rule);
    const rules = listWorded(book, rule);
    if (name === undefined || rules.length === 0 || isToldByOther(rule, taught)) continue;
    const chapter = homeOf(book.chapters, rule.path)?.title;
    // What has no name of its own is explained by others of its chapter.
    if (name.from === "chapter" && taught.some((other) => isNamedIn(book, other, name.text)))
      continue;
    const known = topics.get(name.text);
    topics.set(name.text, {
      name: name.text,
      rules: [...new Set([...(known?.rules ?? []), ...rules])],
      chapter: known?.chapter ?? chapter,
    });
  }
  return [...topics.values()];
}

/** Returns whether a rule of that chapter has a name of its own. */
function isNamedIn(book: NamingBook, rule: Rule, chapter: string): boolean {
  const name = nameForReaders(book, rule);
  const isNamed = name !== undefined && name.from !== "chapter";
  return isNamed && homeOf(book.chapters, rule.path)?.title === chapter;
}

function requireRule({ rulings }: NamingBook, path: string): Rule {
  const rule = rulings.rules.get(path);
  if (rule === undefined) throw new Error(`There is no rule ${path}.`);
  return rule;
}

/** The rule, or its parts if it has no words itself: a tile, and what happens when it is placed. */
function listWorded({ rulings, language }: NamingBook, rule: Rule): Rule[] {
  if (hasPlayerText(rule, language)) return [rule];
  return findOwnedRules(rulings.rules, rule.path).filter((part) => hasPlayerText(part, language));
}

/** Returns whether the sentence of another of the rules tells this one, which has none itself. */
function isToldByOther(rule: Rule, taught: readonly Rule[]): boolean {
  if (rule.sentences.length > 0 || rule.kind === "table") return false;
  return taught.some(
    (other) => other !== rule && other.sentences.some(({ covered }) => covered.includes(rule.path)),
  );
}
