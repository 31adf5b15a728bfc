// Changes of a variant to a rule, in one line.

import { type Difference, type RuleSentence, renderPlainText } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../../i18n/language.ts";
import type { RulebookStrings } from "../../../i18n/rulebook/strings.ts";

/**
 * Returns the change in one line: what the variant says itself, or “A pearl costs 3 shells (instead
 * of 2)” where a number differs, or that the rule is changed.
 */
export function exceptionLine(
  { a, b, numbers }: Difference,
  sentences: readonly RuleSentence[],
  language: SiteLanguage,
  strings: Pick<RulebookStrings, "gone" | "insteadOf" | "namedInstead" | "changedRule">,
): string {
  if (sentences.length > 0)
    return sentences.map(({ text }) => renderPlainText(text[language])).join(" ");
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
  return strings.changedRule(capitalised((a ?? b).title[language]));
}
