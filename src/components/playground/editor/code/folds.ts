// Folding by the ranges of the language server.

import { codeFolding, foldGutter, foldKeymap, foldService } from "@codemirror/language";
import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { keymap } from "@codemirror/view";

/** Foldable lines, counted from 1; the first remains visible. */
export interface Fold {
  readonly first: number;
  readonly last: number;
}

export const setFolds = StateEffect.define<readonly Fold[]>();

/** Fold ends by the offset of the first line; edits map both. */
const field = StateField.define<ReadonlyMap<number, number>>({
  create: () => new Map(),
  update: (before, { changes, effects, docChanged, state }) => {
    const known = effects.findLast((effect) => effect.is(setFolds));
    if (known !== undefined) {
      const within = known.value.filter(({ last }) => last <= state.doc.lines);
      return new Map(
        within.map(({ first, last }) => [state.doc.line(first).from, state.doc.line(last).to]),
      );
    }
    if (!docChanged) return before;
    return new Map([...before].map(([from, to]) => [changes.mapPos(from), changes.mapPos(to, 1)]));
  },
});

export const folds: Extension = [
  field,
  codeFolding(),
  foldGutter(),
  foldService.of((state, from, to) => {
    const end = state.field(field).get(from);
    return end !== undefined && end > to ? { from: to, to: end } : null;
  }),
  keymap.of(foldKeymap),
];
