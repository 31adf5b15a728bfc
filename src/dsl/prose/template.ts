// Templates of stock sentences: words with slots (`{name:dat}`), and parts in square brackets that
// are left out where a slot in them is empty.

import type { NounPhrase } from "./plan/noun-phrase.ts";
import type { Clause, Slots } from "./plan/plan.ts";
import { SOFT_COMMA, type Word } from "./word.ts";

type Part =
  | { readonly kind: "word"; readonly word: Word }
  | {
      readonly kind: "slot";
      readonly name: string;
      readonly form: string;
      readonly isClose: boolean;
    }
  | { readonly kind: "optional"; readonly parts: readonly Part[] };

export type StockSlot = Exclude<NonNullable<Slots[string]>, readonly Word[]>;

const TOKEN = /\{(\w+)(?::(\w+))?\}|\[|\]|[^\s{}[\]]+|\s+/g;

function isWords(slot: StockSlot | readonly Word[]): slot is readonly Word[] {
  return Array.isArray(slot);
}

export function isClauseSlot(of: NounPhrase | Clause): of is Clause {
  switch (of.kind) {
    case "verb":
    case "authored":
    case "deed":
    case "joined":
    case "forAll":
    case "iff":
    case "after":
      return true;
    default:
      of.kind satisfies NounPhrase["kind"];
      return false;
  }
}

/** The words of a template, with its slots filled. */
export function fillStock(
  template: string,
  slots: Slots,
  fill: (slot: StockSlot, form: string) => readonly Word[],
): Word[] {
  return fillParts(parseTemplate(template), slots, fill);
}

function fillParts(
  parts: readonly Part[],
  slots: Slots,
  fill: (slot: StockSlot, form: string) => readonly Word[],
): Word[] {
  return parts.flatMap((part): readonly Word[] => {
    switch (part.kind) {
      case "word":
        return [part.word];
      case "slot": {
        const slot = slots[part.name];
        if (slot === undefined || part.form === "flag") return [];
        const [first, ...rest] = isWords(slot) ? slot : fill(slot, part.form);
        if (first === undefined) return [];
        return part.isClose ? [{ ...first, close: "before" }, ...rest] : [first, ...rest];
      }
      case "optional":
        return isFilled(part.parts, slots) ? fillParts(part.parts, slots, fill) : [];
      default:
        return part satisfies never;
    }
  });
}

function isFilled(parts: readonly Part[], slots: Slots): boolean {
  return parts.every((part) => part.kind !== "slot" || slots[part.name] !== undefined);
}

const parsed = new Map<string, readonly Part[]>();

function parseTemplate(template: string): readonly Part[] {
  const known = parsed.get(template) ?? parse(template);
  parsed.set(template, known);
  return known;
}

function parse(template: string): readonly Part[] {
  const levels: Part[][] = [[]];
  let isClose = false;
  const add = (part: Part) => levels.at(-1)?.push(part);
  for (const [token, name, form] of template.matchAll(TOKEN)) {
    if (/^\s/.test(token)) isClose = false;
    else if (token === "[") levels.push([]);
    else if (token === "]") add({ kind: "optional", parts: levels.pop() ?? [] });
    else if (name !== undefined) {
      add({ kind: "slot", name, form: form ?? "nom", isClose });
      isClose = form !== "flag" || isClose;
    } else {
      const isSign = isClose || /^[,;:.)]/.test(token);
      add({ kind: "word", word: { text: token, ...(isSign ? { close: "before" } : {}) } });
      isClose = true;
    }
  }
  const parts = levels[0] ?? [];
  const last = parts.at(-1);
  if (last?.kind !== "word" || !last.word.text.endsWith(",")) return parts;
  // A comma at the end is dropped before another sign.
  const text = last.word.text.slice(0, -1);
  const before: readonly Part[] =
    text === "" ? [] : [{ kind: "word", word: { ...last.word, text } }];
  return [...parts.slice(0, -1), ...before, { kind: "word", word: SOFT_COMMA }];
}
