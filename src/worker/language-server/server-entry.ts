// Entry point of the worker with the language server.

import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
} from "vscode-languageserver/browser";
import { serveMemory } from "../../lsp/browser-server.ts";

/** Debounce of checks in milliseconds; short, as the worker does not block the editor. */
const debounceMs = 5;

// In a worker, `self` has the interface of `Worker`; the types of the page do not include it.
const port = self as unknown as Worker;
serveMemory(
  createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)),
  debounceMs,
);
