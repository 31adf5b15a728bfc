// Compiled rules are many small functions: V8 is told to write more of them into each other.
// Random games are about a seventh faster so (`npm run bench`). Threads have the same flags.

import { setFlagsFromString } from "node:v8";

setFlagsFromString("--max-inlined-bytecode-size=1500");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=3000");
