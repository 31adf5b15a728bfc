// Examples, from CST to AST.

import type { IToken } from "chevrotain";
import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  isFromCst,
  nameFromCst,
  namesFromCst,
  nodeSpan,
  numberFromCst,
  textFromCst,
} from "./cst-parts.ts";
import { indexFromCst, operandFromCst } from "./expr.ts";
import { expressionFromCst } from "./operators.ts";

/** `example name after a proves b, c { … }` */
export function exampleFromCst(ctx: Conversion, node: cst.ExampleCstNode): ast.Example | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  return (
    name && {
      kind: "example",
      name,
      after: nameFromCst(ctx, children.after),
      proves: namesFromCst(ctx, children.proves),
      text: convertFirst(ctx, children.text, textFromCst),
      given: convertComplete(ctx, children.givens?.[0]?.children.given, givenFromCst),
      steps: convertComplete(ctx, children.step, stepFromCst),
      span: nodeSpan(ctx, node),
    }
  );
}

/** `players a, b`, `option is choice`, `table { … }`, `player { … }` */
function givenFromCst(ctx: Conversion, node: cst.GivenCstNode): ast.Given | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  if (children.Players) return { kind: "players", names: namesFromCst(ctx, children.seat), span };
  if (children.facts) {
    const facts = convertComplete(ctx, children.facts[0]?.children.fact, factFromCst);
    const player = nameFromCst(ctx, children.player);
    if (player === undefined && children.Table === undefined) return undefined;
    return { kind: "facts", player, facts, span };
  }
  isFromCst(ctx, children.Is);
  const option = nameFromCst(ctx, children.option);
  const choice = nameFromCst(ctx, children.choice);
  return option && choice && { kind: "option", option, choice, span };
}

/** `name items`, `name[index] items`, `name empty`, `name { cells }` */
function factFromCst(ctx: Conversion, node: cst.FactCstNode): ast.Fact | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;
  if (children.cells) {
    const cells = cellsFromCst(ctx, children.cells[0]?.children.cell);
    return { kind: "drawn", grid: name, cells, span };
  }
  const items = convertComplete(ctx, children.factItem, factItemFromCst);
  if (items.length === 0 && children.Empty === undefined) return undefined;
  return {
    kind: "holds",
    name,
    index: convertFirst(ctx, children.index, indexFromCst),
    items,
    span,
  };
}

function factItemFromCst(ctx: Conversion, node: cst.FactItemCstNode): ast.FactItem | undefined {
  const { children } = node;
  const what = convertFirst(ctx, children.operand, operandFromCst);
  return (
    what && {
      count: numberFromCst(children.count) ?? 1,
      what,
      at: nameFromCst(ctx, children.at),
      span: nodeSpan(ctx, node),
    }
  );
}

/** Cells as drawn; two dots without a space between them are two cells. */
export function cellsFromCst(ctx: Conversion, tokens: readonly IToken[] | undefined): ast.Name[] {
  return namesFromCst(ctx, tokens).flatMap((cell) =>
    cell.text === ".."
      ? [cell.span.start, cell.span.start + 1].map((start) => ({
          text: ".",
          span: { file: ctx.file, start, end: start + 1 },
        }))
      : [cell],
  );
}

// Steps ------------------------------------------------------------------------

function stepFromCst(ctx: Conversion, { children }: cst.StepCstNode): ast.Step | undefined {
  return (
    convertFirst(ctx, children.play, playFromCst) ??
    convertFirst(ctx, children.outcome, outcomeFromCst) ??
    convertFirst(ctx, children.chance, chanceFromCst)
  );
}

/** `when Anna build(where: b2)`, `when Anna declines` */
function playFromCst(ctx: Conversion, node: cst.PlayCstNode): ast.Step | undefined {
  const { children } = node;
  const player = nameFromCst(ctx, children.player);
  const move = convertFirst(ctx, children.notation, notationFromCst);
  if (player === undefined || (move === undefined && !children.Declines)) return undefined;

  return { kind: "play", player, move, span: nodeSpan(ctx, node) };
}

/** `chance 4, 2` */
function chanceFromCst(ctx: Conversion, node: cst.ChanceCstNode): ast.Step {
  const results = convertComplete(ctx, node.children.expression, expressionFromCst);
  return { kind: "chance", results, span: nodeSpan(ctx, node) };
}

/** `then Anna scores 2`, `… can …`, `… cannot …`, `… has …`, `… sees …`, `… chooses …`, `… is (not) rated …`, `… wins`, `then Anna, Benno win` */
function outcomeFromCst(ctx: Conversion, node: cst.OutcomeCstNode): ast.Step | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const player = nameFromCst(ctx, children.player);
  if (player === undefined) return undefined;
  if (children.Wins || children.Win)
    return { kind: "wins", players: namesFromCst(ctx, children.player), span };
  if (children.Rated) {
    isFromCst(ctx, children.Is);
    const line = nameFromCst(ctx, children.line);
    if (line === undefined && children.Not === undefined) return undefined;
    return { kind: "rated", player, line, span };
  }
  if (children.Chooses) {
    return { kind: "chooses", player, actions: namesFromCst(ctx, children.action), span };
  }
  const what = convertFirst(ctx, children.operand, operandFromCst);
  if (what !== undefined) {
    return { kind: "sees", player, what, sees: children.Sees !== undefined, span };
  }
  const reason = nameFromCst(ctx, children.reason);
  const move = convertFirst(ctx, children.notation, notationFromCst);
  if (move !== undefined) {
    return { kind: "can", player, move, can: children.Can !== undefined, because: reason, span };
  }
  const value = convertFirst(ctx, children.expression, expressionFromCst);
  if (value === undefined) return undefined;
  return children.Has
    ? { kind: "has", player, condition: value, span }
    : { kind: "scores", player, amount: value, reason, span };
}

/** `build(where: b2)` */
function notationFromCst(ctx: Conversion, node: cst.NotationCstNode): ast.Notation | undefined {
  const action = nameFromCst(ctx, node.children.name);
  return (
    action && {
      action,
      args: convertComplete(ctx, node.children.notationArg, notationArgFromCst),
      span: nodeSpan(ctx, node),
    }
  );
}

function notationArgFromCst(
  ctx: Conversion,
  node: cst.NotationArgCstNode,
): ast.Notation["args"][number] | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const value = convertFirst(ctx, node.children.expression, expressionFromCst);
  return name && value && { name, value, span: nodeSpan(ctx, node) };
}
