// Sets of spaces as bits, 32 to a word: which spaces of a domain meet a condition is worked out for
// all of them at once. A grid keeps the set of its filled spaces beside what lies on them.

import type * as ir from "../ir/ir.ts";
import type { GroupedExprKind } from "../ir/kinds.ts";
import { solidType } from "../ir/types.ts";
import { type BinaryOpOf, isInGroup } from "../operators/operators.ts";
import { boardRange } from "./domain.ts";
import { isTotal } from "./evaluation.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { regionsOf } from "./geometry.ts";
import { emitGroup, hasGroupSets } from "./group-sets.ts";
import { filledWords, nextToFilled } from "./layout.ts";
import { minus } from "./number.ts";
import { boardOf, heldSlots, setSlots } from "./place.ts";
import { localsIn } from "./schedule.ts";

/** JavaScript for each word of a set. */
export type Words = readonly string[];

type SpacesOf = Extract<ir.Domain, { kind: "spaces" | "neighbours" | "region" | "group" }>;

/** What `use` makes of the set of spaces in a domain that meet a condition, where that can be had as bits. */
export function emitOfSpaces(
  gen: Gen,
  env: Env,
  hint: string,
  binder: ir.Binder,
  condition: ir.Expr | undefined,
  use: (words: Words) => string,
): string | undefined {
  const { domain, local } = binder;
  if (!gen.has("bit-sets") || binder.through !== undefined || !isOfSpaces(gen, domain))
    return undefined;
  if (condition !== undefined && !isAsBits(gen, local, condition)) return undefined;
  return gen.helper(env, hint, (inner) => {
    const start = domain.kind === "spaces" ? "" : `const s=${emitExpr(gen, inner, domain.space)};`;
    const { js, words: all } = domainSet(gen, inner, domain);
    const met = condition && wordsWhere(gen, inner, local, condition);
    return `${start}${js}return ${use(all.map((word, i) => (met === undefined ? word : `${word}&${met[i]}`)))};`;
  });
}

function isOfSpaces(gen: Gen, domain: ir.Domain): domain is SpacesOf {
  if (domain.kind === "group") return hasGroupSets(gen, domain.grid.grid);
  return domain.kind === "spaces" || domain.kind === "neighbours" || domain.kind === "region";
}

/** The spaces of a domain as a set, after a statement that works it out; `s` is the space that it is about. */
function domainSet(gen: Gen, env: Env, domain: SpacesOf): { js: string; words: Words } {
  if (domain.kind === "group") return emitGroup(gen, env, domain.grid);
  return { js: "", words: domainWords(gen, env, domain) };
}

function domainWords(gen: Gen, env: Env, domain: Exclude<SpacesOf, { kind: "group" }>): Words {
  if (domain.kind === "spaces") return everySpace(domain.grid.shape).map(String);
  if (domain.kind === "neighbours") {
    const { shape } = domain.grid;
    return tableWords(gen, "near", shape, shape.neighbours).map((table) => `${table}[s]`);
  }
  const { shape } = domain.grid.grid;
  const boards = gen.game.boards.filter((board) => board.shape === shape);
  const size = shape.cells.length;
  const regions = regionsOf(gen, shape, boards);
  const at = `${boardOffset(gen, env, domain.grid, size)}s`;
  return Array.from({ length: filledWords(shape) }, (_, word) => {
    return `${gen.computed("region", `regionWord(${regions},${size},${word})`)}[${at}]`;
  });
}

/** `board * size + `, counted from the first board of the shape. */
function boardOffset(gen: Gen, env: Env, grid: ir.GridRef, size: number): string {
  const [first] = boardRange(gen, grid.grid.shape);
  const board = boardOf(gen, env, grid);
  return `${first === 0 ? board : `(${board}-${first})`}*${size}+`;
}

/** Whether a condition about a space can be tested for all spaces at once. */
export function isAsBits(gen: Gen, local: ir.Local, condition: ir.Expr): boolean {
  if (!isTotal(condition)) return false;
  switch (condition.kind) {
    case "isFilled":
      return (
        isThe(local, condition.cell.space) &&
        !mentions(condition.cell.grid, local) &&
        gen.layout.grids[condition.cell.grid.grid.index]?.filled !== undefined
      );
    case "some": {
      const beside = nextToFilled(condition);
      return beside !== undefined && isThe(local, beside.space) && !mentions(beside.grid, local);
    }
    case "unary":
      return condition.op === "not" && isAsBits(gen, local, condition.of);
    case "binary":
      if (isInGroup(condition.op, "junction"))
        return isAsBits(gen, local, condition.left) && isAsBits(gen, local, condition.right);
      return (
        fieldTest(local, condition) !== undefined || holderTest(gen, local, condition) !== undefined
      );
    default:
      condition.kind satisfies GroupedExprKind;
      return false;
  }
}

/** The words of a condition for which `isAsBits` holds. */
export function wordsWhere(gen: Gen, env: Env, local: ir.Local, condition: ir.Expr): Words {
  const part = (expr: ir.Expr) => wordsWhere(gen, env, local, expr);
  if (condition.kind === "isFilled") return setSlots(gen, env, condition.cell.grid, "filled");
  const beside = nextToFilled(condition);
  if (beside !== undefined) return setSlots(gen, env, beside.grid, "near");
  if (condition.kind === "unary" && condition.op === "not") return complement(part(condition.of));
  if (condition.kind !== "binary") throw new Error("a condition that is not as bits");
  const { op } = condition;
  if (isInGroup(op, "junction")) {
    const [left, right] = [part(condition.left), part(condition.right)];
    return left.map((word, i) => `(${word}${BITWISE[op]}${right[i]})`);
  }
  const holder = holderTest(gen, local, condition);
  if (holder !== undefined) {
    const held = heldSlots(gen, env, holder.grid, emitExpr(gen, env, holder.value));
    return MATCHING[holder.op](held);
  }
  const test = fieldTest(local, condition);
  if (test === undefined) throw new Error("a condition that is not as bits");
  const words = fieldWords(gen, env, test.field, emitExpr(gen, env, test.value));
  return MATCHING[test.op](words);
}

const MATCHING: Readonly<Record<BinaryOpOf<"equality">, (words: Words) => Words>> = {
  is: (words) => words,
  "is not": complement,
};

const BITWISE: Readonly<Record<BinaryOpOf<"junction">, string>> = { and: "&", or: "|" };

function complement(words: Words): Words {
  return words.map((word) => `~${word}`);
}

type SpaceField = Extract<ir.Expr, { kind: "spaceField" }>;

interface FieldTest {
  readonly op: BinaryOpOf<"equality">;
  readonly field: SpaceField;
  readonly value: ir.Expr;
}

interface HolderTest {
  readonly op: BinaryOpOf<"equality">;
  readonly grid: ir.GridRef;
  readonly value: ir.Expr;
}

/** `space.field is value`, where the value is the same for all spaces and one that the field can have. */
function fieldTest(
  local: ir.Local,
  { op, left, right }: Extract<ir.Expr, { kind: "binary" }>,
): FieldTest | undefined {
  if (!isInGroup(op, "equality")) return undefined;
  const found = [
    [left, right],
    [right, left],
  ].find(([field]) => field?.kind === "spaceField" && isThe(local, field.of));
  const [field, value] = found ?? [];
  if (field?.kind !== "spaceField" || value === undefined || mentions(value, local))
    return undefined;
  return isKeyed(field) && isOneOf(value.type, field.type) ? { op, field, value } : undefined;
}

/** `grid[space] is player`, where the player is the same for all spaces and the grid knows who holds which. */
export function holderTest(
  gen: Gen,
  local: ir.Local,
  { op, left, right }: Extract<ir.Expr, { kind: "binary" }>,
): HolderTest | undefined {
  if (!isInGroup(op, "equality") || left.kind !== "cell") return undefined;
  const { grid, space } = left.cell;
  const isKept = gen.layout.grids[grid.grid.index]?.held !== undefined;
  if (!isKept || !isThe(local, space) || mentions(grid, local)) return undefined;
  return right.type.kind === "player" && !mentions(right, local) && isTotal(right)
    ? { op, grid, value: right }
    : undefined;
}

/** Whether there is a table of the spaces by the values of a field: of few values. */
export function isKeyed(field: SpaceField): boolean {
  const type = solidType(field.type);
  return type.kind === "enum" || (type.kind === "number" && type.to - type.from < 64);
}

function isOneOf(type: ir.Type, field: ir.Type): boolean {
  const of = solidType(field);
  if (type.kind === "enum") return of.kind === "enum" && type.enum === of.enum;
  return type.kind === "number" && of.kind === "number" && type.from >= of.from && type.to <= of.to;
}

/** The spaces on which a field has a value. */
export function fieldWords(gen: Gen, env: Env, field: SpaceField, value: string): Words {
  const { shape } = field.grid.grid;
  const { from, count, rows } = spacesByValue(gen, field);
  const offset = rows.length > count ? boardOffset(gen, env, field.grid, count) : "";
  const at = minus(value, from);
  return tableWords(gen, "with", shape, rows).map((table) => `${table}[${offset}${at}]`);
}

interface SpacesByValue {
  /** The least value, and how many there can be. */
  readonly from: number;
  readonly count: number;
  /** For each value its spaces; board after board, where boards are not the same. */
  readonly rows: readonly (readonly number[])[];
}

const fieldTables = new WeakMap<ir.Shape, Map<string, SpacesByValue>>();

/** Of all boards of a shape, the spaces by the values of a field. */
function spacesByValue({ game }: Gen, { grid, field, type }: SpaceField): SpacesByValue {
  const { shape } = grid.grid;
  const known = fieldTables.get(shape) ?? new Map<string, SpacesByValue>();
  fieldTables.set(shape, known);
  const found = known.get(field);
  if (found !== undefined) return found;
  const key = solidType(type);
  const from = key.kind === "number" ? key.from : 0;
  const count =
    key.kind === "enum" ? key.enum.members.length : key.kind === "number" ? key.to - from + 1 : 0;
  const boards = game.boards.filter((board) => board.shape === shape);
  const lists = boards.map(({ fields }) => {
    const spaces: number[][] = Array.from({ length: count }, () => []);
    for (const [space, of] of (fields.get(field) ?? []).entries()) spaces[of - from]?.push(space);
    return spaces;
  });
  const areSame = lists.every((list) => JSON.stringify(list) === JSON.stringify(lists[0]));
  const table = { from, count, rows: areSame ? (lists[0] ?? []) : lists.flat() };
  known.set(field, table);
  return table;
}

/** A table for each word, with the sets of some lists of spaces. */
export function tableWords(
  gen: Gen,
  hint: string,
  shape: ir.Shape,
  lists: readonly (readonly number[])[],
): string[] {
  return Array.from({ length: filledWords(shape) }, (_, word) =>
    gen.constant(
      hint,
      lists.map((cells) => wordOf(cells, word)),
    ),
  );
}

export function everySpace(shape: ir.Shape): number[] {
  const cells = [...shape.cells.keys()];
  return Array.from({ length: filledWords(shape) }, (_, word) => wordOf(cells, word));
}

export function wordOf(cells: readonly number[], word: number): number {
  return cells.reduce((bits, cell) => (cell >> 5 === word ? bits | (1 << (cell & 31)) : bits), 0);
}

function isThe(local: ir.Local, expr: ir.Expr): boolean {
  return expr.kind === "local" && expr.local === local;
}

function mentions(node: unknown, local: ir.Local): boolean {
  return localsIn(node).has(local);
}

/** A loop over the spaces of a set, in ascending order. */
export function emitEachBit(gen: Gen, words: Words, body: (space: string) => string): string {
  const x = gen.fresh("x");
  const lowest = "31-Math.clz32(m&-m)";
  if (words.length === 1)
    return `for(let m=${words[0]};m!==0;m&=m-1){const ${x}=${lowest};${body(x)}}`;
  const w = gen.fresh("w");
  const word = words
    .slice(0, -1)
    .reduceRight((rest, js, i) => `${w}===${i}?${js}:${rest}`, words.at(-1) ?? "0");
  return `for(let ${w}=0;${w}<${words.length};${w}++)for(let m=${word};m!==0;m&=m-1){const ${x}=${w}*32+${lowest};${body(x)}}`;
}
