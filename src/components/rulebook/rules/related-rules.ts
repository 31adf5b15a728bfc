// Finds the rules that readers of a rule can go on to: those that it refers to without a link in
// its sentences, and those that refer to it.

import { listProseLines, playerTextOf, type Rule } from "../../../dsl/index.ts";
import { homeOf } from "../rule-chapters.ts";
import { isShown, type NamingBook, nameForReaders } from "./reader-names.ts";
import { getRuleOwner } from "./rulebook-data.ts";

interface RelatedRule {
  readonly path: string;
  readonly name: string;
}

/** Maximum length of a useful list. */
const most = 4;

/** Returns rules that readers know by name, without duplicates. */
export function findRelatedRules(book: NamingBook, rule: Rule): RelatedRule[] {
  const { rules } = book.rulings;
  const linked = listLinked(rule, book.language);
  const referring = [...rules.values()].filter(({ refs }) => refs.includes(rule.path));
  const paths = [...rule.refs, ...referring.map(({ path }) => path)];
  const own = nameForReaders(book, rule)?.text;
  const related = new Map<string, RelatedRule>();
  for (const path of paths) {
    const other = rules.get(path);
    const isOwn = getRuleOwner(path) === getRuleOwner(rule.path);
    if (other === undefined || isOwn || linked.has(path) || !isKnown(book, other)) continue;
    const name = nameForReaders(book, other);
    if (name === undefined || name.from === "chapter" || name.text === own) continue;
    const text = name.from === "section" ? nameOfSection(book, name.text, rule, path) : name.text;
    if (!related.has(text)) related.set(text, { path, name: text });
  }
  return [...related.values()].slice(0, most);
}

/** Headings are understood within their chapter: “The price (Markets)”. */
function nameOfSection({ chapters }: NamingBook, name: string, rule: Rule, path: string): string {
  const home = homeOf(chapters, path);
  if (home === undefined || home === homeOf(chapters, rule.path) || home.title === name)
    return name;
  return `${name} (${home.title})`;
}

/** Returns whether a chapter has a section about the rule, or an author has worded it. */
function isKnown({ chapters, language }: NamingBook, rule: Rule): boolean {
  if (homeOf(chapters, rule.path) === undefined) return false;
  switch (rule.kind) {
    case "event":
    case "game":
      return false;
    case "procedure":
      return isShown(chapters, rule.path);
    default:
      return isShown(chapters, rule.path) || playerTextOf(rule, language).kind === "authored";
  }
}

function listLinked(rule: Rule, language: NamingBook["language"]): ReadonlySet<string> {
  const { blocks } = playerTextOf(rule, language);
  return new Set(
    [...listProseLines(rule.text[language]), ...listProseLines(blocks)].flatMap(({ text }) =>
      text.flatMap((inline) => (inline.kind === "reference" ? [inline.path] : [])),
    ),
  );
}
