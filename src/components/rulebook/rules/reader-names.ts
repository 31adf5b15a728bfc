// Names of rules for readers: the title of a rule where it is a name, else the title of the thing
// that the rule belongs to, else the heading of the section that shows the rule.

import { type CheckedGame, playerTextOf, type Rule } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../../i18n/language.ts";
import { groupBySection } from "../embedded/mentions.ts";
import { type ChapterContent, homeOf } from "../rule-chapters.ts";
import { getRuleOwner } from "./rulebook-data.ts";

/** The parts of a rulebook that determine what readers call its rules. */
export interface NamingBook {
  readonly language: SiteLanguage;
  readonly chapters: readonly NamedChapter[];
  readonly rulings: { readonly game: CheckedGame; readonly rules: ReadonlyMap<string, Rule> };
}

interface NamedChapter extends ChapterContent {
  readonly title: string;
}

interface ReaderName {
  readonly text: string;
  /** `chapter`: the name of what the rule belongs to, rather than of the rule. */
  readonly from: "title" | "owner" | "section" | "chapter";
}

/** Returns what readers call a rule, or `undefined` if it has no name for them. */
export function nameForReaders(book: NamingBook, rule: Rule): ReaderName | undefined {
  const titled = (of: Rule | undefined, from: "title" | "owner"): ReaderName | undefined =>
    of && { text: capitalised(of.title[book.language]), from };
  switch (rule.kind) {
    case "reason":
    case "mark":
      return undefined;
    case "handler":
    case "worth":
    case "exception":
      return titled(book.rulings.rules.get(getRuleOwner(rule.path)), "owner");
    case "need":
    case "requirement":
    case "cost":
    case "event":
    case "counting":
      return sectionName(book, rule.path) ?? chapterName(book, rule.path);
    case "procedure":
    case "value":
    case "computation":
      return hasParameters(book.rulings.game, rule.path)
        ? (sectionName(book, rule.path) ?? chapterName(book, rule.path))
        : titled(rule, "title");
    case "table":
      return sectionName(book, rule.path) ?? titled(rule, "title");
    case "action":
    case "counter":
    case "zone":
    case "grid":
    case "track":
    case "history":
    case "die":
    case "piece":
    case "family":
    case "enum":
    case "board":
    case "shape":
    case "option":
    case "rival":
    case "flow":
    case "ranking":
    case "rating":
    case "game":
      return titled(rule, "title");
    default:
      return rule.kind satisfies never;
  }
}

/** Returns what stands above the text of a rule: its name for readers, else its own title. */
export function titleForReaders(book: NamingBook, rule: Rule): string {
  const name = nameForReaders(book, rule);
  const isNamed = name !== undefined && name.from !== "chapter";
  return isNamed ? name.text : capitalised(rule.title[book.language]);
}

/** Returns the title of the exact reading alone; a section can have several, which differ. */
export function titleOfReading(book: NamingBook, rule: Rule): string {
  switch (rule.kind) {
    case "procedure":
    case "value":
    case "computation":
    case "table":
    case "event":
    case "counting":
      return capitalised(rule.title[book.language]);
    default:
      return titleForReaders(book, rule);
  }
}

/** Returns whether players can read the rule in words. */
export function hasPlayerText(rule: Rule, language: SiteLanguage): boolean {
  return playerTextOf(rule, language).blocks.length > 0;
}

/** Returns whether a section of a chapter shows the rule. */
export function isShown(chapters: readonly ChapterContent[], path: string): boolean {
  return chapters.some(({ mentions }) =>
    mentions.some(({ kind, of }) => kind === "rule" && of === path),
  );
}

function sectionName({ chapters }: NamingBook, path: string): ReaderName | undefined {
  for (const { title, mentions } of chapters) {
    const section = groupBySection(mentions).findIndex((all) =>
      all.some(({ kind, of }) => kind === "rule" && of === path),
    );
    if (section < 0) continue;
    const headings = mentions.filter(({ kind }) => kind === "heading");
    return { text: headings[section - 1]?.of ?? title, from: "section" };
  }
  return undefined;
}

function chapterName({ chapters }: NamingBook, path: string): ReaderName | undefined {
  const title = homeOf(chapters, path)?.title;
  return title === undefined ? undefined : { text: title, from: "chapter" };
}

/** Titles of rules with parameters speak of a and b. */
function hasParameters({ procedures, values }: CheckedGame, path: string): boolean {
  const declared = [...procedures, ...values].find(({ id }) => id === path);
  return declared !== undefined && declared.params.length > 0;
}
