// One cold run for bench/main.ts: prints the milliseconds of processor time to parse, check and
// compile all of rules/burgundy in a process that has loaded the compiler and done nothing else.

import { compileGame } from "../src/dsl/index.ts";
import { cpuMilliseconds } from "./measure.ts";
import { readRules } from "./rules.ts";

const sources = readRules("burgundy");
const start = cpuMilliseconds();
compileGame(sources);
console.log(cpuMilliseconds() - start);
