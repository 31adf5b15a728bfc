// Random rules done, and choices.

import { binderText } from "../expressions/binders.ts";
import { condition } from "../expressions/conditions.ts";
import { domain, rangeOf } from "../expressions/domains.ts";
import { mayNest } from "../expressions/expressions.ts";
import { guardedCondition } from "../expressions/guards.ts";
import { callText } from "../expressions/stored.ts";
import type { RuleDecl } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import { among, type LabelledWay, type Writing } from "../ways.ts";
import { block } from "./statements.ts";

export function done(w: Writing, scope: Scope, depth: number): readonly LabelledWay<string>[] {
  const { world } = w;
  const fitting = ({ asks, isOwn }: RuleDecl) =>
    (scope.mayAsk || !asks) && (isOwn || !scope.isOnce);
  const procedure = among(w, world.procedures.filter(fitting));
  const event = among(w, world.events.filter(fitting));
  return [
    ["stmt do", (at) => procedure && `do ${callText(w, at, procedure, depth)}`],
    [
      "stmt do",
      (at) => {
        if (event === undefined) return undefined;
        const order = scope.mayAsk && w.random.chance(0.3) ? " in any order" : "";
        return `announce ${callText(w, at, event, depth)}${order}`;
      },
    ],
  ];
}

export function asking(w: Writing, scope: Scope, depth: number): readonly LabelledWay<string>[] {
  const choose: LabelledWay<string> = ["stmt choose", (at) => choice(w, at, depth)];
  if (!mayNest(w, scope, depth)) return [choose, choose];
  return [
    choose,
    choose,
    ["stmt anyOrder", (at) => loopInAnyOrder(w, at, depth)],
    ["stmt anyOrder", (at) => itemsInAnyOrder(w, at, depth)],
  ];
}

function choice(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const fitting = world.actions.filter(({ isOwn }) => isOwn || !scope.isOnce);
  if (fitting.length === 0) return undefined;
  const first = random.below(fitting.length);
  const offered = [...new Set([first, random.below(fitting.length), random.below(fitting.length)])];
  const actions = offered.map((i) => callText(w, scope, fitting[i], depth));
  const otherwise =
    mayNest(w, scope, depth) && random.chance(0.4) ? ` else ${block(w, scope, depth - 1, 2)}` : "";
  return `${random.chance(0.25) ? "may " : ""}choose ${random.chance(0.1) ? "free " : ""}${actions.join(", ")}${otherwise}`;
}

function loopInAnyOrder(w: Writing, scope: Scope, depth: number): string | undefined {
  const limited = { ...scope, isLimited: true };
  const found = w.random.chance(w.steering.isOn ? 0.1 : 0.5)
    ? rangeOf(w, limited, 0)
    : domain(w, limited, depth);
  if (found.element.kind === "line") return undefined;
  const frozen = found.thing === undefined ? scope.frozen : [...scope.frozen, found.thing];
  return binderText(
    w,
    { ...scope, frozen },
    depth - 1,
    (bind, known) => `for each ${bind} in any order ${block(w, known, depth - 1, 2)}`,
    { found },
  );
}

function itemsInAnyOrder(w: Writing, scope: Scope, depth: number): string {
  const { world, random } = w;
  const items = Array.from({ length: 2 + random.below(2) }, () => {
    const test = () => guardedCondition(w, () => condition(w, scope, depth - 1));
    const where = random.chance(0.4) ? ` where ${test()}` : "";
    return `${world.fresh("item")}${where} { de "etwas" en "something" ${block(w, scope, depth - 1, 2).slice(2)}`;
  });
  // Behind an `announce` it would be how that happens.
  return `repeat 1 times {\nin any order {\n${items.join("\n")}\n}\n}`;
}
