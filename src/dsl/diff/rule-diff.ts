// The rule differences of two games, by the names and fingerprints of rules.

import type * as ir from "../ir/ir.ts";
import { listProseLines, type ProseBlock, renderPlainText } from "../prose/document.ts";
import { NUMBERS } from "../prose/fingerprint.ts";
import type { Rule, RuleOutline } from "../prose/rule.ts";
import { rulesOf, rulesWithVariants } from "../prose/rules-of.ts";
import { changedEntries } from "./entry-diff.ts";

/** A rule that one game has and the other has not, or has with another meaning. */
export interface RuleChange<R extends RuleOutline = RuleOutline> {
  readonly path: string;
  readonly kind: Rule["kind"];
  readonly change: "added" | "removed" | "changed";
  readonly a: R | undefined;
  readonly b: R | undefined;
}

export interface Difference extends RuleChange<Rule> {
  /** Entries of lists that differ, and numbers where the sentences are the same but for them. */
  readonly numbers: readonly NumberChange[];
}

export interface NumberChange {
  readonly label: ir.LocalizedText;
  readonly a: string;
  readonly b: string;
  /** The localized texts of both sides, if they are not numbers. */
  readonly words?: { readonly a: ir.LocalizedText; readonly b: ir.LocalizedText };
}

/**
 * Returns the rules that differ, in the order of `a`; a new rule follows its predecessor in `b`.
 */
export function differences(a: ir.Game, b: ir.Game): Difference[] {
  if (a.chosen.length === 0 && b.chosen.length > 0)
    return differencesIn(rulesOf(a), rulesWithVariants(b, a));
  if (b.chosen.length === 0 && a.chosen.length > 0)
    return differencesIn(rulesWithVariants(a, b), rulesOf(b));
  return differencesIn(rulesOf(a), rulesOf(b));
}

/** Compares the rules of two games, for callers that have them already. */
export function differencesIn(left: readonly Rule[], right: readonly Rule[]): Difference[] {
  return changesIn(left, right).map((change) => {
    const { a, b } = change;
    return { ...change, numbers: a === undefined || b === undefined ? [] : numbersOf(a, b) };
  });
}

/** Compares the rules of two games by their meaning alone. */
export function changesIn<R extends RuleOutline>(
  left: readonly R[],
  right: readonly R[],
): RuleChange<R>[] {
  const inLeft = new Map(left.map((rule) => [rule.path, rule]));
  const inRight = new Map(right.map((rule) => [rule.path, rule]));
  return inOrder(left, right).flatMap((path): RuleChange<R>[] => {
    const [a, b] = [inLeft.get(path), inRight.get(path)];
    const kind = (a ?? b)?.kind;
    if (kind === undefined) return [];
    const common = { path, kind, a, b };
    if (a === undefined) return [{ ...common, change: "added" }];
    if (b === undefined) return [{ ...common, change: "removed" }];
    return isChanged(a, b) ? [{ ...common, change: "changed" }] : [];
  });
}

/** The paths of both: each new one after the one that it follows. */
function inOrder(left: readonly RuleOutline[], right: readonly RuleOutline[]): string[] {
  const order = left.map(({ path }) => path);
  let last = -1;
  for (const { path } of right) {
    const at = order.indexOf(path);
    if (at < 0) order.splice(last + 1, 0, path);
    last = at < 0 ? last + 1 : at;
  }
  return order;
}

/**
 * Entries added with a new member are reported as well, because readers could not guess their
 * values.
 */
function isChanged(before: RuleOutline, after: RuleOutline): boolean {
  return before.kind !== after.kind || before.fingerprint !== after.fingerprint;
}

// Numbers ------------------------------------------------------------------------

function numbersOf(before: Rule, after: Rule): NumberChange[] {
  if (before.entries.length > 0 && before.kind === after.kind) return changedEntries(before, after);
  const shape = (rule: Rule) => rule.fingerprint.replace(NUMBERS, "#");
  return shape(before) === shape(after) ? numbersInText(before, after) : [];
}

/** Numbers in the same place of the same sentence. */
function numbersInText(before: Rule, after: Rule): NumberChange[] {
  const [de, en] = (["de", "en"] as const).map((language) =>
    pairs(flat(before.text[language]), flat(after.text[language])),
  );
  return (en ?? []).map((pair, i) => {
    const german = (de ?? []).find(({ a, b }) => a === pair.a && b === pair.b) ?? de?.[i] ?? pair;
    return { label: { de: german.label, en: pair.label }, a: pair.a, b: pair.b };
  });
}

interface Pair {
  readonly label: string;
  readonly a: string;
  readonly b: string;
}

/** A number, or a range of them. */
const DIGITS = /−?\d+(?:–−?\d+)?/g;

function pairs(a: readonly string[], b: readonly string[]): Pair[] {
  return a.flatMap((line, i) => {
    const other = b[i]?.match(DIGITS) ?? [];
    return [...line.matchAll(DIGITS)].flatMap((found, n): Pair[] => {
      const [was] = found;
      const is = other[n];
      if (is === undefined || is === was) return [];
      const label = `${line.slice(0, found.index)}…${line.slice(found.index + was.length)}`;
      return [{ label, a: was, b: is }];
    });
  });
}

function flat(text: readonly ProseBlock[]): string[] {
  return listProseLines(text).map((line) => renderPlainText(line.text));
}
