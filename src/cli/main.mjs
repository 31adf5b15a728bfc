// Entry point. Enables V8's compile cache, which helps only modules imported afterwards.
//
// This file is JavaScript: to strip types, Node starts a WebAssembly program, which takes 90 ms,
// and games were measured to run 5 % slower afterwards. Cached modules have no types to strip.

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./regel.ts");
