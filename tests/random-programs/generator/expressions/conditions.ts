// Random conditions.

import {
  type BinaryGroup,
  type BinaryOpOf,
  isInGroup,
  UNARY_OPS,
} from "../../../../src/dsl/operators/operators.ts";
import { binaryOps, type Label, unaryOps } from "../../constructs/labels.ts";
import { type AnyKind, fieldsOf, type Kind } from "../kinds.ts";
import { inside, type Known, type Scope } from "../scope.ts";
import { among, type LabelledWay, oneOf, type Writing } from "../ways.ts";
import { binderText } from "./binders.ts";
import { domain, type FoundDomain } from "./domains.ts";
import { mixed, someKind, stored, value } from "./expressions.ts";
import { isAsked } from "./guards.ts";
import { number } from "./numbers.ts";
import { cellText, reference } from "./references.ts";
import { DEEPEST, leaves, looked } from "./stored.ts";

const yesno: Kind = { kind: "yesno" };

const inGroup = <G extends BinaryGroup>(group: G) =>
  binaryOps.filter((op): op is BinaryOpOf<G> => isInGroup(op, group)).toSorted();

const junctions = inGroup("junction");
const equalities = inGroup("equality");
const orders = inGroup("order");
const ofConditions = unaryOps.filter((op) => UNARY_OPS[op].type === "yesno");

type Ways = LabelledWay<string>[];

export function condition(w: Writing, scope: Scope, depth: number): string {
  const { random } = w;
  const plain: Ways = [
    ...texts(leaves(w, scope, yesno, depth)),
    ...comparisons(w, depth - 1),
    [undefined, () => twice(w, scope)],
  ];
  const nested = () => combined(w, scope, depth - 1);
  if (random.chance(0.03)) return random.of(["yes", "no"]);
  const line = scope.known.at(-1);
  if (line?.kind.kind === "line" && random.chance(0.7)) return ofLine(w, scope, line, depth);
  return `(${oneOf(w, scope, mixed(w, scope, depth, plain, nested))})`;
}

function texts(ways: ReturnType<typeof leaves>): Ways {
  return ways.map(([label, way]) => [label, (at) => way(at)?.text]);
}

function combined(w: Writing, scope: Scope, depth: number): Ways {
  const inner = (at: Scope) => condition(w, at, depth);
  return [
    ...junctions.map((op): Ways[number] => [
      `binary ${op}`,
      (at) => `${inner(at)} ${op} ${inner(at)}`,
    ]),
    ...ofConditions.map((op): Ways[number] => [
      `unary ${op}`,
      (at) => `${UNARY_OPS[op].sign}${inner(at)}`,
    ]),
    ...comparisons(w, depth),
    ...texts(looked(w, scope, yesno, depth)),
    ...(scope.isSetUp ? [] : [...questions(w, scope, depth), ...quantified(w, depth)]),
  ];
}

/** What can be compared for being the same. */
const COMPARED = [
  ...(["number", "yesno", "player", "enum"] as const),
  ...(["piece", "space", "board", "set"] as const),
];

function comparisons(w: Writing, depth: number): Ways {
  const ordered = orders.map(
    (op): LabelledWay<string> => [
      `binary ${op}`,
      (at) => `${number(w, at, depth).text} ${op} ${number(w, at, depth).text}`,
    ],
  );
  const same = equalities.map(
    (op): LabelledWay<string> => [`binary ${op}`, (at) => compared(w, at, op, depth)],
  );
  return [...ordered, ...same, ...same, ...same];
}

function compared(w: Writing, scope: Scope, op: BinaryOpOf<"equality">, depth: number): string {
  const { random } = w;
  const sorts = scope.isSetUp ? (["number", "yesno", "enum"] as const) : COMPARED;
  const label: Label = `binary ${op}`;
  const kind =
    depth < DEEPEST || random.chance(w.steering.isOn ? 0.2 : 0.4)
      ? undefined
      : someKind(w, scope, label, sorts);
  const numbers = () => `${number(w, scope, depth).text} ${op} ${number(w, scope, depth).text}`;
  if (kind === undefined || kind.kind === "number") return numbers();
  // A name of a space means something only beside a space.
  const isTyped = kind.kind === "space" || kind.kind === "set" || kind.kind === "maybe";
  const left = isTyped ? stored(w, scope, kind, depth) : value(w, scope, kind, depth);
  if (left === undefined) return numbers();
  const right = value(w, scope, kind, depth);
  // What is stored may be never none.
  return right === "none" ? numbers() : `${left} ${op} ${right}`;
}

/** Questions about what lies somewhere, and about single values. */
function questions(w: Writing, scope: Scope, depth: number): Ways {
  const { world, random } = w;
  const not = () => random.of(["", "not "]);
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const full = among(
    w,
    world.counters.filter(
      ({ hasMax, isMaxOpen }) => hasMax && !((scope.isOnce || scope.isCounted) && isMaxOpen),
    ),
  );
  return [
    ["zoneFull", (at) => zone && `${reference(w, at, zone, depth)} is ${not()}full`],
    [
      undefined,
      (at) =>
        zone && `${reference(w, at, zone, depth)} is ${not()}${random.of(["empty", "filled"])}`,
    ],
    [
      "isFilled",
      (at) => grid && `${cellText(w, at, grid, depth)} is ${random.of(["filled", "not empty"])}`,
    ],
    [
      undefined,
      (at) => {
        const cell = grid && cellText(w, at, grid, depth);
        return grid && `${cell} is ${not()}${value(w, at, grid.element, depth)}`;
      },
    ],
    [undefined, (at) => fieldLying(w, at, depth)],
    ["counterFull", (at) => full && `${reference(w, at, full, depth)} is full`],
    [
      undefined,
      (at) => {
        const counter = among(w, world.counters);
        return counter && `${reference(w, at, counter, depth)} is ${not()}empty`;
      },
    ],
    ["isIn", (at) => isIn(w, at, depth)],
    [
      "isFamily",
      (at) => {
        const families = world.families.filter(({ pieces }) => pieces.length > 0);
        const [of, asked] = [among(w, families), among(w, families)];
        return of && asked && `${value(w, at, { kind: "piece", of }, depth)} is ${asked.id}`;
      },
    ],
    [
      undefined,
      (at) => {
        const mark = among(
          w,
          world.marks.filter(({ kind }) => kind.kind === "maybe"),
        );
        const text = mark && reference(w, at, mark, depth);
        if (text === undefined || isAsked(w, `${text} is not none`)) return undefined;
        return `${text} is ${not()}none`;
      },
    ],
    [undefined, () => guarded(w, scope)],
    [undefined, () => guarded(w, scope)],
  ];
}

function isIn(w: Writing, scope: Scope, depth: number): string | undefined {
  const found = domain(w, scope, depth);
  if (found.element.kind === "line") return undefined;
  // A space is known by its name only where one is expected.
  return `${value(w, scope, found.element, depth)} is in ${found.text}`;
}

/** A field of what lies on a space that may be empty equals nothing then. */
function fieldLying(w: Writing, scope: Scope, depth: number): string | undefined {
  const grids = w.world.grids.filter(({ element }) => element.kind === "piece");
  const grid = among(w, grids);
  if (grid?.element.kind !== "piece") return undefined;
  const field = among(
    w,
    fieldsOf(grid.element.of).filter(({ kind }) => kind.kind !== "yesno"),
  );
  if (field === undefined) return undefined;
  const kind: AnyKind = field.kind;
  const cell = cellText(w, scope, grid, depth);
  return `(${cell}).${field.id} is ${w.random.of(["", "not "])}${value(w, scope, kind, depth)}`;
}

/** A question about the spaces of a line, as soon as there is one. */
function ofLine(w: Writing, scope: Scope, { text, kind }: Known, depth: number): string {
  if (kind.kind !== "line") throw new Error("only lines have spaces");
  const element: Kind = { kind: "space", of: kind.of };
  const found: FoundDomain = { text, element, thing: undefined, mayAsk: false };
  const word = w.random.of(["some", "every"] as const);
  const at = inside(scope, word);
  const body = (inner: Scope) => condition(w, inner, depth - 1);
  return binderText(
    w,
    at,
    depth - 1,
    (bind, _, has) => `(${word} ${bind}${word === "every" ? ` has ${has}` : ""})`,
    { found, ...(word === "every" ? { body } : {}) },
  );
}

/** Questions about all of something. */
function quantified(w: Writing, depth: number): Ways {
  const some: LabelledWay<string> = [
    "some",
    (at) => binderText(w, at, depth, (bind) => `some ${bind}`),
  ];
  const every: LabelledWay<string> = [
    "every",
    (at) =>
      binderText(w, at, depth, (bind, _, has) => `every ${bind} has ${has}`, {
        body: (inner) => condition(w, inner, depth),
      }),
  ];
  const find: LabelledWay<string> = [
    "find",
    (at) => {
      const found = domain(w, at, depth);
      const { kind } = found.element;
      // A number that has no limits cannot be none.
      if (!found.isOrdered || kind === "set" || kind === "line" || kind === "number")
        return undefined;
      const end = w.random.of(["first", "last"]);
      return binderText(w, at, depth, (bind) => `(${end} ${bind}) is none`, {
        found,
        isPlain: true,
      });
    },
  ];
  return [some, some, every, every, find];
}

/** The same of a name worked out twice, mostly of the one bound last. */
export function twice(w: Writing, scope: Scope): string | undefined {
  const { random } = w;
  const names = scope.known.filter(({ kind }) => kind.kind === "number");
  const name = random.chance(0.7) ? names.at(-1) : among(w, names);
  if (name === undefined) return undefined;
  const worked = `${name.text} ${random.of(["+", "-", "*"])} ${1 + random.below(3)}`;
  const test = () =>
    `${worked} ${random.of(["<", ">", "is", "is not"])} ${number(w, scope, -9).text}`;
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
