// Explanation of the name or keyword at the pointer (tooltip on hover) or at the cursor (by key).

import { LSPPlugin } from "@codemirror/lsp-client";
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  type Command,
  type EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import type { Hover, MarkupContent } from "vscode-languageserver-protocol";

const setExplained = StateEffect.define<Tooltip | null>();

const explained = StateField.define<Tooltip | null>({
  create: () => null,
  update: (before, { effects, docChanged, selection }) => {
    const set = effects.findLast((effect) => effect.is(setExplained));
    if (set !== undefined) return set.value;
    return docChanged || selection ? null : before;
  },
  provide: (own) => showTooltip.from(own),
});

/** Shows what the name or the word at the cursor means. */
export const showExplanation: Command = (view) => {
  const at = view.state.selection.main.head;
  void explanationAt(view, at).then((tooltip) => {
    if (tooltip !== null && view.state.selection.main.head === at) {
      view.dispatch({ effects: setExplained.of(tooltip) });
    }
  });
  return true;
};

/** Requests a tooltip; `null` if there is no explanation or the text has changed meanwhile. */
async function explanationAt(view: EditorView, at: number): Promise<Tooltip | null> {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return null;
  plugin.client.sync();
  const { doc } = view.state;
  const params = { textDocument: { uri: plugin.uri }, position: plugin.toPosition(at) };
  const hover = await plugin.client
    .request<object, Hover | null>("textDocument/hover", params)
    // A restarting server does not answer.
    .catch(() => null);
  if (hover === null || view.state.doc !== doc) return null;
  const { range } = hover;
  return {
    pos: range ? plugin.fromPosition(range.start) : at,
    ...(range && { end: plugin.fromPosition(range.end) }),
    above: true,
    create: () => {
      const dom = document.createElement("div");
      dom.className = "cm-lsp-documentation";
      dom.role = "status";
      // The server only sends `MarkupContent`.
      dom.innerHTML = plugin.docToHTML(hover.contents as MarkupContent);
      return { dom };
    },
  };
}

const close: Command = (view) => {
  if (view.state.field(explained) === null) return false;
  view.dispatch({ effects: setExplained.of(null) });
  return true;
};

/** Time after an edit without tooltips on hover. */
const quietMs = 600;
const lastChange = StateField.define<number>({
  create: () => 0,
  update: (before, { docChanged }) => (docChanged ? performance.now() : before),
});

export const explainExtension: Extension = [
  explained,
  lastChange,
  hoverTooltip(
    (view, at) => {
      const isWriting = performance.now() - view.state.field(lastChange) < quietMs;
      return isWriting ? null : explanationAt(view, at);
    },
    { hideOn: ({ docChanged }) => docChanged },
  ),
  keymap.of([{ key: "Escape", run: close }]),
];
