// Questions about all things of a domain: how many there are, whether one or every one meets a condition.

import type * as ir from "../ir/ir.ts";
import type { GroupedDomainKind } from "../ir/kinds.ts";
import { NUMBER, YES_NO } from "../ir/types.ts";
import { emitOfSpaces, type Words } from "./bits.ts";
import { emitBinder, emitLoop } from "./domain.ts";
import { isTotal } from "./evaluation.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { linesOf, neighbourTable, regionTable } from "./geometry.ts";
import { slot } from "./layout/slots.ts";
import { emitHeldLine } from "./lines.ts";
import { boardOf } from "./place.ts";
import { localsIn } from "./schedule.ts";

type Quantifier = Extract<ir.Expr, { kind: "count" | "some" | "every" }>;

export function emitQuantifier(gen: Gen, env: Env, expr: Quantifier): string {
  const { binder } = expr;
  switch (expr.kind) {
    case "count":
      return (
        emitOfSpaces(gen, env, "count", binder, binder.where, countOf) ??
        gen.helper(env, "count", (inner) => {
          return `let n=0;${emitBinder(gen, inner, binder, (_, weight) => `n+=${weight};`)}return n;`;
        })
      );
    case "some":
      return (
        emitHeldLine(gen, env, expr) ??
        emitOfSpaces(gen, env, "some", binder, binder.where, (words) => `${anyOf(words)}!==0`) ??
        `(${lyingFirst(gen, env, binder)}${gen.helper(env, "some", (inner) => {
          return `${emitBinder(gen, inner, binder, () => "return true;")}return false;`;
        })})`
      );
    case "every":
      if (binder.domain.kind === "line" && binder.through === undefined)
        return emitEveryInLine(gen, env, expr, binder.domain);
      return (
        emitOfSpaces(
          gen,
          env,
          "every",
          binder,
          exception(expr),
          (words) => `${anyOf(words)}===0`,
        ) ??
        gen.helper(env, "every", (inner) => {
          const test = (at: Env) => `if(!${emitExpr(gen, at, expr.has)})return false;`;
          return `${emitBinder(gen, inner, binder, test)}return true;`;
        })
      );
    default:
      return expr satisfies never;
  }
}

const countOf = (words: Words) => words.map((word) => `bitCount(${word})`).join("+");

const anyOf = (words: Words) => `(${words.map((word) => `(${word})`).join("|")})`;

/** What must hold nowhere so that it holds everywhere. */
function exception({ binder, has }: Extract<ir.Expr, { kind: "every" }>): ir.Expr {
  const not: ir.Expr = { kind: "unary", op: "not", of: has, type: YES_NO };
  if (binder.where === undefined) return not;
  return { kind: "binary", op: "and", left: binder.where, right: not, type: YES_NO };
}

/** Something lies on one of some spaces only if it lies somewhere on the grid, which knows how many do. */
function lyingFirst(gen: Gen, env: Env, binder: ir.Binder): string {
  const count = lyingAnywhere(gen, binder);
  return count === undefined ? "" : `0<${emitExpr(gen, env, count)}&&`;
}

/** How many things lie on the whole grid of those that are looked for on some of its spaces. */
export function lyingAnywhere(gen: Gen, binder: ir.Binder): ir.Expr | undefined {
  const { local, domain, through, where } = binder;
  if (!gen.has("counted-first") || through !== undefined) return undefined;
  if (domain.kind !== "region" && domain.kind !== "neighbours") return undefined;
  if (where?.kind !== "binary" || where.op !== "is" || where.left.kind !== "cell") return undefined;
  const { grid, space } = where.left.cell;
  if (grid.grid.element.kind !== "piece" || where.right.type.kind !== "piece") return undefined;
  if (space.kind !== "local" || space.local !== local || localsIn(where.right).has(local))
    return undefined;
  if (!isTotal(where.right)) return undefined;
  return { kind: "howMany", zone: grid, what: where.right, type: NUMBER };
}

/** A line has few spaces, so each is tested by itself. */
function emitEveryInLine(
  gen: Gen,
  env: Env,
  { binder, has }: Extract<ir.Expr, { kind: "every" }>,
  { grid, length, line }: Extract<ir.Domain, { kind: "line" }>,
): string {
  const { cells } = linesOf(gen, grid.shape, length);
  const start = emitExpr(gen, env, line);
  const tests = Array.from({ length }, (_, i) => {
    const inner = env.with(binder.local, `${cells}[${start}+${i}]`);
    const where = binder.where === undefined ? "" : `!${emitExpr(gen, inner, binder.where)}||`;
    return `(${where}${emitExpr(gen, inner, has)})`;
  });
  return `(${tests.join("&&")})`;
}

/** How many there are in a domain; those of spaces are in a table. */
export function emitDomainSize(gen: Gen, env: Env, domain: ir.Domain): string {
  switch (domain.kind) {
    case "spaces":
      return String(domain.grid.shape.cells.length);
    case "players":
      return slot("players");
    case "neighbours": {
      const { starts } = neighbourTable(gen, domain.grid.shape);
      const space = emitExpr(gen, env, domain.space);
      return `(${starts}[${space}+1]-${starts}[${space}])`;
    }
    case "region": {
      const { starts, size } = regionTable(gen, domain.grid.grid.shape);
      const r = `2*(${boardOf(gen, env, domain.grid)}*${size}+${emitExpr(gen, env, domain.space)})`;
      return `(${starts}[${r}+1]-${starts}[${r}])`;
    }
    default:
      domain.kind satisfies GroupedDomainKind;
      return gen.helper(env, "size", (inner) => {
        return `let n=0;${emitLoop(gen, inner, domain, "each", (_, weight) => `n+=${weight};`)}return n;`;
      });
  }
}
