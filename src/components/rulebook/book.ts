// The rulebook of a game: its chapters in order, its rules, its glossary; built once for all pages.

import { type CollectionEntry, getCollection } from "astro:content";
import type { GlossaryEntry } from "../../files/glossary-entry.ts";
import { isLanguage, type SiteLanguage } from "../../i18n/language.ts";
import { compilerOf } from "../games/compilers.ts";
import { type GameName, siteGame, siteGames } from "../games/games.ts";
import { inOrder } from "../games/in-order.ts";
import { pageAddress, siteAddress } from "../ui/address.ts";
import { glossaryOf } from "./embedded/glossary.ts";
import { findEmbedded } from "./embedded/mentions.ts";
import { type ChapterContent, homeOf } from "./rule-chapters.ts";
import { type RulebookData, readRulebookData } from "./rules/rulebook-data.ts";

export interface RulebookChapter extends ChapterContent {
  readonly entry: CollectionEntry<"rules">;
  readonly title: string;
  readonly href: string;
}

export interface Book {
  readonly game: GameName;
  readonly language: SiteLanguage;
  readonly chapters: readonly RulebookChapter[];
  readonly rulings: RulebookData;
  readonly glossary: readonly GlossaryEntry[];
}

const rulings = new Map<GameName, RulebookData>();
const books = new Map<string, Promise<Book>>();

/** Returns the rulebook data of a game, which is read once. */
export function getRulebookData(game: GameName): RulebookData {
  const known = rulings.get(game) ?? readSiteGame(game);
  rulings.set(game, known);
  return known;
}

function readSiteGame(name: GameName): RulebookData {
  const { sources, entry } = siteGame(name);
  return readRulebookData(sources, entry.version, compilerOf(name));
}

/** Returns the rulebook of a game in a language. */
export function bookOf(game: GameName, language: SiteLanguage): Promise<Book> {
  const name = `${language}/${game}`;
  // In development the content changes, so nothing is cached.
  const known = (import.meta.env.DEV ? undefined : books.get(name)) ?? readBook(game, language);
  books.set(name, known);
  return known;
}

/** Returns the book of the current page: the game in its address, in its language. */
export function bookAt({ url, currentLocale }: { url: URL; currentLocale: string | undefined }) {
  const words = url.pathname.split("/");
  const game = siteGames.find(({ entry }) => words.includes(entry.name))?.entry.name;
  if (game === undefined || !isLanguage(currentLocale))
    throw new Error(`${url.pathname} is about no game.`);
  return bookOf(game, currentLocale);
}

/** Returns the address of a rulebook: `/de/rules/reef/`. */
export function bookAddress({ language, game }: Pick<Book, "language" | "game">): string {
  return pageAddress(language, `rules/${game}/`);
}

/** Returns the address that explains a rule, or `undefined` if no chapter does. */
export function ruleAddress(book: Book, path: string): string | undefined {
  // A rulebook without chapters is one page with all rules.
  if (book.chapters.length === 0) return `${bookAddress(book)}#rule-${path}`;
  const home = homeOf(book.chapters, path);
  return home && `${home.href}#rule-${path}`;
}

async function readBook(game: GameName, language: SiteLanguage): Promise<Book> {
  const folder = `${language}/rules/${game}/`;
  const entries = await getCollection("rules", ({ id }) => id.startsWith(folder));
  const chapters = inOrder(siteGame(game).entry.chapters, entries, folder).map(
    (entry): RulebookChapter => {
      const slug = entry.id.slice(folder.length);
      const { title, rules } = entry.data;
      const mentions = findEmbedded(entry.body ?? "");
      return { entry, slug, title, rules, mentions, href: siteAddress(`${folder}${slug}/`) };
    },
  );
  return { game, language, chapters, rulings: getRulebookData(game), glossary: glossaryOf(game) };
}
