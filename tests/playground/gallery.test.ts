// Each house rule of the gallery in the hands of an author: tried out, shared, and opened by another.

import { expect, test } from "vitest";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { readShare, writeShare } from "../../src/playground/share-link.ts";
import { SimulationService } from "../../src/worker/playground/simulation-service.ts";
import { galleryRules } from "../support/gallery-rules.ts";
import { compilerOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { base, ownPath } from "./telling-support.ts";

const games = 20;
const rules = galleryRules();

test("the gallery has house rules", () => {
  expect(rules.length).toBeGreaterThanOrEqual(12);
});

/** In the short form one rule in so many. */
const step = repetitions({ short: 3, long: 1 });

test.each(rules.filter((_, index) => index % step === 0))("$file has figures", async ({ text }) => {
  const own = [{ path: ownPath, text }];
  const answer = await new SimulationService(compilerOf("burgundy")).run(
    {
      language: "en",
      base,
      sources: sourcesWith(base, own),
      own: [ownPath],
      variants: findVariantNames(own),
      seats: ["one", "two"],
      plan: { bots: ["random", "random"], options: {}, seed: 1 },
      games,
    },
    () => {},
  );
  expect(answer).toMatchObject({ kind: "tried", figures: { games } });
});

test.each(rules)("$file comes out of its link as it went in", async ({ text }) => {
  const project = { name: "mine", base: "burgundy", files: [{ path: ownPath, text }] };
  const hash = await writeShare({ project, rules: "abc" }, packing);

  expect(await readShare(`#${hash}`, packing)).toEqual({
    kind: "shared",
    shared: { project, rules: "abc" },
  });
});
