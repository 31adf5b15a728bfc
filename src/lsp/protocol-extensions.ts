// Messages between a page and the server in its web worker that extend the protocol.

import type { RulesFile } from "../dsl/index.ts";

/** Notification with the files that do not belong to the author. */
export const putFiles = "regel/files";
/** Request that an idle server answers at once. */
export const pulse = "regel/pulse";

/** Parameters of `putFiles`. */
export interface PutFiles {
  /** Files of the base game. */
  readonly files: readonly RulesFile[];
  /** Other displayed games, each with all its files. */
  readonly others: readonly (readonly RulesFile[])[];
}

const scheme = "regel:///";

/** Returns the URI of a file of the game in a page. */
export function toMemoryUri(path: string): string {
  return scheme + encodeURI(path);
}

/** Returns the path of a file by its URI. */
export function fromMemoryUri(uri: string): string {
  return decodeURI(uri.slice(scheme.length));
}
