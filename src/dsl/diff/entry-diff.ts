// The difference of two lists by the keys of their entries, not by their positions.

import type { Rule } from "../prose/rule.ts";
import type { NumberChange } from "./rule-diff.ts";

/** The entries that both have with another value. */
export function changedEntries(before: Rule, after: Rule): NumberChange[] {
  const now = new Map(after.entries.map((entry) => [entry.key, entry]));
  return before.entries.flatMap((entry): NumberChange[] => {
    const other = now.get(entry.key);
    const isSame =
      other === undefined ||
      (other.id === entry.id &&
        other.value.de === entry.value.de &&
        other.value.en === entry.value.en);
    if (isSame) return [];
    const change = { label: entry.label, a: entry.id, b: other.id };
    const isNumber = /^-?\d+$/.test(entry.id) && /^-?\d+$/.test(other.id);
    return [isNumber ? change : { ...change, words: { a: entry.value, b: other.value } }];
  });
}
