// The search records of a part of the site: pages, questions, and every rule and example with the
// page that shows it.

import { groupBy } from "../../dsl/index.ts";
import type { SearchLanguage } from "../../search/analyzer.ts";
import type { SearchRecord } from "../../search/record.ts";
import type { BuiltPage } from "./built-page.ts";
import type { GameWords, RuleOrExample } from "./game-words.ts";
import { pageRecords } from "./page-records.ts";
import { sentencesIn } from "./sentences.ts";
import { relatedWords, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Returns the records of one language; `pages` are those of the part, in both. */
export function recordsOf(
  pages: readonly BuiltPage[],
  words: GameWords,
  language: SearchLanguage,
): SearchRecord[] {
  const vocabulary = vocabularyOf(pages, words.terms);
  const own = pages.filter((page) => page.language === language);
  const others = new Map(
    pages.filter((page) => page.language !== language).map((page) => [page.path, page]),
  );
  const places = placesIn(own);
  const ofPages = own.flatMap((page) =>
    pageRecords(page, others.get(page.path), words, vocabulary),
  );
  const ofGames = words.rulesAndExamples.flatMap((one) => {
    const place = placeOf(one, places);
    if (place === undefined) return [];
    const record = gameRecord(one, language, place, words, vocabulary);
    // A rule that is only a list of facts says nothing that its chapter does not.
    return one.kind === "rule" && record.sentences.length === 0 ? [] : [record];
  });
  return [...ofPages, ...ofGames];
}

function gameRecord(
  { kind, game, name, title, text, playerText }: RuleOrExample,
  language: SearchLanguage,
  { page, id }: Place,
  { games }: GameWords,
  vocabulary: Vocabulary,
): SearchRecord {
  const other = language === "de" ? "en" : "de";
  const gameTitle = games.find(({ folder }) => folder === game)?.title[language] ?? "";
  // The sentence of an example is its title.
  const [own, read] = kind === "rule" ? [text[language], playerText[language]] : ["", ""];
  const related = relatedWords(`${title[language]} ${own}`, language, vocabulary);
  return {
    url: `${page.url}#${id}`,
    kind,
    title: title[language],
    place: `${page.title}, ${gameTitle}`,
    weight: 1,
    phrases: [],
    texts: {
      title: title[language],
      name,
      headings: "",
      text: own === read ? own : `${read} ${own}`,
      related: `${title[other]} ${related}`,
      game: gameTitle,
    },
    sentences: ruleSentences([read, own], language),
  };
}

/** Returns the sentences of the first text with sentences; without one, lines that introduce a list. */
function ruleSentences(texts: readonly string[], language: SearchLanguage): string[] {
  const linesOf = (text: string) => text.split("\n").map((line) => line.trim());
  const sentences = texts.map((text) =>
    linesOf(text).flatMap((line) => sentencesIn(line, language)),
  );
  const found = sentences.find(({ length }) => length > 0);
  return found ?? texts.flatMap(linesOf).filter((line) => line.endsWith(":"));
}

interface Place {
  readonly page: BuiltPage;
  readonly id: string;
}

/**
 * Finds the ids of rules and examples in pages: `rule-price`, `example-deepDive`, or
 * `test-deepDive` as text.
 */
function placesIn(pages: readonly BuiltPage[]): ReadonlyMap<string, readonly Place[]> {
  const showing = pages.filter(({ path }) => /^(?:rules|tiles|learn)\//.test(path));
  const all = showing.flatMap((page) =>
    page.ids
      .filter((id) => /^(?:rule|example|test)-[\w.]+$/.test(id))
      .map((id): Place => ({ page, id })),
  );
  return groupBy(
    all,
    ({ page, id }) => `${page.path.split("/")[1]} ${id.replace(/^test-/, "example-")}`,
  );
}

/**
 * Returns the place of a rule or example, preferably in a chapter. Returns `undefined` if the page
 * of its own component shows it, which is indexed itself.
 */
function placeOf(
  { kind, game, name }: RuleOrExample,
  places: ReadonlyMap<string, readonly Place[]>,
): Place | undefined {
  const found = places.get(`${game} ${kind}-${name}`) ?? [];
  const isOwn = found.some(({ page }) => page.path.split("/").at(-2) === name.split(".")[0]);
  const chapter = found.find(({ page }) => page.path.startsWith("rules/"));
  return chapter ?? (isOwn ? undefined : found[0]);
}
