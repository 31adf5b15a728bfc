// Hints between the words of an editor: each stands where the server says, on the right side.

import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { InlayHintKind } from "vscode-languageserver-protocol";
import { createInlays, wholeRange } from "../../src/components/playground/editor/code/inlays.ts";

const { doc } = EditorState.create({ doc: "change toll to 2\ndo dive(3)\n" });

test("names of parameters stand before their values, all else behind its word", () => {
  const hints = createInlays(doc, [
    { position: { line: 1, character: 8 }, label: "depth: ", kind: InlayHintKind.Parameter },
    { position: { line: 0, character: 11 }, label: [{ value: " was " }, { value: "1" }] },
  ]);
  const found: [string, string, number][] = [];
  hints.between(0, doc.length, (from, _, { spec }) => {
    const side = spec.side < 0 ? "before" : "behind";
    found.push([spec.widget.words, side, from]);
  });
  expect(found).toEqual([
    [" was 1", "behind", "change toll".length],
    ["depth: ", "before", "change toll to 2\ndo dive(".length],
  ]);
});

test("they are asked for about all of a file", () => {
  expect(wholeRange(doc)).toEqual({
    start: { line: 0, character: 0 },
    end: { line: 2, character: 0 },
  });
});
