// `regel site [FOLDER]`: builds the site for the games of a folder. `regel dev [FOLDER]` serves it and
// follows edits.

import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { checkGame } from "../../dsl/index.ts";
import { isInFolder } from "../../files/in-folder.ts";
import { readSiteAddress } from "../../files/site-address.ts";
import type { SiteOptions } from "../../site/site-config.ts";
import type { Arguments, Command } from "../arguments.ts";
import { findGames, runFileOperation } from "../files.ts";
import { createBrokenRulesError } from "../load-game.ts";
import { CommandError, type Shell } from "../shell.ts";

export const siteCommand: Command = {
  flags: { out: "value", base: "value", texts: "value" },
  run: buildFolder,
};

export const devCommand: Command = {
  flags: { port: "value", texts: "value" },
  run: serveFolder,
};

/** The oldest Node that Astro runs on. */
const oldestNode = "22.12.0";

/** Node's name for a package that is not installed. */
const notFound = "ERR_MODULE_NOT_FOUND";

async function buildFolder(shell: Shell, args: Arguments): Promise<number> {
  const options = readOptions(shell, args);
  const out = args.values.get("out") ?? "dist";
  requireOwnFolder(shell, out, options);
  requireNode(shell);
  const games = checkedGames(shell, options);
  try {
    const { buildSite } = await import("../../site/build-site.ts");
    shell.err(shell.texts.site.building(games));
    runFileOperation(shell, out, () => mkdirSync(out, { recursive: true }));
    shell.out(shell.texts.site.written(out, await buildSite(options, resolve(out))));
  } catch (error) {
    throw error instanceof CommandError ? error : createNotBuiltError(shell, error);
  }
  return 0;
}

async function serveFolder(shell: Shell, args: Arguments): Promise<number> {
  const options = readOptions(shell, args);
  const port = readPort(shell, args);
  requireNode(shell);
  checkedGames(shell, options);
  try {
    const { serveSite } = await import("../../site/build-site.ts");
    shell.out(shell.texts.site.ready(await serveSite(options, port)));
  } catch (error) {
    throw createNotBuiltError(shell, error);
  }
  // The server keeps the process alive.
  return 0;
}

function readOptions(shell: Shell, args: Arguments): SiteOptions {
  const [folder = ".", extra] = args.words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  for (const path of [folder, ...[args.values.get("texts")].flatMap((one) => one ?? [])])
    if (!existsSync(path) || !statSync(path).isDirectory())
      throw new CommandError(shell.texts.site.notAFolder(path));
  const base = args.values.get("base");
  if (base !== undefined && !/^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(base))
    throw new CommandError(shell.texts.site.notABase(base));
  return {
    rules: resolve(folder),
    texts: resolve(args.values.get("texts") ?? join(folder, "texts")),
    address: readSiteAddress(shell.streams.env),
    base,
  };
}

function readPort(shell: Shell, { values }: Arguments): number {
  const port = values.get("port") ?? "4321";
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new CommandError(shell.texts.site.notAPort(port));
  return number;
}

/** Throws if files would be lost: a build empties its folder, and a site is known by its service worker. */
function requireOwnFolder(shell: Shell, out: string, { rules, texts }: SiteOptions): void {
  for (const folder of [rules, texts])
    if (isInFolder(folder, resolve(out)))
      throw new CommandError(shell.texts.site.outAroundRules(out));
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory()) throw new CommandError(shell.texts.site.notAFolder(out));
  if (readdirSync(out).length > 0 && !existsSync(join(out, "service-worker.js")))
    throw new CommandError(shell.texts.site.otherFiles(out));
}

/** Returns the names of all games of the folder; mistakes in rules are reported before anything is built. */
function checkedGames(shell: Shell, { rules }: SiteOptions): string[] {
  const games = findGames(shell, relative(process.cwd(), rules) || ".");
  for (const game of games) {
    const { game: checked, diagnostics } = checkGame(game.sources);
    if (checked === undefined) throw createBrokenRulesError(shell, game, diagnostics);
  }
  return games.map(({ name }) => name);
}

/** Throws on a Node that is too old for sites. */
function requireNode(shell: Shell): void {
  const found = process.versions.node;
  if (found.localeCompare(oldestNode, "en", { numeric: true }) < 0)
    throw new CommandError(shell.texts.site.nodeTooOld(oldestNode, found));
}

/** The package can be installed without the packages that only sites need. */
function createNotBuiltError(shell: Shell, error: unknown): CommandError {
  const isLeftOut = error instanceof Error && "code" in error && error.code === notFound;
  if (isLeftOut) return new CommandError(shell.texts.site.leftOut);
  const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return new CommandError(shell.texts.site.notBuilt(why));
}
