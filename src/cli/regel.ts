// The command `regel COMMAND …` as a process.

import "./engine-flags.ts";
import { describeSystemError } from "./files.ts";
import { runRegel, shellFor } from "./run.ts";

const args = process.argv.slice(2);
const shell = shellFor(args, process);
process.stdout.on("error", stopWriting);
process.stderr.on("error", () => process.exit(1));
process.exitCode = await runRegel(shell, args);

/** The reader has closed the pipe, or the disk is full: no more output is possible. */
function stopWriting(error: NodeJS.ErrnoException): void {
  const { outputClosed, outputFull } = shell.texts;
  shell.err(error.code === "EPIPE" ? outputClosed : outputFull(describeSystemError(shell, error)));
  process.exit(1);
}
