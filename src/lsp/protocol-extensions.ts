// What a page and the server in its thread say to each other beyond the protocol.

import type { RulesFile } from "../dsl/index.ts";

/** Tells the server the files that are not the author's. */
export const putFiles = "regel/files";
/** Is answered at once by a server that is not busy. */
export const pulse = "regel/pulse";

/** What comes with `putFiles`. */
export interface PutFiles {
  /** Of the game that the author goes on from. */
  readonly files: readonly RulesFile[];
  /** Other games that are looked at, each with all its files. */
  readonly others: readonly (readonly RulesFile[])[];
}

const scheme = "regel:///";

/** The address of a file of the game in a page. */
export function memoryUri(path: string): string {
  return scheme + encodeURI(path);
}

/** The path of a file by its address. */
export function memoryPath(uri: string): string {
  return decodeURI(uri.slice(scheme.length));
}
