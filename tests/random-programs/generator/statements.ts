// Random statements.

import { asking, done } from "./asking.ts";
import { chance } from "./chance.ts";
import { condition } from "./conditions.ts";
import { reference, value } from "./expressions.ts";
import type { Kind } from "./kinds.ts";
import { lying } from "./lying.ts";
import { nested } from "./nested.ts";
import { number } from "./numbers.ts";
import { type Known, knowing, type Scope } from "./scope.ts";
import { among, oneOf, type Way as WayTo, type Writing, within } from "./ways.ts";

type Way = WayTo<string>;

const player: Kind = { kind: "player" };

/** Some statements behind each other; what a `let` names is known to those behind it. */
export function block(w: Writing, scope: Scope, depth: number, most = 3): string {
  let inner = scope;
  const lines: string[] = [];
  for (let left = 1 + w.random.below(most); left > 0; left--) {
    const { text, known } = statement(w, inner, depth);
    lines.push(text);
    inner = knowing(inner, ...known);
  }
  return `{\n${lines.join("\n")}\n}`;
}

interface Written {
  readonly text: string;
  readonly known: readonly Known[];
}

export function statement(w: Writing, scope: Scope, depth: number): Written {
  const { random } = w;
  if (random.chance(0.12)) {
    const found = letText(w, scope, depth);
    if (found !== undefined) return found;
  }
  const ways: Way[] = [
    () => numbers(w, scope, depth),
    () => numbers(w, scope, depth),
    () => lying(w, scope, depth),
    () => lying(w, scope, depth),
    () => (scope.isOnce ? undefined : chance(w, scope, depth)),
    () => done(w, scope, depth),
  ];
  if (depth > 0)
    ways.push(
      () => nested(w, scope, depth - 1),
      () => nested(w, scope, depth - 1),
    );
  if (scope.mayAsk)
    ways.push(
      () => asking(w, scope, depth),
      () => asking(w, scope, depth),
    );
  if (depth > 0 && scope.mayDo && !scope.isOnce && random.chance(0.01))
    return { text: `if ${condition(w, scope, depth)} { end game }`, known: [] };
  return { text: oneOf(w, [...ways, () => score(w, scope, depth)]), known: [] };
}

function letText(w: Writing, scope: Scope, depth: number): Written | undefined {
  const { world, random } = w;
  const name = world.fresh("it");
  const knows = (text: string, kind: Kind): Written => {
    return { text: `let ${name} = ${text}`, known: [{ text: name, kind }] };
  };
  if (!scope.isOnce && random.chance(0.3)) {
    const die = among(w, world.dice);
    if (die !== undefined && random.chance(0.5)) return knows(`roll ${die.id}`, die.kind);
    const from = -1 + random.below(3);
    const to = from + random.below(5);
    return knows(`roll ${from}..${to}`, { kind: "number", from, to });
  }
  const kind = among(w, [
    ...world.marks.map((mark) => mark.kind),
    player,
    { kind: "yesno" } as const,
  ]);
  if (kind === undefined || kind.kind === "maybe" || random.chance(0.4)) {
    const { text, from, to } = number(w, scope, depth);
    return knows(text, { kind: "number", from, to });
  }
  if (kind.kind === "space" && world.grids.length > 1) return undefined;
  return knows(value(w, scope, kind, depth), kind);
}

export function score(w: Writing, scope: Scope, depth: number): string {
  const amount = within(w, number(w, scope, depth), { from: -3, to: 5 });
  return `score ${amount} as ${w.random.of(w.world.reasons)}`;
}

/** Whether statements here may change a thing. */
export function mayChange(
  scope: Scope,
  { id, isOwn }: { readonly id: string; readonly isOwn: boolean },
) {
  return !scope.frozen.includes(id) && (isOwn || !scope.isOnce);
}

// Counters and marks -------------------------------------------------------------

export function numbers(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const counter = among(
    w,
    world.counters.filter((one) => mayChange(scope, one)),
  );
  const mark = among(
    w,
    world.marks.filter((one) => mayChange(scope, one)),
  );
  const named = (index: Kind | undefined) =>
    index === undefined ? "" : `[${value(w, scope, index, depth - 1)}]`;
  return oneOf<string | undefined>(w, [
    () =>
      counter &&
      `gain ${within(w, number(w, scope, depth), { from: -3, to: 6 })} ${counter.id}${named(counter.index)}`,
    () => {
      if (counter === undefined) return undefined;
      const index = named(counter.index);
      const own = counter.isOwn ? "your " : "";
      const held = { text: `${own}${counter.id}${index} + 1`, from: -10_000, to: 10_000 };
      return `gain ${within(w, held, { from: -3, to: 6 })} ${counter.id}${index}`;
    },
    () => {
      if (counter === undefined) return undefined;
      const index = named(counter.index);
      const own = counter.isOwn ? "your " : "";
      const n = random.below(4);
      const pay = `pay ${n} ${counter.id}${index}`;
      return random.chance(0.9) ? `if ${own}${counter.id}${index} >= ${n} { ${pay} }` : pay;
    },
    () => {
      if (counter === undefined) return undefined;
      const amount = within(w, number(w, scope, depth), { from: -20, to: 40 });
      return `set ${reference(w, scope, counter, depth)} to ${amount}`;
    },
    () => mark && `set ${reference(w, scope, mark, depth)} to ${value(w, scope, mark.kind, depth)}`,
    () => mark && `set ${reference(w, scope, mark, depth)} to ${value(w, scope, mark.kind, depth)}`,
    () => score(w, scope, depth),
  ]);
}
