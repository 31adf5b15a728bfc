// The parser and the queries for tree-sitter in a real editor, on every file of rules. Where there is no
// Neovim or no C compiler, these tests are not run, and the report counts them so.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { highlightOfCapture } from "../../../src/dsl/editors/tree-sitter-queries.ts";
import { rulesFiles } from "../../support/rules-files.ts";
import { highlightDifferences } from "../expected-highlights.ts";

const project = join(import.meta.dirname, "../../..");
const grammar = join(project, "editors/tree-sitter");
const hasPrograms = ["nvim", "cc"].every((name) => spawnSync(name, ["--version"]).status === 0);

/** What Neovim says about a file: the capture that counts by the byte at which a node begins. */
interface Taken {
  readonly hasErrors: boolean;
  readonly captures: Readonly<Record<string, string>>;
}

describe.runIf(hasPrograms)("in Neovim", () => {
  let folder = "";
  let taken: Readonly<Record<string, Taken>> = {};
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "regel-tree-sitter-"));
    mkdirSync(join(folder, "parser"));
    const source = ["-I", join(grammar, "src"), join(grammar, "src/parser.c")];
    run("cc", ["-shared", "-fPIC", "-O1", ...source, "-o", join(folder, "parser/regel.so")]);
    const list = join(folder, "files");
    writeFileSync(list, rulesFiles.map(({ path }) => `${path}\n`).join(""));
    const result = join(folder, "result.json");
    neovim("captures.lua", { REGEL_FILES: list, REGEL_RESULT: result });
    taken = JSON.parse(readFileSync(result, "utf8"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function neovim(script: string, env: Readonly<Record<string, string>>): string {
    const paths = `set runtimepath^=${folder},${grammar}`;
    const file = join(import.meta.dirname, script);
    const words = ["--headless", "--clean", "-n", "--cmd", paths, "-c", `luafile ${file}`];
    return run("nvim", words, env);
  }

  test.each(rulesFiles)("$path: every token is coloured as what it is", (source) => {
    const { hasErrors, captures } = taken[source.path] ?? { hasErrors: true, captures: {} };
    expect(hasErrors).toBe(false);
    const highlightAt = (offset: number) =>
      highlightOfCapture(captures[Buffer.byteLength(source.text.slice(0, offset))]);
    expect(highlightDifferences(source, highlightAt)).toEqual([]);
  });

  test("the configuration shows these colours on the screen", () => {
    const result = join(folder, "screen.json");
    const config = join(project, "editors/neovim/regel.lua");
    neovim("screen.lua", { REGEL_RESULT: result, REGEL_CONFIG: config });
    const seen = JSON.parse(readFileSync(result, "utf8"));
    expect(seen).toEqual({
      groups: {
        "// Pig": "Comment",
        game: "Statement",
        pig: "plain",
        de: "Statement",
        '"Schwein': "Constant",
        "2..8": "Constant",
      },
    });
  });
});

function run(program: string, words: readonly string[], more: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, ...more };
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: project,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}
