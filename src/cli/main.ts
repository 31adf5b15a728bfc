// The command begins here: what V8 makes of all the rest is kept, so that the next command starts
// sooner. That helps only what is imported afterwards.

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./regel.ts");
