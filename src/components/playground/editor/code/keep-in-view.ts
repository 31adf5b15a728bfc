// Keeps a revealed line in view while the page around the editor is still being built.

import { EditorView } from "@codemirror/view";

/** What a reader does to look elsewhere. */
const lookingElsewhere = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * Scrolls the selection into view again whenever the height of the page changes, as when panels
 * above the editor arrive late; until the reader scrolls or leaves the editor, or the returned
 * function is called.
 */
export function keepInView(view: EditorView): () => void {
  const resizes = new ResizeObserver(() => {
    const { head } = view.state.selection.main;
    view.dispatch({ effects: EditorView.scrollIntoView(head) });
  });
  const stop = () => {
    resizes.disconnect();
    for (const event of lookingElsewhere) removeEventListener(event, stop);
    view.contentDOM.removeEventListener("blur", stop);
  };
  resizes.observe(document.body);
  for (const event of lookingElsewhere) addEventListener(event, stop, { passive: true });
  view.contentDOM.addEventListener("blur", stop);
  return stop;
}
