// The language server as a process: games are on disk, the protocol uses two streams.

import { readFileSync, statSync } from "node:fs";
import { setImmediate as breathe } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import { gameOfFile, gameWith } from "../files/base-search.ts";
import { findGamesUnder } from "../files/games.ts";
import { findSiteAddress } from "../files/site-address.ts";
import type { Files, Host } from "./host.ts";
import { serve } from "./server.ts";

/** Serves one client until it exits or disconnects, then ends the process. */
export function serveStreams(input: NodeJS.ReadStream, output: NodeJS.WriteStream): void {
  serve(createConnection(input, output), diskHost(process.env));
}

/** The host of a server whose games are on disk. */
export function diskHost(env: NodeJS.ProcessEnv): Host {
  return {
    files: disk,
    site: findSiteAddress(env)?.href,
    pause: 40,
    isOpenOnly: false,
    breathe: () => breathe(),
  };
}

/** A document without a path on disk is identified by its URI. */
const disk: Files = {
  pathOf: (uri) => {
    try {
      return uri.startsWith("file:") ? fileURLToPath(uri) : uri;
    } catch {
      return uri;
    }
  },
  uriOf: (path) => (isOnDisk(path) ? pathToFileURL(path).href : path),
  isStored: isOnDisk,
  gameWith: (file, read) => gameWith(file, { read }),
  gamesUnder: (folder, read) => findGamesUnder(folder, (file) => gameOfFile(file, { read })),
  sizeOf: (path) => statSync(path).size,
  read: (path) => readFileSync(path, "utf8"),
};

function isOnDisk(path: string): boolean {
  return !/^[a-z][a-z0-9+.-]+:/i.test(path);
}
