// Search records as HTML for the indexer: every page of the site, and every rule and example with
// the page that shows it.

import type { GameWords, Saying } from "./game-words.ts";
import type { BuiltPage } from "./pages.ts";
import { Compounds, compoundParts, foreignTerms, splitWords, type Term } from "./words.ts";

interface SearchRecord {
  readonly url: string;
  readonly html: string;
}

/** Separates visible text from words that are only for finding the record. */
const hiddenMark = "⁂";

/** Kinds of pages by the first part of their path. */
const kinds: Readonly<Record<string, string>> = {
  rules: "chapter",
  tiles: "tile",
  learn: "lesson",
  language: "reference",
  codes: "code",
};

/** Returns the search records of all pages, rules and examples. */
export function recordsOf(
  pages: readonly BuiltPage[],
  { sayings, terms }: GameWords,
): SearchRecord[] {
  const german = pages.filter(({ language }) => language === "de").map(({ text }) => text);
  const nouns = terms.flatMap(({ de }) => de.flatMap(splitWords));
  const vocabulary = {
    terms,
    compounds: new Compounds([...german.flatMap(splitWords), ...nouns]),
  };
  const places = placesIn(pages);
  const ofPages = pages
    .filter(({ path }) => !path.startsWith("search/"))
    .map((page) => pageRecord(page, pages, vocabulary));
  const ofSayings = sayings.flatMap((saying) =>
    (["de", "en"] as const).flatMap((language) => {
      const place = placeOf(saying, places[language]);
      return place === undefined ? [] : [sayingRecord(saying, language, place, vocabulary)];
    }),
  );
  return [...ofPages, ...ofSayings];
}

interface Vocabulary {
  readonly terms: readonly Term[];
  readonly compounds: Compounds;
}

function pageRecord(
  page: BuiltPage,
  pages: readonly BuiltPage[],
  vocabulary: Vocabulary,
): SearchRecord {
  const { url, language, path, html, title, description } = page;
  const kind = kinds[path.split("/")[0] ?? ""] ?? "page";
  const other = pages.find((one) => one.path === path && one.language !== language);
  const hidden = hiddenWords(language, vocabulary, {
    title: `${title} ${other?.title ?? ""}`,
    headings: `${page.headings} ${description}`,
    text: page.text,
    foreign: `${other?.headings ?? ""} ${other?.description ?? ""} ${path.split("/").at(-2) ?? ""}`,
  });
  const meta = `<meta data-pagefind-meta="kind:${kind}"><meta data-pagefind-meta="description[content]" content="${escaped(description)}">`;
  const marked = html
    .replace(/<main\b/, "<main data-pagefind-body")
    .replace(/<\/main>/, `${meta}${hidden}</main>`);
  return { url, html: marked };
}

function sayingRecord(
  { kind, name, title, text }: Saying,
  language: "de" | "en",
  { page, id }: Place,
  vocabulary: Vocabulary,
): SearchRecord {
  const other = language === "de" ? "en" : "de";
  const isTitled = kind === "rule";
  const hidden = hiddenWords(language, vocabulary, {
    title: isTitled ? `${title[other]} ${name}` : name,
    headings: title[language],
    text: text[language],
    foreign: text[other],
  });
  const html = `<html lang="${language}"><body><main data-pagefind-body>
<${isTitled ? "h1" : "h3"} data-pagefind-meta="title">${escaped(title[language])}</${isTitled ? "h1" : "h3"}>
<p>${isTitled ? escaped(text[language]) : ""}</p>
<meta data-pagefind-meta="kind:${kind}"><meta data-pagefind-meta="description[content]" content="${escaped(page.title)}">
${hidden}</main></body></html>`;
  return { url: `${page.url}#${id}`, html };
}

interface Heard {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  /** The same content in the other language. */
  readonly foreign: string;
}

/** Renders the hidden words with weights: title most, text least. */
function hiddenWords(language: "de" | "en", { terms, compounds }: Vocabulary, said: Heard): string {
  const parts = (text: string) => (language === "de" ? compoundParts(text, compounds) : []);
  const lines = [
    { weight: 4, words: [said.title, ...parts(said.title)] },
    {
      weight: 2,
      words: [
        ...parts(said.headings),
        said.foreign,
        ...foreignTerms(said.headings, language, terms),
      ],
    },
    { weight: 0.5, words: [...parts(said.text), ...foreignTerms(said.text, language, terms)] },
  ];
  return `<p>${hiddenMark}</p>${lines
    .map(
      ({ weight, words }) => `<p data-pagefind-weight="${weight}">${escaped(words.join(" "))}</p>`,
    )
    .join("")}`;
}

interface Place {
  readonly page: BuiltPage;
  readonly id: string;
}

interface Places {
  readonly de: ReadonlyMap<string, readonly Place[]>;
  readonly en: ReadonlyMap<string, readonly Place[]>;
}

/**
 * Finds the ids of rules and examples in pages: `rule-price`, `example-deepDive`, or
 * `test-deepDive` as text.
 */
function placesIn(pages: readonly BuiltPage[]): Places {
  const showing = pages.filter(({ path }) => /^(?:rules|tiles|learn)\//.test(path));
  const all = showing.flatMap((page) =>
    [...page.html.matchAll(/\bid="((?:rule|example|test)-[\w.]+)"/g)].map(
      ([, id = ""]): Place => ({ page, id }),
    ),
  );
  const of = (language: "de" | "en") =>
    Map.groupBy(
      all.filter(({ page }) => page.language === language),
      ({ page, id }) => `${page.path.split("/")[1]} ${id.replace(/^test-/, "example-")}`,
    );
  return { de: of("de"), en: of("en") };
}

/**
 * Returns the place of a rule or example, preferably in a chapter. Returns `undefined` if the page
 * of its own component shows it, which is indexed itself.
 */
function placeOf(
  { kind, game, name }: Saying,
  places: ReadonlyMap<string, readonly Place[]>,
): Place | undefined {
  const found = places.get(`${game} ${kind}-${name}`) ?? [];
  const isOwn = found.some(({ page }) => page.path.split("/").at(-2) === name.split(".")[0]);
  const chapter = found.find(({ page }) => page.path.startsWith("rules/"));
  return chapter ?? (isOwn ? undefined : found[0]);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
