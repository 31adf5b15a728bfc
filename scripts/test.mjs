// `npm test`: installs what is missing, then runs every check; `scripts/test/main.ts` says how.
// This file runs on Node 20, before anything is installed; the rest runs on the project's own Node.
import { continueIn, setup } from "./setup.mjs";
import { flagProblem, usage, wantsHelp } from "./test/flags.js";

const words = process.argv.slice(2);
const problem = flagProblem(words);
if (wantsHelp(words)) console.log(usage);
else if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
} else {
  setup();
  continueIn("test/main.ts");
}
