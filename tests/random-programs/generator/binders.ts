// Random names for each thing of something.

import { condition } from "./conditions.ts";
import { domain, type FoundDomain } from "./domains.ts";
import type { FamilyDecl, Kind } from "./kinds.ts";
import { knowing, type Scope } from "./scope.ts";
import type { Writing } from "./ways.ts";

/** `x in D where C`, and what follows in its scope. */
export function binderText<Result>(
  w: Writing,
  scope: Scope,
  depth: number,
  then: (bind: string, inner: Scope) => Result,
  found: FoundDomain = domain(w, scope, depth),
): Result {
  const name = w.world.fresh("it");
  const family = narrowed(w, found);
  const element: Kind = family === undefined ? found.element : { kind: "piece", of: family };
  const inner = knowing(scope, { text: name, kind: element });
  const head = `${name}${family === undefined ? "" : `: ${family.id}`} in ${found.text}`;
  const bind = w.random.chance(0.5) ? `${head} where ${condition(w, inner, depth)}` : head;
  return then(bind, inner);
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
