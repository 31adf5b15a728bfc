/// <reference types="vite/client" />
// The programs of the reference: complete small games, of which chapters show marked parts.

import {
  type Compiled,
  IncrementalCompiler,
  loadGame,
  type Rule,
  type RulesFile,
  renderDiagnostic,
  rulesOf,
} from "../../dsl/index.ts";

interface ReferenceProgram {
  readonly source: RulesFile;
  readonly rules: readonly Rule[];
  /** Every example with its span, and whether it holds. */
  readonly examples: readonly ProgramExample[];
}

interface ProgramExample {
  readonly name: string;
  readonly passed: boolean;
  readonly start: number;
  readonly end: number;
}

/** Part of a text, with its offsets in it. */
interface Excerpt {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const files = import.meta.glob<string>("../../content/programs/**/*.regel", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folder = "../../content/programs/";
const compiled = new Map<string, ReferenceProgram>();

/** The names of all programs: `things`, `tour/1`. */
export const programNames: readonly string[] = Object.keys(files)
  .map((path) => path.slice(folder.length, -".regel".length))
  .toSorted();

/** Returns the text of a program. Throws if there is none with that name. */
export function textOf(name: string): string {
  const text = files[`${folder}${name}.regel`];
  if (text === undefined) throw new Error(`There is no program ${name}.`);
  return text;
}

/** Compiles a program and runs its examples. Throws if the program has errors. */
export function runReferenceProgram(name: string): ReferenceProgram {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const made = compile({ path: `${name}.regel`, text: textOf(name) });
  compiled.set(name, made);
  return made;
}

function compile(source: RulesFile): ReferenceProgram {
  const project = new IncrementalCompiler();
  const result = project.compile([source]);
  if (result.game === undefined || result.compiled === undefined) throw broken(source, result);
  const variants = result.compiled.meta.variants.map(({ id }) => [id]);
  const readings = variants.map((chosen) => {
    const under = project.compile([source], chosen);
    if (under.compiled === undefined) throw broken(source, under);
    return under.compiled;
  });
  return {
    source,
    rules: rulesOf(result.game),
    examples: [result.compiled, ...readings].flatMap(played),
  };
}

/** Returns the examples that are declared in this file. */
function played(compiledRules: Compiled): readonly ProgramExample[] {
  const game = loadGame(compiledRules);
  return game.meta.examples
    .filter(({ own }) => own)
    .map(({ id, source: { start, end } }) => {
      return { name: id, passed: game.runExample(id).passed, start, end };
    });
}

function broken(
  source: RulesFile,
  { diagnostics }: Pick<ReturnType<IncrementalCompiler["check"]>, "diagnostics">,
) {
  return new Error(
    diagnostics.map((one) => renderDiagnostic("en", one, () => source.text)).join("\n"),
  );
}

const mark = /^[ \t]*\/\/ #(end)?region.*\n?/gm;

/** Returns the part between `// #region NAME` and `// #endregion`, or the whole text without these marks. */
export function extractRegion(text: string, part?: string): Excerpt {
  if (part === undefined)
    return { text: text.replace(mark, "").trim(), start: 0, end: text.length };
  const found = new RegExp(
    `^[ \\t]*// #region ${part}\\n([\\s\\S]*?)^[ \\t]*// #endregion`,
    "m",
  ).exec(text);
  if (found === null) throw new Error(`There is no part ${part}.`);
  const [, inside = ""] = found;
  const start = found.index + found[0].indexOf(inside);
  return { text: flush(inside.replace(mark, "")), start, end: start + inside.length };
}

/** Removes the common indentation of all lines. */
function flush(text: string): string {
  const lines = text.trimEnd().split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return lines
    .map((line) => line.slice(least))
    .join("\n")
    .replace(/^\n+/, "");
}
