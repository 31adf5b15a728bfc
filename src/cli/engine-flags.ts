// V8 flags: compiled rules consist of many small functions, and more inlining makes playouts about
// a seventh faster (`npm run bench`). Threads inherit the flags.

import { setFlagsFromString } from "node:v8";

setFlagsFromString("--max-inlined-bytecode-size=1500");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=3000");
