// Gutter marks of examples: a tick if the example passes under the present rules, else a cross.

import { type Extension, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";

/** Outcome of an example, at the offset of its name. */
export interface Tick {
  readonly at: number;
  readonly passed: boolean;
  /** The outcome as text, with the failed expectations. */
  readonly text: string;
}

export const setTicks = StateEffect.define<readonly Tick[]>();

class Mark extends GutterMarker {
  readonly passed: boolean;
  readonly text: string;

  constructor({ passed, text }: Tick) {
    super();
    this.passed = passed;
    this.text = text;
  }

  override eq(other: Mark): boolean {
    return this.passed === other.passed && this.text === other.text;
  }

  override toDOM(): Node {
    const mark = document.createElement("span");
    mark.className = this.passed ? "cm-tick" : "cm-tick cm-tick-failed";
    mark.textContent = this.passed ? "✓" : "✗";
    mark.title = this.text;
    return mark;
  }
}

const field = StateField.define<RangeSet<Mark>>({
  create: () => RangeSet.empty,
  update: (before, { changes, effects, state }) => {
    const now = before.map(changes);
    return effects.reduce((set, effect) => {
      if (!effect.is(setTicks)) return set;
      const marks = effect.value.map((tick) =>
        new Mark(tick).range(state.doc.lineAt(tick.at).from),
      );
      return RangeSet.of(marks, true);
    }, now);
  },
});

export const ticks: Extension = [
  field,
  gutter({ class: "cm-ticks", markers: ({ state }) => state.field(field) }),
  EditorView.baseTheme({
    ".cm-ticks": { width: "1.3em", textAlign: "center" },
    ".cm-tick": { color: "var(--good)", fontWeight: "700", cursor: "default" },
    ".cm-tick-failed": { color: "var(--accent)" },
  }),
];
