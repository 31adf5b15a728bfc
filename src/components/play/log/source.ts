// Passages of the rules: cuts out the declaration around a span and splits it into highlighted
// tokens.

import type { Highlight, Meta, SourceRef } from "../../../dsl/index.ts";

/** Neighbours that look alike are one token; white space looks like what is before it. */
export interface PassageToken {
  readonly text: string;
  /** How it is coloured; `undefined` for names and white space. */
  readonly highlight: Exclude<Highlight, "name"> | undefined;
  /** Whether it belongs to the span itself. */
  readonly marked: boolean;
}

interface Passage {
  readonly path: string;
  readonly line: number;
  readonly lines: readonly { readonly number: number; readonly tokens: readonly PassageToken[] }[];
}

/**
 * Returns the lines of the declaration around a span, shortened around the span if they are many.
 * `pattern` tokenizes a line, with a group for each highlight.
 */
export function passageAt(
  meta: Pick<Meta, "sources">,
  source: SourceRef,
  pattern: string,
): Passage | undefined {
  const file = meta.sources[source.file];
  if (file === undefined) return undefined;
  const lines = file.text.split("\n");
  const head = findHeadLine(lines, source.line - 1);
  const start = declarationStart(lines, head);
  const end = declarationEnd(lines, head);
  const [from, to] = shortened(start, end, source.line - 1);
  let offset = lines.slice(0, from).join("\n").length + (from > 0 ? 1 : 0);
  const shown = lines.slice(from, to + 1).map((text, index) => {
    const tokens = tokensOf(text, offset, source, pattern);
    offset += text.length + 1;
    return { number: from + index + 1, tokens };
  });
  return { path: file.path, line: source.line, lines: shown };
}

/** Lines before a declaration that belong to it: sources and comments, but no headings. */
const before = /^(\/\/(?!.*-----)|see\s)/;
const comment = /^\s*\/\//;

/** Declarations inside a variant or an open question that are shown alone. */
const inner = /^\s+(change|add|remove|extend|reading)\s/;

/** Returns the index of the first line of the declaration around a line. */
export function findHeadLine(lines: readonly string[], line: number): number {
  let outer = line;
  while (outer > 0 && !/^(?!see\s)[a-z]/.test(lines[outer] ?? "")) outer -= 1;
  if (!/^(variant|question)\s/.test(lines[outer] ?? "")) return outer;
  let indent = indentOf(lines[line] ?? "") + 1;
  for (let at = line; at > outer; at--) {
    const text = lines[at] ?? "";
    if (text.trim() !== "" && indentOf(text) < indent) {
      if (inner.test(text)) return at;
      indent = indentOf(text);
    }
  }
  return outer;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/**
 * Returns the first line that belongs to a declaration; inside a variant, sources belong to the
 * whole variant.
 */
function declarationStart(lines: readonly string[], head: number): number {
  const pattern = indentOf(lines[head] ?? "") > 0 ? comment : before;
  let start = head;
  while (start > 0 && pattern.test(lines[start - 1] ?? "")) start -= 1;
  return start;
}

function declarationEnd(lines: readonly string[], head: number): number {
  const text = lines[head] ?? "";
  const indent = text.slice(0, indentOf(text));
  const isBlock = /\{\s*(\/\/.*)?$/.test(text);
  const isEnd = (line: string) =>
    isBlock
      ? line.startsWith(`${indent}}`)
      : line.trim() === "" ||
        indentOf(line) < indent.length ||
        /^[a-z/}]/.test(line.slice(indent.length));
  for (let line = head + 1; line < lines.length; line++) {
    // Examples do not belong to a change of a variant.
    if (/^(variant|\s+reading)\s/.test(text) && /^\s+example\s/.test(lines[line] ?? ""))
      return line - 1;
    if (isEnd(lines[line] ?? "")) return isBlock ? line : line - 1;
  }
  return lines.length - 1;
}

const longest = 18;

function shortened(start: number, end: number, at: number): [number, number] {
  if (end - start < longest) return [start, end];
  const from = Math.max(start, at - longest / 2);
  return [from, Math.min(end, from + longest)];
}

function tokensOf(
  line: string,
  offset: number,
  source: SourceRef,
  pattern: string,
): PassageToken[] {
  const tokens: PassageToken[] = [];
  const tokenizer = tokenizerOf(pattern);
  for (let found = tokenizer.exec(line); found !== null; found = tokenizer.exec(line)) {
    const { 0: text, index, groups = {} } = found;
    const at = offset + index;
    const isBlank = text.trim() === "";
    const marked = !(index === 0 && isBlank) && at < source.end && at + text.length > source.start;
    // The group names of the pattern are the highlights.
    const group = Object.keys(groups).find((name) => groups[name] !== undefined) as
      | Highlight
      | undefined;
    const highlight = group === "name" ? undefined : group;
    const last = tokens.at(-1);
    if (last?.marked === marked && (isBlank || last.highlight === highlight))
      tokens[tokens.length - 1] = { ...last, text: last.text + text };
    else tokens.push({ text, highlight, marked });
  }
  return tokens;
}

/** Patterns as they were made last: to make one takes longer than to look for its tokens in a line. */
const tokenizers = new Map<string, RegExp>();

function tokenizerOf(pattern: string): RegExp {
  const tokenizer = tokenizers.get(pattern) ?? new RegExp(pattern, "g");
  tokenizers.set(pattern, tokenizer);
  return tokenizer;
}
