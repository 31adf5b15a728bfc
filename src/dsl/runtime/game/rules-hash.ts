// Identifies rules by their texts.

import { checksum, HASH_START, hashText, mixed } from "./save.ts";

/** Returns a text that changes with every byte of the texts: saved games name it. */
export function rulesHash(texts: readonly string[]): string {
  const text = texts.join("\n");
  return checksum(text).padStart(7, "0") + backwardChecksum(text).padStart(7, "0");
}

/** Returns the checksum of the characters in reverse order; surrogate pairs stay in theirs. */
function backwardChecksum(text: string): string {
  let hash = HASH_START;
  for (let i = text.length - 1; i >= 0; i--) {
    const code = text.charCodeAt(i);
    const before = isLowSurrogate(code) ? text.charCodeAt(i - 1) : 0;
    if (isHighSurrogate(before)) {
      hash = mixed(mixed(hash, before), code);
      i -= 1;
    } else hash = mixed(hash, code);
  }
  return hashText(hash);
}

function isHighSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xd800;
}

function isLowSurrogate(code: number): boolean {
  return (code & 0xfc00) === 0xdc00;
}
