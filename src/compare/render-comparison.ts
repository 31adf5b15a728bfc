// Renders a comparison in one language.

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
import { listCommonSetups } from "../play/compare/setup.ts";
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
import { renderStatement } from "./render-statement.ts";
import { renderChosenVariants, renderWithin } from "./side-choice.ts";

/** Renders a comparison as its view model. */
export function renderComparison(
  comparison: VariantComparison,
  sources: readonly RulesFile[],
  variants: Meta["variants"],
  language: TextLanguage,
): ComparisonView {
  const { a, b, groups, isSame, conflicts } = comparison;
  const files = new FileTable(sources);
  const nameOf = (id: string) => variants.find((one) => one.id === id)?.text[language] ?? id;
  const side = ({ chosen, diagnostics }: ComparisonSide) => ({
    name: renderChosenVariants({ variants }, chosen)[language],
    within: renderWithin({ variants }, chosen)[language],
    problems: renderProblems(diagnostics, sources, language),
  });
  return {
    sides: { a: side(a), b: side(b) },
    groups: groups.map((group) => renderGroup(group, comparison, files, language)),
    isSame,
    conflicts: conflicts.map(({ variant, targets }) => ({
      name: nameOf(variant),
      rules: targets,
    })),
    files: files.used,
    tables: a.compiled && b.compiled && tablesOf(a.compiled.meta, b.compiled.meta, language),
  };
}

/** Renders errors with their lines; many are summarized. */
export function renderProblems(
  diagnostics: readonly Diagnostic[],
  sources: readonly RulesFile[],
  language: TextLanguage,
): ProblemView[] {
  const { shown, hidden } = limitReports(errorsIn(diagnostics));
  const problemView = (one: Diagnostic, text: string, hint: string | undefined): ProblemView => {
    const { file, start } = one.span;
    const source = sources.find(({ path }) => path === file)?.text ?? "";
    return { path: file, line: positionAt(source, start).line, text, hint };
  };
  const [next] = hidden;
  const more = next && problemView(next, hiddenText(language, hidden.length), undefined);
  return [
    ...shown.map((one) => problemView(one, message(language, one), hint(language, one))),
    ...(more === undefined ? [] : [more]),
  ];
}

/** Returns the errors; variant conflicts hide all others, which they may cause. */
export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const conflicts = errors.filter(({ code }) => code === "variant-conflict");
  return conflicts.length > 0 ? conflicts : errors;
}

function tablesOf(a: Meta, b: Meta, language: TextLanguage): PlayableTablesView {
  const setups = listCommonSetups(a, b);
  const used = (id: string) => new Set(setups.map(({ options }) => options[id]));
  return {
    players: [...new Set(setups.map(({ players }) => players))],
    options: a.options.flatMap(({ id, choices }) => {
      const known = choices.filter((choice) => used(id).has(choice.id));
      const shared = known.map((choice) => ({ id: choice.id, text: choice.text[language] }));
      return shared.length === 0 ? [] : [{ id, choices: shared }];
    }),
  };
}

function renderGroup(
  group: ComparedGroup,
  comparison: VariantComparison,
  files: FileTable,
  language: TextLanguage,
): GroupView {
  const { a, b } = comparison;
  const { sentence, change, names, differences, witness, searched, examples, reach } = group;
  const shown = new Set(
    comparison.groups.flatMap((one) => one.differences.map(({ path }) => path)),
  );
  const views = differences.map((one) => {
    const cited = (side: "a" | "b") => originOf(comparison, side, one, names).documents;
    return renderDifference(one, { a: cited("a"), b: cited("b") }, files, language, shown);
  });
  const [one, other] = [a.compiled, group.compiled].map(
    (compiled) => compiled && loadGame(compiled),
  );
  const games = one && other && { a: one, b: other };
  const metas = { a: a.compiled?.meta, b: b.compiled?.meta };
  return {
    statement: renderStatement(group, language),
    side: sentence?.side,
    change,
    differences: views,
    witness: games && witness && renderWitness(witness, games, language),
    searched,
    examples: examples.map((one) => renderExample(one, metas, language)),
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

function renderExample(
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

function renderWitness(
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

/** Returns a move as a phrase of the game that allows it. */
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
