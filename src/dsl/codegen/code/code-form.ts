// All routines of a program in a form that is the same for programs that do the same in the same way.

import type { Routine } from "./code.ts";
import type { AddressOf } from "./linear.ts";
import { type FormPart, type Referenced, RoutineForm } from "./routine-form.ts";

/**
 * Returns what routines consist of, with all that they call. What they refer to has the number of its
 * first use, and stands there with its contents; names do not count.
 */
export function codeForm(
  starts: readonly (Routine | undefined)[],
  addressOf: AddressOf,
): readonly FormPart[] {
  const parts: FormPart[] = [];
  const numbers = new Map<Referenced, number>();
  const waiting: Routine[] = [];
  const numberOf = (reference: Referenced): number => {
    const known = numbers.get(reference);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(reference, number);
    parts.push(number);
    if ("body" in reference) waiting.push(reference);
    else if ("owner" in reference) {
      const { bases, step, stride } = addressOf(reference);
      parts.push(reference.length, ...bases, "by", step, stride, ...rangeOf(reference));
    } else if (reference.kind === "scratch") parts.push(reference.length, ...rangeOf(reference));
    else parts.push(reference.numbers.length, ...reference.numbers);
    return number;
  };
  for (const start of starts) parts.push(start && numberOf(start));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.host !== undefined) parts.push(next.host.name);
    else {
      const form = new RoutineForm(next, numberOf);
      parts.push(...form.parts);
    }
  }
  return parts;
}

const rangeOf = ({ range }: { readonly range: { readonly from: number; readonly to: number } }) => [
  range.from,
  range.to,
];
