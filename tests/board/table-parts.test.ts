// The parts of a table that a page names are all there before its islands start.

import { expect, test } from "vitest";
import { loadTableParts, tablePart } from "../../src/components/table/parts/parts.svelte.ts";

test("of parts that are loaded at the same time, none is lost", async () => {
  await loadTableParts("cards pool");
  expect(tablePart("cards")).toBeDefined();
  expect(tablePart("pool")).toBeDefined();
});
