import { describe, expect, test } from "vitest";
import { changesBetween } from "../../src/dsl/change-groups.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { variantsOf } from "../support/variants-of.ts";

const sources = rulesOf("burgundy");
const project = new IncrementalCompiler();

/** Every so many variants are also looked at the other way round. */
const step = repetitions({ short: 5, long: 1 });
const variants = variantsOf(sources).map(({ id }, index) => [id, index] as const);

describe.each(variants)("what %s changes", (id, index) => {
  const { groups } = changesBetween(project, sources, [], [id]);

  test("is told, and can be played by itself", () => {
    expect(groups.length).toBeGreaterThan(0);
    for (const { names, differences, compiled } of groups) {
      expect(differences.length).toBeGreaterThan(0);
      expect(names.length).toBeGreaterThan(0);
      expect(compiled).toBeDefined();
    }
  });

  if (index % step !== 0) return;
  test("is the same the other way round", () => {
    const back = changesBetween(project, sources, [id], []);
    const paths = (all: typeof groups) =>
      all.flatMap(({ differences }) => differences.map(({ path }) => path)).toSorted();

    expect(paths(back.groups)).toEqual(paths(groups));
  });
});
