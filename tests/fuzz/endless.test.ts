// Rules that are endless to follow, or far too many, end in a report: after a number of calls of
// functions that grows with the text and no faster, and never in an exception.

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  codeLenses,
  hover,
  inlayHints,
  limitReports,
  message,
  rulesOf,
  Workspace,
} from "../../src/dsl/index.ts";
import { CallCounter } from "../support/counted-calls.ts";
import { repetitions } from "../support/soak.ts";
import { endlessRules, endlessText } from "./endless-texts.ts";

type Name = keyof typeof endlessRules;
const names = Object.keys(endlessRules) as Name[]; // Its own keys.

const file = "any.regel";

/** All that is done for a text while it is edited: reports, and what the editor shows beside it. */
function analyse(text: string): void {
  const workspace = new Workspace([{ path: file, text }]);
  const reports = [...workspace.checked.diagnostics, ...workspace.lintedWith([])];
  for (const one of limitReports(reports).shown) message("de", one);
  workspace.compiled([]);
  hover(workspace, { file, offset: text.length / 2 }, "de");
  inlayHints(workspace, { file, start: 0, end: 2_000 }, "de");
  codeLenses(workspace, file);
  const { game } = workspace.checked;
  if (game !== undefined) rulesOf(game);
}

/**
 * Calls that a text may take: some millions for the budgets, and some thousand for each character.
 * Recovery from many errors in one line took 68 million with the grammar of sentences.
 */
const mostCalls = (text: string) => 75_000_000 + 3_000 * text.length;

let counter: CallCounter;
beforeAll(() => {
  counter = new CallCounter();
});
afterAll(() => counter.close());

describe("what is endless to follow", () => {
  test.each(names)("%s", (name) => {
    const sizes = fc.integer({ min: 1, max: repetitions({ short: 400, long: 12_000 }) });
    fc.assert(
      fc.property(sizes, (n) => {
        const text = endlessText(name, n);
        expect(counter.count(() => analyse(text))).toBeLessThan(mostCalls(text));
      }),
      // Of a small text the budgets alone may take long; for a large one more calls are allowed.
      { numRuns: repetitions({ short: 2, long: 20 }), examples: [[1]] },
    );
  });
});
