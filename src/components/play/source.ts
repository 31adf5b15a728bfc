// A passage of the rules, cut out with the declaration around it and marked up for reading.

import type { Meta, SourceRef } from "../../dsl/index.ts";

export interface Token {
  readonly text: string;
  readonly kind: "word" | "text" | "number" | "comment" | "plain";
  /** Whether it belongs to the passage itself. */
  readonly marked: boolean;
}

export interface Passage {
  readonly path: string;
  readonly line: number;
  readonly lines: readonly { readonly number: number; readonly tokens: readonly Token[] }[];
}

/**
 * The declaration that a place belongs to, line by line; long ones shortened around it.
 * `words` are those of the language.
 */
export function passageAt(
  meta: Pick<Meta, "sources">,
  source: SourceRef,
  words: ReadonlySet<string>,
): Passage | undefined {
  const file = meta.sources[source.file];
  if (file === undefined) return undefined;
  const lines = file.text.split("\n");
  const start = declarationStart(lines, source.line - 1);
  const end = declarationEnd(lines, start);
  const [from, to] = shortened(start, end, source.line - 1);
  let offset = lines.slice(0, from).join("\n").length + (from > 0 ? 1 : 0);
  const shown = lines.slice(from, to + 1).map((text, index) => {
    const tokens = tokensOf(text, offset, source, words);
    offset += text.length + 1;
    return { number: from + index + 1, tokens };
  });
  return { path: file.path, line: source.line, lines: shown };
}

/** The line at or above this one that starts a declaration, with the comment before it. */
function declarationStart(lines: readonly string[], line: number): number {
  let start = line;
  while (start > 0 && !/^[a-z]/.test(lines[start] ?? "")) start -= 1;
  while (start > 0 && /^\/\/(?!.*-----)/.test(lines[start - 1] ?? "")) start -= 1;
  return start;
}

function declarationEnd(lines: readonly string[], start: number): number {
  let end = start;
  while (/^\/\//.test(lines[end] ?? "")) end += 1;
  const isBlock = /\{\s*(\/\/.*)?$/.test(lines[end] ?? "");
  const isLast = isBlock
    ? (text: string) => text.startsWith("}")
    : (text: string) => text.trim() === "" || /^[a-z/]/.test(text);
  for (let line = end + 1; line < lines.length; line++) {
    if (isLast(lines[line] ?? "")) return isBlock ? line : line - 1;
  }
  return lines.length - 1;
}

const longest = 18;

function shortened(start: number, end: number, at: number): [number, number] {
  if (end - start < longest) return [start, end];
  const from = Math.max(start, at - longest / 2);
  return [from, Math.min(end, from + longest)];
}

const pattern = /(\/\/.*$)|("(?:[^"\\]|\\.)*")|(\b\d+\b)|(\b[a-z]+\b)|([^\s"\w]+|\w+|\s+)/g;

function tokensOf(
  line: string,
  offset: number,
  source: SourceRef,
  words: ReadonlySet<string>,
): Token[] {
  return [...line.matchAll(pattern)].map((match) => {
    const [text, comment, string, number, word] = match;
    const at = offset + match.index;
    const isIndent = match.index === 0 && text.trim() === "";
    const marked = !isIndent && at < source.end && at + text.length > source.start;
    const kind =
      comment !== undefined
        ? "comment"
        : string !== undefined
          ? "text"
          : number !== undefined
            ? "number"
            : word !== undefined && words.has(word)
              ? "word"
              : "plain";
    return { text, kind, marked };
  });
}
