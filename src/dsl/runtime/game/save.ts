// Saves states as text: one line with a checksum, which is verified on loading.

import type { Meta } from "../meta/meta.ts";
import type { State } from "./game.ts";

const FORMAT = "regelwerk-state-2";

/** Rules that wait had their steps numbered in another way; their states would go on in a wrong step. */
const OLD_FORMAT = "regelwerk-state-1";

/**
 * Formats a state: format, game, rules hash, the numbers (runs of zeros as `~n`), and a checksum.
 */
export function save(meta: Meta, state: State): string {
  const body = numbersToText(state);
  return [FORMAT, meta.id, meta.rulesHash, body, checksum(body)].join(" ");
}

/** Parses a saved state. Throws a RangeError that describes the first defect of the text. */
export function load(meta: Meta, text: string): State {
  const [format, id, hash, body = "", sum] = text.trim().split(/\s+/);
  if (format === OLD_FORMAT) throw new RangeError("this game was saved by an older version");
  if (format !== FORMAT) throw new RangeError("this is not a saved game");
  if (id !== meta.id) throw new RangeError(`this is a saved game of ${id}, not of ${meta.id}`);
  if (hash !== meta.rulesHash) throw new RangeError("this game was saved under other rules");
  if (checksum(body) !== sum) throw new RangeError("the saved game is damaged");
  const numbers = textToNumbers(body);
  if (numbers.length !== meta.size) throw new RangeError("the saved game is damaged");
  return Int32Array.from(numbers);
}

function numbersToText(state: State): string {
  const parts: string[] = [];
  let zeros = 0;
  const flush = () => {
    if (zeros > 0) parts.push(zeros === 1 ? "0" : `~${zeros.toString(36)}`);
    zeros = 0;
  };
  for (const value of state) {
    if (value === 0) {
      zeros++;
      continue;
    }
    flush();
    parts.push(value.toString(36));
  }
  flush();
  return parts.join(".");
}

function textToNumbers(body: string): number[] {
  return body.split(".").flatMap((part) => {
    if (!part.startsWith("~")) return [Number.parseInt(part, 36)];
    const zeros = Number.parseInt(part.slice(1), 36);
    return Array<number>(Math.min(zeros, 1_000_000)).fill(0);
  });
}

/** Returns the FNV-1a hash of the text, in base 36. */
export function checksum(text: string): string {
  let hash = HASH_START;
  for (let i = 0; i < text.length; i++) hash = mixed(hash, text.charCodeAt(i));
  return hashText(hash);
}

/** The hash of an empty text. */
export const HASH_START = 0x811c9dc5;

/** Returns the hash of a text with one more character. */
export function mixed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashText(hash: number): string {
  return (hash >>> 0).toString(36);
}
