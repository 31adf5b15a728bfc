// The ranking and the rating of final scores.

import type * as ir from "../../ir/ir.ts";
import { NUMBER } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkCondition, checkExpr } from "../expressions/expr.ts";
import { bind, EMPTY_SCOPE } from "../scope.ts";
import { YOU } from "../symbols.ts";
import { checkLocalizedText } from "./localized-text.ts";

export function checkRanking(
  ctx: Context,
  [ranking, second]: readonly ast.Ranking[],
  files: readonly ast.File[],
): ir.Game["ranking"] {
  if (second !== undefined)
    ctx.report("duplicate-name", second.span, { name: "ranking" }, ranking?.span);
  if (ranking === undefined) {
    ctx.report("missing-ranking", { file: files[0]?.span.file ?? "", start: 0, end: 0 }, {});
    return [];
  }
  // In a ranking, `score` is the score of the ranked player.
  const scope = bind(EMPTY_SCOPE, "score", { kind: "score", owner: YOU, type: NUMBER }, undefined);
  return ranking.lines.map(({ best, value }) => ({
    best,
    value: checkExpr(ctx, scope, value, NUMBER),
  }));
}

/** Checks `rating when E { … }`; the names of its lines are used in examples only. */
export function checkRating(
  ctx: Context,
  [rating, second]: readonly ast.Rating[],
): ir.Rating | undefined {
  if (second !== undefined)
    ctx.report("duplicate-name", second.span, { name: "rating" }, rating?.span);
  if (rating === undefined) return undefined;
  const names = new Map<string, ast.Name>();
  for (const { name } of rating.lines) {
    const first = names.get(name.text);
    if (first !== undefined)
      ctx.report("duplicate-name", name.span, { name: name.text }, first.span);
    names.set(name.text, first ?? name);
  }
  return {
    when: rating.when && checkCondition(ctx, EMPTY_SCOPE, rating.when),
    lines: rating.lines.map(({ name, from, text }, index) => ({
      id: name.text,
      index,
      from: checkExpr(ctx, EMPTY_SCOPE, from, NUMBER),
      words: checkLocalizedText(ctx, text, name.text, name.span),
      span: name.span,
    })),
    span: rating.span,
  };
}
