// Dice, and rolling them.

import type * as ir from "../../ir/ir.ts";
import { isWithin } from "../../ir/ranges/within.ts";
import { NUMBER, solidType, WRONG } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { certainElement, domainOf } from "../expressions/binder.ts";
import { checkExpr } from "../expressions/expr.ts";
import {
  checkRef,
  checkZone,
  isReported,
  requireIndex,
  requireMember,
} from "../expressions/storage-ref.ts";
import { EMPTY_SCOPE, type Scope } from "../scope.ts";
import { nounOrName } from "./localized-text.ts";

/**
 * Checks `die name = faces`: the faces are numbers, or members of the one enum that has all of
 * them.
 */
export function checkDie(ctx: Context, decl: ast.Die): void {
  const expected = typeOfFaces(ctx, decl.faces);
  const faces = decl.faces.map((face) => {
    const value = ctx.constant(checkExpr(ctx, EMPTY_SCOPE, face, expected));
    if (value === undefined) ctx.report("not-constant", face.span, {});
    return value ?? 0;
  });
  const [from, to] = [Math.min(...faces), Math.max(...faces)];
  const die: ir.Die = {
    id: decl.name.text,
    index: ctx.dice.length,
    noun: nounOrName(ctx, decl.text, decl.name.text, decl.name.span),
    type: expected.kind === "enum" ? expected : { kind: "number", from, to },
    faces,
    span: decl.name.span,
  };
  ctx.dice.push(die);
  ctx.declare(decl.name, { kind: "die", die });
}

const ANY_NUMBER: ir.SetBase = { kind: "number", from: -(2 ** 31), to: 2 ** 31 - 1 };

/** Returns the enum that contains the first face and most of the others. */
function typeOfFaces(ctx: Context, faces: readonly ast.Expr[]): ir.SetBase {
  const names = faces.flatMap((face) => (face.kind === "ref" ? [face.name.text] : []));
  const known = (of: ir.Enum) => names.filter((name) => of.members.some(({ id }) => id === name));
  const [first] = names;
  const fitting = ctx.enums.filter((of) => known(of).includes(first ?? ""));
  const [best] = fitting.toSorted((a, b) => known(b).length - known(a).length);
  return best === undefined ? ANY_NUMBER : { kind: "enum", enum: best };
}

/** Returns the die that a type names. */
export function dieOf(ctx: Context, type: ast.Type): ir.Die | undefined {
  const isPlain = type.kind === "named" && type.of === undefined;
  return isPlain ? ctx.find(type.name.text, "die")?.die : undefined;
}

/** Checks the range or die of `let face = roll …`, and returns the type of a face. */
export function checkFaces(
  ctx: Context,
  scope: Scope,
  expr: ast.Expr,
): { readonly faces: ir.Faces; readonly type: ir.Type } | undefined {
  const die = expr.kind === "ref" ? ctx.find(expr.name.text, "die")?.die : undefined;
  if (die !== undefined) {
    ctx.mentions.note(expr.span, die.span);
    return { faces: { kind: "die", die }, type: die.type };
  }
  const found = domainOf(ctx, scope, expr);
  if (found?.domain.kind === "range") {
    // An empty range yields its first number.
    const isFirst = isWithin(found.domain.from, found.element, "declared");
    return { faces: found.domain, type: isFirst ? certainElement(found) : NUMBER };
  }
  if (!isReported(ctx, expr))
    ctx.report("not-a-domain", expr.span, { name: ctx.textAt(expr.span) });
  return undefined;
}

/** Checks `roll 2 to zone`, `roll zone` and `roll mark`. */
export function checkRoll(ctx: Context, scope: Scope, stmt: ast.Roll): ir.Stmt | undefined {
  const { span } = stmt;
  if (stmt.count !== undefined) {
    const count = checkExpr(ctx, scope, stmt.count, NUMBER);
    const into = checkZone(ctx, scope, stmt.dice);
    const faces = into && facesOf(ctx, into.zone, into.zone.element, stmt.dice);
    return into && faces && { kind: "roll", count, into, faces, span };
  }
  const ref = checkRef(ctx, scope, stmt.dice);
  if (ref?.kind === "mark") {
    requireIndex(ctx, ref.mark, ref.index, stmt.dice.span);
    const faces = facesOf(ctx, ref.mark, ref.mark.type, stmt.dice);
    return faces && { kind: "rollMark", mark: ref, faces, span };
  }
  if (ref?.kind === "zone") {
    const zone = requireMember(ctx, ref, stmt.dice.span);
    const faces = facesOf(ctx, zone.zone, zone.zone.element, stmt.dice);
    if (zone.zone.layout === "places") return faces && { kind: "rollZone", zone, faces, span };
    ctx.report("roll-places", stmt.dice.span, { name: zone.zone.id });
    return undefined;
  }
  if (!isReported(ctx, stmt.dice))
    ctx.report("not-dice", stmt.dice.span, { name: ctx.textAt(stmt.dice.span) });
  return undefined;
}

/** Returns the faces of the elements of a zone or of a mark: those of its die, or a range. */
function facesOf(
  ctx: Context,
  { id, die }: ir.Zone | ir.Mark,
  whole: ir.Type,
  at: ast.Expr,
): ir.Faces | undefined {
  if (die !== undefined) return { kind: "die", die };
  const type = solidType(whole);
  if (type.kind === "number" && type !== NUMBER && type !== WRONG) {
    const limit = (value: number): ir.Expr => ({ kind: "const", value, type });
    return { kind: "range", from: limit(type.from), to: limit(type.to) };
  }
  if (type !== WRONG) ctx.report("roll-faces", at.span, { name: id });
  return undefined;
}
