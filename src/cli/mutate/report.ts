// Reports on mutants, as text and as JSON.

import { lineAt, positionAt } from "../../dsl/index.ts";
import type { Mutant } from "../../mutate/mutant.ts";
import {
  countStatuses,
  groupByRule,
  type MutantCounts,
  type MutantResult,
  type RuleSummary,
  rateOf,
} from "../../mutate/summary.ts";
import type { GameFiles } from "../files.ts";
import { alignRows, type Shell } from "../shell.ts";

export interface MutationReport {
  readonly files: GameFiles;
  readonly variants: readonly string[];
  readonly tried: readonly MutantResult[];
  /** The number of mutants that were to be run. */
  readonly of: number;
}

/** Formats the survivors by rule, each with its line and change, the rules, and the total. */
export function formatMutationText(shell: Shell, mutation: MutationReport): string {
  const { texts, colours } = shell;
  const rules = groupByRule(mutation.tried);
  const counts = countStatuses(mutation.tried);
  const open = rules.filter(({ survivors }) => survivors.length > 0);
  const blocks = [
    ...open.map((rule) => survivorsText(shell, mutation.files, rule)),
    ...(open.length === 0 ? [] : [rateTable(shell, open)]),
    colours.bold(texts.mutate.total({ ...numbers(shell, counts), rate: percent(shell, counts) })),
    ...(counts.invalid + counts.same === 0 ? [] : [texts.mutate.left(counts.invalid, counts.same)]),
    ...(counts.equivalent === 0 ? [] : [texts.mutate.equivalent(counts.equivalent)]),
  ];
  return blocks.join("\n\n");
}

/** Formats the results of all mutants as JSON, with counts by rule. */
export function formatMutationJson(
  _: Shell,
  { files, variants, tried, of }: MutationReport,
): string {
  const counts = countStatuses(tried);
  const data = {
    game: files.name,
    variants,
    mutants: of,
    tried: tried.length,
    ...counts,
    rate: rounded(rateOf(counts)),
    rules: groupByRule(tried).map((rule) => ({
      rule: rule.rule,
      ...rule.counts,
      rate: rounded(rateOf(rule.counts)),
    })),
    results: tried.map(({ mutant, outcome }) => {
      const { kind, ...more } = outcome;
      const { id, rule, operator, before, edit } = mutant;
      const { file, start } = edit.span;
      const place = positionAt(textOf(files, file), start);
      return {
        id,
        rule,
        operator,
        file,
        ...place,
        before,
        after: edit.text,
        outcome: kind,
        ...more,
      };
    }),
  };
  return JSON.stringify(data, undefined, 2);
}

function survivorsText(shell: Shell, files: GameFiles, { rule, survivors }: RuleSummary): string {
  const lines = survivors.map((mutant) => {
    const { file, start } = mutant.edit.span;
    const { line } = positionAt(textOf(files, file), start);
    return `  ${shell.colours.dim(`${file}:${line}`)}  ${changedLine(shell, files, mutant)}`;
  });
  return [shell.colours.bold(rule), ...lines].join("\n");
}

/** Maximum number of characters shown on each side of a change. */
const around = 60;

/** Formats the line of a mutant, with the original text and its replacement. */
function changedLine({ texts, colours }: Shell, files: GameFiles, mutant: Mutant): string {
  const { span, text: after } = mutant.edit;
  const text = textOf(files, span.file);
  const { column } = positionAt(text, span.start);
  const head = lineAt(text, span.start)
    .slice(0, column - 1)
    .trimStart();
  const tail = lineAt(text, span.end)
    .slice(positionAt(text, span.end).column - 1)
    .trimEnd();
  const [was, now] = [shortened(mutant.before), shortened(after) || texts.mutate.nothingThere];
  const change = `[${colours.red(was)} → ${colours.green(now)}]`;
  return `${head.length > around ? `…${head.slice(-around)}` : head}${change}${cut(tail)}`;
}

/** Joins text into one line. */
function shortened(text: string): string {
  return cut(text.trim().replaceAll(/\s+/g, " "));
}

function cut(text: string): string {
  return text.length > around ? `${text.slice(0, around)}…` : text;
}

function rateTable(shell: Shell, rules: readonly RuleSummary[]): string {
  const rows = rules.map(({ rule, counts }) => {
    const { killed, survived } = numbers(shell, counts);
    return [rule, killed, survived, percent(shell, counts)];
  });
  return alignRows([shell.texts.mutate.head, ...rows]);
}

function numbers(shell: Shell, { killed, survived }: MutantCounts) {
  return {
    all: shell.number(killed + survived),
    killed: shell.number(killed),
    survived: shell.number(survived),
  };
}

function percent(shell: Shell, counts: MutantCounts): string {
  return shell.number(rateOf(counts), 1);
}

function rounded(rate: number): number {
  return Math.round(rate * 100) / 100;
}

function textOf({ sources }: GameFiles, path: string): string {
  return sources.find((source) => source.path === path)?.text ?? "";
}
