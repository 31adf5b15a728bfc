// The server as a thread of a page: the page hands over the files of the game that its author goes
// on from, and has the author's own open. Of other games that are looked at it tells what names mean.
// Nothing is stored anywhere else.

import type { Connection } from "vscode-languageserver";
import type { RulesFile } from "../dsl/index.ts";
import type { GamePaths } from "../files/game-paths.ts";
import { bytesUpTo, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import type { Files, Host } from "./host.ts";
import { memoryPath, memoryUri, type PutFiles, pulse, putFiles } from "./protocol-extensions.ts";
import { serve } from "./server.ts";

/** Serves a page. `pause` is how long its author must be quiet before the rules are checked. */
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
    pathOf: memoryPath,
    uriOf: memoryUri,
    isStored: () => true,
    gameWith: (file) => {
      const other = otherWith(file);
      // The first file of a game tells it from all others.
      return other === undefined
        ? ownGame()
        : { path: pathsOf(other)[0] ?? file, files: pathsOf(other) };
    },
    gamesUnder: () => [ownGame()],
    sizeOf: (path) => bytesUpTo(textOf(path), MAX_RULES_BYTES),
    read: textOf,
  };
  const host: Host = { files, site: "", pause, isOpenOnly: true, breathe: nextTask };
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

/** Timers of pages wait for milliseconds when they follow each other; messages do not. */
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
