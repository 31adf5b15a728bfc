// The rulebook of a game without chapters: what its rules say to players, in reading order.

import { isShownAsData, playerTextOf, type Rule, type RuleKind } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";

/** A rule with its own heading, and the conditions that stand below it. */
interface ShortSection {
  readonly rule: Rule;
  readonly needs: readonly Rule[];
}

/** The course of the game first, who wins last; what is between them is in the order of the file. */
const ranks: Partial<Record<RuleKind, number>> = { flow: 0, ranking: 2 };

/**
 * Returns the sections of a short rulebook. Generated sentences are left out where an author's
 * sentence covers their rule.
 */
export function shortSections(rules: readonly Rule[], language: SiteLanguage): ShortSection[] {
  const covered = new Set(
    rules.flatMap(({ sentences }) => sentences.flatMap((one) => one.covered)),
  );
  const isRead = (rule: Rule) => {
    const { kind } = playerTextOf(rule, language);
    return kind === "authored" || (kind === "generated" && !covered.has(rule.path));
  };
  const sections: { readonly rule: Rule; readonly needs: Rule[] }[] = [];
  for (const rule of rules) {
    if (isShownAsData(rule) || !isRead(rule)) continue;
    const last = sections.at(-1);
    // Conditions follow their action.
    if (rule.kind === "need" && last !== undefined) last.needs.push(rule);
    else sections.push({ rule, needs: [] });
  }
  const rankOf = ({ rule }: ShortSection) => ranks[rule.kind] ?? 1;
  return sections.toSorted((one, other) => rankOf(one) - rankOf(other));
}
