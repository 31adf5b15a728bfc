// Articles in placeholders: `{den tile}`, `{a tile}`. A German article is written as a masculine noun
// would have it, because these four forms differ; the noun brings its own gender.

import type { Case } from "./german.ts";

type ArticleKind = "the" | "a" | "no" | "your";

export interface Article {
  readonly kind: ArticleKind;
  /** Always `nom` in English. */
  readonly case: Case;
}

const article = (kind: ArticleKind, c: Case = "nom"): Article => ({ kind, case: c });

const german: Readonly<Record<string, Article>> = {
  der: article("the"),
  den: article("the", "acc"),
  dem: article("the", "dat"),
  des: article("the", "gen"),
  ein: article("a"),
  einen: article("a", "acc"),
  einem: article("a", "dat"),
  eines: article("a", "gen"),
  kein: article("no"),
  keinen: article("no", "acc"),
  keinem: article("no", "dat"),
  keines: article("no", "gen"),
  dein: article("your"),
  deinen: article("your", "acc"),
  deinem: article("your", "dat"),
  deines: article("your", "gen"),
};

const english: Readonly<Record<string, Article>> = {
  the: article("the"),
  a: article("a"),
  no: article("no"),
  your: article("your"),
};

/** The articles of placeholders by language. */
export const articles = { de: german, en: english } as const;

type ArticleLanguage = keyof typeof articles;

/** What authors write instead. */
const unknown: Readonly<Record<ArticleLanguage, ReadonlySet<string>>> = {
  de: words("die das eine einer keine keiner deine deiner the a an no"),
  en: words("an some der die das den dem des ein eine einen einem kein keine keinen dein deinen"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** A placeholder without its braces, taken apart. */
export interface PlaceholderParts {
  readonly article: Article | undefined;
  /** The article as it is written, also one that does not exist. */
  readonly word: string | undefined;
  /** Whether there is no such article. */
  readonly isUnknown: boolean;
  readonly rest: string;
  /** Where the rest begins. */
  readonly offset: number;
  /** `{dem tile:many}` */
  readonly isMany: boolean;
}

const HOLE = /^(?:(\p{L}+)\s+)?(.*?)(:\s*many)?$/u;

/**
 * Takes a placeholder apart. `your` is an article only in front of what is no storage of a player:
 * `{your tile}`, but not `{your pearls}`; `isThing` decides.
 */
export function placeholderParts(
  hole: string,
  language: ArticleLanguage,
  isThing: (name: string) => boolean,
): PlaceholderParts {
  const [, word, rest = "", many] = HOLE.exec(hole.trim()) ?? [];
  const isMany = many !== undefined;
  const plain = hole.trim().replace(/:\s*many$/, "");
  const none = {
    article: undefined,
    word: undefined,
    isUnknown: false,
    rest: plain,
    offset: 0,
    isMany,
  };
  if (word === undefined || rest === "") return none;
  const offset = hole.length - hole.slice(word.length).trimStart().length;
  const found = own(articles[language], word);
  if (word === "your" && (found === undefined || !isThing(firstName(rest)))) return none;
  if (found !== undefined) return { ...none, article: found, word, rest, offset };
  return unknown[language].has(word) ? { ...none, word, isUnknown: true, rest, offset } : none;
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function firstName(rest: string): string {
  return /^\w+/.exec(rest)?.[0] ?? "";
}

/** The placeholder without its article: `den tile:many` → `tile`. */
export function withoutArticle(hole: string, language: ArticleLanguage): string {
  return placeholderParts(hole, language, () => true).rest;
}
