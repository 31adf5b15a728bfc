// Articles in placeholders: which exist, and names that would be taken for one.

import { type PlaceholderParts, placeholderParts } from "../../inflection/articles.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { listPlaceholders } from "./localized-text.ts";

/** Reports an article that does not exist, and a name in front of its unit that is an article. */
export function reportArticle(
  ctx: Context,
  isName: (name: string) => boolean,
  hole: string,
  { word, isUnknown, article }: PlaceholderParts,
  language: TextLanguage,
  place: Span,
): boolean {
  if (word === undefined) return false;
  const at = ctx.within(place, word);
  if (article !== undefined) {
    const isMistakable = word !== "your" && isName(word);
    if (isMistakable) ctx.report("article-as-name", at, { name: word, hole });
    return isMistakable;
  }
  if (!isUnknown || isName(word)) return false;
  ctx.report("unknown-article", at, { article: word, language });
  return true;
}

/**
 * Checks the articles in a text whose placeholders are parameters, and records that these are
 * mentioned there.
 */
export function checkArticles(
  ctx: Context,
  text: ast.Text | undefined,
  params: readonly { readonly name: string; readonly span?: Span | undefined }[],
): void {
  const isName = (name: string) => params.some((param) => param.name === name);
  for (const language of ["de", "en"] as const) {
    const written = text?.[language];
    if (written === undefined) continue;
    for (const hole of listPlaceholders(written.value)) {
      const parts = placeholderParts(hole, language, isName);
      reportArticle(ctx, isName, hole, parts, language, ctx.within(written.span, `{${hole}}`));
      const name = /^\w+/.exec(parts.rest)?.[0];
      ctx.mentions.note(written.span, params.find((param) => param.name === name)?.span);
    }
  }
}
