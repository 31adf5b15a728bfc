// Random statements.

import type { Label } from "../../constructs/labels.ts";
import { mayNest, someKind, value } from "../expressions/expressions.ts";
import { behind, collectGuards, guard, guardedStatement, within } from "../expressions/guards.ts";
import { number } from "../expressions/numbers.ts";
import { reference } from "../expressions/references.ts";
import type { Kind, NumberDecl } from "../kinds.ts";
import { inside, type Known, knowing, type Scope } from "../scope.ts";
import { among, type LabelledWay, oneOf, perhaps, type Writing } from "../ways.ts";
import { asking, done } from "./asking.ts";
import { chance } from "./chance.ts";
import { lying } from "./lying.ts";
import { nested } from "./nested.ts";

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

type Ways = readonly LabelledWay<string>[];

export function statement(w: Writing, scope: Scope, depth: number): Written {
  const { random, steering } = w;
  const isWanted = ["stmt let", "stmt rollLet"].some((label) =>
    steering.wantedIn(scope.inside).some((wanted) => wanted === label),
  );
  if (random.chance(isWanted ? 0.5 : 0.12)) {
    const found = letText(w, scope, depth);
    if (found !== undefined) return found;
  }
  const groups: readonly Ways[] = [
    ...[numbers(w, depth), numbers(w, depth)],
    ...[lying(w, scope, depth), lying(w, scope, depth)],
    ...(scope.isOnce ? [] : [chance(w, scope, depth)]),
    ...(scope.mayDo ? [done(w, scope, depth)] : []),
    ...(mayNest(w, scope, depth) ? [nested(w, scope, depth - 1), nested(w, scope, depth - 1)] : []),
    ...(scope.mayAsk && scope.mayDo ? [asking(w, scope, depth), asking(w, scope, depth)] : []),
  ];
  // Without steering each group is as likely; with it, each statement.
  const ways = steering.isOn
    ? [...groups.flat(), ...ending(scope)]
    : random.chance(0.01)
      ? ending(scope)
      : random.of(groups);
  const text =
    guardedStatement(w, () => perhaps(w, scope, ways)) ??
    guardedStatement(w, () => oneOf(w, scope, [score(w, depth)])) ??
    "";
  return { text, known: [] };
}

/** What ends the game must not always do so, or nothing behind it is played. */
function ending(scope: Scope): Ways {
  if (!scope.mayDo || scope.isOnce) return [];
  return [["stmt endGame", () => "end game"]];
}

function letText(w: Writing, scope: Scope, depth: number): Written | undefined {
  const { world, random } = w;
  const name = world.fresh("it");
  const knows = (text: string, kind: Known["kind"]): Written => {
    return { text: `let ${name} = ${text}`, known: [{ text: name, kind }] };
  };
  if (!scope.isOnce && random.chance(0.3)) {
    const die = among(w, world.dice);
    if (die !== undefined && random.chance(0.5)) return knows(`roll ${die.id}`, die.kind);
    const from = -1 + random.below(3);
    const to = from + random.below(5);
    return knows(`roll ${from}..${to}`, { kind: "number", from, to });
  }
  const at = inside(scope, "stmt let");
  const { found, needed } = collectGuards(w, () => bindable(w, at, "stmt let", depth));
  if (found === undefined) return undefined;
  const [text, of] = found;
  if (needed === undefined) return knows(text, of);
  // What it needs holds around it and one more statement alone.
  const inner = knowing(scope, { text: name, kind: of });
  const next = behind(w, needed, () => statement(w, inner, depth - 1).text);
  return { text: `if ${needed} {\nlet ${name} = ${text}\n${next}\n}`, known: [] };
}

/** A value of which the type is known without a declaration. */
export function bindable(
  w: Writing,
  scope: Scope,
  label: Label,
  depth: number,
): readonly [string, Known["kind"]] | undefined {
  const kind = someKind(w, scope, label, [
    ...(["number", "number", "yesno", "player", "enum"] as const),
    ...(["piece", "space", "board", "set"] as const),
  ]);
  if (kind === undefined || kind.kind === "maybe" || kind.kind === "number") {
    const { text, from, to } = number(w, scope, depth);
    return [text, { kind: "number", from, to }];
  }
  const text = value(w, scope, kind, depth);
  const cells = kind.kind === "space" ? kind.of.shape.cells : [];
  const isNamed = cells.some((cell) => text.includes(cell)) || text.includes("none");
  return kind.kind === "space" && isNamed && w.world.hasManyGrids ? undefined : [text, kind];
}

export function score(w: Writing, depth: number): LabelledWay<string> {
  return [
    "stmt score",
    (at) => {
      const amount = within(w, number(w, at, depth), { from: -3, to: 5 });
      return `score ${amount} as ${w.random.of(w.world.reasons)}`;
    },
  ];
}

/** Whether statements here may change a thing. */
export function mayChange(
  scope: Scope,
  { id, isOwn }: { readonly id: string; readonly isOwn: boolean },
) {
  return !scope.frozen.includes(id) && (isOwn || !scope.isOnce);
}

// Counters and marks -------------------------------------------------------------

export function numbers(w: Writing, depth: number): Ways {
  const { world } = w;
  const mark: LabelledWay<string> = [
    "stmt setMark",
    (at) => {
      const marks = world.marks.filter((one) => mayChange(at, one));
      const kind = someKind(w, at, at.inside, [
        ...(["number", "yesno", "player", "enum"] as const),
        ...(["piece", "space", "board", "set"] as const),
      ]);
      const wanted = kind && marks.filter((one) => kindName(one.kind) === kindName(kind));
      const thing = among(w, wanted ?? []) ?? among(w, marks);
      return thing && `set ${reference(w, at, thing, depth)} to ${value(w, at, thing.kind, depth)}`;
    },
  ];
  return [
    ["stmt gain", (at) => gain(w, at, depth)],
    ["stmt gain", (at) => gain(w, at, depth)],
    ["stmt pay", (at) => pay(w, at, depth)],
    [
      "stmt setCounter",
      (at) => {
        const counter = changeable(w, at);
        if (counter === undefined) return undefined;
        const amount = within(w, number(w, at, depth), { from: -20, to: 40 });
        return `set ${reference(w, at, counter, depth)} to ${amount}`;
      },
    ],
    mark,
    mark,
    score(w, depth),
  ];
}

function kindName(kind: Known["kind"]): string {
  return kind.kind === "maybe" ? kind.of.kind : kind.kind;
}

function changeable(w: Writing, scope: Scope): NumberDecl | undefined {
  return among(
    w,
    w.world.counters.filter((one) => mayChange(scope, one) && !(scope.isOnce && one.isMaxOpen)),
  );
}

function member(w: Writing, scope: Scope, index: Kind | undefined, depth: number): string {
  return index === undefined ? "" : `[${value(w, scope, index, depth - 1)}]`;
}

function gain(w: Writing, scope: Scope, depth: number): string | undefined {
  const counter = changeable(w, scope);
  if (counter === undefined) return undefined;
  const index = member(w, scope, counter.index, depth);
  const held = { text: `${own(counter)}${counter.id}${index} + 1`, from: -10_000, to: 10_000 };
  const amount = w.random.chance(0.3) ? held : number(w, scope, depth);
  return `gain ${within(w, amount, { from: -3, to: 6 })} ${counter.id}${index}`;
}

function pay(w: Writing, scope: Scope, depth: number): string | undefined {
  const { random } = w;
  const counter = changeable(w, scope);
  if (counter === undefined) return undefined;
  const index = member(w, scope, counter.index, depth);
  const isPlain = random.chance(w.steering.isOn ? 0.2 : 0.6);
  const n = isPlain
    ? String(random.below(4))
    : within(w, number(w, scope, depth), { from: 0, to: 4 });
  const payment = `pay ${n} ${counter.id}${index}`;
  const isCovered = `${own(counter)}${counter.id}${index} >= ${n}`;
  if (guard(w, isCovered)) return payment;
  return random.chance(0.9) ? `if ${isCovered} { ${payment} }` : payment;
}

function own({ isOwn }: { readonly isOwn: boolean }): string {
  return isOwn ? "your " : "";
}
