// Random statements with statements in them.

import { atOnce } from "../declarations/answers.ts";
import { binderText } from "../expressions/binders.ts";
import { condition } from "../expressions/conditions.ts";
import { domain } from "../expressions/domains.ts";
import { value } from "../expressions/expressions.ts";
import { guardedCondition, isAsked, within } from "../expressions/guards.ts";
import { number } from "../expressions/numbers.ts";
import { reference } from "../expressions/references.ts";
import type { Kind } from "../kinds.ts";
import { inside, knowing, type Scope } from "../scope.ts";
import { among, type LabelledWay, type Writing } from "../ways.ts";
import { block, mayChange } from "./statements.ts";

const player: Kind = { kind: "player" };

export function nested(w: Writing, scope: Scope, depth: number): readonly LabelledWay<string>[] {
  const body = (inner: Scope, most = 2) => block(w, inner, depth, most);
  return [
    ["stmt if", (at) => `if ${condition(w, at, depth + 1)} ${body(at)}`],
    ["stmt if", (at) => `if ${condition(w, at, depth + 1)} ${body(at)} else ${body(at)}`],
    ["stmt if", (at) => ifThere(w, at, depth)],
    ["stmt forEach", (at) => forEach(w, at, depth, scope.mayAsk)],
    ["stmt forEach", (at) => forEach(w, at, depth, false)],
    ["stmt forEach", (at) => forEachMark(w, at, depth)],
    [
      "stmt times",
      (at) => {
        const count = within(w, number(w, at, depth), { from: 0, to: 3 });
        return `repeat ${count} times ${body(at)}`;
      },
    ],
    ["stmt until", (at) => until(w, at, depth)],
    ...(scope.isOnce ? [] : others(w, scope, depth)),
  ];
}

/** Statements that others carry out. */
function others(w: Writing, scope: Scope, depth: number): readonly LabelledWay<string>[] {
  const { world, random } = w;
  const body = (at: Scope) => {
    if (!random.chance(0.3)) return block(w, at, depth, 2);
    // What is asked at each turn stands in an `if` of its own.
    const test = guardedCondition(w, () => condition(w, inside(at, "stmt if"), depth));
    return `where ${test} ${block(w, inside(at, "stmt if"), depth, 2)}`;
  };
  return [
    [
      "stmt eachPlayer seats",
      (at) => {
        const isFrom = random.chance(w.steering.isOn ? 0.7 : 0.3);
        const first = isFrom ? ` from ${value(w, at, player, depth)}` : "";
        return `each player${first} ${body(at)}`;
      },
    ],
    [
      "stmt eachPlayer track",
      (at) => {
        const track = among(w, world.tracks);
        return track && `each player in order of ${track} ${body(at)}`;
      },
    ],
    [
      "stmt eachPlayer once",
      (at) => (scope.mayAsk && scope.mayDo ? atOnce(w, at, depth) : undefined),
    ],
    [
      "stmt forPlayer",
      (at) => {
        const whose = value(w, at, player, depth);
        const mayAsk = scope.mayAsk && world.rivals.length === 0;
        return `for ${whose} ${block(w, { ...at, mayAsk }, depth, 2)}`;
      },
    ],
  ];
}

function forEach(w: Writing, scope: Scope, depth: number, mayAsk: boolean): string {
  const found = domain(w, scope, depth);
  const frozen = found.thing === undefined ? scope.frozen : [...scope.frozen, found.thing];
  const inner = {
    ...scope,
    mayAsk: mayAsk && found.mayAsk,
    frozen,
    mayDo: scope.mayDo && found.thing === undefined,
  };
  return binderText(
    w,
    inner,
    depth,
    (bind, known) => `for each ${bind} ${block(w, known, depth, 2)}`,
    { found },
  );
}

/** A loop that keeps what it is at in a mark. */
function forEachMark(w: Writing, scope: Scope, depth: number): string | undefined {
  const marks = w.world.marks.filter(
    (one) => !one.isOwn && one.index === undefined && one.kind.kind === "number",
  );
  const mark = among(
    w,
    marks.filter((one) => mayChange(scope, one)),
  );
  if (mark?.kind.kind !== "number") return undefined;
  const { from, to } = mark.kind;
  const inner = { ...scope, frozen: [...scope.frozen, mark.id], mayDo: false };
  return `for each ${mark.id} in ${from}..${Math.min(to, from + 2)} ${block(w, inner, depth, 2)}`;
}

/** A loop that ends: in each round a counter grows that nothing else in it changes. */
function until(w: Writing, scope: Scope, depth: number): string | undefined {
  const { random } = w;
  const counters = w.world.counters.filter(
    (one) => !one.hasMax && one.index === undefined && mayChange(scope, one),
  );
  const counter = among(w, counters);
  if (counter === undefined) return undefined;
  const own = counter.isOwn ? "your " : "";
  const inner = { ...scope, frozen: [...scope.frozen, counter.id], mayDo: false };
  const body = block(w, inner, depth, 2).slice(2);
  const isDone = `${own}${counter.id} >= ${2 + random.below(2)}`;
  const test = random.chance(w.steering.isOn ? 0.7 : 0.3)
    ? oneOfBoth(
        w,
        isDone,
        guardedCondition(w, () => condition(w, scope, depth)),
      )
    : isDone;
  return `set ${own}${counter.id} to ${random.below(2)}\nrepeat until ${test} {\ngain 1 ${counter.id}\n${body}`;
}

function oneOfBoth({ random }: Writing, isDone: string, test: string): string {
  return random.chance(0.5) ? `${isDone} or ${test}` : `${test} or ${isDone}`;
}

function ifThere(w: Writing, scope: Scope, depth: number): string | undefined {
  const marks = w.world.marks.filter(({ kind, index }) => kind.kind === "maybe" && !index);
  const mark = among(w, marks);
  if (mark?.kind.kind !== "maybe") return undefined;
  const named = w.world.fresh("it");
  const known = knowing(scope, { text: named, kind: mark.kind.of });
  const held = reference(w, inside(scope, "stmt let"), mark, 0);
  if (isAsked(w, `${held} is not none`)) return undefined;
  return `let ${named} = ${held}\nif ${named} is not none ${block(w, known, depth, 2)}`;
}
