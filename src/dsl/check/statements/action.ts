// Actions, with their costs or free of them: picks, needs and effects.

import { placeholderParts } from "../../inflection/articles.ts";
import type * as ir from "../../ir/ir.ts";
import { extent, WRONG } from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { includedRule, readIncluded } from "../declarations/included.ts";
import { checkLocalizedText, listPlaceholders } from "../declarations/localized-text.ts";
import { checkArticles } from "../declarations/placeholder-articles.ts";
import { checkPlaceholders } from "../declarations/placeholders.ts";
import { domainOf } from "../expressions/binder.ts";
import { checkArgs } from "../expressions/call.ts";
import { bindLocal, checkCondition, checkExpr } from "../expressions/expr.ts";
import { afterPaying, narrowScope } from "../expressions/narrowing.ts";
import { checkValueType } from "../expressions/optional.ts";
import { bind, EMPTY_SCOPE, type Scope } from "../scope.ts";
import { checkBlock } from "./stmt.ts";

/**
 * An option schema under construction: filled while its head and the included costs are checked.
 */
interface Draft {
  readonly free: boolean;
  readonly picks: ir.Local[];
  readonly head: ir.HeadStep[];
  readonly body: ir.Stmt[];
  readonly includes: (ir.Requirement | ir.Cost)[];
  /** The payments in the body so far. */
  readonly paid: ast.Stmt[];
  /** The number of requirements and costs that have been inlined so far. */
  parts: number;
}

/** The maximum number of parts of one action; parts that include each other multiply. */
const MOST_PARTS = 1_000;

/** Checks an action as an option schema; called once for each of its two forms. */
export function checkMove(ctx: Context, action: ast.Action, free: boolean): ir.OptionSchema {
  const hasCosts = action.head.some((item) => item.kind === "costs");
  const key = `${action.name.text}${free && hasCosts ? " free" : ""}`;
  const known = ctx.moves.get(key);
  if (known !== undefined) return known;

  const draft: Draft = { free, picks: [], head: [], body: [], includes: [], paid: [], parts: 0 };
  const params = checkParams(ctx, action.params);
  const name = checkLocalizedText(ctx, action.text, action.name.text, action.name.span);
  const move: ir.OptionSchema = {
    id: action.name.text,
    index: ctx.moves.size,
    kind: "action",
    free: free && hasCosts,
    name,
    says: action.says && checkLocalizedText(ctx, action.says, action.name.text, action.says.span),
    params,
    picks: draft.picks,
    head: draft.head,
    body: draft.body,
    includes: draft.includes,
    span: action.name.span,
  };
  // The schema is registered before its body is checked, because an action may be recursive.
  ctx.moves.set(key, move);
  const scope = checkHead(ctx, params.reduce(bindLocal, EMPTY_SCOPE), action.head, draft);
  // Payments are executed before all other statements.
  draft.body.push(...checkBlock(ctx, afterPaying(ctx, scope, draft.paid), action.body));
  if (move.says !== undefined) checkSays(ctx, action);
  return move;
}

/**
 * Checks `says`, which may refer to picks (other than those for a cost, which may be waived). Not to
 * parameters: an option is what its player picks, and does not know what it was offered for.
 */
function checkSays(ctx: Context, action: ast.Action): void {
  const known = new Map<string, Span | undefined>(
    action.head.flatMap((item) =>
      item.kind === "pick" ? item.items.map(({ name }) => [name.text, name.span] as const) : [],
    ),
  );
  checkArticles(
    ctx,
    action.says,
    [...known].map(([name, span]) => ({ name, span })),
  );
  for (const language of ["de", "en"] as const) {
    const text = action.says?.[language];
    for (const hole of listPlaceholders(text?.value ?? "")) {
      if (text === undefined) continue;
      const { rest, isUnknown } = placeholderParts(hole, language, (name) => known.has(name));
      if (!known.has(rest) && !isUnknown)
        ctx.report("unknown-hole", ctx.within(text.span, `{${hole}}`), { hole });
    }
  }
}

export function checkParams(ctx: Context, params: readonly ast.Param[]): ir.Local[] {
  return params.map(({ name, type }, i) => {
    const first = params.slice(0, i).find((other) => other.name?.text === name?.text)?.name;
    if (name !== undefined && first !== undefined)
      ctx.report("duplicate-name", name.span, { name: name.text }, first.span);
    return { name: name?.text ?? "", type: checkValueType(ctx, type), span: name?.span };
  });
}

function checkHead(ctx: Context, scope: Scope, head: readonly ast.HeadItem[], draft: Draft): Scope {
  let inner = scope;
  for (const item of head) {
    switch (item.kind) {
      case "pick":
        for (const pick of item.items) inner = checkPick(ctx, inner, pick, draft);
        break;
      case "let":
        inner = checkHeadLet(ctx, inner, item, draft);
        break;
      case "needs":
        inner = checkNeeds(ctx, inner, item, draft);
        break;
      case "costs":
        if (!draft.free) checkCosts(ctx, inner, item, draft);
        break;
      default:
        item satisfies never;
    }
  }
  return inner;
}

function checkPick(
  ctx: Context,
  scope: Scope,
  pick: ast.Pick["items"][number],
  draft: Draft,
): Scope {
  const found = domainOf(ctx, scope, pick.domain);
  const local: ir.Local = {
    name: pick.name.text,
    type: found?.element ?? WRONG,
    span: pick.name.span,
  };
  if (found !== undefined) {
    if (
      extent(found.element, ctx.pieces, ctx.seats) === undefined &&
      found.element.kind !== "board" &&
      found.element !== WRONG
    ) {
      ctx.report("unbounded-pick", pick.domain.span, {});
    }
    if (found.through !== undefined)
      ctx.report("not-a-domain", pick.domain.span, { name: ctx.textAt(pick.domain.span) });
    if (draft.picks.some(({ name }) => name === local.name))
      ctx.report("duplicate-name", pick.name.span, { name: local.name });
    draft.picks.push(local);
    draft.head.push({ kind: "pick", local, domain: found.domain, span: pick.span });
  }
  return bindLocal(scope, local);
}

function checkHeadLet(ctx: Context, scope: Scope, item: ast.Let, draft: Draft): Scope {
  if (item.how !== "is") {
    ctx.report("not-constant", item.span, {});
    return bindLocal(scope, { name: item.name.text, type: WRONG, span: item.name.span });
  }
  const value = checkExpr(ctx, scope, item.value);
  const local: ir.Local = { name: item.name.text, type: value.type, span: item.name.span };
  draft.head.push({ kind: "let", local, value });
  return bindLocal(scope, local);
}

/**
 * Checks `needs name: E else …`, or the needs of a requirement with its arguments. Returns the
 * narrowed scope.
 */
function checkNeeds(ctx: Context, scope: Scope, item: ast.Needs, draft: Draft): Scope {
  const requirement = requirementOf(ctx, item);
  if (requirement === undefined) {
    draft.head.push({ kind: "need", need: checkNeed(ctx, scope, item) });
    return narrowScope(ctx, scope, item.condition);
  }
  const { declaration, name, args } = requirement;
  if (!isWithin(ctx, name, draft)) return scope;
  include(ctx, declaration, draft);
  let inner = passArgs(ctx, scope, name, args, declaration.params, draft);
  for (const part of declaration.items) {
    if (part.kind === "let") inner = checkHeadLet(ctx, inner, part, draft);
    else inner = checkNeeds(ctx, inner, part, draft);
  }
  return scope;
}

function requirementOf(ctx: Context, item: ast.Needs) {
  const { condition } = item;
  if (item.name !== undefined || (condition.kind !== "call" && condition.kind !== "ref"))
    return undefined;
  const declaration = ctx.find(condition.name.text, "requirement")?.requirement;
  if (declaration === undefined) return undefined;
  ctx.mentions.note(condition.name.span, declaration.name.span);
  return {
    declaration,
    name: condition.name,
    args: condition.kind === "call" ? condition.args : [],
  };
}

function checkNeed(ctx: Context, scope: Scope, item: ast.Needs): ir.Need {
  const key = `${item.span.file}:${item.span.start}`;
  const index = ctx.needIndex.get(key) ?? ctx.needIndex.size;
  ctx.needIndex.set(key, index);
  const condition = checkCondition(ctx, scope, item.condition);
  const name = item.name?.text ?? "";
  // The texts are those of a condition that does not hold.
  const failing = narrowScope(ctx, scope, item.condition, false);
  const { text, holes } = checkPlaceholders(ctx, { scope: failing, condition }, item.text, name);
  const cases = item.cases.flatMap((one): ir.NeedCase[] => {
    const when = checkCondition(ctx, failing, one.when);
    const inner = narrowScope(ctx, failing, one.when);
    const found = checkPlaceholders(ctx, { scope: inner, condition }, one.text, name);
    return found.text === undefined ? [] : [{ when, text: found.text, holes: found.holes }];
  });
  const need: ir.Need = {
    id: item.name?.text ?? ctx.textAt(item.condition.span),
    index,
    condition,
    text,
    holes,
    cases,
    source: ctx.textAt(item.condition.span),
    span: item.span,
  };
  ctx.needs[index] ??= need;
  return need;
}

function checkCosts(ctx: Context, scope: Scope, item: ast.Costs, draft: Draft): void {
  const cost = ctx.resolve(item.cost, "cost", "cost")?.cost;
  if (cost === undefined || !isWithin(ctx, item.cost, draft)) return;
  include(ctx, cost, draft);
  const params = passArgs(ctx, scope, item.cost, item.args, cost.params, draft);
  const inner = checkHead(ctx, params, cost.head, draft);
  draft.body.push(...checkBlock(ctx, afterPaying(ctx, inner, draft.paid), cost.body));
  draft.paid.push(...cost.body);
}

function include(
  ctx: Context,
  declaration: ast.Requirement | ast.Cost,
  { includes }: Pick<Draft, "includes">,
): void {
  const rule = includedRule(ctx, declaration);
  if (!includes.includes(rule)) includes.push(rule);
}

/** Checks the requirements and costs that actions include, on their own. */
export function checkIncluded(ctx: Context): Pick<ir.Game, "requirements" | "costs"> {
  return readIncluded(ctx, (declaration, parts) => {
    const draft: Draft = { ...parts, free: false, picks: [], paid: [], parts: 0 };
    parts.params.push(...checkParams(ctx, declaration.params));
    const scope = parts.params.reduce(bindLocal, EMPTY_SCOPE);
    const isCost = declaration.kind === "cost";
    const inner = checkHead(ctx, scope, isCost ? declaration.head : declaration.items, draft);
    if (isCost) draft.body.push(...checkBlock(ctx, inner, declaration.body));
  });
}

/** Counts one more requirement or cost; reports the first beyond the maximum. */
function isWithin(ctx: Context, name: ast.Name, draft: Draft): boolean {
  draft.parts += 1;
  if (draft.parts === MOST_PARTS + 1)
    ctx.report("too-many-costs", name.span, { name: name.text, most: MOST_PARTS });
  return draft.parts <= MOST_PARTS;
}

/**
 * Binds the parameters to the arguments; an argument that is not a name is stored in a local first.
 */
function passArgs(
  ctx: Context,
  scope: Scope,
  name: ast.Name,
  args: readonly ast.Expr[],
  params: readonly ast.Param[],
  draft: Draft,
): Scope {
  const types = params.map((param) => checkValueType(ctx, param.type));
  const values = checkArgs(ctx, scope, name, args, types);
  let inner: Scope = { ...EMPTY_SCOPE, piece: scope.piece };
  for (const [i, value] of values.entries()) {
    const { text: param, span } = params[i]?.name ?? { text: "", span: undefined };
    // An optional parameter stays optional for every argument.
    const type = types[i]?.kind === "orNone" ? types[i] : value.type;
    if (value.kind === "local" || value.kind === "const") {
      inner = bind(inner, param, { ...value, type }, span);
    } else {
      const local: ir.Local = { name: param, type, span };
      draft.head.push({ kind: "let", local, value });
      inner = bindLocal(inner, local);
    }
  }
  return inner;
}
