// Statements and the heads of actions, from CST to AST.

import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  nameFromCst,
  nodeSpan,
  textFromCst,
} from "./cst-parts.ts";
import { binderFromCst, callFromCst, domainFromCst } from "./expr.ts";
import { expressionFromCst } from "./operators.ts";

/** `{ … }` */
export function blockFromCst(ctx: Conversion, node: cst.BlockCstNode): ast.Block {
  return {
    statements: convertComplete(ctx, node.children.statement, statementFromCst),
    span: nodeSpan(ctx, node),
  };
}

export function statementFromCst(
  ctx: Conversion,
  { children }: cst.StatementCstNode,
): ast.Stmt | undefined {
  return (
    convertFirst(ctx, children.gain, gainFromCst) ??
    convertFirst(ctx, children.score, scoreFromCst) ??
    convertFirst(ctx, children.setTo, setFromCst) ??
    convertFirst(ctx, children.letBe, letFromCst) ??
    convertFirst(ctx, children.add, addFromCst) ??
    convertFirst(ctx, children.remove, removeFromCst) ??
    convertFirst(ctx, children.move, moveFromCst) ??
    convertFirst(ctx, children.draw, drawFromCst) ??
    convertFirst(ctx, children.roll, rollFromCst) ??
    convertFirst(ctx, children.sort, sortFromCst) ??
    convertFirst(ctx, children.ifElse, ifFromCst) ??
    convertFirst(ctx, children.forEach, forEachFromCst) ??
    convertFirst(ctx, children.forPlayer, forPlayerFromCst) ??
    convertFirst(ctx, children.eachPlayer, eachPlayerFromCst) ??
    convertFirst(ctx, children.repeat, repeatFromCst) ??
    convertFirst(ctx, children.perform, doFromCst) ??
    convertFirst(ctx, children.choose, chooseFromCst) ??
    convertFirst(ctx, children.announce, announceFromCst) ??
    convertFirst(ctx, children.endGame, endGameFromCst) ??
    convertFirst(ctx, children.anyOrder, anyOrderFromCst)
  );
}

/** `gain E counter[index]`, `pay E counter[index]` */
function gainFromCst(ctx: Conversion, node: cst.GainCstNode): ast.Gain | undefined {
  const { children } = node;
  const amount = convertFirst(ctx, children.amount, expressionFromCst);
  const counter = nameFromCst(ctx, children.counter);
  if (amount === undefined || counter === undefined) return undefined;

  const kind = children.verb?.[0]?.image === "pay" ? "pay" : "gain";
  const index = convertFirst(ctx, children.index, expressionFromCst);
  return { kind, amount, counter, index, span: nodeSpan(ctx, node) };
}

/** `score E as reason` */
function scoreFromCst(ctx: Conversion, node: cst.ScoreCstNode): ast.Score | undefined {
  const amount = convertFirst(ctx, node.children.expression, expressionFromCst);
  const reason = nameFromCst(ctx, node.children.reason);
  return amount && { kind: "score", amount, reason, span: nodeSpan(ctx, node) };
}

/** `set place to E` */
function setFromCst(ctx: Conversion, node: cst.SetToCstNode): ast.SetStmt | undefined {
  const target = convertFirst(ctx, node.children.target, expressionFromCst);
  const value = convertFirst(ctx, node.children.value, expressionFromCst);
  return target && value && { kind: "set", target, value, span: nodeSpan(ctx, node) };
}

/** `let name = E`, `let name = roll A..B`, `let name = roll die`, `let name = draw from Z` */
export function letFromCst(ctx: Conversion, node: cst.LetBeCstNode): ast.Let | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const value =
    convertFirst(ctx, children.domain, domainFromCst) ??
    convertFirst(ctx, children.zone, expressionFromCst) ??
    convertFirst(ctx, children.expression, expressionFromCst);
  if (name === undefined || value === undefined) return undefined;

  const how = children.Roll ? "roll" : children.Draw ? "draw" : "is";
  return { kind: "let", name, how, value, span: nodeSpan(ctx, node) };
}

/** `add E to place` */
function addFromCst(ctx: Conversion, node: cst.AddCstNode): ast.Add | undefined {
  const what = convertFirst(ctx, node.children.what, expressionFromCst);
  const to = convertFirst(ctx, node.children.to, expressionFromCst);
  return what && to && { kind: "add", what, to, span: nodeSpan(ctx, node) };
}

/** `remove E from place`, `remove all E from Z`, `remove all from Z` */
function removeFromCst(ctx: Conversion, node: cst.RemoveCstNode): ast.Remove | undefined {
  const { children } = node;
  const what = convertFirst(ctx, children.what, expressionFromCst);
  const from = convertFirst(ctx, children.from, expressionFromCst);
  const how = children.All ? "all" : "one";
  if (from === undefined) return undefined;
  if (what === undefined && (how === "one" || children.what !== undefined)) return undefined;

  return { kind: "remove", how, what, from, span: nodeSpan(ctx, node) };
}

/**
 * `move E from Z to P`, `move all E from Z to P`, `move first from Z to P`, `move last from Z to P`,
 * `move player on track by E`
 */
function moveFromCst(ctx: Conversion, node: cst.MoveCstNode): ast.Move | ast.Advance | undefined {
  const { children } = node;
  if (children.On !== undefined) return advanceFromCst(ctx, node);
  const what = convertFirst(ctx, children.what, expressionFromCst);
  const from = convertFirst(ctx, children.from, expressionFromCst);
  const to = convertFirst(ctx, children.to, expressionFromCst);
  const end = children.First ? "first" : children.Last ? "last" : undefined;
  const how = end ?? (children.All ? "all" : "one");
  if (from === undefined || to === undefined) return undefined;
  if (what === undefined && (how === "one" || children.what !== undefined)) return undefined;

  return { kind: "move", how, what, from, to, span: nodeSpan(ctx, node) };
}

/** `draw E from Z to P` */
function drawFromCst(ctx: Conversion, node: cst.DrawCstNode): ast.Draw | undefined {
  const { children } = node;
  const count = convertFirst(ctx, children.count, expressionFromCst);
  const from = convertFirst(ctx, children.from, expressionFromCst);
  const to = convertFirst(ctx, children.to, expressionFromCst);
  if (from === undefined || to === undefined) return undefined;
  if (count === undefined && children.count !== undefined) return undefined;

  return { kind: "draw", count, from, to, span: nodeSpan(ctx, node) };
}

/** `roll E to Z`, `roll Z`, `roll mark` */
function rollFromCst(ctx: Conversion, node: cst.RollCstNode): ast.Roll | undefined {
  const { children } = node;
  const what = convertFirst(ctx, children.what, expressionFromCst);
  const to = convertFirst(ctx, children.to, expressionFromCst);
  if (what === undefined || (to === undefined && children.to !== undefined)) return undefined;

  const span = nodeSpan(ctx, node);
  return to === undefined
    ? { kind: "roll", count: undefined, dice: what, span }
    : { kind: "roll", count: what, dice: to, span };
}

/** `sort R` */
function sortFromCst(ctx: Conversion, node: cst.SortCstNode): ast.Sort | undefined {
  const row = convertFirst(ctx, node.children.expression, expressionFromCst);
  return row && { kind: "sort", row, span: nodeSpan(ctx, node) };
}

/** `move player on track by E` */
function advanceFromCst(ctx: Conversion, node: cst.MoveCstNode): ast.Advance | undefined {
  const player = convertFirst(ctx, node.children.what, expressionFromCst);
  const track = nameFromCst(ctx, node.children.track);
  const by = convertFirst(ctx, node.children.by, expressionFromCst);
  return player && track && by && { kind: "advance", player, track, by, span: nodeSpan(ctx, node) };
}

/** `if E { … } else …`: `else if` is a block with one `if`. */
function ifFromCst(ctx: Conversion, node: cst.IfElseCstNode): ast.If | undefined {
  const { children } = node;
  const condition = convertFirst(ctx, children.expression, expressionFromCst);
  const then = convertFirst(ctx, children.then, blockFromCst);
  if (condition === undefined || then === undefined) return undefined;

  const elseIf = convertFirst(ctx, children.ifElse, ifFromCst);
  const otherwise =
    elseIf === undefined
      ? convertFirst(ctx, children.else, blockFromCst)
      : { statements: [elseIf], span: elseIf.span };
  return { kind: "if", condition, then, else: otherwise, span: nodeSpan(ctx, node) };
}

/** `for each x: Family in D where E in any order { … }` */
function forEachFromCst(ctx: Conversion, node: cst.ForEachCstNode): ast.ForEach | undefined {
  const binder = convertFirst(ctx, node.children.binder, binderFromCst);
  const body = convertFirst(ctx, node.children.block, blockFromCst);
  const inAnyOrder = node.children.inAnyOrder !== undefined;
  return binder && body && { kind: "forEach", binder, inAnyOrder, body, span: nodeSpan(ctx, node) };
}

/** `for player { … }` */
function forPlayerFromCst(ctx: Conversion, node: cst.ForPlayerCstNode): ast.ForPlayer | undefined {
  const player = convertFirst(ctx, node.children.player, expressionFromCst);
  const body = convertFirst(ctx, node.children.block, blockFromCst);
  return player && body && { kind: "forPlayer", player, body, span: nodeSpan(ctx, node) };
}

/** `in any order { a { … } b { … } }` */
function anyOrderFromCst(ctx: Conversion, node: cst.AnyOrderCstNode): ast.AnyOrder {
  const items = convertComplete(ctx, node.children.orderItem, orderItemFromCst);
  return { kind: "anyOrder", items, span: nodeSpan(ctx, node) };
}

/** `name [where E] { de … en … statements }` */
function orderItemFromCst(ctx: Conversion, node: cst.OrderItemCstNode): ast.OrderItem | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const span = nodeSpan(ctx, node);
  const statements = convertComplete(ctx, children.statement, statementFromCst);
  const text = convertFirst(ctx, children.text, textFromCst);
  const where = convertFirst(ctx, children.where, expressionFromCst);
  return name && { name, where, text, body: { statements, span }, span };
}

/** `each player { … }`, `each player from E { … }`, `… in order of track { … }`, `… at once { … }`, all with `where E` */
function eachPlayerFromCst(
  ctx: Conversion,
  node: cst.EachPlayerCstNode,
): ast.EachPlayer | undefined {
  const { children } = node;
  const from = convertFirst(ctx, children.from, expressionFromCst);
  const track = nameFromCst(ctx, children.track);
  const where = convertFirst(ctx, children.where, expressionFromCst);
  const body = convertFirst(ctx, children.block, blockFromCst);
  const how = children.Once ? "once" : children.Order ? "track" : "seats";
  return body && { kind: "eachPlayer", how, from, track, where, body, span: nodeSpan(ctx, node) };
}

/** `repeat E times { … }`, `repeat until E { … }` */
function repeatFromCst(ctx: Conversion, node: cst.RepeatCstNode): ast.Repeat | undefined {
  const { children } = node;
  const limit = convertFirst(ctx, children.limit, expressionFromCst);
  const body = convertFirst(ctx, children.block, blockFromCst);
  const how = children.Until ? "until" : "times";
  return limit && body && { kind: "repeat", how, limit, body, span: nodeSpan(ctx, node) };
}

/** `do name(args)` */
function doFromCst(ctx: Conversion, node: cst.PerformCstNode): ast.Do | undefined {
  const call = convertFirst(ctx, node.children.call, callFromCst);
  return call && { kind: "do", procedure: call.name, args: call.args, span: nodeSpan(ctx, node) };
}

/** `may choose free a, b(args) else { … }` */
function chooseFromCst(ctx: Conversion, node: cst.ChooseCstNode): ast.Choose | undefined {
  const { children } = node;
  const actions = convertComplete(ctx, children.call, offeredFromCst);
  if (actions.length === 0) return undefined;

  return {
    kind: "choose",
    may: children.May !== undefined,
    free: children.Free !== undefined,
    actions,
    otherwise: convertFirst(ctx, children.block, blockFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `a(args)` behind `choose` */
export function offeredFromCst(
  ctx: Conversion,
  node: cst.CallCstNode,
): ast.OfferedAction | undefined {
  const call = callFromCst(ctx, node);
  return call && { kind: "offered", action: call.name, args: call.args, span: call.span };
}

/** `announce event(args) in any order` */
function announceFromCst(ctx: Conversion, node: cst.AnnounceCstNode): ast.Announce | undefined {
  const call = convertFirst(ctx, node.children.call, callFromCst);
  const inAnyOrder = node.children.inAnyOrder !== undefined;
  const span = nodeSpan(ctx, node);
  return call && { kind: "announce", event: call.name, args: call.args, inAnyOrder, span };
}

/** `end game` */
function endGameFromCst(ctx: Conversion, node: cst.EndGameCstNode): ast.EndGame {
  return { kind: "endGame", span: nodeSpan(ctx, node) };
}

// The head of an action --------------------------------------------------------

/** `pick a from D, b from D` */
export function pickFromCst(ctx: Conversion, node: cst.PickCstNode): ast.Pick {
  return {
    kind: "pick",
    items: convertComplete(ctx, node.children.picked, pickedFromCst),
    span: nodeSpan(ctx, node),
  };
}

function pickedFromCst(
  ctx: Conversion,
  node: cst.PickedCstNode,
): ast.Pick["items"][number] | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const domain = convertFirst(ctx, node.children.domain, domainFromCst);
  return name && domain && { name, domain, span: nodeSpan(ctx, node) };
}

/** `needs name: E else de … en …` */
export function needsFromCst(ctx: Conversion, node: cst.NeedsCstNode): ast.Needs | undefined {
  const { children } = node;
  const condition = convertFirst(ctx, children.expression, expressionFromCst);
  return (
    condition && {
      kind: "needs",
      name: nameFromCst(ctx, children.name),
      condition,
      text: convertFirst(ctx, children.text, textFromCst),
      cases: (children.textWhen ?? []).flatMap((one) => textWhenFromCst(ctx, one) ?? []),
      span: nodeSpan(ctx, node),
    }
  );
}

/** `when E de … en …` */
function textWhenFromCst(ctx: Conversion, node: cst.TextWhenCstNode): ast.TextWhen | undefined {
  const when = convertFirst(ctx, node.children.expression, expressionFromCst);
  const text = convertFirst(ctx, node.children.text, textFromCst);
  return when && text && { when, text, span: nodeSpan(ctx, node) };
}

/** `costs name(args)` */
export function costsFromCst(ctx: Conversion, node: cst.CostsCstNode): ast.Costs | undefined {
  const call = convertFirst(ctx, node.children.call, callFromCst);
  return call && { kind: "costs", cost: call.name, args: call.args, span: nodeSpan(ctx, node) };
}
