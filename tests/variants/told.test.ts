import { describe, expect, test } from "vitest";
import { changesBetween } from "../../src/dsl/changes.ts";
import { Project } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";
import { variantsOf } from "../support/variants-of.ts";

const sources = rulesOf("burgundy");
const project = new Project();

describe.each(variantsOf(sources).map(({ id }) => id))("what %s changes", (id) => {
  const { groups } = changesBetween(project, sources, [], [id]);

  test("is told, and can be played by itself", () => {
    expect(groups.length).toBeGreaterThan(0);
    for (const { names, differences, compiled } of groups) {
      expect(differences.length).toBeGreaterThan(0);
      expect(names.length).toBeGreaterThan(0);
      expect(compiled).toBeDefined();
    }
  });

  test("is the same the other way round", () => {
    const back = changesBetween(project, sources, [id], []);
    const paths = (all: typeof groups) =>
      all.flatMap(({ differences }) => differences.map(({ path }) => path)).toSorted();

    expect(paths(back.groups)).toEqual(paths(groups));
  });
});
