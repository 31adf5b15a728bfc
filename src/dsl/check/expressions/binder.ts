// Checks binders: `x: Family in D until E where F`.

import type * as ir from "../../ir/ir.ts";
import { rangeBounds } from "../../ir/ranges/range-bounds.ts";
import { isWithin } from "../../ir/ranges/within.ts";
import {
  canBeNone,
  comparable,
  limitsOf,
  NUMBER,
  type NumberType,
  orNone,
  typeName,
  WRONG,
  WRONG_EXPR,
  YES_NO,
} from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { countPosition, historyNamed } from "../declarations/history.ts";
import type { Scope } from "../scope.ts";
import { type Symbol_, YOU } from "../symbols.ts";
import { type DomainWord, isDomainWord } from "./builtins.ts";
import { checkDomainCall } from "./call.ts";
import { bindLocal, checkCondition, checkExpr, checkOpponent } from "./expr.ts";
import { narrowScope } from "./narrowing.ts";
import { membersOf, widenPieceType } from "./operators.ts";
import { checkNotNone } from "./optional.ts";
import { withinLimits } from "./range-check.ts";
import { checkUntil, directionsOn, isOrdered } from "./rays.ts";
import { checkRef, isReported, requireMember } from "./storage-ref.ts";

/**
 * A domain with the type of its elements; `through` is set where the elements are the pieces on
 * spaces.
 */
export interface FoundDomain {
  readonly domain: ir.Domain;
  readonly element: ir.Type;
  readonly through: ir.GridRef | undefined;
}

/** Checks the domain of a binder; reports expressions that are no domain. */
export function domainOf(ctx: Context, scope: Scope, expr: ast.Expr): FoundDomain | undefined {
  switch (expr.kind) {
    case "range":
      return rangeDomain(ctx, scope, expr);
    case "call": {
      const found = checkDomainCall(ctx, scope, expr);
      if (found !== undefined) return found;
      break;
    }
    case "ref": {
      const found = scope.names.has(expr.name.text) ? undefined : namedDomain(ctx, expr.name);
      if (found !== undefined) return found;
      break;
    }
    case "of": {
      const found = ofDomain(ctx, scope, expr);
      if (found !== undefined) return found;
      break;
    }
    default:
  }
  if (isReported(ctx, expr)) return undefined;
  return thingDomain(ctx, scope, expr) ?? valueDomain(ctx, scope, expr);
}

function rangeDomain(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "range" }>,
): FoundDomain {
  const from = checkExpr(ctx, scope, expr.from, NUMBER);
  const to = checkExpr(ctx, scope, expr.to, NUMBER);
  const domain = { kind: "range", from, to } as const;
  const bounds = rangeBounds(domain, [ctx.minPlayers, ctx.maxPlayers], ctx.budget);
  return { domain, element: bounds ? { kind: "number", ...bounds } : NUMBER, through: undefined };
}

/**
 * Returns the type that all elements of a domain have in any state. The options of a pick are
 * limited to encodable values, but a loop runs to the value of a counter, which can exceed its
 * limit.
 */
export function certainElement({ domain, element }: FoundDomain): ir.Type {
  const limits = limitsOf(element);
  if (domain.kind !== "range" || limits === undefined) return element;
  const isCertain =
    isWithin(domain.from, atLeast(limits), "declared") &&
    isWithin(domain.to, atMost(limits), "declared");
  return isCertain ? element : NUMBER;
}

const atLeast = ({ from }: NumberType): ir.Type => ({ ...NUMBER, from });
const atMost = ({ to }: NumberType): ir.Type => ({ ...NUMBER, to });

/** Returns the same domain with a range check: the game stops at an element beyond the limits. */
function limited(ctx: Context, scope: Scope, found: FoundDomain, span: Span): FoundDomain {
  const { domain, element } = found;
  const limits = limitsOf(element);
  if (domain.kind !== "range" || limits === undefined) return found;
  const from = withinLimits(ctx, scope, domain.from, atLeast(limits), span);
  const to = withinLimits(ctx, scope, domain.to, atMost(limits), span);
  return { ...found, domain: { kind: "range", from, to } };
}

function namedDomain(ctx: Context, name: ast.Name): FoundDomain | undefined {
  if (name.text === "players")
    return { domain: { kind: "players" }, element: { kind: "player" }, through: undefined };
  const symbol: Symbol_ | undefined = ctx.find(name.text, "enum");
  if (symbol?.kind !== "enum") return undefined;
  ctx.mention(name.span, symbol);
  return {
    domain: { kind: "enum", enum: symbol.enum },
    element: { kind: "enum", enum: symbol.enum },
    through: undefined,
  };
}

function ofDomain(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "of" }>,
): FoundDomain | undefined {
  const word = expr.name.text;
  if (!isDomainWord(word)) return undefined;
  switch (word) {
    case "spaces":
    case "directions": {
      const ref = checkRef(ctx, scope, expr.of);
      if (ref?.kind !== "grid") {
        if (!isReported(ctx, expr))
          ctx.report("not-a-domain", expr.of.span, { name: ctx.textAt(expr.of.span) });
        return undefined;
      }
      const { grid } = ref;
      if (word === "directions") return directionsOn(ctx, grid);
      return {
        domain: { kind: "spaces", grid },
        element: { kind: "space", grid },
        through: undefined,
      };
    }
    case "boards": {
      const shape =
        expr.of.kind === "ref" ? ctx.resolve(expr.of.name, "shape", "shape")?.shape : undefined;
      if (shape === undefined) return undefined;
      return {
        domain: { kind: "boards", shape },
        element: { kind: "board", shape },
        through: undefined,
      };
    }
    case "neighbours":
    case "region":
    case "group":
      return aroundDomain(ctx, scope, expr, word);
    default:
      return word satisfies never;
  }
}

function aroundDomain(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "of" }>,
  kind: Exclude<DomainWord, "spaces" | "boards" | "directions">,
): FoundDomain | undefined {
  const space = checkNotNone(ctx, scope, expr.of);
  if (space.type.kind !== "space") {
    if (space.type !== WRONG)
      ctx.report("wrong-type", expr.of.span, { found: typeName(space.type), expected: "space" });
    return undefined;
  }
  const { grid } = space.type;
  const ref: ir.GridRef = { kind: "grid", grid, owner: grid.perPlayer ? YOU : undefined };
  if (kind === "region" && !hasRegions(ctx, grid.shape, expr.name.span)) return undefined;
  const domain: ir.Domain =
    kind === "neighbours" ? { kind, grid, space } : { kind, grid: ref, space };
  return { domain, element: space.type, through: undefined };
}

/** Reports a shape whose spaces have no regions. */
function hasRegions(ctx: Context, shape: ir.Shape, span: Span): boolean {
  if (shape.regionsBy === undefined) {
    ctx.report("no-regions", span, { shape: shape.id }, shape.span);
    return false;
  }
  return hasBoard(ctx, shape, span);
}

/** Reports a shape without a board, because a board defines the fields of its spaces. */
export function hasBoard(ctx: Context, shape: ir.Shape, span: Span): boolean {
  if (ctx.boards.some((board) => board.shape === shape)) return true;
  ctx.report("no-board", span, { shape: shape.id }, shape.span);
  return false;
}

/**
 * Checks storage as a domain. `your basin`: the elements in a zone; `your reef`: the pieces on a
 * grid.
 */
function thingDomain(ctx: Context, scope: Scope, expr: ast.Expr): FoundDomain | undefined {
  const ref = checkRef(ctx, scope, expr);
  if (ref?.kind === "zone") {
    const zone = requireMember(ctx, ref, expr.span);
    return { domain: { kind: "zone", zone }, element: zone.zone.element, through: undefined };
  }
  if (ref?.kind === "grid") {
    return { domain: { kind: "spaces", grid: ref.grid }, element: ref.grid.element, through: ref };
  }
  return undefined;
}

/** Checks a set or a line of spaces as a domain. */
function valueDomain(ctx: Context, scope: Scope, expr: ast.Expr): FoundDomain | undefined {
  if (isReported(ctx, expr)) return undefined;
  const value = checkExpr(ctx, scope, expr);
  if (value.type.kind === "set") {
    const base = value.type.of;
    return { domain: { kind: "set", set: value, base }, element: base, through: undefined };
  }
  if (value.type.kind === "line") {
    const { grid, length } = value.type;
    const domain: ir.Domain = { kind: "line", grid, length, line: value };
    return { domain, element: { kind: "space", grid }, through: undefined };
  }
  if (value.type !== WRONG) ctx.report("not-a-domain", expr.span, { name: ctx.textAt(expr.span) });
  return undefined;
}

const NOTHING: ir.Domain = {
  kind: "range",
  from: { kind: "const", value: 1, type: NUMBER },
  to: { kind: "const", value: 0, type: NUMBER },
};

/**
 * Checks a binder. Returns it with the scope that contains its name; with `hasCodes`, its elements
 * must be encodable as options.
 */
export function checkBinder(
  ctx: Context,
  scope: Scope,
  binder: ast.Binder,
  hasCodes = false,
): { binder: ir.Binder; inner: Scope } {
  const open = domainOf(ctx, scope, binder.domain) ?? {
    domain: NOTHING,
    element: WRONG,
    through: undefined,
  };
  const found = hasCodes
    ? limited(ctx, scope, open, binder.domain.span)
    : { ...open, element: certainElement(open) };
  const { through, element, filter } = narrow(ctx, binder, found);
  const local: ir.Local = {
    name: binder.name.text,
    type: element,
    span: binder.name.span,
  };
  const domain = checkUntil(ctx, scope, binder, found, local);
  const inner = narrowScope(ctx, bindLocal(scope, local), binder.until, false);
  const it: ir.Expr = { kind: "local", local, type: element };
  const test: ir.Expr | undefined = filter && {
    kind: "isFamily",
    of: it,
    members: filter,
    type: YES_NO,
  };
  const where = binder.where && checkCondition(ctx, inner, binder.where);
  return {
    binder: { local, through, domain, where: both(test, where) },
    inner: narrowScope(ctx, inner, binder.where),
  };
}

/** Checks `first x in D where C`, which may be none. */
export function checkFind(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "find" }>,
): ir.Expr {
  const { binder } = checkBinder(ctx, scope, expr.binder);
  const { domain } = expr.binder;
  const { type } = binder.local;
  if (type === WRONG) return WRONG_EXPR;
  if (binder.through !== undefined || !isOrdered(binder.domain)) {
    ctx.report("no-order", domain.span, { name: ctx.textAt(domain.span) });
    return WRONG_EXPR;
  }
  if (canBeNone(type)) return { kind: "find", end: expr.end, binder, type: orNone(type) };
  ctx.report("none-of-type", expr.span, { type: typeName(type) });
  return WRONG_EXPR;
}

function both(left: ir.Expr | undefined, right: ir.Expr | undefined): ir.Expr | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return { kind: "binary", op: "and", left, right, type: YES_NO };
}

/** Narrows the elements to a family, as in `x: Family`; over spaces, to the pieces on them. */
function narrow(
  ctx: Context,
  binder: ast.Binder,
  found: FoundDomain,
): { through: ir.GridRef | undefined; element: ir.Type; filter: readonly number[] | undefined } {
  const { through, element } = found;
  if (binder.type === undefined || element === WRONG)
    return { through, element, filter: undefined };
  const family = ctx.resolve(binder.type, "family", "family")?.family;
  if (family === undefined) return { through, element: WRONG, filter: undefined };
  const piece: ir.Type = { kind: "piece", family };
  if (element.kind === "space") {
    const { grid } = element;
    const owner = grid.perPlayer ? YOU : undefined;
    return { through: { kind: "grid", grid, owner }, element: piece, filter: family.members };
  }
  if (!comparable(piece, element)) {
    ctx.report("wrong-type", binder.type.span, { found: family.id, expected: typeName(element) });
  }
  return { through, element: piece, filter: family.members };
}

/** `number of Coral in your reef`, `number of kind in your basin`, `number of s in spaces of … where …` */
export function checkNumberOf(
  ctx: Context,
  scope: Scope,
  expr: Extract<ast.Expr, { kind: "number" }>,
): ir.Expr {
  const { binder } = expr;
  const plain = [binder.type, binder.until, binder.where].every((part) => part === undefined);
  const history = plain ? historyNamed(ctx, scope, binder.domain) : undefined;
  if (history !== undefined) return countPosition(ctx, history, binder.name);
  const ref = plain ? checkRef(ctx, scope, binder.domain) : undefined;
  if (ref?.kind === "zone" || ref?.kind === "grid") {
    const place = ref.kind === "zone" ? requireMember(ctx, ref, binder.domain.span) : ref;
    const what = whatToCount(
      ctx,
      scope,
      binder.name,
      ref.kind === "zone" ? ref.zone.element : ref.grid.element,
    );
    if (what !== undefined) return { kind: "howMany", zone: place, what, type: NUMBER };
    ctx.gap(binder.name.span, "family", "piece", "pieces", "member");
  }
  const family =
    binder.type ?? (ctx.find(binder.name.text, "family") !== undefined ? binder.name : undefined);
  const named = family === undefined ? binder : { ...binder, type: family };
  return { kind: "count", binder: checkBinder(ctx, scope, named).binder, type: NUMBER };
}

/**
 * Returns the element that the name denotes, or all kinds of the family; `undefined` for a new
 * name.
 */
function whatToCount(
  ctx: Context,
  scope: Scope,
  name: ast.Name,
  element: ir.Type,
): ir.Expr | readonly number[] | undefined {
  const ref: ast.Expr = { kind: "ref", name, span: name.span };
  const local = scope.names.get(name.text);
  if (local !== undefined && comparable(local.value.type, element))
    return checkExpr(ctx, scope, ref, widenPieceType(element));
  if (name.text === "opponent" && element.kind === "player" && !ctx.symbols.has(name.text))
    return checkOpponent(ctx, name.span);
  const members = membersOf(ctx, name);
  if (members !== undefined) return members;
  const isElement = (ctx.symbols.get(name.text) ?? []).some(
    (symbol) => symbol.kind === "member" || symbol.kind === "piece",
  );
  return isElement ? checkExpr(ctx, scope, ref, element) : undefined;
}

/** Checks `size of D` for a set or a domain. */
export function domainSize(ctx: Context, scope: Scope, of: ast.Expr): ir.Expr {
  const found = domainOf(ctx, scope, of);
  if (found === undefined) return WRONG_EXPR;
  if (found.domain.kind === "set") return { kind: "setSize", of: found.domain.set, type: NUMBER };
  return { kind: "domainSize", domain: found.domain, type: NUMBER };
}
