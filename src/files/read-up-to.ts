// Reads a file up to a limit. A pipe has no size that could be checked first.

import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Bytes read at a time. */
const CHUNK_BYTES = 65_536;

/** Returns the bytes of a file or pipe, or `undefined` if there are more than `most`. */
export function readUpTo(path: string, most: number): Uint8Array | undefined {
  const file = openSync(path, "r");
  try {
    return fstatSync(file).size > most ? undefined : readOpenFile(file, most);
  } finally {
    closeSync(file);
  }
}

function readOpenFile(file: number, most: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const chunk = new Uint8Array(CHUNK_BYTES);
    const length = readSync(file, chunk);
    if (length === 0) return Buffer.concat(chunks, size);
    chunks.push(chunk.subarray(0, length));
    size += length;
    if (size > most) return undefined;
  }
}
