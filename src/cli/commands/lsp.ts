// `regel lsp --stdio`: serves an editor over standard input and output.

import { serveStreams } from "../../lsp/node-server.ts";
import { type Arguments, type Command, rejectWords } from "../arguments.ts";
import { CommandError, type Shell } from "../shell.ts";

export const lspCommand: Command = {
  flags: { stdio: "switch" },
  run: serveEditor,
};

function serveEditor(shell: Shell, args: Arguments): Promise<number> {
  rejectWords(shell, args);
  if (!args.values.has("stdio")) throw new CommandError(shell.texts.needsStdio);
  serveStreams(process.stdin, process.stdout);
  // The server ends the process when its client is gone.
  return new Promise(() => {});
}
