// Inlay hints: values of constants at their uses, previous values in variants, names of parameters.
// They are widgets and no part of the text.

import { type Extension, StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { InlayHint, InlayHintKind, Range } from "vscode-languageserver-protocol";
import { offsetIn } from "./places.ts";

/** `InlayHintKind.Parameter`; importing the enum would add the protocol library to the bundle. */
const parameter: InlayHintKind = 2;

/** Replaces all inlay hints. */
export const setInlays = StateEffect.define<DecorationSet>();

class Inlay extends WidgetType {
  readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }

  override eq(other: Inlay): boolean {
    return this.words === other.words;
  }

  override toDOM(): HTMLElement {
    const inlay = document.createElement("span");
    inlay.className = "cm-inlay";
    // Drawn by CSS, so that it is neither copied nor read aloud as part of the rules; the explanation of
    // a name contains the same.
    inlay.dataset.words = this.words;
    inlay.setAttribute("aria-hidden", "true");
    return inlay;
  }
}

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    const now = before.map(transaction.changes);
    return transaction.effects.reduce((set, one) => (one.is(setInlays) ? one.value : set), now);
  },
  provide: (own) => EditorView.decorations.from(own),
});

/** Creates widgets: names of parameters before their position, all other hints after it. */
export function createInlays(doc: Text, hints: readonly InlayHint[]): DecorationSet {
  const widgets = hints.map(({ position, label, kind }) => {
    const words = typeof label === "string" ? label : label.map(({ value }) => value).join("");
    const side = kind === parameter ? -1 : 1;
    return Decoration.widget({ widget: new Inlay(words), side }).range(offsetIn(doc, position));
  });
  return Decoration.set(widgets, true);
}

/** Returns the range of the whole document. */
export function wholeRange(doc: Text): Range {
  const start = { line: 0, character: 0 };
  return { start, end: { line: doc.lines - 1, character: doc.line(doc.lines).length } };
}

export const inlays: Extension = [
  field,
  EditorView.baseTheme({ ".cm-inlay::after": { content: "attr(data-words)", whiteSpace: "pre" } }),
];
