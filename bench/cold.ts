// One cold run for bench/run.ts: prints the milliseconds to parse, check and compile rules/burgundy
// for a table in a process that has loaded the compiler and done nothing else. With `rules` as
// argument the files of examples are left out, with `playouts` it is compiled for random games.

import { compileGame, playoutPasses } from "../src/dsl/index.ts";
import { readRules } from "./rules.ts";

const all = readRules("burgundy");
const isExamples = (path: string) => /examples-[^/]*$/.test(path);
const sources = process.argv[2] === "rules" ? all.filter(({ path }) => !isExamples(path)) : all;
const start = performance.now();
compileGame(
  sources,
  [],
  process.argv[2] === "playouts" ? { playouts: true } : { without: playoutPasses },
);
console.log(performance.now() - start);
