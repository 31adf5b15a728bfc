// `regel export GAME [EXAMPLE] --html`: writes one file that plays a game, or shows an example of it.

import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Compiled, findNearest } from "../../dsl/index.ts";
import { MAX_DATA_BYTES } from "../../files/most-bytes.ts";
import { readDrawings } from "../../files/read-drawings.ts";
import { mainFile } from "../../files/rules-folder.ts";
import type { Arguments, Command } from "../arguments.ts";
import { exportedMark, writeHtml } from "../export/html-file.ts";
import { readPlayerBundle } from "../export/player-bundle.ts";
import { findGame, type GameFiles, readText, replaceText } from "../files.ts";
import { findLearned } from "../learned.ts";
import { compileGameOrFail, loadGuardedGame } from "../load-game.ts";
import { CommandError, type Shell } from "../shell.ts";
import { readVariedGame } from "../variant-arguments.ts";

export const exportCommand: Command = {
  flags: { html: "switch", variant: "value", out: "value" },
  run: exportGame,
};

async function exportGame(shell: Shell, args: Arguments): Promise<number> {
  const [name, example, extra] = args.words;
  if (name === undefined) throw new CommandError(shell.texts.needsArgument("export", "game"));
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  if (!args.values.has("html"))
    throw new CommandError(shell.texts.export.needsForm(["regel export", ...args.words].join(" ")));
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const compiled = compileGameOrFail(shell, files, variants);
  requireExample(shell, files, compiled, example);
  const path = args.values.get("out") ?? `${example ?? files.name}.html`;
  requireOwnFile(shell, path);

  const { meta, js } = compiled;
  const folder = dirname(
    files.sources.find((one) => basename(one.path) === mainFile)?.path ??
      files.sources[0]?.path ??
      ".",
  );
  const html = writeHtml(await readPlayerBundle(shell), {
    compiled: { meta: { ...meta, examples: meta.examples.filter(({ id }) => id === example) }, js },
    drawings: readDrawings(folder, (drawing) => readText(shell, drawing, MAX_DATA_BYTES)),
    learned: findLearned(shell, files, loadGuardedGame(shell, compiled)),
    example,
  });
  replaceText(shell, path, html);
  shell.out(shell.texts.export.written(path, shell.number(Buffer.byteLength(html) / 1000)));
  return 0;
}

function requireExample(
  shell: Shell,
  files: GameFiles,
  { meta }: Compiled,
  example: string | undefined,
): void {
  const known = meta.examples.map(({ id }) => id);
  if (example === undefined || known.includes(example)) return;
  const nearest = findNearest(example, known);
  throw new CommandError(shell.texts.export.noExample(example, files.name, nearest));
}

/** Throws if another file would be lost. */
function requireOwnFile(shell: Shell, path: string): void {
  if (!existsSync(path)) return;
  if (!readText(shell, path, MAX_DATA_BYTES).startsWith(exportedMark))
    throw new CommandError(shell.texts.export.isOther(path));
}
