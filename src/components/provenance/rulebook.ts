// The sources of a game and the rules that cite them, for a page that lists them all.

import type { DocumentMeta, Meta, Rule, SourceRef } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { findDeclaration } from "./origins.ts";

/** A rule that cites a document. */
interface CitingRule {
  readonly name: string;
  /** The author's title; `undefined` if there is none. */
  readonly title: string | undefined;
  readonly place: SourceRef | undefined;
}

export interface DocumentEntry {
  readonly document: DocumentMeta;
  readonly rules: number;
  /** Rules by page, in order; those without a page last. */
  readonly pages: readonly {
    readonly page: number | undefined;
    readonly rules: readonly CitingRule[];
  }[];
  /** Names of variants that cite it. */
  readonly variants: readonly string[];
}

export interface RulebookContext {
  readonly meta: Meta;
  readonly words: ReadonlySet<string>;
  readonly language: SiteLanguage;
  /** Every rule of the game in words. */
  readonly rules: readonly Rule[];
}

/** Returns all source documents of a game with the rules that cite them. */
export function documentEntries(context: RulebookContext): DocumentEntry[] {
  return context.meta.documents.map((document, index) => entryOf(context, document, index));
}

/** Returns the title of a rule and the span of its declaration. */
export function citingRule(
  { meta, words, language, rules }: RulebookContext,
  name: string,
): CitingRule {
  const title = rules.find(({ path }) => path === name)?.title[language] ?? "";
  const isWorded = /^\p{L}/u.test(title) && title !== name;
  return {
    name,
    title: isWorded ? capitalised(title) : undefined,
    place: findDeclaration(meta, name, words),
  };
}

function entryOf(context: RulebookContext, document: DocumentMeta, index: number): DocumentEntry {
  const { meta, language } = context;
  const cites = meta.cites.filter((cite) => cite.document === index);
  const variants = meta.variants.filter(({ id }) => cites.some(({ name }) => name === id));
  const ofRules = cites.filter(({ name }) => !variants.some(({ id }) => id === name));
  const numbers = [...new Set(ofRules.flatMap(({ pages }) => pages))].sort((a, b) => a - b);
  const named = (on: (pages: readonly number[]) => boolean) =>
    [...new Set(ofRules.filter(({ pages }) => on(pages)).map(({ name }) => name))].map((name) =>
      citingRule(context, name),
    );
  const pages = [
    ...numbers.map((page) => ({ page, rules: named((on) => on.includes(page)) })),
    { page: undefined, rules: named((on) => on.length === 0) },
  ];
  return {
    document,
    rules: new Set(ofRules.map(({ name }) => name)).size,
    pages: pages.filter(({ rules }) => rules.length > 0),
    variants: variants.flatMap(({ text, question }) =>
      question === undefined ? [say(text, language)] : [],
    ),
  };
}
