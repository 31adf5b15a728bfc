// View models of rules in both languages: differences to the base game, and all current rules.

import type { RuleDifferenceView } from "../../compare/comparison-view.ts";
import { FileTable } from "../../compare/files.ts";
import { renderDifference } from "../../compare/render-difference.ts";
import {
  type Difference,
  differencesIn,
  exactReadingOf,
  listProseLines,
  type PlayerText,
  type ProseBlock,
  playerTextOf,
  positionAt,
  type RulesFile,
  renderPlainText,
  type Span,
  type TextLanguage,
  type VariantEdit,
} from "../../dsl/index.ts";
import type { CompiledRules } from "./compiled-rules.ts";

/** A value for each language. */
type PerLanguage<T> = Readonly<Record<TextLanguage, T>>;

/** A line of a source file. */
export interface FileLine {
  readonly path: string;
  readonly line: number;
}

/** A rule that differs from the base game. */
export interface RuleChangeView {
  readonly path: string;
  readonly texts: PerLanguage<Omit<RuleDifferenceView, "cited">>;
  /** Line of its current or former declaration. */
  readonly place: FileLine | undefined;
  /** Index into `Meta.kinds` if the rule describes a kind of piece. */
  readonly piece: number | undefined;
}

/** The current text of a rule. */
export interface RuleTextView {
  readonly path: string;
  readonly kind: string;
  readonly place: FileLine | undefined;
  readonly change: "added" | "changed" | undefined;
  readonly texts: PerLanguage<RuleTextInLanguage>;
}

interface RuleTextInLanguage {
  readonly title: string;
  /** Whether an author wrote the lines; `void` ones no longer hold under a variant. */
  readonly kind: PlayerText["kind"];
  /** What players read of the rule; empty if it has no words for them. */
  readonly lines: readonly TextLine[];
  /** The exact reading. */
  readonly exact: readonly TextLine[];
}

interface TextLine {
  readonly depth: number;
  readonly text: string;
}

/** Renders the differences to the base game. */
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
      texts: { de: inOne(difference, "de"), en: inOne(difference, "en") },
      place: lineAt(editOf(path, edits)?.span ?? (b ?? a)?.span, sources),
      piece: piece < 0 ? undefined : piece,
    };
  });
}

function inOne(difference: Difference, language: TextLanguage): Omit<RuleDifferenceView, "cited"> {
  const none = { a: [], b: [] };
  const { cited, ...view } = renderDifference(
    difference,
    none,
    new FileTable([]),
    language,
    new Set(),
  );
  return view;
}

/** Renders all rules and marks those that are new or changed. */
export function renderRuleTexts(
  base: CompiledRules | undefined,
  now: CompiledRules,
  sources: readonly RulesFile[],
): RuleTextView[] {
  const all = base === undefined ? [] : differencesIn(base.rules, now.rules);
  const changes = new Map(all.map(({ path, change }) => [path, change]));
  return now.rulesOver(base).map((rule): RuleTextView => {
    const { path, kind, title } = rule;
    const change = changes.get(path);
    const inWords = (language: TextLanguage): RuleTextInLanguage => {
      const shown = playerTextOf(rule, language);
      return {
        title: title[language],
        kind: shown.kind,
        lines: plainLines(shown.blocks),
        exact: plainLines(exactReadingOf(rule, language)),
      };
    };
    return {
      path,
      kind,
      place: lineAt(rule.span, sources),
      change: change === "removed" ? undefined : change,
      texts: { de: inWords("de"), en: inWords("en") },
    };
  });
}

function plainLines(blocks: readonly ProseBlock[]): TextLine[] {
  return listProseLines(blocks).map(({ depth, text }) => ({ depth, text: renderPlainText(text) }));
}

/** Returns the author's edit of a rule, of its owner, or of a part of it. */
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
