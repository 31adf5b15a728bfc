// Counters: numbers with a noun, single or one for each member of a family.

import type * as ir from "../../ir/ir.ts";
import { NUMBER, orNone, UNKNOWN, YES_NO } from "../../ir/types.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import { checkMemberIndex, reportIndex } from "../expressions/storage-ref.ts";
import { EMPTY_SCOPE, type Scope } from "../scope.ts";
import { checkBlock } from "../statements/stmt.ts";
import { YOU } from "../symbols.ts";
import { checkIndex } from "./component.ts";
import { checkNoun } from "./localized-text.ts";

/**
 * Declares a counter. Returns a function that checks its limit and its `beyond` block when every
 * name is declared.
 */
export function declareCounter(ctx: Context, counter: ast.Counter): () => void {
  const family = counter.index && checkIndex(ctx, counter.index);
  const built: ir.Counter = {
    id: counter.name.text,
    index: ctx.counters.length,
    ...nounsOf(ctx, counter, family),
    perPlayer: counter.perPlayer,
    family,
    starts: counter.starts && checkExpr(ctx, EMPTY_SCOPE, counter.starts, NUMBER),
    max: counter.max && UNKNOWN,
    beyond: counter.beyond && declareBeyond(ctx, counter.name, family),
    span: counter.name.span,
  };
  ctx.counters.push(built);
  ctx.declare(counter.name, { kind: "counter", counter: built });
  return () => {
    built.max = counter.max && checkExpr(ctx, EMPTY_SCOPE, counter.max, NUMBER);
    if (counter.beyond !== undefined) checkBeyond(ctx, built, counter.beyond);
  };
}

function declareBeyond(ctx: Context, { text, span }: ast.Name, family: ir.Type | undefined) {
  const procedure: ir.Procedure = {
    id: text,
    index: ctx.procedures.length,
    params: family === undefined ? [] : [{ name: "member", type: family }],
    words: undefined,
    body: [],
    inAnyOrder: undefined,
    span,
  };
  ctx.procedures.push(procedure);
  return { block: [], procedure };
}

/**
 * Builds the loop at the limit of a counter: the block is repeated while the counter is above the
 * limit. A round that does not lower it is the last, and then the excess is lost. So the loop ends
 * for any block.
 */
function checkBeyond(ctx: Context, counter: ir.Counter, { statements, span }: ast.Block): void {
  const { max, beyond } = counter;
  if (max === undefined) ctx.report("never-full", span, { name: counter.id });
  const block = checkBlock(ctx, EMPTY_SCOPE, statements);
  if (max === undefined || beyond === undefined) return;
  const { procedure } = beyond;
  const [local] = procedure.params;
  const ref: ir.CounterRef = {
    counter,
    owner: counter.perPlayer ? YOU : undefined,
    index: local && { kind: "local", local, type: local.type },
  };
  const amount: ir.Expr = { kind: "counter", counter: ref, type: NUMBER };
  const before: ir.Local = { name: "before", type: NUMBER };
  const compared = (op: "<=" | ">=", right: ir.Expr): ir.Expr => {
    return { kind: "binary", op, left: amount, right, type: YES_NO };
  };
  const rest: ir.Expr = { kind: "binary", op: "-", left: amount, right: max, type: NUMBER };
  const lost: ir.Stmt = { kind: "gain", counter: ref, amount: rest, sign: -1, span };
  const isNoLess = compared(">=", { kind: "local", local: before, type: NUMBER });
  const round: ir.Stmt[] = [
    { kind: "let", local: before, value: amount, span },
    ...block,
    { kind: "if", condition: isNoLess, then: [lost], else: [], span },
  ];
  beyond.block = block;
  procedure.body = [{ kind: "until", condition: compared("<=", max), body: round, span }];
}

/** Returns the nouns of a counter; a family without a noun uses the noun of each enum member. */
function nounsOf(
  ctx: Context,
  { text, name }: ast.Counter,
  family: ir.Type | undefined,
): Pick<ir.Counter, "noun" | "members"> {
  if (text !== undefined || family?.kind !== "enum")
    return { noun: checkNoun(ctx, text, name.text, name.span), members: undefined };
  const members = family.enum.members.map(({ noun }) => noun);
  return { noun: together(members), members };
}

/** Joins several nouns: `Perlen und Muscheln`; the singular is `Perle oder Muschel`. */
function together(nouns: readonly ir.LocalizedNoun[]): ir.LocalizedNoun {
  const list = (words: readonly string[], last: string) =>
    [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(last);
  return {
    de: {
      article: "",
      one: list(
        nouns.map(({ de }) => de.one),
        " oder ",
      ),
      many: list(
        nouns.map(({ de }) => de.many),
        " und ",
      ),
    },
    en: {
      one: list(
        nouns.map(({ en }) => en.one),
        " or ",
      ),
      many: list(
        nouns.map(({ en }) => en.many),
        " and ",
      ),
    },
  };
}

/**
 * Checks `gain E counter[index]`: your own counter, or a shared one. If the member of a family is
 * `none`, nothing is gained or paid.
 */
export function checkGain(ctx: Context, scope: Scope, stmt: ast.Gain): ir.Stmt | undefined {
  const amount = checkExpr(ctx, scope, stmt.amount, NUMBER);
  const counter = ctx.resolve(stmt.counter, "counter", "counter")?.counter;
  if (counter === undefined) return undefined;
  return {
    kind: "gain",
    counter: {
      counter,
      owner: counter.perPlayer ? YOU : undefined,
      index: checkGained(ctx, scope, counter, stmt),
      span: stmt.span,
    },
    amount,
    sign: stmt.kind === "gain" ? 1 : -1,
    span: stmt.span,
  };
}

/**
 * Checks the gained member: its value may be none at run time, but the literal `none` is reported.
 */
function checkGained(
  ctx: Context,
  scope: Scope,
  { family }: ir.Counter,
  { counter: name, index }: ast.Gain,
): ir.Expr | undefined {
  const gained = family === undefined || index?.kind === "none" ? family : orNone(family);
  return checkMember(ctx, scope, { family: gained }, name, index);
}

/** Checks the index of a family; reports a missing one, and one without a family. */
export function checkMember(
  ctx: Context,
  scope: Scope,
  { family }: Pick<ir.Counter, "family">,
  name: ast.Name,
  index: ast.Expr | undefined,
): ir.Expr | undefined {
  if (family === undefined) {
    if (index !== undefined) reportIndex(ctx, name, index);
    return undefined;
  }
  if (index === undefined) ctx.report("index-missing", name.span, { name: name.text });
  return index && checkMemberIndex(ctx, scope, index, family);
}
