// The statement of a section of a comparison: the sentence of a variant, or what is changed in a few
// words.

import {
  type Difference,
  listProseLines,
  playerTextOf,
  renderPlainText,
  type TextLanguage,
} from "../dsl/index.ts";
import type { ComparedGroup } from "./comparison.ts";

/** Returns what a variant says about these differences, or else what the first of them changes. */
export function renderStatement(
  { sentence, differences }: Pick<ComparedGroup, "sentence" | "differences">,
  language: TextLanguage,
): string {
  return sentence === undefined
    ? generatedStatement(differences, language)
    : renderPlainText(sentence.sentence.text[language]);
}

/** Kinds of rules, ordered by how well they represent a group. */
const leadingKinds = ["counting", "value", "procedure", "action", "computation", "flow"];

/**
 * Returns what is changed in a few words, for changes that no variant tells: “A tile costs 1
 * silverling (before: 2).”, else “Changed: take a tile”.
 */
function generatedStatement(differences: readonly Difference[], language: TextLanguage): string {
  const rank = ({ kind }: Difference) => {
    const at = leadingKinds.indexOf(kind);
    return at < 0 ? leadingKinds.length : at;
  };
  const [first] = differences.toSorted((one, other) => rank(one) - rank(other));
  if (first === undefined) return "";
  const { a, b, numbers, change } = first;
  const words = statementTexts[language];
  const [number, ...more] = numbers;
  const text = b === undefined ? undefined : playerTextOf(b, language);
  const [line, ...lines] = text === undefined ? [] : listProseLines(text.blocks);
  if (number !== undefined && more.length === 0 && text?.kind !== "void") {
    const before = number.words?.a[language] ?? number.a;
    if (line !== undefined && lines.length === 0)
      return words.number(renderPlainText(line.text).replace(/\.$/, ""), before);
    const after = number.words?.b[language] ?? number.b;
    const label = number.label[language];
    const around = label.match(/[^.]*…[^.]*/)?.[0].trim();
    const title = b?.title[language] ?? "";
    const sentence = around?.replace("…", after) ?? `${title}, ${label}: ${after}`;
    return words.number(sentence, before);
  }
  return words[change]((b ?? a)?.title[language] ?? "");
}

interface StatementTexts {
  /** A sentence without its full stop, and the number that it had before. */
  readonly number: (sentence: string, before: string) => string;
  readonly added: (title: string) => string;
  readonly removed: (title: string) => string;
  readonly changed: (title: string) => string;
}

const statementTexts: Readonly<Record<TextLanguage, StatementTexts>> = {
  de: {
    number: (sentence, before) => `${sentence}, bisher ${before}.`,
    added: (title) => `Neu: ${title}`,
    removed: (title) => `Entfällt: ${title}`,
    changed: (title) => `Geändert: ${title}`,
  },
  en: {
    number: (sentence, before) => `${sentence}, until now ${before}.`,
    added: (title) => `New: ${title}`,
    removed: (title) => `Dropped: ${title}`,
    changed: (title) => `Changed: ${title}`,
  },
};
