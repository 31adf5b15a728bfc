// Exported names: each is declared once, so that a search finds one declaration, and another file
// uses it.

import { expect, test } from "vitest";
import { exportedNames, importedNames } from "../support/sources/exports.ts";

const all = exportedNames();

/** Names that a framework asks for, in every file that has them. */
const framework: ReadonlySet<string> = new Set(["Props", "GET", "getStaticPaths"]);

/** The rules of a game and the playable object share their word (docs/vocabulary.md). */
const shared: ReadonlySet<string> = new Set(["Game"]);

/**
 * Syntax nodes, checked nodes and tokens of one construct share its name; so do the twins of modules that a browser
 * has another file of (`imports` in package.json).
 */
const mirrored =
  /^src\/dsl\/(?:syntax\/(?:ast|tokens)|ir\/ir)\.ts$|\/(?:rendered|parts|match-table)(?:\.server|\.svelte)?\.ts$/;

/** Taken by the text of modules that the build writes (`src/vite/regel-plugin.ts`) or by its config. */
const takenByBuild: ReadonlySet<string> = new Set([
  "src/vite/regel-plugin.ts regelPlugin",
  "src/dsl/runtime/examples/exercise.ts createExerciseGame",
  "src/dsl/runtime/meta/partial-meta.ts joinMeta",
  "src/components/deferred/rendered.ts rendered",
  "src/components/deferred/rendered.server.ts rendered",
  "src/components/play/table/match-table.ts matchTable",
  "src/components/table/parts/parts.svelte.ts tablePart",
  "src/components/table/parts/parts.svelte.ts loadTableParts",
]);

test("an exported name is declared once", () => {
  const paths = Map.groupBy(all, ({ name }) => name);
  const repeated = [...paths]
    .filter(([name]) => !framework.has(name) && !shared.has(name))
    .map(([name, declared]) => ({ name, paths: declared.map(({ path }) => path) }))
    .filter(({ paths: files }) => new Set(files.map(withoutLanguage)).size > 1)
    .filter(({ paths: files }) => files.some((path) => !mirrored.test(path)));

  expect(repeated.map(({ name, paths: files }) => `${name}: ${files.join(", ")}`)).toEqual([]);
});

test("an exported name is used by another file", () => {
  const imported = importedNames();
  const dead = all.filter(
    ({ path, name }) =>
      !framework.has(name) &&
      !imported.has(`${path} ${name}`) &&
      !imported.has(`${path} *`) &&
      !takenByBuild.has(`${path} ${name}`) &&
      !path.startsWith("src/pages/") &&
      // What the package exports is taken by programs elsewhere.
      !path.startsWith("src/package/") &&
      path !== "src/content.config.ts",
  );
  expect(imported.size).toBeGreaterThan(2000);

  expect(dead.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** German and English twins are one declaration in two languages. */
function withoutLanguage(path: string): string {
  return path.replace(/(^|[/.-])(?:de|en|german|english)(?=[/.-])/g, "$1*");
}
