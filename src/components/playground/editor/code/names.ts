// Semantic colours of names: the tokens of the language server over the syntax highlighting.

import { type Extension, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

/** Coloured token types; syntax highlighting covers all others. */
const coloured = new Set([
  "namespace",
  "type",
  "enumMember",
  "function",
  "event",
  "parameter",
  "variable",
  "property",
]);

/** Replaces all semantic colours. */
export const setNames = StateEffect.define<DecorationSet>();

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    const now = before.map(transaction.changes);
    return transaction.effects.reduce((set, one) => (one.is(setNames) ? one.value : set), now);
  },
  provide: (own) => EditorView.decorations.from(own),
});

/** Decodes semantic tokens, whose lines and columns are relative to the previous token. */
export function nameColours(
  { doc }: EditorView["state"],
  data: readonly number[],
  types: readonly string[],
): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let [line, column] = [0, 0];
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [lines = 0, columns = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    column = lines === 0 ? column + columns : columns;
    line += lines;
    const name = types[type] ?? "";
    if (!coloured.has(name) || line >= doc.lines) continue;
    const from = doc.line(line + 1).from + column;
    const to = Math.min(from + length, doc.length);
    if (from < to) builder.add(from, to, markOf(name, modifiers !== 0));
  }
  return builder.finish();
}

const marks = new Map<string, Decoration>();

function markOf(name: string, isDeclaration: boolean): Decoration {
  const key = `cm-regel-${name}${isDeclaration ? " cm-regel-declared" : ""}`;
  const mark = marks.get(key) ?? Decoration.mark({ class: key });
  marks.set(key, mark);
  return mark;
}

export const names: Extension = [
  field,
  EditorView.baseTheme({
    ".cm-regel-namespace, .cm-regel-type, .cm-regel-enumMember, .cm-regel-event": {
      color: "var(--code-type)",
    },
    ".cm-regel-function": { color: "var(--code-statement)" },
    ".cm-regel-parameter, .cm-regel-variable": { fontStyle: "italic" },
    ".cm-regel-declared": { fontWeight: "700" },
  }),
];
