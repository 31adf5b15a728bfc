// The language server that the extension brings along, in a process of its own.

import { serveStreams } from "../../src/package/lsp.ts";

serveStreams(process.stdin, process.stdout);
