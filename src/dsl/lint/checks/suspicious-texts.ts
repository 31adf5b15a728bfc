// Texts that look as if one language had been forgotten. What a declaration says is looked at once:
// as long as it is not edited, it is the same object as before.

import { listPlaceholders } from "../../check/declarations/localized-text.ts";
import type { LintFacts } from "../../diagnostics/facts/lint-facts.ts";
import { withoutArticle } from "../../inflection/articles.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { LintContext } from "../lint-context.ts";

/** So many words in a row are not the same in both languages by chance. */
const LONG = 4;

/** Titles and names of people are the same everywhere. */
const proper: ReadonlySet<string> = new Set(["game", "source"]);

/** Declarations whose text is a noun, with its plural behind a comma. */
const nouns: ReadonlySet<string> = new Set(["counter", "zone", "grid", "track", "die", "piece"]);

export function checkSuspiciousTexts(linted: LintContext): void {
  for (const decl of linted.rules.decls) {
    // The texts of what is not in force are read with it.
    if (decl.kind === "variant" || decl.kind === "question") continue;
    for (const { code, span, facts, second } of oddIn(decl)) {
      // A parameter that the rule itself does not use is reported as such.
      const isUnused = code === "parameter-not-told" && second && !linted.mentioned.has(second);
      if (!isUnused || (decl.kind === "value" && linted.valueOf(decl)?.isBent === true))
        linted.warn(code, span, facts, second);
    }
  }
}

type Code = "same-text" | "hole-missing" | "plural-missing" | "parameter-not-told";

type Odd = {
  readonly [C in Code]: {
    readonly code: C;
    readonly span: Span;
    readonly facts: LintFacts[C];
    readonly second?: Span;
  };
}[Code];

const known = new WeakMap<ast.Decl, readonly Odd[]>();

function oddIn(decl: ast.Decl): readonly Odd[] {
  const before = known.get(decl);
  if (before !== undefined) return before;
  const texts = textsIn(decl);
  const found = [
    ...(proper.has(decl.kind) ? [] : texts.flatMap(sameInBoth)),
    ...texts.flatMap(holesOnOneSide),
    ...nounsOf(decl).flatMap(pluralOnOneSide),
    ...parametersNotTold(decl),
  ];
  known.set(decl, found);
  return found;
}

function nounsOf(decl: ast.Decl): readonly ast.Text[] {
  const members = decl.kind === "enum" ? decl.members.flatMap(({ text }) => text ?? []) : [];
  const own = nouns.has(decl.kind) && "text" in decl ? (decl.text ?? []) : [];
  return [own, members].flat();
}

function sameInBoth({ de, en }: ast.Text): Odd[] {
  if (de === undefined || en === undefined || de.value !== en.value) return [];
  const words = de.value.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < LONG) return [];
  return [{ code: "same-text", span: en.span, facts: {}, second: de.span }];
}

/** One hole for each language: what is missing is mostly one thing. */
function holesOnOneSide({ de, en }: ast.Text): Odd[] {
  if (de === undefined || en === undefined) return [];
  const german = contentsOfHoles(de.value, "de");
  const english = contentsOfHoles(en.value, "en");
  const inGerman = english.find(({ named }) => !german.some((one) => one.named === named));
  const inEnglish = german.find(({ named }) => !english.some((one) => one.named === named));
  const missing = (hole: string | undefined, language: TextLanguage, { span }: ast.Str): Odd[] =>
    hole === undefined ? [] : [{ code: "hole-missing", span, facts: { hole, language } }];
  return [...missing(inGerman?.hole, "de", de), ...missing(inEnglish?.hole, "en", en)];
}

/** What the holes name, without articles; `your` is one in English, `dein` in German. */
function contentsOfHoles(text: string, language: TextLanguage) {
  return listPlaceholders(text).map((hole) => ({
    hole,
    named: withoutArticle(hole, language).replace(/^your\s+/, ""),
  }));
}

function pluralOnOneSide({ de, en }: ast.Text): Odd[] {
  if (de === undefined || en === undefined) return [];
  const [german, english] = [de.value.includes(","), en.value.includes(",")];
  if (german === english) return [];
  const [language, { span }] = german ? (["en", en] as const) : (["de", de] as const);
  return [{ code: "plural-missing", span, facts: { language } }];
}

/**
 * Parameters that the words of a rule do not name: whatever stands for them, the sentence would be
 * the same. One text is enough to be reported, because the other has the same placeholders. Those of
 * an event are for its handlers, which name what they need.
 */
function parametersNotTold(decl: ast.Decl): Odd[] {
  if (!hasParameters(decl)) return [];
  const text = wordsInSentences(decl);
  const written = text?.de ?? text?.en;
  if (written === undefined) return [];
  const named = new Set(listPlaceholders(written.value).flatMap((hole) => hole.split(/\W+/)));
  const { span } = written;
  return decl.params.flatMap(({ name }): Odd[] =>
    name === undefined || named.has(name.text)
      ? []
      : [{ code: "parameter-not-told", span, facts: { name: name.text }, second: name.span }],
  );
}

type WithParameters = ast.Value | ast.Procedure;

function hasParameters(decl: ast.Decl): decl is WithParameters {
  const { kind } = decl;
  return kind === "value" || kind === "to";
}

/** The words that stand for a rule in the sentences of others: of yes or no, those of `says`. */
function wordsInSentences(decl: WithParameters): ast.Text | undefined {
  return "says" in decl && decl.type?.kind === "yesno" ? (decl.says ?? decl.text) : decl.text;
}

function textsIn(node: object, found: ast.Text[] = []): readonly ast.Text[] {
  if ("de" in node && "en" in node) {
    found.push(node as ast.Text); // Only localized texts have both languages.
    return found;
  }
  for (const part of Object.values(node))
    if (typeof part === "object" && part !== null) textsIn(part, found);
  return found;
}
