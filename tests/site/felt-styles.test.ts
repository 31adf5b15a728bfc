// Styles of the match that are not bound to a component name the felt of the match in every rule: a
// stylesheet stays when a reader goes on, and other pages have a `.table`, a `.foot` or a `.who` too.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(globSync("src/components/play/felt/*.css"))("%s is bound to the match", (file) => {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const selectors = [...text.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, list = ""]) =>
    list.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((one) => !/^\.felt(\.on-table)?\[data-match\]/.test(one))).toEqual([]);
});
