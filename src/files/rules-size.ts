// Whether rules are small enough to be read, as commands, the language server and the workshop agree.

import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "./most-bytes.ts";

interface File {
  readonly path: string;
  readonly text: string;
}

/** A file that is too large, or the largest file of a game that is. */
export interface SizeProblem {
  readonly kind: "file" | "game";
  readonly path: string;
  readonly maxBytes: number;
}

/** The first file that is too large, or the game; `undefined` if all of it may be read. */
export function sizeProblemOf(files: readonly File[]): SizeProblem | undefined {
  const large = files.find(({ text }) => isLarger([text], MAX_RULES_BYTES));
  if (large !== undefined) return { kind: "file", path: large.path, maxBytes: MAX_RULES_BYTES };
  if (!isLarger(textsOf(files), MAX_GAME_BYTES)) return undefined;
  const longest = files.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return { kind: "game", path: longest.path, maxBytes: MAX_GAME_BYTES };
}

/** Bytes of a text as it is stored. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A character has three bytes at most: most texts need not be counted. */
function isLarger(texts: readonly string[], maxBytes: number): boolean {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (3 * characters <= maxBytes) return false;
  if (characters > maxBytes) return true;
  return texts.reduce((sum, text) => sum + bytesOf(text), 0) > maxBytes;
}

function textsOf(files: readonly File[]): string[] {
  return files.map(({ text }) => text);
}
