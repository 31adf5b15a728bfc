// Changes of a variant to a rule, in one line.

import { type Difference, listProseLines, type Rule, renderPlainText } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../../i18n/language.ts";
import type { RulebookStrings } from "../../../i18n/rulebook/strings.ts";

/**
 * Returns the change in one line: “A pearl costs 3 shells (instead of 2)”, or the first sentence
 * that differs.
 */
export function exceptionLine(
  { a, b, numbers }: Difference,
  language: SiteLanguage,
  strings: Pick<RulebookStrings, "gone" | "insteadOf" | "namedInstead">,
): string {
  if (b === undefined) return capitalised(strings.gone);
  const [number] = numbers;
  if (number !== undefined && numbers.length === 1) {
    const { label, words } = number;
    const [before, after] = [words?.a[language] ?? number.a, words?.b[language] ?? number.b];
    const text = label[language];
    // A renamed rule is listed under its old name.
    if (text === before) return strings.namedInstead(after, before);
    const says = text.includes("…") ? text.replace("…", after) : `${text}: ${after}`;
    return strings.insteadOf(capitalised(says.replace(/\.$/, "")), before);
  }
  const known = new Set(sentences(a, language));
  return sentences(b, language).find((line) => !known.has(line)) ?? capitalised(b.title[language]);
}

function sentences(rule: Rule | undefined, language: SiteLanguage): string[] {
  return rule === undefined
    ? []
    : listProseLines(rule.text[language]).map(({ text }) => renderPlainText(text));
}
