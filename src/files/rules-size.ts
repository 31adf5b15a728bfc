// Size checks of rules, shared by the command, the language server and the playground.

import { countBytesUpTo, MAX_GAME_BYTES, MAX_RULES_BYTES } from "./most-bytes.ts";

interface File {
  readonly path: string;
  readonly text: string;
}

interface FileSize {
  readonly path: string;
  readonly bytes: number;
}

/** A file that is too large, or the largest file of a game that is. */
export interface SizeProblem {
  readonly kind: "file" | "game";
  readonly path: string;
  readonly maxBytes: number;
}

/** Returns the first file that is too large, or the game; `undefined` if all sizes are allowed. */
export function sizeProblemOf(files: readonly File[]): SizeProblem | undefined {
  const sizes = files.map(({ path, text }) => ({
    path,
    bytes: countBytesUpTo(text, MAX_RULES_BYTES),
  }));
  return sizeProblemIn(sizes);
}

/** Like `sizeProblemOf`, for files that have not been read. */
export function sizeProblemIn(sizes: readonly FileSize[]): SizeProblem | undefined {
  const large = sizes.find(({ bytes }) => bytes > MAX_RULES_BYTES);
  if (large !== undefined) return { kind: "file", path: large.path, maxBytes: MAX_RULES_BYTES };
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= MAX_GAME_BYTES) return undefined;
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return { kind: "game", path: largest.path, maxBytes: MAX_GAME_BYTES };
}
