// Renders a rule difference in one language: both sides with the changed words marked.

import {
  type Difference,
  diffWords,
  type Inline,
  type Line,
  listProseLines,
  playerTextOf,
  type Rule,
  renderPlainText,
  type Segment,
  type TextLanguage,
} from "../dsl/index.ts";
import type { RuleDifferenceView, RuleLineView, RuleView, SegmentView } from "./comparison-view.ts";
import type { FileTable } from "./files.ts";

/** Renders a difference; references to the paths in `shown` become links. */
export function renderDifference(
  difference: Difference,
  cited: RuleDifferenceView["cited"],
  files: FileTable,
  language: TextLanguage,
  shown: ReadonlySet<string>,
): RuleDifferenceView {
  const { path, kind, change, a, b, numbers } = difference;
  const marked = markedLines(linesIn(a, language), linesIn(b, language), shown);
  const rule = (one: Rule | undefined, lines: readonly RuleLineView[]): RuleView | undefined =>
    one && { playerLines: linesForPlayers(one, language), lines, source: files.place(one.span) };
  return {
    path,
    kind,
    change,
    title: (a ?? b)?.title[language] ?? path,
    a: rule(a, marked.a),
    b: rule(b, marked.b),
    cited,
    numbers: numbers.map(({ label, a: before, b: after, words }) => ({
      label: label[language],
      a: words?.a[language] ?? before,
      b: words?.b[language] ?? after,
    })),
  };
}

function linesForPlayers(rule: Rule, language: TextLanguage): readonly string[] | undefined {
  const { kind, blocks } = playerTextOf(rule, language);
  if (kind !== "authored" && kind !== "generated") return undefined;
  return listProseLines(blocks).map(({ text }) => renderPlainText(text));
}

function linesIn(rule: Rule | undefined, language: TextLanguage): Line[] {
  return rule === undefined ? [] : listProseLines(rule.text[language]);
}

/** Marks the changed words; a rule that exists on one side only has no marks. */
function markedLines(a: readonly Line[], b: readonly Line[], shown: ReadonlySet<string>) {
  if (a.length === 0 || b.length === 0) {
    const unmarked = (lines: readonly Line[]) =>
      lines.map(
        (line): RuleLineView =>
          renderLine(line, [{ text: renderPlainText(line.text), changed: false }], shown),
      );
    return { a: unmarked(a), b: unmarked(b) };
  }
  const marked = diffWords(joined(a), joined(b));
  return { a: inLines(a, marked.a, shown), b: inLines(b, marked.b, shown) };
}

function joined(lines: readonly Line[]): string {
  return lines.map(({ text }) => renderPlainText(text)).join("\n");
}

/** Splits the segments of a joined text back into lines. */
function inLines(
  lines: readonly Line[],
  segments: readonly Segment[],
  shown: ReadonlySet<string>,
): RuleLineView[] {
  const cut: Segment[][] = [[]];
  for (const { text, changed } of segments) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) cut.push([]);
      if (part !== "") cut.at(-1)?.push({ text: part, changed });
    }
  }
  return lines.map((line, index) => renderLine(line, cut[index] ?? [], shown));
}

/** Renders a line: splits its segments where references begin and end. */
function renderLine(
  { depth, text }: Line,
  segments: readonly Segment[],
  shown: ReadonlySet<string>,
): RuleLineView {
  const parts: SegmentView[] = [];
  let [at, rest] = [0, segments[0]?.text ?? ""];
  for (const inline of text) {
    for (let left = inline.text.length; left > 0; ) {
      const taken = rest.slice(0, left);
      if (taken === "") break; // Never: both have the same letters.
      parts.push({
        text: taken,
        changed: segments[at]?.changed ?? false,
        ...marksOf(inline, shown),
      });
      left -= taken.length;
      rest = rest.slice(taken.length);
      if (rest === "") rest = segments[++at]?.text ?? "";
    }
  }
  return { depth, segments: parts };
}

function marksOf(inline: Inline, shown: ReadonlySet<string>): Pick<SegmentView, "strong" | "rule"> {
  if (inline.kind === "emphasis") return { strong: true };
  return inline.kind === "reference" && shown.has(inline.path) ? { rule: inline.path } : {};
}
