// Rules as explanations of the coach, found by their spans.

import type { LogEntry, Meta, Rule, SourceRef } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";

/** A rule in words, with its span. */
export interface CoachLine {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly source: Omit<SourceRef, "line">;
}

const coachedKinds: ReadonlySet<string> = new Set(["action", "procedure", "handler"]);

/** Returns the rules that a coach explains: actions and their consequences. */
export function listCoachLines(
  meta: Meta,
  rules: readonly Rule[],
  language: SiteLanguage,
  textOf: (rule: Rule, language: SiteLanguage) => string,
): CoachLine[] {
  return rules.flatMap((rule) => {
    const file = meta.sources.findIndex(({ path }) => path === rule.span.file);
    if (!coachedKinds.has(rule.kind) || file < 0) return [];
    const { start, end } = rule.span;
    const { path, title } = rule;
    return [
      { path, title: title[language], text: textOf(rule, language), source: { file, start, end } },
    ];
  });
}

/** Returns the rules that changed points or counters, without duplicates, in the order of the events. */
export function findRulesBehind(
  lines: readonly CoachLine[],
  entries: readonly LogEntry[],
  { spans }: Pick<Meta, "spans">,
): CoachLine[] {
  const found = entries.flatMap((entry) => {
    if (entry.kind !== "score" && entry.kind !== "gain") return [];
    const place = spans[entry.at];
    return (place && innermost(lines, place)) ?? [];
  });
  return [...new Set(found)];
}

function innermost(
  lines: readonly CoachLine[],
  { file, start, end }: SourceRef,
): CoachLine | undefined {
  const around = lines.filter(
    ({ source }) => source.file === file && source.start <= start && end <= source.end,
  );
  const size = ({ source }: CoachLine) => source.end - source.start;
  return around.toSorted((one, other) => size(one) - size(other))[0];
}
