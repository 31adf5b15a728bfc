// Sources and open questions of a rule, found by the declaration around a span.

import { type Citation, findCitations } from "../../compare/origins.ts";
import type { Meta, QuestionMeta, SourceRef, VariantMeta } from "../../dsl/index.ts";
import { findHeadLine } from "../play/log/source.ts";

export interface RuleOrigins {
  readonly cited: readonly Citation[];
  readonly questions: readonly QuestionMeta[];
}

/** Returns the sources of the rule around a span, and the open questions about it. */
export function originsAt(meta: Meta, source: SourceRef, words: ReadonlySet<string>): RuleOrigins {
  const lines = meta.sources[source.file]?.text.split("\n") ?? [];
  const name = declaredIn(lines[findHeadLine(lines, source.line - 1)] ?? "", words);
  const variant = variantAround(meta, source);
  return {
    cited: findCitations(meta, [variant?.id ?? name]),
    questions: meta.questions.filter((question) => isAbout(question, name)),
  };
}

/** Returns the span of a declaration, or `undefined` if no rule declares the name. */
export function findDeclaration(
  { sources }: Meta,
  name: string,
  words: ReadonlySet<string>,
): SourceRef | undefined {
  for (const [file, { text }] of sources.entries()) {
    const lines = text.split("\n");
    const line = lines.findIndex((one) => declares.test(one) && declaredIn(one, words) === name);
    if (line < 0) continue;
    const start = lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0);
    return { file, start, end: start, line: line + 1 };
  }
  return undefined;
}

const declares = /^(?!see\s|example\s|look\s|question\s|source\s|variant\s)[a-z]/;

/**
 * Returns the declared name: `player counter coral from 2` → "coral"; `flow {` → "flow"; `worth
 * when ends` → "worth"
 */
function declaredIn(line: string, words: ReadonlySet<string>): string {
  const [head = ""] = line.trim().split(/[({:=,"]/);
  const [first = "", ...rest] = head.split(/[\s.]+/).filter((word) => word !== "");
  if (first === "worth") return first;
  return rest.find((word) => !words.has(word)) ?? rest.at(-1) ?? first;
}

function isAbout({ about }: QuestionMeta, name: string): boolean {
  return about.some((path) => path.split(".")[0] === name);
}

/** Returns the variant around a span: the last one declared before it in the same block. */
function variantAround(meta: Meta, { file, start }: SourceRef): VariantMeta | undefined {
  const text = meta.sources[file]?.text ?? "";
  return meta.variants
    .filter(({ source }) => source.file === file && source.start <= start)
    .filter(({ source }) => !/\n(?!variant\s|question\s)[a-z]/.test(text.slice(source.end, start)))
    .at(-1);
}
