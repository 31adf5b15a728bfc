// V8 flags: compiled rules consist of many small functions, and more inlining makes playouts about
// a seventh faster (`npm run bench`). Garbage is collected when the memory has grown by half, at the latest:
// V8 would let it grow fourfold on a large machine. Threads inherit the flags.

import { setFlagsFromString } from "node:v8";

setFlagsFromString("--max-inlined-bytecode-size=1500");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=3000");
setFlagsFromString("--heap-growing-percent=50");
