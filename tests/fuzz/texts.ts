// Texts that nobody would write: what the fuzzer feeds to the compiler. All from one seed.

import { vocabulary } from "../../src/dsl/syntax/tokens.ts";
import { type Random, seededRandom } from "../../src/play/random.ts";
import { randomProgram } from "../support/random/random-program.ts";
import { rulesFiles } from "../support/rules-files.ts";

export const kinds = ["bytes", "words", "mutated", "spliced", "repeated", "grown"] as const;

export type Kind = (typeof kinds)[number];

const signs = [...'{}()[],:;.=<>+-*/"\\!&|„“_äß\u{1f3b2}\u0000\r\n\t ', "..", "yes/no", "//", "=="];
const names = [
  "coral",
  "reef",
  "fish",
  "you",
  "constructor",
  "__proto__",
  "de",
  "en",
  "99999999999",
];
const words = [...vocabulary().keys(), ...signs, ...names];

/** The text of that kind and seed. */
export function textOf(kind: Kind, seed: number): string {
  const random = seededRandom(seed);
  switch (kind) {
    case "bytes":
      return new TextDecoder().decode(bytes(random));
    case "words":
      return Array.from({ length: random.below(400) }, () => pick(random, words)).join(
        random.below(4) === 0 ? "" : " ",
      );
    case "mutated":
      return mutated(random, pick(random, rulesFiles).text);
    case "spliced":
      return spliced(random);
    case "repeated":
      return repeated(random);
    case "grown":
      return randomProgram(seed, 1 + random.below(12));
    default:
      return kind satisfies never;
  }
}

function bytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: random.below(2_000) }, () => random.below(256));
}

/** A real file with a few parts lost, doubled, moved or replaced. */
function mutated(random: Random, text: string): string {
  let result = text;
  for (let n = 1 + random.below(6); n > 0; n--) {
    const from = random.below(result.length + 1);
    const to = Math.min(result.length, from + random.below(60));
    const part = result.slice(from, to);
    const put = pick(random, [
      "",
      part + part,
      pick(random, words),
      ` ${pick(random, words)} `,
      part.toUpperCase(),
    ]);
    result = result.slice(0, from) + put + result.slice(to);
  }
  return result;
}

/** The beginning of one file and the end of another. */
function spliced(random: Random): string {
  const [first, second] = [pick(random, rulesFiles).text, pick(random, rulesFiles).text];
  return first.slice(0, random.below(first.length)) + second.slice(random.below(second.length));
}

/** A few words again and again: long chains, deep nests, endless lists. */
function repeated(random: Random): string {
  const part = Array.from({ length: 1 + random.below(4) }, () => pick(random, words)).join(" ");
  const start = pick(random, [
    "value a = ",
    "flow { ",
    "to a { ",
    "table t(1..2) = ",
    "example e { ",
    "",
  ]);
  return `${start}${`${part} `.repeat(1 + random.below(600))}`;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)] as T; // The lists are not empty.
}
