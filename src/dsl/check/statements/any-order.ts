// `in any order`: the player who executes the rule picks the next item.

import type * as ir from "../../ir/ir.ts";
import { longestRay } from "../../ir/lines.ts";
import { createOwnRef, extent, MOST_MEMBERS, setWidth, YES_NO } from "../../ir/types.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkLocalizedText } from "../declarations/localized-text.ts";
import { checkCondition } from "../expressions/expr.ts";
import type { Scope } from "../scope.ts";
import type { EventHandlers, PresentHandler } from "./handlers.ts";
import { checkBlock } from "./stmt.ts";

/** The maximum number of items that can be ordered. */
const MOST = MOST_MEMBERS;

/** The name of the option that picks the next item. */
export const NEXT = "next";

const NEXT_WORDS: ir.LocalizedText = {
  de: "die Reihenfolge wählen",
  en: "pick the order",
};

type AnyOrder = Extract<ir.Stmt, { kind: "anyOrder" }>;

/** Checks `for each x in D where E in any order { … }`. */
export function loopInAnyOrder(
  ctx: Context,
  binder: ir.Binder,
  rest: Pick<AnyOrder, "mark" | "body" | "span">,
): AnyOrder {
  const { local, domain } = binder;
  const most = mostIn(ctx, binder);
  if (most === undefined || (most > MOST && !isLying(domain)))
    ctx.report("order-limit", rest.span, { most: MOST });
  const says = { de: `als Nächstes: {${local.name}}`, en: `next: {${local.name}}` };
  const move = newMove(ctx, [binder], says, rest.span);
  return { kind: "anyOrder", things: [binder], most: Math.min(most ?? 0, MOST), move, ...rest };
}

/** Checks `in any order { a { … } b { … } }`: the items form an enum whose texts are sentences. */
export function checkItems(ctx: Context, scope: Scope, { items, span }: ast.AnyOrder): AnyOrder {
  const labels = labelsOf(ctx, items, span);
  if (items.length > MOST) ctx.report("order-limit", span, { most: MOST });
  const type: ir.Type = { kind: "enum", enum: labels };
  const local: ir.Local = { name: "item", type };
  const tests = items.map((_, value): ir.Expr => {
    const left: ir.Expr = { kind: "local", local, type };
    const right: ir.Expr = { kind: "const", value, type };
    return { kind: "binary", op: "is", left, right, type: YES_NO };
  });
  const where = items.some((item) => item.where) ? oneOfThem(ctx, scope, items, tests) : undefined;
  const domain: ir.Domain = { kind: "enum", enum: labels };
  const binder: ir.Binder = { local, through: undefined, domain, where };
  const body = items.map((item, i): ir.Stmt => {
    const then = checkBlock(ctx, scope, item.body.statements);
    // `tests` has one entry for each item.
    return { kind: "if", condition: tests[i] as ir.Expr, then, else: [], span: item.span };
  });
  const move = newMove(ctx, [binder], { de: "{item}", en: "{item}" }, span);
  const most = items.length;
  return { kind: "anyOrder", things: [binder], mark: undefined, most, move, body, span };
}

/**
 * Returns the test whether a value is an item whose condition holds: `item is a or item is b and
 * E`.
 */
function oneOfThem(
  ctx: Context,
  scope: Scope,
  items: readonly ast.OrderItem[],
  tests: readonly ir.Expr[],
): ir.Expr {
  const all = items.map(({ where }, i): ir.Expr => {
    const left = tests[i] as ir.Expr; // One for each item.
    if (where === undefined) return left;
    return {
      kind: "binary",
      op: "and",
      left,
      right: checkCondition(ctx, scope, where),
      type: YES_NO,
    };
  });
  return all.reduce((left, right) => ({ kind: "binary", op: "or", left, right, type: YES_NO }));
}

function labelsOf(ctx: Context, items: readonly ast.OrderItem[], span: Span): ir.Enum {
  const members = items.map(({ name, text }, i) => {
    const first = items.slice(0, i).find((other) => other.name.text === name.text);
    if (first !== undefined)
      ctx.report("duplicate-name", name.span, { name: name.text }, first.name.span);
    const words = checkLocalizedText(ctx, text, name.text, name.span);
    const noun: ir.LocalizedNoun = {
      de: { article: "", one: words.de, many: words.de },
      en: { one: words.en, many: words.en, isName: true },
    };
    return { id: name.text, letter: name.text, noun, span: name.span };
  });
  const index = ctx.enums.length + ctx.labels.length;
  const labels: ir.Enum = { id: "item", index, noun: undefined, members, span };
  ctx.labels.push(labels);
  return labels;
}

/** Creates the option `next(name: thing)`. */
function newMove(
  ctx: Context,
  [{ local, domain, through }, elsewhere]: AnyOrder["things"],
  says: ir.LocalizedText,
  span: Span,
): ir.OptionSchema {
  const taken = ctx.find(NEXT, "action")?.action;
  const isFirst = [...ctx.moves.values()].every(({ kind }) => kind === "action");
  if (taken !== undefined && isFirst)
    ctx.report("order-name", taken.name.span, { name: NEXT }, span);
  const pick: ir.HeadStep = { kind: "pick", local, domain, span };
  const move: ir.OptionSchema = {
    id: NEXT,
    index: ctx.moves.size,
    kind: "next",
    free: false,
    name: NEXT_WORDS,
    says,
    params: [],
    picks: [local],
    // Screens highlight the elements if all are in one storage.
    head: through === undefined && elsewhere === undefined ? [pick] : [],
    body: [],
    includes: [],
    span,
  };
  ctx.moves.set(`${NEXT} ${ctx.moves.size}`, move);
  return move;
}

/** Returns the maximum number of items, or `undefined` if it is not limited. */
function mostIn(ctx: Context, binder: ir.Binder): number | undefined {
  const { domain, local } = binder;
  switch (domain.kind) {
    case "range":
    case "subsets":
      return extent(local.type, ctx.pieces, ctx.maxPlayers)?.count;
    case "enum":
      return domain.enum.members.length;
    case "players":
      return ctx.maxPlayers;
    case "boards":
      return ctx.boards.filter(({ shape }) => shape === domain.shape).length;
    case "set":
      return setWidth(domain.base);
    case "zone":
      return domain.zone.zone.layout === "counts" ? MOST : domain.zone.zone.capacity;
    case "spaces":
      return domain.grid.shape.cells.length;
    case "neighbours":
      return Math.max(...domain.grid.shape.neighbours.map(({ length }) => length));
    case "region":
    case "group":
      return domain.grid.grid.shape.cells.length;
    case "line":
      return domain.length;
    case "ray":
      return longestRay(domain.grid.shape);
    case "until":
      return mostIn(ctx, { ...binder, domain: domain.of });
    case "lines":
      return undefined;
    default:
      return domain satisfies never;
  }
}

/**
 * Returns whether a domain iterates over storage, which usually holds fewer elements than possible:
 * the game stops if not.
 */
function isLying({ kind }: ir.Domain): boolean {
  return kind === "zone" || kind === "spaces" || kind === "region" || kind === "group";
}

// Events -------------------------------------------------------------------------

/**
 * Creates the procedure of an event whose present handlers run in any order; filled by
 * `orderAnswers`.
 */
export function eventInAnyOrder(ctx: Context, event: ir.Procedure, span: Span): ir.Procedure {
  const known = ctx.inAnyOrder.get(event);
  if (known !== undefined) return known.rules;
  const index = ctx.procedures.length;
  const rules: ir.Procedure = { ...event, index, inAnyOrder: event, body: [] };
  ctx.procedures.push(rules);
  ctx.inAnyOrder.set(event, { rules, span });
  return rules;
}

/** Fills the procedures created by `eventInAnyOrder`, when all handlers have been checked. */
export function orderAnswers(ctx: Context, parts: ReadonlyMap<ir.Procedure, EventHandlers>): void {
  for (const [event, { rules, span }] of ctx.inAnyOrder) {
    const { subject = [], present = [], game = [] } = parts.get(event) ?? {};
    const [first, ...others] = present;
    const answers =
      first === undefined ? [] : [answersInAnyOrder(ctx, event, [first, ...others], span)];
    rules.body = [...subject, ...answers, ...game];
  }
}

/** Returns one item for each piece that is in place and has a handler. */
function answersInAnyOrder(
  ctx: Context,
  event: ir.Procedure,
  answers: readonly [PresentHandler, ...PresentHandler[]],
  span: Span,
): AnyOrder {
  const local: ir.Local = { name: "piece", type: answers[0].where.element };
  const it: ir.Expr = { kind: "local", local, type: local.type };
  const isOneOf = (members: readonly number[]): ir.Expr => {
    return { kind: "isFamily", of: it, members, type: YES_NO };
  };
  const places = groupBy(answers, ({ where }) => where);
  const things = [...places].map(([where, there]): ir.Binder => {
    const members = [...new Set(there.flatMap(({ pieces }) => pieces))];
    requireOnePlace(ctx, event, where, members, { places, span });
    return { local, ...lyingIn(where), where: isOneOf(members) };
  });
  const body = answers.map(({ pieces, rule }): ir.Stmt => {
    return { kind: "if", condition: isOneOf(pieces), then: [rule], else: [], span: rule.span };
  });
  // `answers` is not empty, so neither are its groups.
  const [first, ...others] = things as [ir.Binder, ...ir.Binder[]];
  const most = things.reduce((sum, binder) => sum + (mostIn(ctx, binder) ?? 0), 0);
  const move = newMove(
    ctx,
    [first, ...others],
    { de: "als Nächstes: {piece}", en: "next: {piece}" },
    span,
  );
  return {
    kind: "anyOrder",
    things: [first, ...others],
    mark: undefined,
    most: Math.min(most, MOST),
    move,
    body,
    span,
  };
}

function lyingIn(where: ir.Grid | ir.Zone): Pick<ir.Binder, "domain" | "through"> {
  const place = createOwnRef(where);
  return place.kind === "zone"
    ? { domain: { kind: "zone", zone: place }, through: undefined }
    : { domain: { kind: "spaces", grid: place.grid }, through: place };
}

/** Reports a kind of piece in several zones: an option names a kind, so its zone must be unique. */
function requireOnePlace(
  ctx: Context,
  event: ir.Procedure,
  where: ir.Grid | ir.Zone,
  members: readonly number[],
  {
    places,
    span,
  }: {
    readonly places: ReadonlyMap<ir.Grid | ir.Zone, readonly PresentHandler[]>;
    readonly span: Span;
  },
): void {
  for (const [other, answers] of places) {
    if (other === where) return;
    const piece = answers.flatMap(({ pieces }) => pieces).find((index) => members.includes(index));
    if (piece === undefined) continue;
    const { id: name = "" } = ctx.pieces[piece] ?? {};
    ctx.report("order-places", span, { name, event: event.id, one: other.id, other: where.id });
  }
}
