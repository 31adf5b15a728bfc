// The language server in a web worker. The page provides the files of the base game, and opens the
// author's files as documents. For other games, the server only answers what names mean. Nothing is
// stored.

import type { Connection } from "vscode-languageserver";
import type { RulesFile } from "../dsl/index.ts";
import type { GamePaths } from "../files/game-paths.ts";
import { countBytesUpTo, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import type { Files, Host } from "./host.ts";
import {
  fromMemoryUri,
  type PutFiles,
  pulse,
  putFiles,
  toMemoryUri,
} from "./protocol-extensions.ts";
import { serve } from "./server.ts";

/**
 * Serves a page. `pause` is the time without edits before the rules are checked, in milliseconds.
 */
export function serveMemory(connection: Connection, pause: number): void {
  let own: readonly RulesFile[] = [];
  let others: readonly (readonly RulesFile[])[] = [];
  const ownGame = (): GamePaths => ({ path: "rules", files: pathsOf(own) });
  const otherWith = (file: string) =>
    others.find((sources) => sources.some(({ path }) => path === file));
  const textOf = (path: string) => {
    const found = [...own, ...others.flat()].find((source) => source.path === path);
    if (found === undefined) throw new Error(`${path} is not among the files of the games.`);
    return found.text;
  };
  const files: Files = {
    pathOf: fromMemoryUri,
    uriOf: toMemoryUri,
    isStored: () => true,
    gameWith: (file) => {
      const other = otherWith(file);
      // The path of a game's first file is its key.
      return other === undefined
        ? ownGame()
        : { path: pathsOf(other)[0] ?? file, files: pathsOf(other) };
    },
    gamesUnder: () => [ownGame()],
    sizeOf: (path) => countBytesUpTo(textOf(path), MAX_RULES_BYTES),
    read: textOf,
  };
  const host: Host = {
    files,
    site: import.meta.env.BASE_URL.replace(/\/?$/, "/"),
    pause,
    isOpenOnly: true,
    breathe: nextTask,
  };
  const state = serve(connection, host);
  connection.onNotification(putFiles, (put: PutFiles) => {
    own = put.files;
    others = put.others;
    for (const { uri } of state.documents.all()) state.checking.schedule(files.pathOf(uri));
  });
  connection.onRequest(pulse, () => null);
}

function pathsOf(sources: readonly RulesFile[]): string[] {
  return sources.map(({ path }) => path);
}

/** Yields to the event loop by a message: nested timers in pages are delayed by milliseconds. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
