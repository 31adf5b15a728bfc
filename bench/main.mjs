// `npm run bench` begins here, as commands do: see src/cli/main.mjs.

import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./run.ts");
