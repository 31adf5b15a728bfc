// Entry point. Enables V8's compile cache, which helps only modules imported afterwards.
//
// This file is JavaScript: to strip types, Node starts a WebAssembly program, which takes 90 ms,
// and games were measured to run 5 % slower afterwards. Cached modules have no types to strip.

// By name, an old Node would not even load this file: it has no such function.
import * as nodeModule from "node:module";
import { versionProblem } from "./node-version.mjs";

const problem = versionProblem(process.versions.node, process.argv, process.env);
if (problem === undefined) {
  nodeModule.enableCompileCache();
  await import("./regel.ts");
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
