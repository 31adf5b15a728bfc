// Random conditions.

import { binderText } from "./binders.ts";
import { domain } from "./domains.ts";
import { cellText, reference, stored, value } from "./expressions.ts";
import { type AnyKind, fieldsOf, type Kind } from "./kinds.ts";
import { number } from "./numbers.ts";
import type { Scope } from "./scope.ts";
import { among, oneOf, type Way, type Writing } from "./ways.ts";

const yesno: Kind = { kind: "yesno" };
const player: Kind = { kind: "player" };

export function condition(w: Writing, scope: Scope, depth: number): string {
  const { random } = w;
  const ways: Way<string>[] = [
    () => stored(w, scope, yesno, depth),
    () => compared(w, scope, Math.max(0, depth - 1)),
    () => compared(w, scope, Math.max(0, depth - 1)),
    () => twice(w, scope),
  ];
  if (depth > 0) {
    const inner = () => condition(w, scope, depth - 1);
    ways.push(
      () => `(${inner()} and ${inner()})`,
      () => `(${inner()} or ${inner()})`,
      () => `not ${inner()}`,
      () => (scope.isSetUp ? undefined : asked(w, scope, depth - 1)),
      () => (scope.isSetUp ? undefined : asked(w, scope, depth - 1)),
      () => (scope.isSetUp ? undefined : asked(w, scope, depth - 1)),
    );
  }
  return random.chance(0.03) ? random.of(["yes", "no"]) : `(${oneOf(w, ways)})`;
}

function compared(w: Writing, scope: Scope, depth: number): string {
  const { random } = w;
  const kind = random.chance(0.4) ? undefined : comparableKind(w, scope);
  if (kind === undefined) {
    const op = random.of(["<", "<=", ">", ">=", "is", "is not"]);
    return `${number(w, scope, depth).text} ${op} ${number(w, scope, depth).text}`;
  }
  const op = random.of(["is", "is not"]);
  // A name of a space means something only beside a space.
  const left =
    kind.kind === "space" || kind.kind === "set" || kind.kind === "maybe"
      ? (stored(w, scope, kind, 0) ?? "")
      : value(w, scope, kind, depth);
  if (left === "") return `${number(w, scope, depth).text} ${op} ${number(w, scope, depth).text}`;
  return `${left} ${op} ${value(w, scope, kind, depth)}`;
}

/** A kind of which there is something. */
function comparableKind({ world, random }: Writing, scope: Scope): AnyKind | undefined {
  const kinds: AnyKind[] = [
    ...scope.known.map(({ kind }) => kind),
    ...(scope.isSetUp ? [] : world.marks.map(({ kind }) => kind)),
    ...world.enums.map((of): Kind => ({ kind: "enum", of })),
    ...(scope.isSetUp ? [] : [player]),
  ].filter(({ kind }) => kind !== "line" && kind !== "yesno");
  return kinds.length === 0 ? undefined : random.of(kinds);
}

/** Questions about what lies somewhere, or about all of something. */
function asked(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const not = () => random.of(["", "not "]);
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const full = among(
    w,
    world.counters.filter(({ hasMax }) => hasMax),
  );
  const ways: Way<string>[] = [
    () =>
      zone &&
      `${reference(w, scope, zone, depth)} is ${not()}${random.of(["empty", "filled", "full"])}`,
    () => grid && `${cellText(w, scope, grid, depth)} is ${not()}${random.of(["empty", "filled"])}`,
    () => {
      const cell = grid && cellText(w, scope, grid, depth);
      return grid && `${cell} is ${not()}${value(w, scope, grid.element, depth)}`;
    },
    () => {
      // A field of what lies on a space that may be empty equals nothing then.
      const field =
        grid?.element.kind === "piece" &&
        among(
          w,
          fieldsOf(grid.element.of).filter(({ kind }) => kind.kind !== "yesno"),
        );
      const cell = field && grid && cellText(w, scope, grid, depth);
      if (!field || !cell) return undefined;
      return `(${cell}).${field.id} is ${not()}${value(w, scope, field.kind, depth)}`;
    },
    () => full && `${reference(w, scope, full, depth)} is ${not()}full`,
    () => {
      const counter = among(w, world.counters);
      return counter && `${reference(w, scope, counter, depth)} is ${not()}empty`;
    },
    () => {
      const found = domain(w, scope, depth);
      if (found.element.kind === "line") return undefined;
      const of = value(w, scope, found.element, depth);
      // A space is known by its name only where one is expected.
      return `${of} is ${not()}in ${found.text}`;
    },
    () => binderText(w, scope, depth, (bind) => `some ${bind}`),
    () => binderText(w, scope, depth, (bind) => `some ${bind}`),
    () =>
      binderText(
        w,
        scope,
        depth,
        (bind, inner) => `every ${bind} has ${condition(w, inner, depth)}`,
      ),
    () =>
      binderText(
        w,
        scope,
        depth,
        (bind, inner) => `every ${bind} has ${condition(w, inner, depth)}`,
      ),
    () => {
      const piece = among(
        w,
        scope.known.filter(({ kind }) => kind.kind === "piece"),
      );
      const family = among(
        w,
        world.families.filter(({ pieces }) => pieces.length > 0),
      );
      return piece && family && `${piece.text} is ${not()}${family.id}`;
    },
    () => {
      const mark = among(
        w,
        world.marks.filter(({ kind }) => kind.kind === "maybe"),
      );
      return mark && `${reference(w, scope, mark, depth)} is ${not()}none`;
    },
  ];
  ways.push(
    () => guarded(w, scope),
    () => guarded(w, scope),
  );
  return oneOf(w, [...ways, () => compared(w, scope, depth)]);
}

/** The same of a name worked out twice, mostly of the one bound last. */
export function twice(w: Writing, scope: Scope): string | undefined {
  const { random } = w;
  const names = scope.known.filter(({ kind }) => kind.kind === "number");
  const name = random.chance(0.7) ? names.at(-1) : among(w, names);
  if (name === undefined) return undefined;
  const worked = `${name.text} ${random.of(["+", "-", "*"])} ${1 + random.below(3)}`;
  const test = () =>
    `${worked} ${random.of(["<", ">", "is", "is not"])} ${number(w, scope, 0).text}`;
  return `(${test()} ${random.of(["or", "and"])} ${test()})`;
}

/** A member of a family that there may not be, asked for only where there is one. */
export function guarded(w: Writing, scope: Scope): string | undefined {
  const { world, random } = w;
  const at = among(
    w,
    scope.known.filter(({ kind }) => kind.kind === "number"),
  );
  const counter = among(
    w,
    world.counters.filter(({ index }) => index?.kind === "number"),
  );
  if (at === undefined || counter?.index?.kind !== "number") return undefined;
  const { from, to } = counter.index;
  const held = `${counter.isOwn ? "your " : ""}${counter.id}[${at.text}] + 1`;
  const test = `(${held} > ${random.below(3)} and ${held} < ${3 + random.below(9)})`;
  return random.chance(0.5)
    ? `(${at.text} < ${from} or ${at.text} > ${to} or ${test})`
    : `(${at.text} >= ${from} and ${at.text} <= ${to} and ${test})`;
}
