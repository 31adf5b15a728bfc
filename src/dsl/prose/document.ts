// What a rule says, as a document: paragraphs and lists, with references to other rules in them.

import { linearize, type Word } from "./word.ts";

/** Some words of a paragraph; a reference leads to the rule of its path. */
export type Inline =
  | { readonly kind: "text" | "emphasis"; readonly text: string }
  | { readonly kind: "reference"; readonly text: string; readonly path: string };

export type ProseBlock =
  | { readonly kind: "paragraph"; readonly text: readonly Inline[] }
  /** Items below the words that lead to them. */
  | {
      readonly kind: "list";
      readonly text: readonly Inline[];
      readonly items: readonly ProseBlock[];
    };

/** A line of a document, and how far in it stands. */
export interface Line {
  readonly depth: number;
  readonly text: readonly Inline[];
}

/** The words alone. */
export function renderPlainText(text: readonly Inline[]): string {
  return text.map((inline) => inline.text).join("");
}

/** Paragraphs and items one after another. */
export function listProseLines(blocks: readonly ProseBlock[], depth = 0): Line[] {
  return blocks.flatMap((block): Line[] => {
    const line = { depth, text: block.text };
    return block.kind === "paragraph" ? [line] : [line, ...listProseLines(block.items, depth + 1)];
  });
}

/** A sentence in words, or a heading with what belongs to it below. */
export interface Draft {
  readonly words: readonly Word[];
  readonly lines: readonly Draft[];
}

/** Drafts as a document of the rule with that path, which does not refer to itself. */
export function createDocument(drafts: readonly Draft[], path: string): ProseBlock[] {
  return drafts.map(({ words, lines }): ProseBlock => {
    const text = linearize(words, path);
    return lines.length === 0
      ? { kind: "paragraph", text }
      : { kind: "list", text, items: createDocument(lines, path) };
  });
}

/** Neighbouring words without marks are one text. */
export function joinInlines(parts: readonly Inline[]): Inline[] {
  const list: Inline[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (last?.kind === "text" && part.kind === "text")
      list[list.length - 1] = { kind: "text", text: last.text + part.text };
    else list.push(part);
  }
  return list;
}
