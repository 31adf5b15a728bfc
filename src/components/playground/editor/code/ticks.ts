// Ticks and crosses in the margin beside examples: whether they hold under the rules as they are.

import { type Extension, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";

/** What came of an example, by where its name stands. */
export interface Tick {
  readonly at: number;
  readonly passed: boolean;
  /** The outcome in words, with what did not come true. */
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
