// The setup, from CST to AST: the game, its options, rivals.

import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import { bodyText, memberFromCst, onlyText } from "./component.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  firstWrittenToken,
  nameFromCst,
  nodeSpan,
  numberFromCst,
  textFromCst,
} from "./cst-parts.ts";
import { typeFromCst } from "./expr.ts";
import { expressionFromCst } from "./operators.ts";

/** `game name { … }` */
export function gameFromCst(ctx: Conversion, node: cst.GameCstNode): ast.Game | undefined {
  const name = nameFromCst(ctx, node.children.name);
  if (name === undefined) return undefined;

  const items = node.children.gameItem ?? [];
  const texts = items.flatMap(({ children }) => children.text ?? []);
  const points = items.flatMap(({ children }) => children.points ?? []);
  const credits = items.flatMap(({ children }) => children.credit ?? []);
  const players = items.find(({ children }) => firstWrittenToken(children.min));
  return {
    kind: "game",
    name,
    text: onlyText(ctx, texts),
    players: players && playersFromCst(ctx, players),
    points: onlyText(ctx, points),
    credits: convertComplete(ctx, credits, textFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `players 2..4`, `players 2` */
function playersFromCst(ctx: Conversion, node: cst.GameItemCstNode): ast.Game["players"] {
  const min = numberFromCst(node.children.min) ?? 0;
  return { min, max: numberFromCst(node.children.max) ?? min, span: nodeSpan(ctx, node) };
}

/** `option name { … }`, `option name of Type` */
export function optionFromCst(
  ctx: Conversion,
  node: cst.GameOptionCstNode,
): ast.Option | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const of = convertFirst(ctx, node.children.type, typeFromCst);
  const { children } = node;
  const text = bodyText(ctx, children.textBody) ?? convertFirst(ctx, children.text, textFromCst);
  const choices = convertComplete(ctx, node.children.member, memberFromCst);
  return name && { kind: "option", name, of, text, choices, span: nodeSpan(ctx, node) };
}

/** `rival name when E { … }` */
export function rivalFromCst(ctx: Conversion, node: cst.RivalCstNode): ast.Rival | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const when = convertFirst(ctx, children.condition, conditionFromCst);
  const text = bodyText(ctx, children.textBody);
  return name && { kind: "rival", name, when, text, span: nodeSpan(ctx, node) };
}

/** `when E` */
export function conditionFromCst(
  ctx: Conversion,
  { children }: cst.ConditionCstNode,
): ast.Expr | undefined {
  return convertFirst(ctx, children.expression, expressionFromCst);
}
