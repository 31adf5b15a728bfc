// Warns about texts that do not fit into generated prose: the text of a yes/no value is used as a
// sentence or a noun (`wenn der Zug beendet ist`, `Zugende gilt nicht`), any other as a noun (`3
// mehr als der Zoll`), and `says` as a whole sentence. Uncertain forms are not reported.

import { listPlaceholders } from "../../check/declarations/localized-text.ts";
import type { LintFacts } from "../../diagnostics/facts/lint-facts.ts";
import { parseClause as statementDe } from "../../prose/de/authored.ts";
import { parseClause as statementEn } from "../../prose/en/authored.ts";
import type { TextLanguage } from "../../source/language.ts";
import type * as ast from "../../syntax/ast.ts";
import type { LintContext } from "../lint-context.ts";

type WithText = ast.Value | ast.Table | ast.Mark;
type Misfit = LintFacts["unfit-text"];
/** What a text has to be where it stands. */
type Wanted = Exclude<Misfit["form"], "open end"> | "any";

export function unfitTexts(linted: LintContext): void {
  for (const decl of linted.rules.decls) {
    if (!hasText(decl)) continue;
    const isYesNo = decl.type?.kind === "yesno";
    const says = "says" in decl ? decl.says : undefined;
    // Under a title of any form stands the sentence.
    if (says === undefined) check(linted, decl.text, isYesNo ? "sentence or noun" : "noun");
    else check(linted, says, isYesNo ? "sentence" : "any");
    if (says !== undefined && !isYesNo) check(linted, decl.text, "noun");
  }
}

function hasText(decl: ast.Declared): decl is Extract<ast.Declared, WithText> {
  const { kind } = decl;
  return kind === "value" || kind === "table" || kind === "mark";
}

function check(linted: LintContext, text: ast.Text | undefined, wanted: Wanted): void {
  for (const language of ["de", "en"] as const) {
    const written = text?.[language];
    if (written === undefined) continue;
    const facts = misfit(language, written.value, wanted);
    if (facts !== undefined) linted.warn("unfit-text", written.span, facts);
  }
}

/** The form that fits, and the author's words in it; `undefined` if they fit already. */
function misfit(language: TextLanguage, text: string, wanted: Wanted): Misfit | undefined {
  const bare = text.trim().replace(/[.!?:;,]+$/, "");
  if (bare === "") {
    const form = wanted === "any" ? "sentence" : wanted;
    return { language, form, example: empty[language][form === "noun" ? 0 : 1] };
  }
  const { isSentence, isNoun, asSentence, asNoun } = forms[language];
  const plain = withoutHoles(language, bare);
  const fits: Readonly<Record<Wanted, boolean>> = {
    noun: isNoun(plain),
    sentence: isSentence(plain),
    "sentence or noun": isSentence(plain) || isNoun(plain),
    any: true,
  };
  if (wanted !== "any" && !fits[wanted])
    return { language, form: wanted, example: wanted === "noun" ? asNoun(bare) : asSentence(bare) };
  return bare === text ? undefined : { language, form: "open end", example: bare };
}

/** A noun and a sentence, for where the author has written nothing. */
const empty = {
  de: ["der Zoll", "der Zug ist beendet"],
  en: ["the toll", "the turn is over"],
} as const;

/** Holes are filled with what stands for a thing: `{die} ist …` → `das Ding ist …`. */
function withoutHoles(language: TextLanguage, text: string): string {
  const [thing, articled] = language === "de" ? ["Ding", "das Ding"] : ["thing", "the thing"];
  return listPlaceholders(text).reduce((rest, hole) => {
    const at = rest.search(/\{[^{}]*\}/);
    const whole = at === 0 ? articled : thing;
    return hole === undefined ? rest : rest.replace(/\{[^{}]*\}/, whole);
  }, text);
}

interface Forms {
  readonly isSentence: (text: string) => boolean;
  /** Whether it is a noun, or may be one. */
  readonly isNoun: (text: string) => boolean;
  readonly asSentence: (text: string) => string;
  readonly asNoun: (text: string) => string;
}

const ARTICLE = /^(?:d(?:er|ie|as)|eine?|jede[rs]?|alle|kein|keine) \S/;
const PRONOUN_DE = /^(?:du|er|es|sie|man|jeder|alle|niemand) /;
const PRONOUN_EN = /^(?:you|they|it|there|everyone|nobody) /;

const forms: Readonly<Record<TextLanguage, Forms>> = {
  de: {
    isSentence: (text) => statementDe(text) !== undefined,
    isNoun: (text) => ARTICLE.test(text) || /^(?:\p{Lu}|\d|„|‚)/u.test(text),
    asSentence: (text) => (/(?:en|ern|eln)$/.test(text) ? `du darfst ${text}` : `es ist ${text}`),
    asNoun: (text) =>
      `die ${capital(text.replace(PRONOUN_DE, "").replace(/^\S+t (?=\p{Lu})/u, ""))}`,
  },
  en: {
    isSentence: (text) => statementEn(text) !== undefined,
    isNoun: (text) => !PRONOUN_EN.test(text),
    asSentence: (text) =>
      PRONOUN_EN.test(text) ? text.replace(PRONOUN_EN, "$&can ") : `it is ${text}`,
    asNoun: (text) => `the ${text.replace(PRONOUN_EN, "").replace(/^(?:have|has|are|is) /, "")}`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
