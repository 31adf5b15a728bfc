// The server as a thread of a page: the page hands over the files of the one game that its author
// goes on from, and has the author's own open. Nothing is stored anywhere else.

import type { Connection } from "vscode-languageserver";
import type { Source } from "../dsl/index.ts";
import type { Files, Host } from "./host.ts";
import { memoryPath, memoryUri, type PutFiles, pulse, putFiles } from "./page.ts";
import { serve } from "./server.ts";

/** Serves a page. `pause` is how long its author must be quiet before the rules are checked. */
export function serveMemory(connection: Connection, pause: number): void {
  let stored: readonly Source[] = [];
  const game = () => ({ path: "rules", files: stored.map(({ path }) => path) });
  const files: Files = {
    pathOf: memoryPath,
    uriOf: memoryUri,
    isStored: () => true,
    gameWith: game,
    gamesUnder: () => [game()],
    read: (path) => {
      const found = stored.find((source) => source.path === path);
      if (found === undefined) throw new Error(`${path} is not among the files of the game.`);
      return found.text;
    },
  };
  const host: Host = { files, site: "", pause, isOpenOnly: true, breathe: nextTask };
  const state = serve(connection, host);
  connection.onNotification(putFiles, (put: PutFiles) => {
    stored = put.files;
    for (const { uri } of state.documents.all()) state.checking.schedule(files.pathOf(uri));
  });
  connection.onRequest(pulse, () => null);
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
