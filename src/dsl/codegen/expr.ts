// Expressions as JavaScript. Every result is an integer or a boolean; conditions stay booleans.

import { boundsOf } from "../ir/bounds.ts";
import type * as ir from "../ir/ir.ts";
import { firstHeld, NUMBER } from "../ir/types.ts";
import { isWithin } from "../ir/within.ts";
import type { BinaryOp, SetOp, UnaryOp } from "../operators/operators.ts";
import { emitCounterFull } from "./counter.ts";
import { emitCounted } from "./counts.ts";
import { boardRange, emitBinder, emitContains, emitLoop } from "./domain.ts";
import type { Env, Gen } from "./gen.ts";
import { slot } from "./layout/slots.ts";
import { literal, minus } from "./number.ts";
import {
  boardOf,
  cellElement,
  cellSlot,
  counterSlot,
  emitOption,
  gridCounts,
  heldSlots,
  markSlot,
  zoneBase,
  zoneCapacity,
  zoneFrom,
  zoneWidth,
} from "./place.ts";
import { emitDomainSize, emitQuantifier } from "./quantifier.ts";
import { emitRangeCheck } from "./range-check.ts";
import { emitSpaceAt } from "./space-at.ts";
import { emitTable } from "./table.ts";

/** JavaScript for an expression, safe to stand as an operand. */
export function emitExpr(gen: Gen, env: Env, expr: ir.Expr): string {
  const js = (e: ir.Expr) => emitExpr(gen, env, e);
  switch (expr.kind) {
    case "const":
      return expr.type.kind === "yesno" ? String(expr.value !== 0) : literal(expr.value);
    case "local":
      return env.lookup(expr.local);
    case "you":
      return env.you;
    case "players":
      return slot("players");
    case "rival":
      return `S[${gen.layout.rivals[expr.rival.index]}]`;
    case "score":
      return `S[${gen.layout.score}+${js(expr.owner)}]`;
    case "option":
      return truth(expr.type, emitOption(expr.option));
    case "counter":
      return env.read(counterSlot(gen, env, expr.counter));
    case "counterFull":
      return emitCounterFull(gen, env, expr.counter);
    case "mark":
      return truth(expr.type, env.read(markSlot(gen, env, expr.mark)));
    case "value":
      return `${valueName(expr.value)}(${["S", js(expr.player), ...expr.args.map(js)].join(",")})`;
    case "define":
      return `${defineName(gen, expr.define)}(${["S", env.you, ...expr.args.map(js)].join(",")})`;
    case "table":
      return truth(expr.type, emitTable(gen, env, expr));
    case "pieceField":
      return truth(expr.type, `${fieldTable(gen, expr.field)}[${js(expr.of)}]`);
    case "spaceField":
      return truth(expr.type, emitSpaceField(gen, env, expr));
    case "cell":
      return `(${cellElement(gen, env, expr.cell)})`;
    case "isFilled":
      return `(${cellSlot(gen, env, expr.cell)}!==0)`;
    case "zoneSize":
      return emitZoneSize(gen, env, expr.zone);
    case "zoneFull":
      return emitZoneFull(gen, env, expr.zone);
    case "endOf":
      return truth(expr.type, emitEndOf(zoneBase(gen, env, expr.row), expr.end));
    case "domainSize":
      return emitDomainSize(gen, env, expr.domain);
    case "kindsOf":
      return emitKindsOf(gen, env, expr.zone);
    case "setOf":
      return `(${expr.members.map((member) => `1<<${js(member)}`).join("|") || "0"})`;
    case "setOp":
      return `(${js(expr.left)}${SET_SIGNS[expr.op]}${js(expr.right)})`;
    case "setSize":
      return `bitCount(${js(expr.of)})`;
    case "isIn":
      return emitIsIn(gen, env, expr);
    case "isFamily":
      return emitIsFamily(gen, js(expr.of), expr.members, mayBeNothing(expr.of));
    case "howMany":
      return emitHowMany(gen, env, expr);
    case "unary":
      return UNARY[expr.op](js(expr.of));
    case "binary":
      return BINARY[expr.op](js(expr.left), js(expr.right));
    case "divide":
      return emitDivide(js(expr.left), js(expr.right), expr.rounded);
    case "math":
      return `Math.${expr.name}(${expr.args.map(js).join(",")})`;
    case "if":
      return `(${js(expr.condition)}?${js(expr.then)}:${js(expr.else)})`;
    case "count":
    case "some":
    case "every":
      return emitQuantifier(gen, env, expr);
    case "sum":
      return gen.helper(env, "sum", (inner) => {
        const add = (at: Env, weight: string) =>
          `n+=${emitExpr(gen, at, expr.of)}${weight === "1" ? "" : `*${weight}`};`;
        return `let n=0;${emitBinder(gen, inner, expr.binder, add)}return n;`;
      });
    case "different":
      return gen.helper(env, "different", (inner) => {
        const mark = (at: Env) => {
          const of = emitExpr(gen, at, expr.of);
          const isThere = expr.of.type.kind === "orNone" ? `if(${of}>=0)` : "";
          return `${isThere}m|=1<<${minus(of, firstHeld(expr.of.type))};`;
        };
        return `let m=0;${emitBinder(gen, inner, expr.binder, mark)}return bitCount(m);`;
      });
    case "beside":
      return gen.helper(env, "beside", (inner) => {
        const p = `const p=${emitExpr(gen, inner, expr.player)};`;
        return expr.step === 1
          ? `${p}return p+1<${slot("players")}?p+1:0;`
          : `${p}return (p>0&&p<${slot("players")}?p:${slot("players")})-1;`;
      });
    case "placeOn":
      return `(trackPlace(S,${gen.layout.tracks[expr.track.index]},${gen.seats},${js(expr.player)})+1)`;
    case "positionOn":
      return `S[${gen.layout.tracks[expr.track.index]}+2*${js(expr.player)}]`;
    case "spaceAt":
      return emitSpaceAt(gen, env, expr);
    case "rangeCheck":
      return isWithin(expr.of, expr.type)
        ? js(expr.of)
        : emitRangeCheck(gen, js(expr.of), expr.type, expr.span);
    default:
      return expr satisfies never;
  }
}

const UNARY: Readonly<Record<UnaryOp, (of: string) => string>> = {
  not: (of) => `!${of}`,
  "-": (of) => `(-${of})`,
};

const SET_SIGNS: Readonly<Record<SetOp, string>> = { union: "|", both: "&", without: "&~" };

const infix =
  (sign: string) =>
  (left: string, right: string): string =>
    `(${left}${sign}${right})`;

const BINARY: Readonly<Record<BinaryOp, (left: string, right: string) => string>> = {
  or: infix("||"),
  and: infix("&&"),
  is: infix("==="),
  "is not": infix("!=="),
  "<": infix("<"),
  "<=": infix("<="),
  ">": infix(">"),
  ">=": infix(">="),
  "+": infix("+"),
  "-": infix("-"),
  "*": infix("*"),
  mod: (left, right) => `modulo(${left},${right})`,
};

/** An empty row has 0 at both ends. */
function emitEndOf(base: string, end: ir.RowEnd): string {
  return end === "first" ? `S[${base}+1]` : `rowEnd(S,${base})`;
}

/** Yes and no lie in the state as 1 and 0, and are booleans in code. */
function truth(type: ir.Type, js: string): string {
  return type.kind === "yesno" ? `(${js}===1)` : js;
}

/** What is stored for a value: 1 and 0 for yes and no. */
export function emitStored(gen: Gen, env: Env, expr: ir.Expr): string {
  const js = emitExpr(gen, env, expr);
  return expr.type.kind === "yesno"
    ? expr.kind === "const"
      ? String(expr.value)
      : `(${js}?1:0)`
    : js;
}

export function valueName(value: ir.Value): string {
  return `value_${value.index}`;
}

export function defineName(gen: Gen, define: ir.Define): string {
  return `define_${gen.game.defines.indexOf(define)}`;
}

/** Anything divided by 0 is 0, so that every program has a meaning. */
function emitDivide(left: string, right: string, rounded: "up" | "down"): string {
  if (right === "1") return left;
  if (/^[1-9]\d*$/.test(right))
    return `Math.${rounded === "up" ? "ceil" : "floor"}(${left}/${right})`;
  return `divide${rounded === "up" ? "Up" : "Down"}(${left},${right})`;
}

/** One number for each kind of piece; 0 for those without the field. */
export function fieldTable(gen: Gen, field: string): string {
  return gen.constant(
    "field",
    gen.game.pieces.map((piece) => piece.fields.get(field) ?? 0),
  );
}

function emitSpaceField(
  gen: Gen,
  env: Env,
  expr: Extract<ir.Expr, { kind: "spaceField" }>,
): string {
  const { shape } = expr.grid.grid;
  const [first] = boardRange(gen, shape);
  const boards = gen.game.boards.filter((board) => board.shape === shape);
  const rows = boards.map((board) => board.fields.get(expr.field) ?? []);
  const space = emitExpr(gen, env, expr.of);
  const same = rows.every((row) => row.every((value, i) => value === rows[0]?.[i]));
  if (same) return `${gen.constant("space", rows[0] ?? [])}[${space}]`;
  const board = boardOf(gen, env, expr.grid);
  const offset = first === 0 ? board : `(${minus(board, first)})`;
  return `${gen.constant("space", rows.flat())}[${offset}*${shape.cells.length}+${space}]`;
}

/** What lies on an empty space, and none, are -1. */
function mayBeNothing(of: ir.Expr): boolean {
  return of.kind === "cell" || of.type.kind === "orNone";
}

export function emitIsFamily(
  gen: Gen,
  piece: string,
  members: readonly number[],
  isPerhaps = false,
): string {
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) return "false";
  if (first === last) return `(${piece}===${first})`;
  if (last - first === members.length - 1 && /^\w+$/.test(piece))
    return `(${piece}>=${first}&&${piece}<=${last})`;
  const flags = gen.game.pieces.map((p) => Number(members.includes(p.index)));
  if (isPerhaps) return `(${gen.constant("family", [0, ...flags])}[${piece}+1]===1)`;
  return `(${gen.constant("family", flags)}[${piece}]===1)`;
}

// Zones ------------------------------------------------------------------------

/** How many things lie in a zone. */
export function emitZoneSize(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const base = zoneBase(gen, env, ref);
  return ref.zone.layout === "places" ? `placesSize(S,${base},${ref.zone.capacity})` : `S[${base}]`;
}

function emitZoneFull(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  if (ref.zone.layout === "counts") return "false";
  return `(${emitZoneSize(gen, env, ref)}>=${zoneCapacity(gen, env, ref.zone)})`;
}

function emitKindsOf(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const base = zoneBase(gen, env, ref);
  switch (ref.zone.layout) {
    case "counts":
      return `countsKinds(S,${base},${zoneFrom(gen, env, ref)},${zoneWidth(gen, env, ref)})`;
    case "places":
      return `placesKinds(S,${base},${ref.zone.capacity})`;
    case "row":
      return `rowKinds(S,${base})`;
    default:
      return ref.zone.layout satisfies never;
  }
}

/** A zone or grid is asked how many of these it holds; other domains know by themselves. */
function emitIsIn(
  gen: Gen,
  env: Env,
  { of, domain, through }: Extract<ir.Expr, { kind: "isIn" }>,
): string {
  const place = through ?? (domain.kind === "zone" ? domain.zone : undefined);
  if (place === undefined) {
    const value = emitExpr(gen, env, of);
    const isIn = emitContains(gen, env, domain, value);
    return mayBeNoBit(domain, of) ? `(${value}>=0&&${value}<=31&&${isIn})` : `(${isIn})`;
  }
  return `(${emitHowMany(gen, env, { kind: "howMany", zone: place, what: of, type: NUMBER })}>0)`;
}

/** Whether a value may be none of the bits of a set: shifts take the rest of it by 32. */
function mayBeNoBit({ kind }: ir.Domain, of: ir.Expr): boolean {
  if (kind !== "set" || of.type.kind !== "number") return false;
  const { min, max } = boundsOf(of);
  return min < 0 || max > 31;
}

function emitHowMany(
  gen: Gen,
  env: Env,
  { zone, what }: Extract<ir.Expr, { kind: "howMany" }>,
): string {
  if (zone.kind === "grid") return emitOnGrid(gen, env, zone, what);
  const test = (x: string) =>
    "kind" in what ? `${x}===${emitExpr(gen, env, what)}` : emitIsFamily(gen, x, what);
  if (zone.zone.layout === "counts" && "kind" in what) {
    return emitCounted(gen, env, zone, emitExpr(gen, env, what), what);
  }
  if (!("kind" in what)) {
    const slots = countSlots(gen, env, zone, what);
    if (slots !== undefined) return slots.length === 1 ? (slots[0] ?? "0") : `(${slots.join("+")})`;
    return gen.helper(env, "howMany", (inner) => {
      const domain: ir.Domain = { kind: "zone", zone };
      return `let n=0;${emitLoop(gen, inner, domain, "each", (x, weight) => `if(${test(x)})n+=${weight};`)}return n;`;
    });
  }
  const wanted: ir.Local = { name: "wanted", type: what.type };
  return gen.helper(env.with(wanted, emitExpr(gen, env, what)), "howMany", (inner) => {
    const domain: ir.Domain = { kind: "zone", zone };
    const w = inner.lookup(wanted);
    return `let n=0;${emitLoop(gen, inner, domain, "each", (x, weight) => `if(${x}===${w})n+=${weight};`)}return n;`;
  });
}

/** More kinds than this are found by a loop. */
const MOST_SLOTS = 8;

/** Where a zone that counts its kinds holds some few of them. */
function countSlots(
  gen: Gen,
  env: Env,
  ref: ir.ZoneRef,
  kinds: readonly number[],
): string[] | undefined {
  const { layout, elements } = ref.zone;
  const [first] = elements;
  const isOne = elements.every(({ from, to }) => from === first?.from && to === first.to);
  if (layout !== "counts" || first === undefined || !isOne || kinds.length > MOST_SLOTS)
    return undefined;
  const base = zoneBase(gen, env, ref);
  const there = kinds.filter((kind) => kind >= first.from && kind <= first.to);
  return there.length === 0 ? ["0"] : there.map((kind) => `S[${base}+${1 + kind - first.from}]`);
}

/** Grids of pieces keep count of every kind; others are counted cell by cell. */
function emitOnGrid(
  gen: Gen,
  env: Env,
  ref: ir.GridRef,
  what: ir.Expr | readonly number[],
): string {
  const counts = gridCounts(gen, env, ref);
  if (counts !== undefined) {
    if ("kind" in what) return `S[${counts}+${emitExpr(gen, env, what)}]`;
    if (what.length === 0) return "0";
    return `(${what.map((kind) => `S[${counts}+${kind}]`).join("+")})`;
  }
  if (!("kind" in what)) return "0";
  const isHeld = gen.layout.grids[ref.grid.index]?.held !== undefined;
  if (isHeld && what.type.kind === "player" && gen.has("bit-sets")) {
    const held = heldSlots(gen, env, ref, emitExpr(gen, env, what));
    return `(${held.map((slot) => `bitCount(${slot})`).join("+")})`;
  }
  const wanted: ir.Local = { name: "wanted", type: what.type };
  return gen.helper(env.with(wanted, emitExpr(gen, env, what)), "howMany", (inner) => {
    const spaces: ir.Domain = { kind: "spaces", grid: ref.grid };
    const w = inner.lookup(wanted);
    const count = (x: string) => {
      const space: ir.Local = { name: "space", type: { kind: "space", grid: ref.grid } };
      const at: ir.CellRef = {
        kind: "cell",
        grid: ref,
        space: { kind: "local", local: space, type: space.type },
      };
      return `if(${cellElement(gen, inner.with(space, x), at)}===${w})n++;`;
    };
    return `let n=0;${emitLoop(gen, inner, spaces, "each", count)}return n;`;
  });
}
