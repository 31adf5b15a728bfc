// What is good to know between the words: values where rules use them, what a variant changes them
// from, names of parameters. It is shown, and is no part of the text.

import { type Extension, StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { InlayHint, InlayHintKind, Range } from "vscode-languageserver-protocol";
import { offsetIn } from "./places.ts";

/** As the protocol counts: its own names for such numbers would bring all of it to the page. */
const parameter: InlayHintKind = 2;

/** New ones for a text as it is. */
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
    // Drawn by the style, so that nobody copies it or has it read out as a part of the rules; at the
    // cursor the explanation of a name says the same.
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

/** The names of parameters stand before what they are about, all else behind it. */
export function createInlays(doc: Text, hints: readonly InlayHint[]): DecorationSet {
  const widgets = hints.map(({ position, label, kind }) => {
    const words = typeof label === "string" ? label : label.map(({ value }) => value).join("");
    const side = kind === parameter ? -1 : 1;
    return Decoration.widget({ widget: new Inlay(words), side }).range(offsetIn(doc, position));
  });
  return Decoration.set(widgets, true);
}

export function wholeRange(doc: Text): Range {
  const start = { line: 0, character: 0 };
  return { start, end: { line: doc.lines - 1, character: doc.line(doc.lines).length } };
}

export const inlays: Extension = [
  field,
  EditorView.baseTheme({ ".cm-inlay::after": { content: "attr(data-words)", whiteSpace: "pre" } }),
];
