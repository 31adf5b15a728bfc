// Two tabs write the same progress: what one has learned is still there when the other writes.

import { afterEach, expect, test, vi } from "vitest";
import { notebook } from "../../src/components/lesson/progress/notebook.svelte.ts";
import {
  noProgress,
  withSolved,
  writeProgress,
} from "../../src/components/lesson/progress/progress.ts";

const key = "regelwerk/progress";
const here = { id: "reef/here", rules: ["tide"] };
const there = { id: "reef/there", rules: ["tide"] };

/** A browser storage that another tab can write, too. */
function openStorage({ isFull = false } = {}): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException("", "QuotaExceededError");
      stored.set(name, value);
    },
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test("what the other tab has solved stays", () => {
  const stored = openStorage();
  notebook.open();
  stored.set(key, writeProgress(withSolved(noProgress, there, "unaided")));
  notebook.solved(here, "solved");
  const written = JSON.parse(stored.get(key) ?? "");
  expect(written.exercises).toEqual({ "reef/here": "solved", "reef/there": "unaided" });
  expect(written.rules["reef/tide"].solved).toBe(2);
});

test("with a full storage the page keeps its progress, and says so", () => {
  const stored = openStorage({ isFull: true });
  stored.set(key, writeProgress(noProgress));
  const notice = { hidden: true, remove: vi.fn(), querySelector: () => button };
  const button: { onclick?: () => void } = {};
  vi.stubGlobal("document", { getElementById: () => notice });
  notebook.open();
  notebook.solved(here, "solved");
  notebook.solved(there, "unaided");
  expect(Object.keys(notebook.progress.exercises)).toEqual(["reef/here", "reef/there"]);
  expect(notice.hidden).toBe(false);
  button.onclick?.();
  expect(notice.remove).toHaveBeenCalled();
});
