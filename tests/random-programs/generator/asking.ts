// Random rules done, and choices.

import { binderText } from "./binders.ts";
import { condition } from "./conditions.ts";
import { domain, rangeOf } from "./domains.ts";
import { callText } from "./expressions.ts";
import type { RuleDecl } from "./kinds.ts";
import type { Scope } from "./scope.ts";
import { block, numbers } from "./statements.ts";
import { among, oneOf, type Writing } from "./ways.ts";

export function done(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world } = w;
  if (!scope.mayDo) return undefined;
  const fitting = ({ asks, isOwn }: RuleDecl) =>
    (scope.mayAsk || !asks) && (isOwn || !scope.isOnce);
  const procedure = among(w, world.procedures.filter(fitting));
  const event = among(w, world.events.filter(fitting));
  return oneOf<string | undefined>(w, [
    () => (procedure === undefined ? undefined : `do ${callText(w, scope, procedure, depth)}`),
    () => {
      if (event === undefined) return undefined;
      const order = scope.mayAsk && w.random.chance(0.3) ? " in any order" : "";
      return `announce ${callText(w, scope, event, depth)}${order}`;
    },
    () => numbers(w, scope, depth),
  ]);
}

export function asking(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const fitting = world.actions.filter(({ isOwn }) => isOwn || !scope.isOnce);
  if (fitting.length === 0 || !scope.mayDo) return undefined;
  const first = random.below(fitting.length);
  const offered = [...new Set([first, random.below(fitting.length), random.below(fitting.length)])];
  const actions = offered.map((i) => callText(w, scope, fitting[i], depth));
  const choose = `${random.chance(0.25) ? "may " : ""}choose ${random.chance(0.1) ? "free " : ""}${actions.join(", ")}`;
  return oneOf<string | undefined>(w, [
    () => choose,
    () => choose,
    () => {
      if (depth < 1) return undefined;
      const found = random.chance(0.5) ? rangeOf(w, scope, 0) : domain(w, scope, depth);
      if (found.element.kind === "line") return undefined;
      const frozen = found.thing === undefined ? scope.frozen : [...scope.frozen, found.thing];
      return binderText(
        w,
        { ...scope, frozen },
        depth - 1,
        (bind, known) => `for each ${bind} in any order ${block(w, known, depth - 1, 2)}`,
        found,
      );
    },
    () => {
      if (depth < 1) return undefined;
      const items = Array.from({ length: 2 + random.below(2) }, () => {
        const where = random.chance(0.4) ? ` where ${condition(w, scope, depth - 1)}` : "";
        return `${world.fresh("item")}${where} { de "etwas" en "something" ${block(w, scope, depth - 1, 2).slice(2)}`;
      });
      // Behind an `announce` it would be how that happens.
      return `repeat 1 times {\nin any order {\n${items.join("\n")}\n}\n}`;
    },
  ]);
}
