// Tells a comparison in one language.

import {
  type Diagnostic,
  type DisplayText,
  type Game,
  hiddenText,
  hint,
  limitReports,
  loadGame,
  type Meta,
  message,
  positionAt,
  type RulesFile,
  type State,
  type TextLanguage,
} from "../dsl/index.ts";
import { commonSetups } from "../play/compare/setup.ts";
import type { Witness } from "../play/compare/witness.ts";
import type { ComparedGroup, ComparisonSide, VariantComparison } from "./comparison.ts";
import type {
  ComparisonView,
  ExampleOutcomeView,
  ExampleView,
  GroupView,
  PlayableTablesView,
  ProblemView,
  SidePair,
  WitnessView,
} from "./comparison-view.ts";
import type { ChangedExample, ExampleOutcome } from "./examples.ts";
import { FileTable } from "./files.ts";
import { originOf } from "./origins.ts";
import { renderDifference } from "./render-difference.ts";
import { renderChosenVariants } from "./side-choice.ts";

export function renderComparison(
  comparison: VariantComparison,
  sources: readonly RulesFile[],
  variants: Meta["variants"],
  language: TextLanguage,
): ComparisonView {
  const { a, b, groups, conflicts } = comparison;
  const files = new FileTable(sources);
  const nameOf = (id: string) => variants.find((one) => one.id === id)?.text[language] ?? id;
  const side = ({ chosen, diagnostics }: ComparisonSide) => ({
    name: renderChosenVariants({ variants }, chosen)[language],
    problems: renderProblems(diagnostics, sources, language),
  });
  return {
    sides: { a: side(a), b: side(b) },
    groups: groups.map((group) => toldGroup(group, comparison, files, language)),
    conflicts: conflicts.map(({ variant, targets }) => ({
      name: nameOf(variant),
      rules: targets,
    })),
    files: files.used,
    tables: a.compiled && b.compiled && tablesOf(a.compiled.meta, b.compiled.meta, language),
  };
}

/** Errors as sentences with the line they are about. */
export function renderProblems(
  diagnostics: readonly Diagnostic[],
  sources: readonly RulesFile[],
  language: TextLanguage,
): ProblemView[] {
  const { shown, hidden } = limitReports(errorsIn(diagnostics));
  const told = (one: Diagnostic, text: string, hint: string | undefined): ProblemView => {
    const { file, start } = one.span;
    const source = sources.find(({ path }) => path === file)?.text ?? "";
    return { path: file, line: positionAt(source, start).line, text, hint };
  };
  const [next] = hidden;
  const more = next && told(next, hiddenText(language, hidden.length), undefined);
  return [
    ...shown.map((one) => told(one, message(language, one), hint(language, one))),
    ...(more === undefined ? [] : [more]),
  ];
}

/** Variants that contradict each other break more, which nobody needs to hear. */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const conflicts = errors.filter(({ code }) => code === "variant-conflict");
  return conflicts.length > 0 ? conflicts : errors;
}

function tablesOf(a: Meta, b: Meta, language: TextLanguage): PlayableTablesView {
  const setups = commonSetups(a, b);
  const used = (id: string) => new Set(setups.map(({ options }) => options[id]));
  return {
    players: [...new Set(setups.map(({ players }) => players))],
    options: a.options.flatMap(({ id, choices }) => {
      const known = choices.filter((choice) => used(id).has(choice.id));
      const told = known.map((choice) => ({ id: choice.id, text: choice.text[language] }));
      return told.length === 0 ? [] : [{ id, choices: told }];
    }),
  };
}

function toldGroup(
  group: ComparedGroup,
  comparison: VariantComparison,
  files: FileTable,
  language: TextLanguage,
): GroupView {
  const { a, b } = comparison;
  const { names, differences, witness, searched, examples, reach } = group;
  const shown = new Set(
    comparison.groups.flatMap((one) => one.differences.map(({ path }) => path)),
  );
  const told = differences.map((one) => {
    const cited = (side: "a" | "b") => originOf(comparison, side, one, names).documents;
    return renderDifference(one, { a: cited("a"), b: cited("b") }, files, language, shown);
  });
  const [one, other] = [a.compiled, group.compiled].map(
    (compiled) => compiled && loadGame(compiled),
  );
  const games = one && other && { a: one, b: other };
  const metas = { a: a.compiled?.meta, b: b.compiled?.meta };
  return {
    title: titleOf(told),
    differences: told,
    witness: games && witness && toldWitness(witness, games, language),
    searched,
    examples: examples.map((one) => toldExample(one, metas, language)),
    reach: {
      sections: reach.sections.map(({ title, href }) => ({
        title: title[language],
        href: href[language],
      })),
      examples: reach.examples,
      records: reach.records.map(({ name, why }) => ({ name, why: why[language] })),
    },
  };
}

/** Which kinds of rules say best what a group is about. */
const telling = ["counting", "value", "procedure", "action", "define", "flow"];

/** The title of the rule that says best what all is about; names without words come last. */
function titleOf(differences: GroupView["differences"]): string {
  const rank = ({ kind, title }: GroupView["differences"][number]) => {
    const at = telling.indexOf(kind);
    return (at < 0 ? telling.length : at) + (title.startsWith("‚") ? 100 : 0);
  };
  return differences.toSorted((one, other) => rank(one) - rank(other))[0]?.title ?? "";
}

function toldExample(
  { id, text, stands, a, b }: ChangedExample,
  metas: SidePair<Meta | undefined>,
  language: TextLanguage,
): ExampleView {
  const outcome = (one: ExampleOutcome): ExampleOutcomeView => ({
    kind: one.kind,
    text: one.kind === "fails" ? one.text[language] : "",
  });
  const path = metas[stands.side]?.sources[stands.source.file]?.path ?? "";
  const { line } = stands.source;
  return { id, text: text[language], path, line, a: outcome(a), b: outcome(b) };
}

function toldWitness(
  { table, moves, parting, partings, next, position }: Witness,
  games: SidePair<Game>,
  language: TextLanguage,
): WitnessView {
  const outcome = (side: "a" | "b") => {
    const { allowed = false, reason, points = [] } = next?.[side] ?? {};
    return { allowed, reason: reason?.[language], points };
  };
  const decides = games.a.decision(position.a)?.player ?? 0;
  return {
    table,
    moves,
    partings: partings.map(({ words }) => words[language]),
    seat: parting.kind === "score" ? parting.player : decides,
    next: next?.notation,
    says: next && saysOf(games, position, next.notation)?.[language],
    outcomes: next && { a: outcome("a"), b: outcome("b") },
  };
}

/** A move in the words of the game that allows it. */
function saysOf(
  games: SidePair<Game>,
  position: SidePair<State>,
  notation: string,
): DisplayText | undefined {
  for (const side of ["a", "b"] as const) {
    const read = games[side].readNotation(position[side], notation);
    if ("option" in read) return games[side].says(read.option);
  }
  return undefined;
}
