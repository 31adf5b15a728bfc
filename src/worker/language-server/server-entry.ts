// What the thread of the language server does: it watches over what an author writes.

import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from "vscode-languageserver/browser";
import { serveMemory } from "../../lsp/browser-server.ts";

/** The thread of an editor disturbs nobody by checking at once; keys that come together wait for each other. */
const pause = 5;

// From within, a thread speaks as the page does to it.
const port = self as unknown as Worker;
serveMemory(
  createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)),
  pause,
);
