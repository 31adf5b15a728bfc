// Localized texts, nouns and their placeholders: `de "…" en "…"`.

import { genderOf } from "../../inflection/german.ts";
import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";

/** Checks a text in both languages; reports a missing language. */
export function checkLocalizedText(
  ctx: Context,
  text: ast.Text | undefined,
  name: string,
  at: Span,
): ir.LocalizedText {
  const de = text?.de?.value;
  const en = text?.en?.value;
  if (de === undefined) ctx.report("missing-text", text?.span ?? at, { language: "de", name });
  if (en === undefined) ctx.report("missing-text", text?.span ?? at, { language: "en", name });
  return { de: de ?? en ?? name, en: en ?? de ?? name };
}

/** Checks a text that may be absent. */
export function checkOptionalText(
  ctx: Context,
  text: ast.Text | undefined,
  name: string,
): ir.LocalizedText | undefined {
  return text && checkLocalizedText(ctx, text, name, text.span);
}

/**
 * Checks a noun, `de "die Kuh, die Kühe" en "cow, cows"`; without a comma, one form serves both
 * numbers.
 */
export function checkNoun(
  ctx: Context,
  text: ast.Text | undefined,
  name: string,
  at: Span,
): ir.LocalizedNoun {
  return nounOf(checkLocalizedText(ctx, text, name, at));
}

/** Checks a noun that may be absent: then the name is used. */
export function nounOrName(
  ctx: Context,
  text: ast.Text | undefined,
  name: string,
  at: Span,
): ir.LocalizedNoun {
  return text === undefined ? nounOf({ de: name, en: name }) : checkNoun(ctx, text, name, at);
}

/** Checks a noun that may be absent. */
export function optionalNoun(
  ctx: Context,
  text: ast.Text | undefined,
  name: string,
): ir.LocalizedNoun | undefined {
  return text && checkNoun(ctx, text, name, text.span);
}

export function nounOf(words: ir.LocalizedText): ir.LocalizedNoun {
  const [oneDe = "", manyDe = oneDe] = words.de.split(/,\s*/);
  const [oneEn = "", manyEn = oneEn] = words.en.split(/,\s*/);
  const article = /^(der|die|das) /.exec(oneDe)?.[1] ?? "";
  const bare = (german: string) => german.replace(/^(der|die|das) /, "");
  const de = { article, one: bare(oneDe), many: bare(manyDe) };
  const isName = genderOf(de) === undefined;
  return { de, en: { one: oneEn, many: manyEn, ...(isName && { isName }) } };
}

/** Replaces the placeholders of a text; those for which `fill` returns `undefined` remain. */
export function fillPlaceholders(text: string, fill: (hole: string) => string | undefined): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, hole: string) => fill(hole.trim()) ?? whole);
}

export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, hole = ""]) => hole.trim());
}
