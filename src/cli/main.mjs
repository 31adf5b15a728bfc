// The command begins here: what V8 makes of all the rest is kept, so that the next command starts
// sooner. That helps only what is imported afterwards.
//
// This file is JavaScript. To read types away Node starts a program in WebAssembly, and once the
// memory of one has grown, V8 asks at every use of an array of numbers whether it is still there:
// random games are 5 to 10 % slower. Files that are kept have no types left to read away.

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./regel.ts");
