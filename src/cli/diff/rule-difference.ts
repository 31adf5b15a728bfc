// Text of one rule difference: the rule on both sides, and its sources.

import type { ComparedGroup } from "../../compare/comparison.ts";
import { originOf } from "../../compare/origins.ts";
import {
  type Difference,
  diffWords,
  entryText,
  type Game,
  listProseLines,
  type ProseBlock,
  positionAt,
  type Rule,
  renderPlainText,
} from "../../dsl/index.ts";
import { formatCitation } from "../render/sources.ts";
import type { Shell } from "../shell.ts";
import type { ComparisonOutput } from "./text.ts";

type Side = "a" | "b";

/** Maximum number of list entries shown, and of those of a rule on one side only. */
const shownEntries = 8;
const shownOfWhole = 3;

/** Renders one rule difference. */
export function renderDifferenceText(
  output: ComparisonOutput,
  difference: Difference,
  group: ComparedGroup,
): string {
  const { shell } = output;
  const { a, b, path, change } = difference;
  const rule = b ?? a;
  const label = change === "removed" ? output.labels.a : output.labels.b;
  const title = (change === "changed" ? a : rule)?.title[shell.language] ?? path;
  const heading = `${shell.colours.bold(title)} [${path}]`;
  const body = a !== undefined && b !== undefined ? changed(output, a, b, difference) : undefined;
  return [
    `${heading}${change === "changed" ? "" : ` · ${shell.texts.compare.only(label)}`}`,
    ...(body ?? (rule === undefined ? [] : wholeLines(shell, rule))).map((line) => `  ${line}`),
    ...sourceLines(output, difference, group).map((line) => `  ${shell.colours.dim(line)}`),
  ].join("\n");
}

/** Renders a rule that only one side has; long lists are cut. */
function wholeLines(shell: Shell, rule: Rule): string[] {
  if (rule.entries.length <= shownEntries) return flat(rule.text[shell.language]);
  const entries = rule.entries
    .slice(0, shownOfWhole)
    .map((entry) => entryText(entry, shell.language));
  return [
    ...proseLinesOf(shell, rule),
    ...entries.map((text) => `  ${text}`),
    `  ${shell.texts.compare.more(rule.entries.length - shownOfWhole, [])}`,
  ];
}

function changed(output: ComparisonOutput, a: Rule, b: Rule, difference: Difference): string[] {
  const { shell, labels } = output;
  const [before, after] = [proseLinesOf(shell, a), proseLinesOf(shell, b)];
  const listed = a.entries.length + b.entries.length > 0;
  const title =
    a.title[shell.language] === b.title[shell.language]
      ? []
      : [`${labels.b}: ${shell.texts.compare.called(b.title[shell.language])}`];
  const entries = listed ? entryLines(output, a, b, difference) : [];
  if (before.join("\n") === after.join("\n")) {
    const same = entries.length + title.length === 0 ? [shell.texts.compare.sameWords] : [];
    return [...title, ...entries, ...same];
  }
  const onlyNumbers = !listed && digitless(before) === digitless(after);
  if (onlyNumbers && difference.numbers.length > 0) {
    return [...title, ...difference.numbers.map((change) => numberText(shell, change))];
  }
  return [...title, ...bothTexts(output, before, after), ...entries];
}

/** Returns the text of a rule line by line, without its list. */
function proseLinesOf({ language }: Shell, rule: Rule): string[] {
  const blocks = rule.text[language];
  const last = blocks.at(-1);
  if (last === undefined || rule.entries.length === 0) return flat(blocks);
  return flat([...blocks.slice(0, -1), { kind: "paragraph", text: last.text }]);
}

function digitless(lines: readonly string[]): string {
  return lines.join("\n").replace(/−?\d+/g, "#");
}

/** Renders both texts in full; in colours, differing words are highlighted. */
function bothTexts(
  { shell, labels }: ComparisonOutput,
  before: string[],
  after: string[],
): string[] {
  const marked = diffWords(before.join("\n"), after.join("\n"));
  const rendered = (side: Side, paint: (text: string) => string) => {
    const text = marked[side].map((one) => (one.changed ? paint(one.text) : one.text)).join("");
    const lines = (shell.isColourful ? text : (side === "a" ? before : after).join("\n")).split(
      "\n",
    );
    return lines.length === 1
      ? [`${labels[side]}: ${lines[0]}`]
      : [`${labels[side]}:`, ...lines.map((line) => `  ${line}`)];
  };
  return [...rendered("a", shell.colours.red), ...rendered("b", shell.colours.green)];
}

/** Renders the differences of a list. */
function entryLines(
  { shell, labels }: ComparisonOutput,
  a: Rule,
  b: Rule,
  { numbers }: Difference,
) {
  const [inA, inB] = [a, b].map((rule) => new Set(rule.entries.map(({ key }) => key)));
  const lone = (rule: Rule, others: ReadonlySet<string> | undefined) =>
    rule.entries.filter(({ key }) => others?.has(key) !== true);
  return [
    ...cut(
      shell,
      numbers.map((change) => numberText(shell, change)),
    ),
    ...cut(
      shell,
      lone(a, inB).map(
        (entry) => `${shell.texts.compare.only(labels.a)}: ${entryText(entry, shell.language)}`,
      ),
    ),
    ...cut(
      shell,
      lone(b, inA).map(
        (entry) => `${shell.texts.compare.only(labels.b)}: ${entryText(entry, shell.language)}`,
      ),
    ),
  ];
}

function cut({ texts }: Shell, lines: readonly string[]): string[] {
  if (lines.length <= shownEntries) return [...lines];
  return [
    ...lines.slice(0, shownEntries - 1),
    texts.compare.more(lines.length - shownEntries + 1, []),
  ];
}

/** Formats a changed number: `Cod 4: 2 → 3`; a label that is a sentence has a gap for it. */
function numberText({ language }: Shell, change: Difference["numbers"][number]): string {
  const [from, to] =
    change.words === undefined
      ? [change.a, change.b]
      : [change.words.a[language], change.words.b[language]];
  const label = change.label[language];
  if (label === from) return `${from} → ${to}`;
  return label.includes("…") ? label.replace("…", `${from} → ${to}`) : `${label}: ${from} → ${to}`;
}

function flat(blocks: readonly ProseBlock[]): string[] {
  return listProseLines(blocks).map(
    ({ depth, text }) => "  ".repeat(depth) + renderPlainText(text),
  );
}

/** Renders the sources of the rule on both sides: file, line, documents. */
function sourceLines(
  output: ComparisonOutput,
  difference: Difference,
  group: ComparedGroup,
): string[] {
  const { shell, labels } = output;
  return (["a", "b"] as const).flatMap((side) => {
    const { places, documents } = originOf(output.comparison, side, difference, group.names);
    if (places.length === 0) return [];
    const lines = places.map((place) => formatSpanLine(output[side].meta, place));
    const cited = documents.map((citation) => formatCitation(shell, citation)).join("; ");
    const from = shell.texts.compare.from(labels[side], [...new Set(lines)].join(", "));
    return [cited === "" ? from : `${from} · ${cited}`];
  });
}

/** Formats file and line of a span. */
export function formatSpanLine({ sources }: Game["meta"], { file, start }: Rule["span"]): string {
  const text = sources.find(({ path }) => path === file)?.text ?? "";
  return `${file}:${positionAt(text, start).line}`;
}
