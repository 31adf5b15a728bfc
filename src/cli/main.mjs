// The command begins here: what V8 makes of all the rest is kept, so that the next command starts
// sooner. That helps only what is imported afterwards.
//
// This file is JavaScript: to read types away Node starts a program in WebAssembly, which takes 90
// milliseconds, and games were measured to be played 5 % slower afterwards. Files that are kept have
// no types left to read away.

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./regel.ts");
