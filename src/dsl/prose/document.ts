// What a rule says, as a document: paragraphs and lists, with references to other rules in them.

import { cut } from "./mark.ts";

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

/** A sentence with its marks, or a heading with what belongs to it further in. */
export interface Draft {
  readonly text: string;
  readonly lines: readonly Draft[];
}

/** Drafts as a document of the rule with that path, which does not refer to itself. */
export function documentOf(drafts: readonly Draft[], path: string): ProseBlock[] {
  return drafts.map(({ text, lines }): ProseBlock => {
    const inline = joinInlines(
      cut(text).map((part) => (isTo(part, path) ? { kind: "text", text: part.text } : part)),
    );
    return lines.length === 0
      ? { kind: "paragraph", text: inline }
      : { kind: "list", text: inline, items: documentOf(lines, path) };
  });
}

function isTo(part: Inline, path: string): boolean {
  return part.kind === "reference" && part.path === path;
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
