// Bitboards: sets of spaces, 32 to a word. A condition is computed for all spaces of a domain at once.
// A grid stores the bitboard of its filled spaces besides their contents.

import type * as ir from "../../../ir/ir.ts";
import type { GroupedExprKind } from "../../../ir/kinds.ts";
import { solidType } from "../../../ir/types.ts";
import { type BinaryOpOf, isInGroup } from "../../../operators/operators.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { CodeType, CodeValue } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { countOccupancyWords, nextToFilled } from "../../layout/layout.ts";
import { localsIn } from "../../options/schedule.ts";
import { heldWords, setWords, wordNumbers } from "../addresses.ts";
import { isTotal } from "../evaluation.ts";
import { boardIndex } from "../expressions/boards.ts";
import { loopOverBits } from "../expressions/domains.ts";
import type { Lowering } from "../lowering.ts";
import { regionWords } from "./geometry.ts";
import { groupSet, hasGroupSets } from "./groups.ts";

/** The words of a bitboard. */
export type BitboardWords = readonly CodeValue[];

type SpacesOf = Extract<ir.Domain, { kind: "spaces" | "neighbours" | "region" | "group" }>;

/** Applies `use` to the bitboard of spaces in a domain that meet a condition; `undefined` if there is no such bitboard. */
export function lowerSpaceQuantifier(
  c: Lowering,
  hint: string,
  result: CodeType,
  { domain, local, through }: ir.Binder,
  condition: ir.Expr | undefined,
  use: (words: BitboardWords) => CodeValue,
): CodeValue | undefined {
  const { gen } = c;
  if (!gen.has("bit-sets") || through !== undefined || !isOfSpaces(gen, domain)) return undefined;
  if (condition !== undefined && !canUseBitboard(gen, local, condition)) return undefined;
  return c.helper(hint, result, (inner) =>
    withDomainSet(inner, domain, (all) => {
      const met = condition && lowerConditionSet(inner, local, condition);
      return b.return(use(all.map((word, i) => (met === undefined ? word : bitAnd(word, met[i])))));
    }),
  );
}

function bitAnd(word: CodeValue, other: CodeValue | undefined): CodeValue {
  return other === undefined ? word : b.bitAnd(word, other);
}

/** Ors all words: nonzero if the set is not empty. */
export function isAnyInSet(words: BitboardWords): CodeValue {
  return words.reduce((all, word) => b.bitOr(all, word));
}

/** Counts the spaces of a set. */
export function sizeOfSet(words: BitboardWords): CodeValue {
  return words
    .map((word) => b.op("bitCount", word))
    .reduce<CodeValue>((sum, count) => b.add(sum, count), b.value(0));
}

function isOfSpaces(gen: CodegenContext, domain: ir.Domain): domain is SpacesOf {
  if (domain.kind === "group") return hasGroupSets(gen, domain.grid.grid);
  return domain.kind === "spaces" || domain.kind === "neighbours" || domain.kind === "region";
}

/** Emits steps that use the spaces of a domain as a bitboard. */
function withDomainSet(
  c: Lowering,
  domain: SpacesOf,
  use: (words: BitboardWords) => CodeSteps,
): CodeSteps {
  if (domain.kind === "spaces") return use(everySpace(domain.grid.shape).map(b.value));
  return b.once("s", c.lower(domain.space), (space) => {
    switch (domain.kind) {
      case "group":
        return groupSet(c, domain.grid, space, use);
      case "neighbours": {
        const { shape } = domain.grid;
        return use(rowsAsWords(c, "near", shape, shape.neighbours, space));
      }
      case "region": {
        const { shape } = domain.grid.grid;
        const row = b.add(b.multiply(boardIndex(c, domain.grid), shape.cells.length), space);
        const table = (word: number) => regionWords(c.gen, shape, word);
        return use(
          wordNumbers(domain.grid.grid).map((word) => b.load(b.address(table(word), row))),
        );
      }
      default:
        return domain satisfies never;
    }
  });
}

/** Whether a condition about a space can be tested for all spaces at once. */
export function canUseBitboard(gen: CodegenContext, local: ir.Local, condition: ir.Expr): boolean {
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
      return condition.op === "not" && canUseBitboard(gen, local, condition.of);
    case "binary":
      if (isInGroup(condition.op, "junction"))
        return (
          canUseBitboard(gen, local, condition.left) && canUseBitboard(gen, local, condition.right)
        );
      return (
        fieldTest(local, condition) !== undefined || holderTest(gen, local, condition) !== undefined
      );
    default:
      condition.kind satisfies GroupedExprKind;
      return false;
  }
}

/** Emits the bitboard of a condition for which `canUseBitboard` holds. */
export function lowerConditionSet(c: Lowering, local: ir.Local, condition: ir.Expr): BitboardWords {
  const part = (expr: ir.Expr) => lowerConditionSet(c, local, expr);
  if (condition.kind === "isFilled") return setWords(c, condition.cell.grid, "filled");
  const beside = nextToFilled(condition);
  if (beside !== undefined) return setWords(c, beside.grid, "near");
  if (condition.kind === "unary" && condition.op === "not") return complement(part(condition.of));
  if (condition.kind !== "binary") throw new Error("a condition that is not as bits");
  const { op } = condition;
  if (isInGroup(op, "junction")) {
    const [left, right] = [part(condition.left), part(condition.right)];
    return left.map((word, i) => BITWISE[op](word, right[i] ?? b.value(0)));
  }
  const holder = holderTest(c.gen, local, condition);
  if (holder !== undefined)
    return MATCHING[holder.op](heldWords(c, holder.grid, c.lower(holder.value)));
  const test = fieldTest(local, condition);
  if (test === undefined) throw new Error("a condition that is not as bits");
  return MATCHING[test.op](fieldWords(c, test.field, c.lower(test.value)));
}

const MATCHING: Readonly<Record<BinaryOpOf<"equality">, (words: BitboardWords) => BitboardWords>> =
  {
    is: (words) => words,
    "is not": complement,
  };

const BITWISE: Readonly<
  Record<BinaryOpOf<"junction">, (left: CodeValue, right: CodeValue) => CodeValue>
> = { and: b.bitAnd, or: b.bitOr };

function complement(words: BitboardWords): BitboardWords {
  return words.map((word) => b.bitNot(word));
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

/** Matches `space.field is value`, where the value does not depend on the space and the field can have it. */
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

/** Matches `grid[space] is player`, where the player does not depend on the space and the grid stores holders. */
export function holderTest(
  gen: CodegenContext,
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
export function fieldWords(c: Lowering, field: SpaceField, value: CodeValue): BitboardWords {
  const { from, count, rows } = spacesByValue(c.gen, field);
  const at = b.subtract(value, from);
  const isByBoard = rows.length > count;
  const row = isByBoard ? b.add(b.multiply(boardIndex(c, field.grid), count), at) : at;
  return rowsAsWords(c, "with", field.grid.grid.shape, rows, row);
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
function spacesByValue({ game }: CodegenContext, { grid, field, type }: SpaceField): SpacesByValue {
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

/** Loads the bitboard of one of several lists of spaces from tables. */
export function rowsAsWords(
  c: Lowering,
  hint: string,
  shape: ir.Shape,
  lists: readonly (readonly number[])[],
  row: CodeValue,
): BitboardWords {
  return wordNumbers({ shape }).map((word) =>
    c.entry(
      hint,
      lists.map((cells) => wordOf(cells, word)),
      row,
    ),
  );
}

export function everySpace(shape: ir.Shape): number[] {
  const cells = [...shape.cells.keys()];
  return Array.from({ length: countOccupancyWords(shape) }, (_, word) => wordOf(cells, word));
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
export function loopOverSpaces(
  words: BitboardWords,
  body: (space: CodeValue) => CodeSteps,
): CodeSteps {
  const [first = b.value(0)] = words;
  if (words.length === 1) return loopOverBits(first, body);
  return b.countUp("w", 0, words.length, (w) => {
    const word = words.reduceRight((rest, one, i) =>
      i === words.length - 1 ? one : b.select(b.equal(w, i), one, rest),
    );
    return loopOverBits(word, body, b.multiply(w, 32));
  });
}
