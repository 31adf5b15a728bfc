// Families and pieces: fields, copies, exceptions, and the handlers they bring.

import type * as ir from "../../ir/ir.ts";
import { extent, NUMBER, WRONG } from "../../ir/types.ts";
import type { TextLanguage } from "../../source/language.ts";
import { findNearest } from "../../source/nearest.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import { fieldNames, fieldType, mentionField } from "../expressions/fields.ts";
import { checkValueType } from "../expressions/optional.ts";
import { checkZone, requireOf } from "../expressions/storage-ref.ts";
import { bind, EMPTY_SCOPE, type Scope } from "../scope.ts";
import { fillPlaceholders, nounOf, nounOrName, optionalNoun } from "./localized-text.ts";
import { checkType } from "./type.ts";

/** A piece as declared and its kinds, one for each list of arguments. */
export interface DeclaredPiece {
  readonly decl: ast.Piece;
  readonly kinds: readonly { readonly piece: ir.Piece; readonly scope: Scope }[];
}

export function checkFamily(ctx: Context, family: ast.Family): void {
  const parent = family.parent && parentOf(ctx, family, family.parent);
  const built: ir.Family = {
    id: family.name.text,
    parent,
    fields: new Map(),
    nouns: new Map(),
    members: [],
    span: family.name.span,
  };
  for (const item of family.items) {
    if (item.kind === "copies") ctx.report("family-copies", item.span, { family: built.id });
    if (item.kind !== "field") continue;
    const { name } = item;
    if (built.fields.has(name.text)) {
      const first = family.items.find((one) => one.kind === "field" && one.name.text === name.text);
      ctx.report("duplicate-name", name.span, { name: name.text }, first?.span);
    }
    built.fields.set(name.text, checkValueType(ctx, item.type));
    const noun = optionalNoun(ctx, item.text, name.text);
    if (noun !== undefined) built.nouns.set(name.text, noun);
  }
  ctx.families.push(built);
  ctx.declare(family.name, { kind: "family", family: built });
}

/**
 * Returns the parent of a family. Families are checked after their parents, so an unchecked parent
 * is part of a cycle.
 */
function parentOf(ctx: Context, family: ast.Family, parent: ast.Name): ir.Family | undefined {
  if (ctx.symbols.has(parent.text) || !ctx.written.has(parent.text))
    return ctx.resolve(parent, "family", "family")?.family;
  ctx.report("recursive-define", parent.span, { name: family.name.text });
  return undefined;
}

/** Declares the kinds of a piece; `families` are the declarations, for the fields they fix. */
export function checkPiece(
  ctx: Context,
  decl: ast.Piece,
  families: ReadonlyMap<string, ast.Family>,
): DeclaredPiece | undefined {
  const family = decl.family && ctx.resolve(decl.family, "family", "family")?.family;
  if (family === undefined) return undefined;
  const lists = argumentLists(ctx, decl);
  const kinds = lists.map((args) => declareKind(ctx, decl, family, args, families));
  if (decl.params.length > 0) {
    for (const { name } of decl.params)
      if (decl.text !== undefined) ctx.mentions.note(decl.text.span, name?.span);
    ctx.declare(decl.name, {
      kind: "pieces",
      members: kinds.map(({ piece }) => piece.index),
      family,
      span: decl.name.span,
    });
  }
  return { decl, kinds };
}

interface Argument {
  readonly param: string;
  readonly span: Span | undefined;
  readonly value: number;
  readonly type: ir.Type;
}

/** The maximum number of kinds of all pieces; each kind takes a slot wherever kinds are counted. */
const MOST_KINDS = 10_000;

/** Returns every combination of arguments, the last varying fastest. */
function argumentLists(ctx: Context, { name, params }: ast.Piece): Argument[][] {
  const types = params.map((param) => checkType(ctx, param.type));
  const count = types.reduce((product, type) => product * (extent(type, [], 0)?.count ?? 1), 1);
  if (ctx.pieces.length + count > MOST_KINDS) {
    ctx.report("too-many-kinds", name.span, { name: name.text, most: MOST_KINDS });
    return [];
  }
  return params.reduce<Argument[][]>(
    (lists, param, i) => {
      const type = types[i] ?? WRONG;
      const from = type.kind === "number" ? type.from : 0;
      const count =
        type.kind === "number"
          ? type.to - type.from + 1
          : type.kind === "enum"
            ? type.enum.members.length
            : 0;
      const values = Array.from({ length: count }, (_, i) => ({
        param: param.name?.text ?? "",
        span: param.name?.span,
        value: from + i,
        type,
      }));
      return lists.flatMap((list) => values.map((value) => [...list, value]));
    },
    [[]],
  );
}

function declareKind(
  ctx: Context,
  decl: ast.Piece,
  family: ir.Family,
  args: readonly Argument[],
  families: ReadonlyMap<string, ast.Family>,
) {
  const scope = args.reduce<Scope>(
    (inner, { param, value, type, span }) =>
      bind(inner, param, { kind: "const", value, type }, span),
    EMPTY_SCOPE,
  );
  const piece: ir.Piece = {
    id: kindName(decl, args),
    index: ctx.pieces.length,
    family,
    noun: kindNoun(ctx, decl, args),
    fields: new Map(),
    span: decl.name.span,
  };
  ctx.pieces.push(piece);
  for (let f: ir.Family | undefined = family; f !== undefined; f = f.parent)
    f.members.push(piece.index);
  ctx.declare({ text: piece.id, span: decl.name.span }, { kind: "piece", piece });
  fixFields(ctx, piece, decl, scope, families);
  return { piece, scope };
}

/**
 * Returns the name of a kind, as in `cow3`: the joined arguments; numbers alone follow the name of
 * the piece.
 */
function kindName(decl: ast.Piece, args: readonly Argument[]): string {
  if (args.length === 0) return decl.name.text;
  const words = args.map(({ value, type }) =>
    type.kind === "enum" ? (type.enum.members[value]?.id ?? "") : String(value),
  );
  return args.some(({ type }) => type.kind === "enum")
    ? words.join("")
    : `${decl.name.text}${words.join("")}`;
}

function kindNoun(ctx: Context, decl: ast.Piece, args: readonly Argument[]): ir.LocalizedNoun {
  const noun = nounOrName(ctx, decl.text, decl.name.text, decl.name.span);
  if (args.length === 0) return noun;
  const fill = (language: TextLanguage) => (hole: string) => {
    const arg = args.find(({ param }) => param === hole);
    if (arg === undefined) return undefined;
    return arg.type.kind === "enum"
      ? arg.type.enum.members[arg.value]?.noun[language].one
      : String(arg.value);
  };
  return nounOf({
    de: fillPlaceholders(decl.text?.de?.value ?? "", fill("de")),
    en: fillPlaceholders(decl.text?.en?.value ?? "", fill("en")),
  });
}

/** Returns the fields fixed by the piece or by its families, the nearest first. */
function fixFields(
  ctx: Context,
  piece: ir.Piece,
  decl: ast.Piece,
  scope: Scope,
  families: ReadonlyMap<string, ast.Family>,
): void {
  const sources: { items: readonly ast.PieceItem[]; scope: Scope }[] = [
    { items: decl.items, scope },
  ];
  for (let f: ir.Family | undefined = piece.family; f !== undefined; f = f.parent) {
    sources.push({ items: families.get(f.id)?.items ?? [], scope: EMPTY_SCOPE });
  }
  for (const source of sources) {
    for (const item of source.items) {
      if (item.kind === "fix" && !piece.fields.has(item.field.text))
        fixField(ctx, piece, item, source.scope);
    }
  }
  // A field under a misspelt name is not reported as missing as well.
  const isMisspelt = decl.items.some(
    (item) => item.kind === "fix" && fieldType(piece.family, item.field.text) === undefined,
  );
  for (const field of fieldNames(piece.family)) {
    if (piece.fields.has(field) || isMisspelt) continue;
    const { family } = piece;
    ctx.report("missing-field", decl.name.span, { piece: decl.name.text, field }, family.span);
  }
}

function fixField(ctx: Context, piece: ir.Piece, item: ast.Fix, scope: Scope): void {
  const type = fieldType(piece.family, item.field.text);
  mentionField(ctx, item.field, piece.family);
  if (type === undefined) {
    ctx.mentions.gapAmong(item.field.span, fieldNames(piece.family), "field");
    ctx.report("unknown-field", item.field.span, {
      field: item.field.text,
      of: piece.family.id,
      nearest: findNearest(item.field.text, fieldNames(piece.family)),
    });
    return;
  }
  const checked = checkExpr(ctx, scope, item.value, type);
  const value = ctx.constant(checked);
  if (value === undefined) ctx.report("not-constant", item.value.span, {});
  requireOf(ctx, checked, type, item.value.span);
  piece.fields.set(item.field.text, value ?? 0);
}

const MOST_COPIES = 10_000;

/** Checks `copies E in zone, …`: the initial contents of zones. */
export function checkCopies(ctx: Context, { decl, kinds }: DeclaredPiece): void {
  for (const item of decl.items) {
    if (item.kind !== "copies") continue;
    for (const part of item.parts) {
      for (const { piece, scope } of kinds) {
        const zone = checkZone(ctx, scope, part.zone);
        if (zone === undefined) continue;
        const index =
          zone.index === undefined ? 0 : (ctx.constant(zone.index) ?? 0) - familyFrom(zone.zone);
        const count = checkCount(ctx, scope, part.count);
        ctx.supplies.push({
          zone: zone.zone,
          index,
          element: piece.index,
          ...count,
          span: item.span,
        });
      }
    }
  }
}

/**
 * Checks the number of copies: its maximum, and the formula if it depends on the number of players.
 */
function checkCount(
  ctx: Context,
  scope: Scope,
  count: ast.Expr,
): Pick<ir.Supply, "count" | "formula"> {
  const expr = checkExpr(ctx, scope, count, NUMBER);
  const numbers = ctx.constants(expr);
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < numbers.length) ctx.report("not-constant", count.span, {});
  const most = Math.max(0, ...known);
  ctx.requireWithin(known.find((number) => number < 0) ?? most, 0, MOST_COPIES, count.span);
  return { count: most, formula: new Set(known).size > 1 ? expr : undefined };
}

export function familyFrom({ family }: { readonly family: ir.Type | undefined }): number {
  return family?.kind === "number" ? family.from : 0;
}
