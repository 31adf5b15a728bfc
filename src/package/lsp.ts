/**
 * The language server for editors.
 *
 * @module regelwerk/lsp
 */

export { serveStreams } from "../lsp/node-server.ts";
