// Rules in words, in both languages: what is not as in the game behind them, and all of them.

import type { RuleDifferenceView } from "../../compare/comparison-view.ts";
import { FileTable } from "../../compare/files.ts";
import { renderDifference } from "../../compare/render-difference.ts";
import {
  type Difference,
  differencesIn,
  listProseLines,
  positionAt,
  type RulesFile,
  renderPlainText,
  type Span,
  type TextLanguage,
  type VariantEdit,
} from "../../dsl/index.ts";
import type { CompiledRules } from "./compiled-rules.ts";

/** The same in each language. */
type PerLanguage<T> = Readonly<Record<TextLanguage, T>>;

/** A line of an author's or the game's files. */
export interface FileLine {
  readonly path: string;
  readonly line: number;
}

/** A rule that is not as it was. */
export interface RuleChangeView {
  readonly path: string;
  readonly told: PerLanguage<Omit<RuleDifferenceView, "cited">>;
  /** Where it stands now, or stood. */
  readonly place: FileLine | undefined;
  /** Index into `Meta.kinds` of the piece that it is about, if it is one. */
  readonly piece: number | undefined;
}

/** A rule as it is now. */
export interface RuleTextView {
  readonly path: string;
  readonly kind: string;
  readonly place: FileLine | undefined;
  readonly change: "added" | "changed" | undefined;
  readonly told: PerLanguage<{ readonly title: string; readonly lines: readonly TextLine[] }>;
}

interface TextLine {
  readonly depth: number;
  readonly text: string;
}

/** What changes against the game behind it. */
export function renderRuleChanges(
  base: CompiledRules,
  now: CompiledRules,
  sources: readonly RulesFile[],
  edits: readonly VariantEdit[],
): RuleChangeView[] {
  const { kinds } = now.compiled.meta;
  return differencesIn(base.rules, now.rules).map((difference): RuleChangeView => {
    const { path, a, b } = difference;
    const piece = b?.kind === "piece" ? kinds.findIndex(({ id }) => id === path) : -1;
    return {
      path,
      told: { de: inOne(difference, "de"), en: inOne(difference, "en") },
      place: lineAt(editOf(path, edits)?.span ?? (b ?? a)?.span, sources),
      piece: piece < 0 ? undefined : piece,
    };
  });
}

function inOne(difference: Difference, language: TextLanguage): Omit<RuleDifferenceView, "cited"> {
  const none = { a: [], b: [] };
  const { cited, ...told } = renderDifference(
    difference,
    none,
    new FileTable([]),
    language,
    new Set(),
  );
  return told;
}

/** All rules, those marked that are new or not as they were. */
export function renderRuleTexts(
  base: CompiledRules | undefined,
  now: CompiledRules,
  sources: readonly RulesFile[],
): RuleTextView[] {
  const all = base === undefined ? [] : differencesIn(base.rules, now.rules);
  const changes = new Map(all.map(({ path, change }) => [path, change]));
  return now.rules.map((rule): RuleTextView => {
    const { path, kind, title, text } = rule;
    const change = changes.get(path);
    const inWords = (language: TextLanguage) => ({
      title: title[language],
      lines: listProseLines(text[language]).map((line) => ({
        depth: line.depth,
        text: renderPlainText(line.text),
      })),
    });
    return {
      path,
      kind,
      place: lineAt(rule.span, sources),
      change: change === "removed" ? undefined : change,
      told: { de: inWords("de"), en: inWords("en") },
    };
  });
}

/** The author's own words about a rule, or about what it belongs to. */
function editOf(path: string, edits: readonly VariantEdit[]): VariantEdit | undefined {
  const isPart = (whole: string, part: string) => part === whole || part.startsWith(`${whole}.`);
  return (
    edits.find((edit) => edit.path === path) ??
    edits.find((edit) => isPart(edit.path, path) || isPart(path, edit.path))
  );
}

function lineAt(span: Span | undefined, sources: readonly RulesFile[]): FileLine | undefined {
  const source = sources.find(({ path }) => path === span?.file);
  if (span === undefined || source === undefined) return undefined;
  return { path: source.path, line: positionAt(source.text, span.start).line };
}
