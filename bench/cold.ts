// One cold run for bench/run.ts: prints the milliseconds to parse, check and compile rules/burgundy
// in a process that has loaded the compiler and done nothing else. With `rules` as argument the
// files of examples are left out.

import { compileGame } from "../src/dsl/index.ts";
import { readRules } from "./rules.ts";

const all = readRules("burgundy");
const isExamples = (path: string) => /examples-[^/]*$/.test(path);
const sources = process.argv[2] === "rules" ? all.filter(({ path }) => !isExamples(path)) : all;
const start = performance.now();
compileGame(sources);
console.log(performance.now() - start);
