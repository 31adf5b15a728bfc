// Syntax highlighting by regular expressions, available immediately; semantic colours of names follow
// from the language server.

import { linePattern } from "regel:highlight";
import { indentService } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import type { Highlight } from "../../../../dsl/index.ts";

const marks: Readonly<Record<Highlight, Decoration | null>> = {
  declaration: Decoration.mark({ class: "cm-code-declaration" }),
  statement: Decoration.mark({ class: "cm-code-statement" }),
  word: Decoration.mark({ class: "cm-code-word" }),
  constant: Decoration.mark({ class: "cm-code-number" }),
  number: Decoration.mark({ class: "cm-code-number" }),
  operator: Decoration.mark({ class: "cm-code-sign" }),
  punctuation: Decoration.mark({ class: "cm-code-sign" }),
  string: Decoration.mark({ class: "cm-code-string" }),
  comment: Decoration.mark({ class: "cm-code-comment" }),
  name: null,
};

const words = new MatchDecorator({
  regexp: new RegExp(linePattern, "g"),
  decoration: ({ groups = {} }) => {
    const found = Object.entries(groups).find(([, text]) => text !== undefined);
    // The groups of the pattern are named after the highlights.
    return found === undefined ? null : marks[found[0] as Highlight];
  },
});

class Coloured {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = words.createDeco(view);
  }

  update(update: ViewUpdate): void {
    this.decorations = words.updateDeco(update, this.decorations);
  }
}
const coloured = ViewPlugin.fromClass(Coloured, {
  decorations: ({ decorations }) => decorations,
});

/** Indents a line like the previous one, one step more after "{", one step less before "}". */
const indentation = indentService.of((context, at) => {
  const { doc } = context.state;
  const { number } = doc.lineAt(at);
  const above = number > 1 ? doc.line(number - 1).text : "";
  const before = context.simulatedBreak === null ? above : context.lineAt(at, -1).text;
  const isOpened = /\{\s*(\/\/.*)?$/.test(before);
  const isClosed = /^\s*\}/.test(context.lineAt(at).text);
  const steps = Number(isOpened) - Number(isClosed);
  const spaces = /^ */.exec(before)?.[0].length ?? 0;
  return Math.max(0, spaces + steps * context.unit);
});

/** Line-based language support: highlighting, indentation, comments, brackets. */
export const colours: Extension = [
  coloured,
  indentation,
  EditorState.languageData.of(() => [
    {
      commentTokens: { line: "//" },
      closeBrackets: { brackets: ["(", "[", "{", '"'] },
      indentOnInput: /^\s*\}$/,
    },
  ]),
  EditorView.baseTheme({
    ".cm-code-declaration": { color: "var(--code-declaration)", fontWeight: "700" },
    ".cm-code-statement": { color: "var(--code-statement)", fontWeight: "700" },
    ".cm-code-word": { color: "var(--code-word)" },
    ".cm-code-number": { color: "var(--code-number)" },
    ".cm-code-sign": { color: "var(--code-sign)" },
    ".cm-code-string": { color: "var(--code-string)" },
    ".cm-code-comment": { color: "var(--code-comment)", fontStyle: "italic" },
  }),
];
