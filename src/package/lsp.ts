// `regelwerk/lsp`: the language server for editors.

export { serveStreams } from "../lsp/node-server.ts";
