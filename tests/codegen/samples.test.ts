import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";

// A folder for each sample, named for what it shows: `input.regel` and what is emitted for it.
// `npm test -- -u` writes the output.

/** What every program has, and what only samples about it show. */
const common =
  /^(?:run|begin|steps|derive|init|initState|options|apply|explain|holding|playout|tick|idle|push|drop|(?:frame|take|because|play|go|draw)_?\d+|drawn)$/;

test.each(globSync("tests/codegen/samples/*").sort())("%s", async (folder) => {
  const text = readFileSync(`${folder}/input.regel`, "utf8");
  const sources = [{ path: "input.regel", text }, completed(text)];
  const { compiled, diagnostics } = compileGame(sources);
  expect(diagnostics).toEqual([]);
  if (compiled === undefined) return;

  expect(() => loadGame(compiled)).not.toThrow();
  expect(text.trimEnd().split("\n").length, `${basename(folder)} is short`).toBeLessThan(15);
  await expect(excerpt(compiled.js, text)).toMatchFileSnapshot(resolve(folder, "output.js"));
});

/** The constants and functions that the sample is about. */
function excerpt(js: string, text: string): string {
  const isFlow = /^flow/m.test(text);
  const lines = js.split(/\n(?=(?:function|const|let|return|"use strict")\b)/);
  const shown = lines.filter((line) => {
    const name = /^function (\w+)/.exec(line)?.[1];
    if (name === undefined) return /^const K(?!sizes)/.test(line);
    return isFlow ? /^(?:frame|count|nth)_/.test(name) : !common.test(name);
  });
  return `${shown.map(broken).join("\n\n")}\n`;
}

/** One statement on a line, so that a difference can be read. */
function broken(code: string): string {
  let depth = 0;
  let round = 0;
  let out = "";
  for (const [i, sign] of [...code].entries()) {
    if (sign === "(") round++;
    if (sign === ")") round--;
    if (sign === "}") depth--;
    const rest = code[i + 1];
    const indent = (deeper: number) => `\n${"  ".repeat(deeper)}`;
    if (sign === "}" && !/[{;}\n ]$/.test(out)) out += indent(depth);
    out += sign;
    if (sign === "{") depth++;
    if (round === 0 && /[{;}]/.test(sign) && rest !== undefined && !/[;,)\n]/.test(rest))
      out += indent(rest === "}" ? depth - 1 : depth);
  }
  return out;
}
