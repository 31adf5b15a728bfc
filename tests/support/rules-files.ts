import { globSync, readFileSync } from "node:fs";
import type { RulesFile } from "../../src/dsl/source/source.ts";

/** Every rules file of the project, in the order of their paths. */
export const rulesFiles: readonly RulesFile[] = globSync("rules/**/*.regel")
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
