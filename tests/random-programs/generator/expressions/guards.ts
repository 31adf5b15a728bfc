// Conditions that something random needs: they are written around the place where it stands, so that
// it may stand there by itself.

import { clamped, type NumberText, type Writing } from "../ways.ts";

/** So many conditions are put around one place, and so long is what they may repeat. */
const MOST = 4;
const LONGEST = 90;

/** What is asked inside a place, by the conditions around it: around it, too, it would be asked twice. */
const askedInside = new WeakMap<readonly string[], Set<string>>();

function noteInside(around: readonly string[], conditions: readonly string[]): void {
  const known = askedInside.get(around) ?? new Set();
  askedInside.set(around, known);
  for (const condition of conditions) known.add(condition);
}

/** Writes a place, and gives the conditions that it needs around it. */
export function collectGuards<Result>(
  { guards }: Writing,
  write: () => Result,
): { readonly found: Result; readonly needed: string | undefined } {
  const needed: string[] = [];
  guards.push(needed);
  const found = write();
  guards.pop();
  const around = guards.findLast((one) => one !== undefined);
  if (around !== undefined) noteInside(around, [...needed, ...(askedInside.get(needed) ?? [])]);
  return { found, needed: needed.length === 0 ? undefined : needed.join(" and ") };
}

/** Writes a place that no condition can be put around. */
export function withoutGuards<Result>({ guards }: Writing, write: () => Result): Result {
  guards.push(undefined);
  const found = write();
  guards.pop();
  return found;
}

/** A condition: what it needs is asked in it first. */
export function guardedCondition(w: Writing, write: () => string): string {
  const { found, needed } = collectGuards(w, write);
  return needed === undefined ? found : `(${needed} and ${found})`;
}

/** A statement: what it needs is asked around it. */
export function guardedStatement(w: Writing, write: () => string | undefined): string | undefined {
  const { found, needed } = collectGuards(w, write);
  if (found === undefined || needed === undefined) return found;
  return `if ${needed} { ${found} }`;
}

/** Writes what stands behind a condition that is asked around it. */
export function behind<Result>({ guards }: Writing, needed: string, write: () => Result): Result {
  guards.push(needed.split(" and "));
  const found = write();
  guards.pop();
  return found;
}

/** Whether a condition has been put around here, so that it must not be asked again. */
export function isAsked({ guards }: Pick<Writing, "guards">, condition: string): boolean {
  return guards.some((needed) => needed?.includes(condition));
}

/** Whether the place around could be put behind a condition; it is from now on. */
export function guard({ guards, random, steering }: Writing, condition: string): boolean {
  const around = guards.at(-1);
  if (around === undefined || condition.length > LONGEST) return false;
  if (around.includes(condition)) return true;
  if (isAsked({ guards }, condition) || askedInside.get(around)?.has(condition)) return false;
  if (around.length >= MOST || !random.chance(steering.isOn ? 0.9 : 0.4)) return false;
  around.push(condition);
  return true;
}

/** Names of things: what has none of them may be known, and is then refused where it does not fit. */
const NAMES = /coin|mark|zone|grid|track|score|players|seat|option|rival|you|it\d|arg\d|pick\d/;

/** Names that say nothing about a value: those that are bound in it, and grids of which the spaces are meant. */
const UNTOLD = /it\d+(: \w+)? in |spaces of (your )?grid\d+/g;

/** A number between limits: by a condition around it, or brought there by arithmetic. */
export function within(
  w: Writing,
  number: NumberText,
  limits: { readonly from: number; readonly to: number },
): string {
  const { text, from, to } = number;
  const tests = [
    ...(from < limits.from ? [`${text} >= ${limits.from}`] : []),
    ...(to > limits.to ? [`${text} <= ${limits.to}`] : []),
  ];
  // What never fits is refused, also where it is never reached.
  const isOpen = NAMES.test(text.replaceAll(UNTOLD, "")) && from <= limits.to && to >= limits.from;
  if (tests.length === 0) return text;
  if (isOpen && guard(w, `(${tests.join(" and ")})`)) return text;
  return clamped(w, number, limits);
}

/** A clause of an action's head: what it needs are requirements before it. */
export function clauseGuards<Result>(
  w: Writing,
  write: () => Result,
): { readonly found: Result; readonly lines: readonly string[] } {
  const { found, needed } = collectGuards(w, write);
  if (needed === undefined) return { found, lines: [] };
  // What has been asked here is known to all that follows.
  w.guards.at(-1)?.push(...needed.split(" and "));
  return { found, lines: [`needs ${needed}`] };
}
