// Cuts texts at the values that can be changed in them.

import type { FormField } from "../forms/form-model.ts";
import type { SentencePart, Units } from "./house-sentence.ts";

/** Returns the nouns behind a number, if the text goes on with one of their forms. */
export type FindUnits = (rest: string) => Units | undefined;

/**
 * Cuts a text at the numbers of a field, if it contains them in their order, once, and as a whole:
 * "room for 3 tiles" for a field with the value 3. Returns `undefined` otherwise.
 */
export function cutAtNumbers(
  text: string,
  { id, slots }: FormField,
  findUnits: FindUnits,
): SentencePart[] | undefined {
  if (slots.length === 0 || slots.some(({ kind }) => kind !== "number")) return undefined;
  const wanted = slots.map(({ original, value }) => original ?? value);
  const numbers = [...text.matchAll(/(?<![\w.,-])\d+(?![\w]|[.,]\d)/g)];
  const starts = numbers.flatMap((_, at) =>
    wanted.every((value, i) => numbers[at + i]?.[0] === value) ? [at] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1) return undefined;
  const parts: SentencePart[] = [];
  let from = 0;
  for (const [i, value] of wanted.entries()) {
    const at = numbers[start + i]?.index ?? 0;
    if (at > from) parts.push({ kind: "text", text: text.slice(from, at) });
    const end = at + value.length;
    const units = findUnits(text.slice(end));
    const noun = units && (value === "1" ? units.one : units.many);
    parts.push({ kind: "value", field: id, slot: i, units, isMention: false });
    from = noun === undefined ? end : end + 1 + noun.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** Finds the noun that follows a number: " pearls for each" → pearl, pearls. */
export function createFindUnits(nouns: readonly Units[]): FindUnits {
  return (rest) =>
    nouns.find(({ one, many }) =>
      [one, many].some((form) => new RegExp(`^ ${escaped(form)}(?![\\p{L}])`, "u").test(rest)),
    );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Drops the sentences of a text behind the last one with a value. */
export function dropTrailingSentences(parts: readonly SentencePart[]): SentencePart[] {
  const last = parts.at(-1);
  if (last?.kind !== "text") return [...parts];
  const [rest = ""] = last.text.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return [...parts.slice(0, -1), { kind: "text", text: rest }];
}
