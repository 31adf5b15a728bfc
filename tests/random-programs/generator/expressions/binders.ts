// Random names for each thing of something.

import type { FamilyDecl, Kind } from "../kinds.ts";
import { inside, knowing, type Scope } from "../scope.ts";
import type { Writing } from "../ways.ts";
import { condition, twice } from "./conditions.ts";
import { domain, type FoundDomain } from "./domains.ts";
import { collectGuards, guardedCondition } from "./guards.ts";

interface Bound<Body> {
  readonly found?: FoundDomain;
  /** What is evaluated for each thing; what it needs is asked in the condition of the binder. */
  readonly body?: (inner: Scope) => Body;
  /** Whether all that there is is gone through, whatever its family. */
  readonly isPlain?: boolean;
}

/** `x in D until E where C`, and what follows in its scope. */
export function binderText<Result, Body>(
  w: Writing,
  scope: Scope,
  depth: number,
  then: (bind: string, inner: Scope, body: Body | undefined) => Result,
  { found = domain(w, scope, depth), body, isPlain = false }: Bound<Body> = {},
): Result {
  const name = w.world.fresh("it");
  const family = isPlain ? undefined : narrowed(w, found);
  const element: Kind = family === undefined ? found.element : { kind: "piece", of: family };
  const inner = knowing(scope, { text: name, kind: element });
  const all = `${name}${family === undefined ? "" : `: ${family.id}`} in ${found.text}`;
  const mayEnd = found.isOrdered && family === undefined && !scope.isSetUp;
  const end =
    mayEnd && w.random.chance(0.2)
      ? guardedCondition(w, () => condition(w, inside(inner, "in until"), depth))
      : undefined;
  const head = end === undefined ? all : `${all} until ${end}`;
  const isFiltered = w.random.chance(w.steering.isOn ? 0.7 : 0.5);
  const isTwice = element.kind === "number" && w.random.chance(0.3);
  const test = () => (isTwice ? twice(w, inner) : undefined) ?? condition(w, inner, depth);
  const filter = isFiltered ? guardedCondition(w, test) : undefined;
  const { found: written, needed } = collectGuards(w, () => body?.(inner));
  const tests = [filter, needed].filter((test) => test !== undefined);
  const bind = tests.length === 0 ? head : `${head} where ${tests.join(" and ")}`;
  return then(bind, inner, written);
}

function narrowed({ world, random }: Writing, { element }: FoundDomain): FamilyDecl | undefined {
  const of =
    element.kind === "piece"
      ? element.of
      : element.kind === "space" && element.of.element.kind === "piece"
        ? element.of.element.of
        : undefined;
  if (of === undefined || random.chance(0.6)) return undefined;
  return random.of(world.families.filter((f) => f === of || f.parent === of || of.parent === f));
}
