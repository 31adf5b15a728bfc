// Random numbers.

import type { ValueInterval } from "../../../../src/dsl/operators/interval.ts";
import {
  BINARY_OPS,
  type BinaryOp,
  isInGroup,
  UNARY_OPS,
} from "../../../../src/dsl/operators/operators.ts";
import { binaryOps, unaryOps } from "../../constructs/labels.ts";
import { fieldsOf, type Kind } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import { among, clamped, type LabelledWay, type NumberText, oneOf, type Writing } from "../ways.ts";
import { binderText } from "./binders.ts";
import { condition } from "./conditions.ts";
import { domain } from "./domains.ts";
import { mixed, value } from "./expressions.ts";
import { reference } from "./references.ts";
import { COUNTER, DEEPEST, leaves, looked } from "./stored.ts";

const player: Kind = { kind: "player" };
const anyNumber: Kind = { kind: "number", ...COUNTER };

/** Numbers beyond these are brought within limits before they are kept. */
const LARGE = 20_000;

export function number(w: Writing, scope: Scope, depth: number): NumberText {
  const plain: LabelledWay<NumberText>[] = [
    ["const", () => literal(w)],
    ...leaves(w, scope, anyNumber, depth),
    ...stored(w, scope, depth),
  ];
  const nested = () => [
    ...reckoned(w, depth - 1),
    ...looked(w, scope, anyNumber, depth - 1).filter(([label]) => label !== "if"),
    ...(scope.isSetUp ? [] : counted(w, depth - 1)),
  ];
  const found = oneOf(w, scope, [
    ...mixed(w, scope, depth, plain, nested),
    ["const", () => literal(w)],
  ]);
  const isSmall = found.from >= -LARGE && found.to <= LARGE;
  if (isSmall) return found;
  const [from, to] = w.random.chance(0.5) ? [0, 6] : [-3, 9];
  return { text: clamped(w, found, { from, to }), from, to };
}

function literal({ random }: Writing): NumberText {
  const n = random.chance(0.15) ? -1 - random.below(3) : random.below(5);
  return { text: n < 0 ? `(${n})` : String(n), from: n, to: n };
}

function stored(w: Writing, scope: Scope, depth: number): LabelledWay<NumberText>[] {
  const { world } = w;
  const ways: LabelledWay<NumberText>[] = [
    ["players", () => ({ text: "players", ...world.players })],
  ];
  if (scope.isSetUp || depth < DEEPEST) return ways;
  const counter: LabelledWay<NumberText> = [
    "counter",
    (at) => {
      const thing = among(w, world.counters);
      return thing && { text: reference(w, at, thing, depth - 1), ...COUNTER };
    },
  ];
  const whose = (at: Scope) => (scope.isOnce ? "you" : `(${value(w, at, player, depth - 1)})`);
  return [
    ...ways,
    counter,
    counter,
    counter,
    ["binary +", () => ({ text: "seat", from: 1, to: world.players.to + world.rivals.length })],
    [
      "score",
      (at) => {
        if (scope.isCounted) return undefined;
        const isYours = scope.isOnce || w.random.chance(0.4);
        return { text: isYours ? "your score" : `(score of ${whose(at)})`, ...COUNTER };
      },
    ],
    [
      "timesSeen",
      () => {
        const history = among(w, world.histories);
        return history === undefined
          ? undefined
          : { text: `(number of position in ${history})`, from: 0, to: 256 };
      },
    ],
    ...(["placeOn", "positionOn"] as const).map((label): LabelledWay<NumberText> => {
      const [word, limits] =
        label === "placeOn" ? ["place", { from: 1, to: 5 }] : ["position", { from: -9, to: 9 }];
      return [
        label,
        (at) => {
          const track = among(w, world.tracks);
          if (track === undefined) return undefined;
          return { text: `(${word} of ${whose(at)} on ${track})`, ...limits };
        },
      ];
    }),
  ];
}

type Ways = readonly LabelledWay<NumberText>[];

function reckoned(w: Writing, depth: number): Ways {
  const { random } = w;
  const both = (at: Scope) => [number(w, at, depth), number(w, at, depth)] as const;
  const largest = (a: NumberText) => Math.max(Math.abs(a.from), Math.abs(a.to));
  const divided: LabelledWay<NumberText> = [
    "divide",
    (at) => {
      const [a, b] = both(at);
      const text = `(${a.text} / ${b.text} rounded ${random.of(["up", "down"])})`;
      return { text, from: -largest(a), to: largest(a) };
    },
  ];
  return [
    ...binaryOps
      .filter((op) => isInGroup(op, "arithmetic") && op !== "mod")
      .map((op): Ways[number] => [`binary ${op}`, (at) => joined(op, ...both(at))]),
    ...unaryOps
      .filter((op) => UNARY_OPS[op].type === "number")
      .map((op): Ways[number] => [
        `unary ${op}`,
        (at) => {
          const a = number(w, at, depth);
          const { sign, bounds } = UNARY_OPS[op];
          return within(`(${sign}${a.text})`, bounds({ min: a.from, max: a.to }));
        },
      ]),
    divided,
    [
      "binary mod",
      (at) => {
        const [a, b] = both(at);
        if (random.chance(0.3)) {
          const by = 1 + random.below(4);
          return { text: `(${a.text} mod ${by})`, from: 0, to: by - 1 };
        }
        const [from, to] = [Math.min(0, b.from), Math.max(0, b.to)];
        return { text: `(${a.text} mod ${b.text})`, from, to };
      },
    ],
    ["math", (at) => extreme(w, ...both(at))],
    [
      "if",
      (at) => {
        const [a, b] = both(at);
        const text = `(if ${condition(w, at, depth)} then ${a.text} else ${b.text})`;
        return { text, from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
      },
    ],
  ];
}

function joined(op: BinaryOp, a: NumberText, b: NumberText): NumberText | undefined {
  const range = BINARY_OPS[op].bounds({ min: a.from, max: a.to }, { min: b.from, max: b.to });
  return within(`(${a.text} ${op} ${b.text})`, range);
}

/** A number as far as it stays clear of 32 bits. */
function within(text: string, { min, max }: ValueInterval): NumberText | undefined {
  return Math.max(-min, max) > 2 ** 30 ? undefined : { text, from: min, to: max };
}

function extreme({ random }: Writing, a: NumberText, b: NumberText): NumberText {
  const [how] = random.of([["min"], ["max"], ["abs"]] as const);
  if (how === "abs") {
    const most = Math.max(Math.abs(a.from), Math.abs(a.to));
    return { text: `abs(${a.text})`, from: 0, to: most };
  }
  const text = `${how}(${a.text}, ${b.text})`;
  return { text, from: Math[how](a.from, b.from), to: Math[how](a.to, b.to) };
}

/** More than this is never gone through. */
const MANY = 60;

function counted(w: Writing, depth: number): Ways {
  const { world, random } = w;
  const upTo = (text: string, to = MANY): NumberText => ({ text: `(${text})`, from: 0, to });
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const place = random.chance(0.6) ? zone : grid;
  const of = random.of(world.enums);
  const count: LabelledWay<NumberText> = [
    "count",
    (at) => binderText(w, at, depth, (bind) => upTo(`number of ${bind}`)),
  ];
  return [
    count,
    ["zoneSize", (at) => zone && upTo(`size of ${reference(w, at, zone, depth)}`)],
    [
      "domainSize",
      (at) => {
        const found = domain(w, at, depth);
        if (found.element.kind === "line" || found.how !== undefined) return undefined;
        return upTo(`size of ${found.text}`);
      },
    ],
    [
      "howMany",
      (at) => {
        if (place === undefined) return undefined;
        const family = among(
          w,
          world.families.filter(({ pieces }) => pieces.length > 0),
        );
        const isFamily = place.element.kind === "piece" && family && random.chance(0.3);
        const what = isFamily ? family.id : `(${value(w, at, place.element, depth)})`;
        return upTo(`number of ${what} in ${reference(w, at, place, depth)}`);
      },
    ],
    [
      "sum",
      (at) =>
        binderText(
          w,
          at,
          depth,
          (bind, _, of) => {
            const { text, from, to } = of as NumberText;
            return {
              text: `(sum of ${text} for ${bind})`,
              from: Math.min(0, from * MANY),
              to: Math.max(0, to * MANY),
            };
          },
          { body: (inner) => number(w, inner, depth) },
        ),
    ],
    ["different", (at) => different(w, at, depth)],
    ["setSize", (at) => upTo(`size of ${setText(w, at, of, depth)}`, 31)],
    [
      "binary +",
      (at) => upTo(`rank of ${value(w, at, { kind: "enum", of }, depth)}`, of.members.length),
    ],
  ];
}

function setText(
  w: Writing,
  scope: Scope,
  of: Extract<Kind, { kind: "set" }>["of"],
  depth: number,
) {
  return value(w, scope, { kind: "set", of }, depth);
}

function different(w: Writing, scope: Scope, depth: number): NumberText | undefined {
  const { world } = w;
  const places = [...world.zones, ...world.grids].filter(({ element }) => element.kind === "piece");
  const place = among(w, places);
  if (place?.element.kind !== "piece") return undefined;
  const family = place.element.of;
  const field = among(
    w,
    fieldsOf(family).filter(({ kind }) => kind.kind !== "yesno"),
  );
  if (field === undefined) return undefined;
  const text = `(number of different ${family.id}.${field.id} in ${reference(w, scope, place, depth)})`;
  return { text, from: 0, to: MANY };
}
