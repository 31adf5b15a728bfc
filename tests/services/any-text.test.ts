// Half-written rules: whatever stands there, every service answers.

import fc from "fast-check";
import { test } from "vitest";
import {
  codeLenses,
  completion,
  definition,
  hover,
  inlayHints,
  references,
  rename,
  signatureHelp,
} from "../../src/dsl/index.ts";
import { reef, reefFile, reefWith } from "./reef.ts";

// fast-check prints the seed of a failure; `{ seed, path }` behind the property replays it.

const runs = 150;

test("rules with a piece cut out are answered for at any place", () => {
  const place = fc.nat(reef.length);
  fc.assert(
    fc.property(place, fc.nat(60), place, (from, length, at) => {
      const text = reef.slice(0, from) + reef.slice(from + length);
      const workspace = reefWith(text);
      const here = { file: reefFile, offset: Math.min(at, text.length) };
      completion(workspace, { file: reefFile, offset: Math.min(from, text.length) }, "de");
      hover(workspace, here, "en");
      definition(workspace, here);
      references(workspace, here, { withDeclaration: true });
      rename(workspace, here, "zebra");
      signatureHelp(workspace, here, "en");
      inlayHints(workspace, { file: reefFile, start: 0, end: text.length }, "de");
      codeLenses(workspace, reefFile);
    }),
    { numRuns: runs },
  );
});
