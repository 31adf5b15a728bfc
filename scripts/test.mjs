// `npm test`: installs what is missing, then runs every check; `scripts/test/main.ts` says how.
// This file runs on Node 20, before anything is installed; the rest runs on the project's own Node.
import { continueIn, setup } from "./setup.mjs";

setup();
continueIn("test/main.ts");
