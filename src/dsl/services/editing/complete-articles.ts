// Completion of articles at the start of a hole in a text: `{den`, `{the`.

import type { IToken } from "chevrotain";
import { type Article, articles } from "../../inflection/articles.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Parsed } from "../../syntax/parse.ts";
import * as t from "../../syntax/tokens.ts";
import type { TextPlace } from "../workspace.ts";
import type { Completion } from "./completion.ts";

/** Returns the articles that fit at a position inside a text, or none if no hole begins there. */
export function completeArticles(
  { tokens }: Parsed,
  { file, offset }: TextPlace,
  language: TextLanguage,
): Completion[] {
  const at = tokens.findIndex((token) => isAround(token, offset));
  const text = tokens[at];
  const written = textLanguageOf(tokens[at - 1]);
  if (text === undefined || written === undefined) return [];
  const before = text.image.slice(0, offset - text.startOffset);
  const [, start = ""] = /\{\s*(\p{L}*)$/u.exec(before) ?? [undefined, undefined];
  if (!/\{\s*\p{L}*$/u.test(before)) return [];
  const replaces = { file, start: offset - start.length, end: offset };
  return Object.entries(articles[written]).map(([label, article], rank) => ({
    label,
    kind: "article",
    detail: undefined,
    about: aboutArticle(article, written, language),
    snippet: undefined,
    replaces,
    rank,
  }));
}

function isAround({ tokenType, startOffset, image }: IToken, offset: number): boolean {
  const isText = tokenType === t.Str || tokenType === t.CurlyStr || tokenType === t.OpenStr;
  return isText && startOffset < offset && offset <= startOffset + image.length;
}

function textLanguageOf(token: IToken | undefined): TextLanguage | undefined {
  if (token?.tokenType === t.De) return "de";
  return token?.tokenType === t.En ? "en" : undefined;
}

const cases: Readonly<Record<Article["case"], { readonly de: string; readonly en: string }>> = {
  nom: { de: "im Nominativ (wer?)", en: "in the nominative" },
  gen: { de: "im Genitiv (wessen?)", en: "in the genitive" },
  dat: { de: "im Dativ (wem?)", en: "in the dative" },
  acc: { de: "im Akkusativ (wen?)", en: "in the accusative" },
};

function aboutArticle(
  article: Article,
  written: TextLanguage,
  language: TextLanguage,
): string | undefined {
  if (written === "en") return undefined;
  const name = cases[article.case][language];
  return language === "de"
    ? `Artikel ${name}; das Geschlecht bringt das Hauptwort mit.`
    : `Article ${name}; the noun brings its gender along.`;
}
