// Converts files and the declarations of rules from CST to AST. Nodes with parts missing after
// error recovery are left out.

import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import {
  boardFromCst,
  bodyText,
  counterFromCst,
  enumFromCst,
  familyFromCst,
  handlerFromCst,
  historyFromCst,
  markFromCst,
  onlyText,
  pieceFromCst,
  shapeFromCst,
  trackFromCst,
  zoneFromCst,
} from "./component.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  firstWrittenToken,
  nameFromCst,
  nodeSpan,
  strFromCst,
  textFromCst,
  tokenSpan,
} from "./cst-parts.ts";
import { exampleFromCst } from "./example.ts";
import { paramsFromCst, typeFromCst } from "./expr.ts";
import { expressionFromCst } from "./operators.ts";
import { conditionFromCst, gameFromCst, optionFromCst, rivalFromCst } from "./setup.ts";
import {
  blockFromCst,
  costsFromCst,
  letFromCst,
  needsFromCst,
  pickFromCst,
  statementFromCst,
} from "./stmt.ts";
import {
  documentFromCst,
  questionFromCst,
  seeFromCst,
  tellsFromCst,
  variantFromCst,
} from "./variant.ts";

/** `language 2`, then declarations. */
export function fileFromCst(ctx: Conversion, node: cst.FileCstNode): Omit<ast.File, "formerWords"> {
  const version = firstWrittenToken(node.children.version);
  return {
    language: version && { version: Number(version.image), span: tokenSpan(ctx, version) },
    decls: convertComplete(ctx, node.children.declaration, declaredFromCst),
    span: { file: ctx.file, start: 0, end: ctx.text.length },
  };
}

/** `see … Decl` */
export function declaredFromCst(
  ctx: Conversion,
  node: cst.DeclarationCstNode,
): ast.Declared | undefined {
  const decl = declarationFromCst(ctx, node);
  if (decl === undefined) return undefined;
  const before = convertComplete(ctx, node.children.see, seeFromCst);
  return { ...decl, see: "see" in decl ? [...before, ...decl.see] : before };
}

function declarationFromCst(
  ctx: Conversion,
  { children }: cst.DeclarationCstNode,
): ast.Decl | undefined {
  return (
    convertFirst(ctx, children.piece, pieceFromCst) ??
    convertFirst(ctx, children.action, actionFromCst) ??
    convertFirst(ctx, children.definition, definitionFromCst) ??
    convertFirst(ctx, children.procedure, procedureFromCst) ??
    convertFirst(ctx, children.reason, reasonFromCst) ??
    convertFirst(ctx, children.zone, zoneFromCst) ??
    convertFirst(ctx, children.table, tableFromCst) ??
    convertFirst(ctx, children.die, dieFromCst) ??
    convertFirst(ctx, children.counter, counterFromCst) ??
    convertFirst(ctx, children.mark, markFromCst) ??
    convertFirst(ctx, children.family, familyFromCst) ??
    convertFirst(ctx, children.enumeration, enumFromCst) ??
    convertFirst(ctx, children.event, eventFromCst) ??
    convertFirst(ctx, children.board, boardFromCst) ??
    convertFirst(ctx, children.shape, shapeFromCst) ??
    convertFirst(ctx, children.track, trackFromCst) ??
    convertFirst(ctx, children.history, historyFromCst) ??
    convertFirst(ctx, children.requirement, requirementFromCst) ??
    convertFirst(ctx, children.cost, costFromCst) ??
    convertFirst(ctx, children.handler, handlerFromCst) ??
    convertFirst(ctx, children.example, exampleFromCst) ??
    convertFirst(ctx, children.game, gameFromCst) ??
    convertFirst(ctx, children.gameOption, optionFromCst) ??
    convertFirst(ctx, children.rival, rivalFromCst) ??
    convertFirst(ctx, children.flow, flowFromCst) ??
    convertFirst(ctx, children.ranking, rankingFromCst) ??
    convertFirst(ctx, children.rating, ratingFromCst) ??
    convertFirst(ctx, children.look, lookFromCst) ??
    convertFirst(ctx, children.counting, countingFromCst) ??
    convertFirst(ctx, children.document, documentFromCst) ??
    convertFirst(ctx, children.question, questionFromCst) ??
    convertFirst(ctx, children.variant, variantFromCst) ??
    convertFirst(ctx, children.tells, tellsFromCst)
  );
}

/** `table name(params): Type = entries` */
function tableFromCst(ctx: Conversion, node: cst.TableCstNode): ast.Table | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  return (
    name && {
      kind: "table",
      name,
      params: paramsFromCst(ctx, children.params),
      type: convertFirst(ctx, children.type, typeFromCst),
      entries: convertComplete(ctx, children.entry, entryFromCst),
      text: bodyText(ctx, children.textBody),
      span: nodeSpan(ctx, node),
    }
  );
}

/** `die name = faces` */
function dieFromCst(ctx: Conversion, node: cst.DieCstNode): ast.Die | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const faces = convertComplete(ctx, node.children.entry, entryFromCst);
  const text = bodyText(ctx, node.children.textBody);
  return name && { kind: "die", name, faces, text, span: nodeSpan(ctx, node) };
}

/** `3`, `-3`, `name`, `yes`, `no`, `none` */
function entryFromCst(ctx: Conversion, node: cst.EntryCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const integer = firstWrittenToken(children.Integer);
  if (integer !== undefined) {
    const value = Number(integer.image);
    const positive: ast.Expr = { kind: "int", value, span: tokenSpan(ctx, integer) };
    return children.Minus ? { kind: "unary", op: "-", of: positive, span } : positive;
  }
  const name = nameFromCst(ctx, children.name);
  if (name !== undefined) return { kind: "ref", name, span };
  if (firstWrittenToken(children.Yes)) return { kind: "bool", value: true, span };
  if (firstWrittenToken(children.No)) return { kind: "bool", value: false, span };
  if (firstWrittenToken(children.None)) return { kind: "none", span };
  return undefined;
}

/** `value name(params): Type = E` */
function definitionFromCst(ctx: Conversion, node: cst.DefinitionCstNode): ast.Value | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const body = convertFirst(ctx, children.expression, expressionFromCst);
  if (name === undefined || body === undefined) return undefined;

  const said = children.saidBody?.[0];
  return {
    kind: "value",
    name,
    params: namedParams(ctx, children.params),
    type: convertFirst(ctx, children.type, typeFromCst),
    body,
    text: convertFirst(ctx, said?.children.text, textFromCst),
    says: convertFirst(ctx, said?.children.saying?.[0]?.children.text, textFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `requirement name(params) { let … needs … }` */
function requirementFromCst(
  ctx: Conversion,
  node: cst.RequirementCstNode,
): ast.Requirement | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const params = namedParams(ctx, node.children.params);
  const items = convertComplete(
    ctx,
    node.children.requirementItem,
    (_, { children }) =>
      convertFirst(ctx, children.letBe, letFromCst) ??
      convertFirst(ctx, children.needs, needsFromCst),
  );
  return name && { kind: "requirement", name, params, items, span: nodeSpan(ctx, node) };
}

/** `cost name(params) { … }` */
function costFromCst(ctx: Conversion, node: cst.CostCstNode): ast.Cost | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const params = namedParams(ctx, children.params);
  const parts = headAndBody(ctx, convertComplete(ctx, children.costItem, costItemFromCst));
  return name && { kind: "cost", name, params, ...parts, span: nodeSpan(ctx, node) };
}

/** `action name(params) { … }` */
function actionFromCst(ctx: Conversion, node: cst.ActionCstNode): ast.Action | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;

  const items = children.actionItem ?? [];
  const costItems = items.flatMap((item) => item.children.costItem ?? []);
  return {
    kind: "action",
    name,
    params: namedParams(ctx, children.params),
    text: onlyText(
      ctx,
      items.flatMap((item) => item.children.text ?? []),
    ),
    says: onlyText(
      ctx,
      items.flatMap((item) => item.children.saying?.[0]?.children.text ?? []),
    ),
    ...headAndBody(ctx, convertComplete(ctx, costItems, costItemFromCst)),
    span: nodeSpan(ctx, node),
  };
}

function costItemFromCst(
  ctx: Conversion,
  { children }: cst.CostItemCstNode,
): ast.HeadItem | ast.Stmt | undefined {
  return (
    convertFirst(ctx, children.statement, statementFromCst) ??
    convertFirst(ctx, children.needs, needsFromCst) ??
    convertFirst(ctx, children.pick, pickFromCst) ??
    convertFirst(ctx, children.costs, costsFromCst)
  );
}

/**
 * Parts the head of an action from its statements. A `let` belongs to the head if a choice or
 * condition follows it; any other statement in front of one is reported.
 */
function headAndBody(
  ctx: Conversion,
  items: readonly (ast.HeadItem | ast.Stmt)[],
): { head: readonly ast.HeadItem[]; body: readonly ast.Stmt[] } {
  const end = items.findLastIndex(isCondition) + 1;
  const head: ast.HeadItem[] = [];
  const body: ast.Stmt[] = [];
  for (const [index, item] of items.entries()) {
    const early = body[0];
    if (isCondition(item)) {
      head.push(item);
      if (early !== undefined) reportLate(ctx, item, early);
    } else if (item.kind === "let" && index < end) {
      head.push(item);
    } else {
      body.push(item);
    }
  }
  return { head, body };
}

function reportLate(ctx: Conversion, late: Condition, early: ast.Stmt): void {
  const labels = [{ span: early.span, label: "statement-here" as const }];
  ctx.report("condition-after-statement", late.span, { word: late.kind }, labels);
}

type Condition = ast.Pick | ast.Needs | ast.Costs;

function isCondition(item: ast.HeadItem | ast.Stmt): item is Condition {
  return item.kind === "pick" || item.kind === "needs" || item.kind === "costs";
}

/** `to name(params) { … }` */
function procedureFromCst(ctx: Conversion, node: cst.ProcedureCstNode): ast.Procedure | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const params = namedParams(ctx, node.children.params);
  const text = onlyText(ctx, node.children.text ?? []);
  const statements = convertComplete(ctx, node.children.statement, statementFromCst);
  const span = nodeSpan(ctx, node);
  return name && { kind: "to", name, params, text, body: { statements, span }, span };
}

/** `event name(params)` */
function eventFromCst(ctx: Conversion, node: cst.EventCstNode): ast.Event | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const params = namedParams(ctx, node.children.params);
  const text = bodyText(ctx, node.children.textBody);
  return name && { kind: "event", name, params, text, span: nodeSpan(ctx, node) };
}

/** `worth when event`, `worth always` */
function countingFromCst(ctx: Conversion, node: cst.CountingCstNode): ast.Counting | undefined {
  const event = nameFromCst(ctx, node.children.event);
  if (event === undefined && node.children.Always === undefined) return undefined;
  return { kind: "counting", event, span: nodeSpan(ctx, node) };
}

/** `reason name { de … en … }` */
function reasonFromCst(ctx: Conversion, node: cst.ReasonCstNode): ast.Reason | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const text = bodyText(ctx, node.children.textBody);
  return name && { kind: "reason", name, text, span: nodeSpan(ctx, node) };
}

/** `flow { … }` */
function flowFromCst(ctx: Conversion, node: cst.FlowCstNode): ast.Flow | undefined {
  const body = convertFirst(ctx, node.children.block, blockFromCst);
  return body && { kind: "flow", body, span: nodeSpan(ctx, node) };
}

/** `ranking { most E fewest E }` */
function rankingFromCst(ctx: Conversion, node: cst.RankingCstNode): ast.Ranking {
  const lines = convertComplete(ctx, node.children.rankingLine, rankingLineFromCst);
  return { kind: "ranking", lines, span: nodeSpan(ctx, node) };
}

function rankingLineFromCst(
  ctx: Conversion,
  node: cst.RankingLineCstNode,
): ast.Ranking["lines"][number] | undefined {
  const value = convertFirst(ctx, node.children.expression, expressionFromCst);
  const best = node.children.best?.[0]?.image === "fewest" ? "fewest" : "most";
  return value && { best, value, span: nodeSpan(ctx, node) };
}

/** `rating when E { name from E de … en … }` */
function ratingFromCst(ctx: Conversion, node: cst.RatingCstNode): ast.Rating {
  const when = convertFirst(ctx, node.children.condition, conditionFromCst);
  const lines = convertComplete(ctx, node.children.ratingLine, ratingLineFromCst);
  return { kind: "rating", when, lines, span: nodeSpan(ctx, node) };
}

function ratingLineFromCst(
  ctx: Conversion,
  node: cst.RatingLineCstNode,
): ast.RatingLine | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const from = convertFirst(ctx, node.children.expression, expressionFromCst);
  const text = convertFirst(ctx, node.children.text, textFromCst);
  return name && from && { name, from, text, span: nodeSpan(ctx, node) };
}

/** `look name { key "value" }` */
function lookFromCst(ctx: Conversion, node: cst.LookCstNode): ast.Look | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const entries = convertComplete(ctx, node.children.lookEntry, (_, { children }) => {
    const key = nameFromCst(ctx, children.key);
    const value = strFromCst(ctx, children.value);
    return key && value && { key, value };
  });
  return name && { kind: "look", name, entries, span: nodeSpan(ctx, node) };
}

/** Parameters outside tables, which must have names. */
function namedParams(
  ctx: Conversion,
  nodes: readonly cst.ParamsCstNode[] | undefined,
): ast.Param[] {
  const params = paramsFromCst(ctx, nodes);
  for (const { name, type, span } of params) {
    if (name === undefined) {
      const written = type.kind === "named" ? type.name.text : undefined;
      ctx.report("param-without-type", span, { name: written });
    }
  }
  return params.filter(({ name }) => name !== undefined);
}
