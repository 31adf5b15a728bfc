// What a game consists of, from CST to AST: names, pieces, boards and places.

import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  firstWrittenToken,
  isFromCst,
  nameFromCst,
  nodeSpan,
  numberFromCst,
  strFromCst,
  textFromCst,
} from "./cst-parts.ts";
import { cellsFromCst } from "./example.ts";
import { callFromCst, paramsFromCst, typeFromCst } from "./expr.ts";
import { expressionFromCst } from "./operators.ts";
import { blockFromCst } from "./stmt.ts";

/** The first text; a second one is reported. */
export function onlyText(
  ctx: Conversion,
  [text, second]: readonly cst.TextCstNode[],
): ast.Text | undefined {
  if (second !== undefined) ctx.report("text-twice", nodeSpan(ctx, second), {});
  return text && textFromCst(ctx, text);
}

/** `enum Name { … }` */
export function enumFromCst(ctx: Conversion, node: cst.EnumerationCstNode): ast.Enum | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const text = convertFirst(ctx, node.children.text, textFromCst);
  const members = convertComplete(ctx, node.children.member, memberFromCst);
  return name && { kind: "enum", name, text, members, span: nodeSpan(ctx, node) };
}

/** `member "letter" de … en …` */
export function memberFromCst(ctx: Conversion, node: cst.MemberCstNode): ast.Member | undefined {
  const name = nameFromCst(ctx, node.children.name);
  return (
    name && {
      name,
      letter: strFromCst(ctx, node.children.letter),
      text: convertFirst(ctx, node.children.text, textFromCst),
      span: nodeSpan(ctx, node),
    }
  );
}

/** `player counter name[Index] { … }` */
export function counterFromCst(ctx: Conversion, node: cst.CounterCstNode): ast.Counter | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;

  const items = children.counterItem ?? [];
  const starts = items.flatMap((item) => item.children.starts ?? []);
  const max = items.flatMap((item) => item.children.max ?? []);
  const beyond = items.flatMap((item) => item.children.beyond ?? []);
  return {
    kind: "counter",
    name,
    perPlayer: children.Player !== undefined,
    index: convertFirst(ctx, children.indexType?.[0]?.children.type, typeFromCst),
    text: onlyText(
      ctx,
      items.flatMap((item) => item.children.text ?? []),
    ),
    starts: convertFirst(ctx, starts, expressionFromCst),
    max: convertFirst(ctx, max, expressionFromCst),
    beyond: convertFirst(ctx, beyond, blockFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `player mark name[Index]: Type starts E` */
export function markFromCst(ctx: Conversion, node: cst.MarkCstNode): ast.Mark | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const type = convertFirst(ctx, children.type, typeFromCst);
  if (name === undefined || type === undefined) return undefined;

  return {
    kind: "mark",
    name,
    perPlayer: children.Player !== undefined,
    index: convertFirst(ctx, children.indexType?.[0]?.children.type, typeFromCst),
    type,
    hidden: children.Hidden !== undefined,
    text: bodyText(ctx, children.textBody),
    starts: convertFirst(ctx, children.expression, expressionFromCst),
    span: nodeSpan(ctx, node),
  };
}

// Pieces -----------------------------------------------------------------------

/** `family Name : Parent { … }` */
export function familyFromCst(ctx: Conversion, node: cst.FamilyCstNode): ast.Family | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;

  const items = children.pieceBody?.[0]?.children.pieceItem ?? [];
  const text = items.flatMap((item) => item.children.text ?? [])[0];
  if (text) ctx.report("family-text", nodeSpan(ctx, text), { family: name.text });
  return {
    kind: "family",
    name,
    parent: nameFromCst(ctx, children.parent),
    items: convertComplete(ctx, items, pieceItemFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `piece name(params) : Family { … }` */
export function pieceFromCst(ctx: Conversion, node: cst.PieceCstNode): ast.Piece | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;

  const items = children.pieceBody?.[0]?.children.pieceItem ?? [];
  return {
    kind: "piece",
    name,
    params: paramsFromCst(ctx, children.params),
    family: nameFromCst(ctx, children.family),
    text: onlyText(
      ctx,
      items.flatMap((item) => item.children.text ?? []),
    ),
    items: convertComplete(ctx, items, pieceItemFromCst),
    span: nodeSpan(ctx, node),
  };
}

export function pieceItemFromCst(
  ctx: Conversion,
  { children }: cst.PieceItemCstNode,
): ast.PieceItem | undefined {
  return (
    convertFirst(ctx, children.field, fieldFromCst) ??
    convertFirst(ctx, children.fix, fixFromCst) ??
    convertFirst(ctx, children.copies, copiesFromCst) ??
    convertFirst(ctx, children.handler, handlerFromCst) ??
    convertFirst(ctx, children.whileIn, whileFromCst)
  );
}

/** `field: Type` */
function fieldFromCst(ctx: Conversion, node: cst.FieldCstNode): ast.Field | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const type = convertFirst(ctx, node.children.type, typeFromCst);
  const text = bodyText(ctx, node.children.textBody);
  return name && type && { kind: "field", name, type, text, span: nodeSpan(ctx, node) };
}

/** `field is E` */
function fixFromCst(ctx: Conversion, node: cst.FixCstNode): ast.Fix | undefined {
  isFromCst(ctx, node.children.Is);
  const field = nameFromCst(ctx, node.children.name);
  const value = convertFirst(ctx, node.children.expression, expressionFromCst);
  return field && value && { kind: "fix", field, value, span: nodeSpan(ctx, node) };
}

/** `copies E in place, E in place` */
function copiesFromCst(ctx: Conversion, node: cst.CopiesCstNode): ast.Copies {
  const counts = node.children.count ?? [];
  const parts = counts.flatMap((countNode, index) => {
    const zoneNode = node.children.zone?.[index];
    const count = expressionFromCst(ctx, countNode);
    const zone = zoneNode && expressionFromCst(ctx, zoneNode);
    return count && zone ? [{ count, zone }] : [];
  });
  return { kind: "copies", parts, span: nodeSpan(ctx, node) };
}

/** `when event { … }` */
export function handlerFromCst(ctx: Conversion, node: cst.HandlerCstNode): ast.Handler | undefined {
  const event = nameFromCst(ctx, node.children.event);
  const body = convertFirst(ctx, node.children.block, blockFromCst);
  return event && body && { kind: "when", event, body, span: nodeSpan(ctx, node) };
}

/** `worth E as reason` */
function worthFromCst(ctx: Conversion, node: cst.WorthCstNode): ast.Worth | undefined {
  const amount = convertFirst(ctx, node.children.expression, expressionFromCst);
  const reason = nameFromCst(ctx, node.children.reason);
  return amount && { kind: "worth", amount, reason, span: nodeSpan(ctx, node) };
}

/** `while in zone { … }` */
function whileFromCst(ctx: Conversion, node: cst.WhileInCstNode): ast.While | undefined {
  const zone = nameFromCst(ctx, node.children.zone);
  const items = convertComplete(
    ctx,
    node.children.whileItem,
    (_, { children }) =>
      convertFirst(ctx, children.handler, handlerFromCst) ??
      convertFirst(ctx, children.worth, worthFromCst) ??
      convertFirst(ctx, children.exception, exceptionFromCst),
  );
  return zone && { kind: "while", zone, items, span: nodeSpan(ctx, node) };
}

/** `value(args) is E`, `value plus E` */
function exceptionFromCst(ctx: Conversion, node: cst.ExceptionCstNode): ast.Exception | undefined {
  const { children } = node;
  const call = convertFirst(ctx, children.call, callFromCst);
  const to = convertFirst(ctx, children.expression, expressionFromCst);
  isFromCst(ctx, children.how);
  const how = firstWrittenToken(children.how);
  if (call === undefined || to === undefined || how === undefined) return undefined;

  return {
    kind: "exception",
    value: call.name,
    args: call.args,
    how: how.image === "plus" ? "plus" : "is",
    to,
    span: nodeSpan(ctx, node),
  };
}

// Boards and places ------------------------------------------------------------

/** `shape Name hexes 4-5-4 { … }`, `shape Name squares 7 by 6 from below` */
export function shapeFromCst(ctx: Conversion, node: cst.ShapeCstNode): ast.Shape | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const layout = convertFirst(ctx, children.layout, layoutFromCst);
  if (name === undefined || layout === undefined) return undefined;

  const items = children.shapeItem ?? [];
  const fields = items.flatMap((item) => item.children.field ?? []);
  const regions = items.flatMap((item) => item.children.regions ?? []);
  const texts = items.flatMap((item) => item.children.text ?? []);
  return {
    kind: "shape",
    name,
    text: onlyText(ctx, texts),
    layout,
    fields: convertComplete(ctx, fields, fieldFromCst),
    regionsBy: nameFromCst(ctx, regions),
    span: nodeSpan(ctx, node),
  };
}

function layoutFromCst(ctx: Conversion, node: cst.LayoutCstNode): ast.Shape["layout"] | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  if (children.Hexes) {
    const rows = (children.row ?? []).filter((row) => !row.isInsertedInRecovery);
    return rows.length === 0
      ? undefined
      : { kind: "hexes", rows: rows.map((row) => Number(row.image)), span };
  }
  const columns = numberFromCst(children.columns);
  const rows = numberFromCst(children.rows);
  if (columns === undefined || rows === undefined) return undefined;
  return { kind: "squares", columns, rows, fromBelow: children.Below !== undefined, span };
}

/** `board name of Shape { … cells }` */
export function boardFromCst(ctx: Conversion, node: cst.BoardCstNode): ast.Board | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const shape = nameFromCst(ctx, children.shape);
  if (name === undefined || shape === undefined) return undefined;

  return {
    kind: "board",
    name,
    shape,
    text: convertFirst(ctx, children.text, textFromCst),
    cells: cellsFromCst(ctx, children.cell),
    span: nodeSpan(ctx, node),
  };
}

/** `player zone name of Element on Shape by mark { … }` */
function gridFromCst(ctx: Conversion, node: cst.ZoneCstNode): ast.Grid | undefined {
  const { children } = node;
  for (const part of [...(children.indexType ?? []), ...(children.zoneTrait ?? [])])
    ctx.report("zone-on-shape", nodeSpan(ctx, part), {});
  const name = nameFromCst(ctx, children.name);
  const element = convertFirst(ctx, children.type, typeFromCst);
  const shape = nameFromCst(ctx, children.shape);
  if (name === undefined || element === undefined || shape === undefined) return undefined;

  return {
    kind: "grid",
    name,
    perPlayer: children.Player !== undefined,
    element,
    shape,
    by: nameFromCst(ctx, children.by),
    text: bodyText(ctx, children.textBody),
    span: nodeSpan(ctx, node),
  };
}

/** `player zone name[Index] of Element by field, traits { … }`, `player zone name of Element on Shape …` */
export function zoneFromCst(
  ctx: Conversion,
  node: cst.ZoneCstNode,
): ast.Zone | ast.Grid | undefined {
  const { children } = node;
  if (children.On !== undefined) return gridFromCst(ctx, node);
  const name = nameFromCst(ctx, children.name);
  const element = convertFirst(ctx, children.type, typeFromCst);
  if (name === undefined || element === undefined) return undefined;

  const traits = (children.zoneTrait ?? []).map((trait) => trait.children);
  return {
    kind: "zone",
    name,
    perPlayer: children.Player !== undefined,
    index: convertFirst(ctx, children.indexType?.[0]?.children.type, typeFromCst),
    element,
    by: nameFromCst(ctx, children.by),
    places: convertFirst(
      ctx,
      traits.flatMap(({ places }) => places ?? []),
      expressionFromCst,
    ),
    row: convertFirst(
      ctx,
      traits.flatMap(({ row }) => row ?? []),
      expressionFromCst,
    ),
    hidden: traits.some(({ Hidden }) => Hidden !== undefined),
    text: bodyText(ctx, children.textBody),
    span: nodeSpan(ctx, node),
  };
}

/** `track name of players A..B { … }` */
export function trackFromCst(ctx: Conversion, node: cst.TrackCstNode): ast.Track | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const from = numberFromCst(children.from);
  const to = numberFromCst(children.to);
  if (name === undefined || from === undefined || to === undefined) return undefined;

  const text = bodyText(ctx, children.textBody);
  return { kind: "track", name, from, to, text, span: nodeSpan(ctx, node) };
}

/** `history name of things at moment, last N { … }` */
export function historyFromCst(ctx: Conversion, node: cst.HistoryCstNode): ast.History | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const moment = nameFromCst(ctx, children.moment);
  const of = (children.historyThing ?? []).flatMap(
    ({ children: thing }) => nameFromCst(ctx, thing.name ?? thing.You) ?? [],
  );
  if (name === undefined || moment === undefined || of.length === 0) return undefined;

  const last = children.last && numberFromCst(children.last);
  const text = bodyText(ctx, children.textBody);
  return { kind: "history", name, of, moment, last, text, span: nodeSpan(ctx, node) };
}

/** `{ de … en … }` */
export function bodyText(
  ctx: Conversion,
  nodes: readonly cst.TextBodyCstNode[] | undefined,
): ast.Text | undefined {
  return convertFirst(ctx, nodes?.[0]?.children.text, textFromCst);
}
