// Text of a comparison of two variants: one section per group of changes.

import type { ComparedGroup } from "../../compare/comparison.ts";
import type { ChangedExample, ExampleOutcome } from "../../compare/examples.ts";
import { renderStatement } from "../../compare/render-statement.ts";
import { renderChosenVariants } from "../../compare/side-choice.ts";
import type { Game, Meta } from "../../dsl/index.ts";
import { findCommonPlayers } from "../../play/compare/setup.ts";
import type { PlayableComparison } from "../commands/diff.ts";
import { formatLine } from "../load-game.ts";
import { formatPlayerRange } from "../setup.ts";
import type { Shell } from "../shell.ts";
import { formatVariantLabel } from "../variant-arguments.ts";
import { renderDifferenceText } from "./rule-difference.ts";
import { renderWitnessLines } from "./witness.ts";

/** Context of the text of one comparison. */
export interface ComparisonOutput extends PlayableComparison {
  readonly shell: Shell;
  /** Labels of the two sides, put in front of their lines. */
  readonly labels: { readonly a: string; readonly b: string };
  /** Whether the changed rules are printed, before and after. */
  readonly isExact: boolean;
}

/** Maximum number of list items shown. */
const maxShown = 5;

/** Renders a comparison; the changed rules before and after only if it is exact. */
export function renderComparisonText(
  shell: Shell,
  compared: PlayableComparison,
  isExact: boolean,
): string {
  const { comparison, a, b } = compared;
  const { texts, language, colours } = shell;
  const names = [a, b].map(({ meta }) => renderChosenVariants(meta, meta.chosen)[language]);
  const [words = "", others = ""] = names;
  const { groups } = comparison;
  if (groups.length === 0) {
    const text = comparison.isSame ? texts.compare.noDifferences : texts.compare.unexplained;
    return text(a.meta.title[language], words, others);
  }
  const labels = {
    a: formatVariantLabel(shell, a.meta, { chosen: a.meta.chosen, words }),
    b: formatVariantLabel(shell, b.meta, { chosen: b.meta.chosen, words: others }),
  };
  const output = { ...compared, shell, labels, isExact };
  const heading = texts.compare.heading(a.meta.title[language], words, others);
  const conflicts = comparison.conflicts.map(({ variant, targets }) =>
    texts.compare.conflict(labels.b, variant, targets),
  );
  const { min, max } = findCommonPlayers([a.meta, b.meta]);
  const isPlayable = min <= max;
  return [
    colours.bold(heading),
    ...(isPlayable
      ? []
      : [texts.compare.nothingPlayed([a, b].map(({ meta }) => formatPlayerRange(meta)))]),
    ...(groups.length === 1 ? [] : [texts.compare.groups(groups.length)]),
    ...groups.map((group, index) => groupText(output, group, index + 1)),
    ...(conflicts.length === 0 ? [] : [conflicts.join("\n")]),
  ].join("\n\n");
}

function groupText(output: ComparisonOutput, group: ComparedGroup, number: number): string {
  const { shell, isExact } = output;
  const heading = `${number}. ${renderStatement(group, shell.language)}`;
  const parts = [
    shell.colours.bold(heading),
    ...(isExact
      ? group.differences.map((difference) => renderDifferenceText(output, difference, group))
      : [`   ${shell.texts.compare.exactly(group.differences.length)}`]),
    group.witness === undefined && group.searched === 0
      ? ""
      : renderWitnessLines(output, group).join("\n"),
    exampleLines(output, group.examples).join("\n"),
    reachLines(output, group).join("\n"),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Renders examples with different outcomes. */
function exampleLines(
  { shell, labels, a, b }: ComparisonOutput,
  examples: readonly ChangedExample[],
) {
  if (examples.length === 0) return [];
  const { texts, language, colours } = shell;
  const outcome = (side: "a" | "b", one: ExampleOutcome, { meta }: Game) =>
    `    ${labels[side]}: ${short(outcomeText(shell, one, meta))}`;
  const lines = examples.slice(0, maxShown).flatMap((example) => {
    const { id, text, stands } = example;
    const meta: Meta = (stands.side === "a" ? a : b).meta;
    return [
      `  ${text[language]}`,
      outcome("a", example.a, a),
      outcome("b", example.b, b),
      `    ${colours.dim(`${id}, ${formatLine(meta, stands.source)}`)}`,
    ];
  });
  const rest = examples.slice(maxShown).map(({ id }) => id);
  return [
    colours.bold(texts.compare.examples(examples.length)),
    ...lines,
    ...(rest.length === 0 ? [] : [`  ${texts.compare.more(rest.length, rest)}`]),
  ];
}

function outcomeText(
  { texts, language }: Shell,
  outcome: ExampleOutcome,
  { chosen }: Meta,
): string {
  switch (outcome.kind) {
    case "holds":
      return texts.compare.holds;
    case "absent":
      // The game itself has all of its examples: a missing one belongs to the variant.
      return chosen.length === 0 ? texts.compare.withoutExample : texts.compare.absent;
    case "fails":
      return texts.compare.fails(outcome.text[language]);
    default:
      return outcome satisfies never;
  }
}

/** Renders what else the changes affect. */
function reachLines({ shell }: ComparisonOutput, { reach }: ComparedGroup): string[] {
  const { texts, language, colours } = shell;
  const { sections, examples, records } = reach;
  const lines = [
    ...(examples.length === 0 ? [] : [texts.compare.touchedExamples(examples.length)]),
    ...sections.map(({ title }) => title[language]),
    ...records
      .slice(0, maxShown)
      .map(({ name, why }) => texts.compare.brokenRecord(name, why[language])),
    ...(records.length > maxShown ? [texts.compare.moreRecords(records.length - maxShown)] : []),
  ];
  if (lines.length === 0) return [];
  return [colours.bold(texts.compare.reach), ...lines.map((line) => `  ${line}`)];
}

/** Shortens long texts, mostly lists of legal options. */
function short(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(". ", longest);
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, longest).replace(/\s+\S*$/, "")} …`;
}

const longest = 160;
