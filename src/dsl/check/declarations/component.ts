// Storage and tables: marks, zones, grids, tracks.

import type * as ir from "../../ir/ir.ts";
import { countValues, extent, NUMBER, typeName, WRONG } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import { fieldNames, mentionField } from "../expressions/fields.ts";
import { checkValueType, withoutNone } from "../expressions/optional.ts";
import { requireIndex } from "../expressions/storage-ref.ts";
import { EMPTY_SCOPE } from "../scope.ts";
import { dieOf } from "./dice.ts";
import { checkOptionalText, nounOrName } from "./localized-text.ts";
import { familyFrom } from "./pieces.ts";
import { checkArticles } from "./placeholder-articles.ts";
import { checkType } from "./type.ts";

/** Checks the index type of a family: an enum, a range or the players. */
export function checkIndex(ctx: Context, type: ast.Type): ir.Type {
  const index = checkType(ctx, type);
  if (
    index.kind === "enum" ||
    index.kind === "player" ||
    (index.kind === "number" && index !== NUMBER)
  )
    return index;
  ctx.report("wrong-type", type.span, { found: typeName(index), expected: "1..6, enum" });
  return WRONG;
}

export function checkMark(ctx: Context, mark: ast.Mark): void {
  const type = checkValueType(ctx, mark.type);
  const built: ir.Mark = {
    id: mark.name.text,
    index: ctx.marks.length,
    perPlayer: mark.perPlayer,
    family: mark.index && checkIndex(ctx, mark.index),
    type,
    die: dieOf(ctx, withoutNone(mark.type)),
    hidden: mark.hidden,
    words: checkOptionalText(ctx, mark.text, mark.name.text),
    starts: mark.starts && checkExpr(ctx, EMPTY_SCOPE, mark.starts, type),
    span: mark.name.span,
  };
  ctx.marks.push(built);
  ctx.declare(mark.name, { kind: "mark", mark: built });
}

export function checkGrid(ctx: Context, grid: ast.Grid): void {
  const shape = ctx.resolve(grid.shape, "shape", "shape")?.shape;
  const by = grid.by && checkBy(ctx, grid.by);
  if (shape === undefined) return;
  if (by !== undefined && (by.type.kind !== "board" || by.type.shape !== shape)) {
    ctx.report("wrong-type", grid.by?.span ?? grid.span, {
      found: typeName(by.type),
      expected: `board of ${shape.id}`,
    });
  }
  if (by !== undefined && "perPlayer" in by)
    requireIndex(ctx, by, undefined, grid.by?.span ?? grid.span);
  const built: ir.Grid = {
    id: grid.name.text,
    index: ctx.grids.length,
    noun: nounOrName(ctx, grid.text, grid.name.text, grid.name.span),
    perPlayer: grid.perPlayer,
    element: checkType(ctx, grid.element),
    shape,
    by,
    span: grid.name.span,
  };
  ctx.grids.push(built);
  ctx.declare(grid.name, { kind: "grid", grid: built });
}

/** Checks the mark or option that selects the board of a grid. */
function checkBy(ctx: Context, name: ast.Name): ir.Mark | ir.SetupOption | undefined {
  const symbol = ctx.resolve(name, "mark, option", "mark", "option");
  return symbol?.kind === "option" ? symbol.option : symbol?.mark;
}

/** The maximum number of places or members; a larger number is a typing error. */
const MOST_PLACES = 10_000;

/** Checks a capacity: its maximum, and the formula if it depends on the number of players. */
function checkCapacity(
  ctx: Context,
  size: ast.Expr | undefined,
): Pick<ir.Zone, "capacity" | "limit"> {
  if (size === undefined) return { capacity: 0, limit: undefined };
  const expr = checkExpr(ctx, EMPTY_SCOPE, size, NUMBER);
  if (expr.type === WRONG) return { capacity: 1, limit: undefined };
  const numbers = ctx.constants(expr);
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < numbers.length) ctx.report("not-constant", size.span, {});
  const capacity = Math.max(1, ...known);
  const worst = known.find((number) => number < 1) ?? capacity;
  ctx.requireWithin(worst, 1, MOST_PLACES, size.span);
  const limit = new Set(known).size > 1 ? expr : undefined;
  return { capacity: Math.min(capacity, MOST_PLACES), limit };
}

export function checkZoneDecl(ctx: Context, zone: ast.Zone): void {
  const element = checkType(ctx, zone.element);
  const family = zone.index && checkIndex(ctx, zone.index);
  const size = zone.places ?? zone.row;
  const layout = zone.places !== undefined ? "places" : zone.row !== undefined ? "row" : "counts";
  const whole = extent(element, ctx.pieces, ctx.seats);
  if (zone.by !== undefined && element.kind === "piece") {
    mentionField(ctx, zone.by, element.family);
    ctx.mentions.gapAmong(zone.by.span, fieldNames(element.family), "field");
  }
  if (whole === undefined && element !== WRONG)
    ctx.report("zone-needs-size", zone.name.span, { name: zone.name.text });
  const built: ir.Zone = {
    id: zone.name.text,
    index: ctx.zones.length,
    noun: nounOrName(ctx, zone.text, zone.name.text, zone.name.span),
    perPlayer: zone.perPlayer,
    hidden: zone.hidden,
    family,
    element,
    by: zone.by?.text,
    die: dieOf(ctx, zone.element),
    elements: elementsOf(ctx, zone, element, family),
    layout,
    ...checkCapacity(ctx, size),
    span: zone.name.span,
  };
  ctx.zones.push(built);
  ctx.declare(zone.name, { kind: "zone", zone: built });
}

/**
 * Returns, for each member of a family, the elements that it may hold; `by field` partitions them.
 */
function elementsOf(
  ctx: Context,
  zone: ast.Zone,
  element: ir.Type,
  family: ir.Type | undefined,
): ir.Zone["elements"] {
  const members = family === undefined ? 1 : (extent(family, ctx.pieces, ctx.seats)?.count ?? 1);
  return Array.from({ length: members }, (_, i) => {
    if (element.kind !== "piece") {
      const whole = extent(element, ctx.pieces, ctx.seats) ?? { from: 0, count: 0 };
      return { from: whole.from, to: whole.from + whole.count - 1 };
    }
    const member = i + (family === undefined ? 0 : familyFrom({ family }));
    const field = zone.by?.text;
    const kinds = element.family.members.filter(
      (k) => field === undefined || ctx.pieces[k]?.fields.get(field) === member,
    );
    if (kinds.length === 0) return { from: 0, to: -1 };
    return { from: Math.min(...kinds), to: Math.max(...kinds) };
  });
}

/**
 * Returns the zones that examples leave as set up: those with copies, and those that the base game
 * declares as hidden, whatever variants change.
 */
export function stockedZones(ctx: Context, files: readonly ast.File[]): readonly ir.Zone[] {
  const written = new Map(
    files.flatMap(({ decls }) =>
      decls.flatMap((decl) => (decl.kind === "zone" ? [[decl.name.text, decl.hidden]] : [])),
    ),
  );
  const supplied = new Set(ctx.supplies.map(({ zone }) => zone));
  return ctx.zones.filter((zone) => supplied.has(zone) || (written.get(zone.id) ?? zone.hidden));
}

export function checkTrack(ctx: Context, track: ast.Track): void {
  const built: ir.Track = {
    id: track.name.text,
    index: ctx.tracks.length,
    noun: nounOrName(ctx, track.text, track.name.text, track.name.span),
    from: track.from,
    to: track.to,
    span: track.name.span,
  };
  ctx.tracks.push(built);
  ctx.declare(track.name, { kind: "track", track: built });
}

export function checkTable(ctx: Context, table: ast.Table): void {
  const params = table.params.map((param) => checkType(ctx, param.type));
  const type = table.type === undefined ? NUMBER : checkValueType(ctx, table.type);
  const entries = table.entries.map((entry) => {
    const value = ctx.constant(checkExpr(ctx, EMPTY_SCOPE, entry, type));
    if (value === undefined) ctx.report("not-constant", entry.span, {});
    return value ?? 0;
  });
  const expected = params.reduce(
    (size, param) => size * countValues(param, ctx.pieces, ctx.seats),
    1,
  );
  if (entries.length !== expected && !params.includes(WRONG)) {
    ctx.report("table-size", table.name.span, {
      name: table.name.text,
      found: entries.length,
      expected,
    });
  }
  checkArticles(
    ctx,
    table.text,
    table.params.flatMap(({ name }) => (name === undefined ? [] : [{ name: name.text }])),
  );
  const built: ir.Table = {
    id: table.name.text,
    params,
    names: table.params.map(({ name }) => name?.text),
    type,
    words: checkOptionalText(ctx, table.text, table.name.text),
    entries,
    span: table.name.span,
  };
  ctx.tables.push(built);
  ctx.declare(table.name, { kind: "table", table: built });
}
