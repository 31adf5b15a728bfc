// `regel lsp --stdio`: serves an editor over standard input and output.

import { serveStreams } from "../lsp/disk.ts";
import type { Arguments, Command } from "./arguments.ts";
import { Refusal, type Shell } from "./output.ts";

export const lspCommand: Command = {
  flags: { stdio: "switch" },
  run: serveEditor,
};

function serveEditor(shell: Shell, { words, values }: Arguments): Promise<number> {
  const [extra] = words;
  if (extra !== undefined) throw new Refusal(shell.texts.tooMany(extra));
  if (!values.has("stdio")) throw new Refusal(shell.texts.needsStdio);
  serveStreams(process.stdin, process.stdout);
  // The server ends the process when its client is gone.
  return new Promise(() => {});
}
