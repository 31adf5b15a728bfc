// Checks examples: given facts, moves and expectations.

import type * as ir from "../../ir/ir.ts";
import { NONE, NUMBER } from "../../ir/types.ts";
import { findNearest } from "../../source/nearest.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkLocalizedText } from "../declarations/localized-text.ts";
import { mentionRule, unnamedRules } from "../declarations/provenance.ts";
import { rowsOf } from "../declarations/shape.ts";
import { checkCondition, checkExpr } from "../expressions/expr.ts";
import { findingOf } from "../expressions/finding.ts";
import { checkHideable } from "../expressions/storage-ref.ts";
import { EMPTY_SCOPE } from "../scope.ts";
import {
  checkConstant,
  type ExampleContext,
  memberIndex,
  requireOwner,
  seatOf,
} from "./example-context.ts";
import { checkChosen, checkNotation } from "./example-move.ts";
import {
  checkNames,
  checkSetupOptions,
  createSeatScope,
  findActiveRivals,
  findSetupExample,
  playersIn,
} from "./example-setup.ts";

/** Checks an example, which may continue from the end of another one. */
export function checkExample(
  ctx: Context,
  example: ast.Example,
  all: readonly ast.Example[],
  own: boolean,
): ir.Example {
  if (example.after === undefined) checkNames(ctx, example);
  const opening = findSetupExample(ctx, example, all);
  const players = opening === undefined ? [] : playersIn(opening);
  const names = players.map(({ text }) => text);
  const options = checkSetupOptions(ctx, example, opening);
  const seats = [...players, ...findActiveRivals(ctx, names.length, options)];
  const cast: ExampleContext = {
    names: seats.map(({ text }) => text),
    places: seats.map(({ span }) => span),
    scope: createSeatScope(seats),
  };
  // Without a setup, every given fact and step would be reported for that reason alone.
  const content = opening === undefined ? { given: [], steps: [] } : example;
  return {
    id: example.name.text,
    after: example.after?.text,
    words: checkLocalizedText(ctx, example.text, example.name.text, example.name.span),
    proves: example.proves.map((name) => checkProved(ctx, name)),
    names,
    options: example.after === undefined ? options : new Map(),
    facts: content.given.flatMap((given) =>
      given.kind === "facts" ? checkFacts(ctx, cast, given) : [],
    ),
    steps: content.steps.flatMap((step) => checkStep(ctx, cast, step) ?? []),
    own,
    span: example.name.span,
  };
}

/** Resolves a name after `proves`, which may be that of any declaration. */
function checkProved(ctx: Context, name: ast.Name): string {
  const isNeed = ctx.needs.some((need) => need.id === name.text);
  mentionRule(ctx, name);
  if (!ctx.symbols.has(name.text) && !isNeed && !unnamedRules.has(name.text)) {
    const known = () => [...ctx.symbols.keys(), ...ctx.needs.map(({ id }) => id)];
    ctx.reportUnknown(name.text, name.span, known);
  }
  return name.text;
}

// Given ------------------------------------------------------------------------

function checkFacts(
  ctx: Context,
  cast: ExampleContext,
  given: Extract<ast.Given, { kind: "facts" }>,
): ir.Fact[] {
  const player = given.player === undefined ? -1 : seatOf(ctx, cast, given.player);
  return given.facts.flatMap((fact) => {
    const found =
      fact.kind === "drawn"
        ? checkDrawn(ctx, cast, player, fact)
        : checkHolds(ctx, cast, player, fact);
    return found ?? [];
  });
}

function checkHolds(
  ctx: Context,
  cast: ExampleContext,
  player: number,
  fact: Extract<ast.Fact, { kind: "holds" }>,
): ir.Fact | undefined {
  const first = fact.items[0];
  const number = () => (first === undefined ? 0 : checkConstant(ctx, cast, first.what, NUMBER));
  const position = ({ from, to }: ir.Track) =>
    first === undefined ? from : checkConstant(ctx, cast, first.what, { kind: "number", from, to });
  if (fact.name.text === "score" && player >= 0) return { kind: "score", player, value: number() };
  const symbol = ctx.resolve(
    fact.name,
    "counter, mark, zone, grid, track",
    "counter",
    "mark",
    "zone",
    "grid",
    "track",
  );
  if (symbol === undefined) {
    if (player >= 0) ctx.mentions.gapAmong(fact.name.span, ["score"]);
    return undefined;
  }
  switch (symbol.kind) {
    case "counter": {
      requireOwner(ctx, fact.name, symbol.counter.perPlayer, player);
      const index = memberIndex(ctx, cast, fact, symbol.counter);
      return { kind: "counter", counter: symbol.counter, player, index, value: number() };
    }
    case "mark": {
      requireOwner(ctx, fact.name, symbol.mark.perPlayer, player);
      const index = memberIndex(ctx, cast, fact, symbol.mark);
      const { type } = symbol.mark;
      const nothing = type.kind === "orNone" ? NONE : 0;
      const value = first === undefined ? nothing : checkConstant(ctx, cast, first.what, type);
      return { kind: "mark", mark: symbol.mark, player, index, value };
    }
    case "track":
      return { kind: "track", track: symbol.track, player, position: position(symbol.track) };
    case "zone": {
      requireOwner(ctx, fact.name, symbol.zone.perPlayer, player);
      const index = memberIndex(ctx, cast, fact, symbol.zone);
      const items = fact.items.map((item) => ({
        element: checkConstant(ctx, cast, item.what, symbol.zone.element),
        count: item.count,
      }));
      requireRoom(ctx, cast, fact, symbol.zone, items);
      return { kind: "zone", zone: symbol.zone, player, index, items };
    }
    case "grid": {
      requireOwner(ctx, fact.name, symbol.grid.perPlayer, player);
      return {
        kind: "grid",
        grid: symbol.grid,
        player,
        items: fact.items.flatMap((item) => layItem(ctx, cast, symbol.grid, item) ?? []),
      };
    }
    default:
      return symbol satisfies never;
  }
}

/** Reports elements that do not fit into numbered places or into a row. */
function requireRoom(
  ctx: Context,
  { names }: ExampleContext,
  fact: ast.Fact,
  zone: ir.Zone,
  items: readonly { readonly count: number }[],
): void {
  const found = items.reduce((sum, { count }) => sum + count, 0);
  const most = (zone.limit && ctx.constant(zone.limit, { players: names.length })) ?? zone.capacity;
  if (zone.layout === "counts" || found <= most) return;
  ctx.report("zone-overfull", fact.span, { name: zone.id, found, most });
}

function layItem(
  ctx: Context,
  cast: ExampleContext,
  grid: ir.Grid,
  item: ast.FactItem,
): { element: number; cell: number } | undefined {
  const element = checkConstant(ctx, cast, item.what, grid.element);
  const cell = grid.shape.cells.findIndex(({ name }) => name === item.at?.text);
  if (cell >= 0) return { element, cell };
  const cells = grid.shape.cells.map(({ name }) => name);
  const at = item.at ?? { text: "", span: item.span };
  ctx.mentions.gapAmong(at.span, cells);
  ctx.report("unknown-name", at.span, { name: at.text, nearest: findNearest(at.text, cells) });
  return undefined;
}

/** Checks `cells { X O . }`: names of players, kinds or members; a dot is an empty space. */
function checkDrawn(
  ctx: Context,
  cast: ExampleContext,
  player: number,
  fact: Extract<ast.Fact, { kind: "drawn" }>,
): ir.Fact | undefined {
  const grid = ctx.resolve(fact.grid, "zone … on", "grid")?.grid;
  if (grid === undefined) return undefined;
  requireOwner(ctx, fact.grid, grid.perPlayer, player);
  const rows = rowsOf(ctx, fact.cells);
  if (fact.cells.length !== grid.shape.cells.length) {
    const expected = Math.max(...grid.shape.cells.map(({ row }) => row)) + 1;
    ctx.report("board-rows", fact.grid.span, { board: grid.id, found: rows.length, expected });
  }
  const items = fact.cells.flatMap((name, cell) => {
    if (name.text === ".") return [];
    const element = checkConstant(ctx, cast, { kind: "ref", name, span: name.span }, grid.element);
    return [{ element, cell }];
  });
  return { kind: "grid", grid, player, items };
}

// Steps ------------------------------------------------------------------------

function checkStep(ctx: Context, cast: ExampleContext, step: ast.Step): ir.Step | undefined {
  const { span } = step;
  if (step.kind === "chance") {
    return {
      kind: "chance",
      results: step.results.map((result) => chanceResult(ctx, result)),
      span,
    };
  }
  if (step.kind === "wins") {
    return { kind: "wins", players: step.players.map((name) => seatOf(ctx, cast, name)), span };
  }
  const player = seatOf(ctx, cast, step.player);
  switch (step.kind) {
    case "play":
      return { kind: "play", player, move: step.move && checkNotation(ctx, cast, step.move), span };
    case "scores": {
      const reason =
        step.reason &&
        (ctx.find(step.reason.text, "reason") === undefined
          ? pieceReason(ctx, step.reason)
          : ctx.resolve(step.reason, "reason", "reason")?.reason);
      return {
        kind: "scores",
        player,
        amount: checkConstant(ctx, cast, step.amount, NUMBER),
        reason,
        span,
      };
    }
    case "can": {
      const because = step.because && checkProved(ctx, step.because);
      return {
        kind: "can",
        player,
        move: checkNotation(ctx, cast, step.move),
        can: step.can,
        because,
        span,
      };
    }
    case "has": {
      const condition = checkCondition(ctx, cast.scope, step.condition);
      const textOf = (expr: ast.Expr) => ctx.textAt(expr.span);
      const finding = findingOf(textOf, step.condition, condition);
      return { kind: "has", player, condition, source: textOf(step.condition), finding, span };
    }
    case "sees": {
      const what = checkSeen(ctx, cast, player, step.what);
      return what && { kind: "sees", player, what, sees: step.sees, span };
    }
    case "chooses":
      return {
        kind: "chooses",
        player,
        actions: step.actions.map((action) => checkChosen(ctx, action)),
        span,
      };
    case "rated": {
      const line = step.line && checkRated(ctx, step.line);
      return { kind: "rated", player, line, span };
    }
    default:
      return step satisfies never;
  }
}

/** Resolves a line of the rating. */
function checkRated(ctx: Context, name: ast.Name): ir.RatingLine | undefined {
  const lines = ctx.rating?.lines ?? [];
  const line = lines.find(({ id }) => id === name.text);
  ctx.mentions.note(name.span, line?.span);
  if (line === undefined) {
    const known = () => lines.map(({ id }) => id);
    ctx.reportUnknown(name.text, name.span, known);
  }
  return line;
}

/** Checks a zone or mark, shared or of a player; `you` is the observer. */
function checkSeen(
  ctx: Context,
  cast: ExampleContext,
  you: number,
  expr: ast.Expr,
): ir.HiddenStorage | undefined {
  const ref = checkHideable(ctx, cast.scope, expr);
  if (ref === undefined) return undefined;
  const fixed = (part: ir.Expr) => {
    const value = part.kind === "you" ? you : ctx.constant(part);
    if (value === undefined) ctx.report("not-constant", expr.span, {});
    return value ?? 0;
  };
  const owner = ref.owner === undefined ? -1 : fixed(ref.owner);
  const index = ref.index && fixed(ref.index);
  if (ref.kind === "mark") return { kind: "mark", mark: ref.mark, owner, index };
  return { kind: "zone", zone: ref.zone, owner, index };
}

function pieceReason(ctx: Context, name: ast.Name): ir.Reason | undefined {
  const piece = ctx.find(name.text, "piece")?.piece;
  if (piece === undefined) {
    ctx.gap(name.span, "piece");
    return ctx.resolve(name, "reason", "reason")?.reason;
  }
  ctx.mentions.note(name.span, piece.span);
  return ctx.reasonOf(piece);
}

/**
 * Checks a face or any element that can be drawn; an ambiguous name denotes the piece or the face.
 */
function chanceResult(ctx: Context, expr: ast.Expr): ir.ChanceResult {
  const name = expr.kind === "ref" ? expr.name.text : undefined;
  const piece = name === undefined ? undefined : ctx.find(name, "piece")?.piece;
  if (piece !== undefined) {
    ctx.mentions.note(expr.span, piece.span);
    return { value: piece.index, type: { kind: "piece", family: piece.family } };
  }
  const die = ctx.dice.find(
    ({ type, faces }) =>
      type.kind === "enum" && faces.some((face) => type.enum.members[face]?.id === name),
  );
  const result = checkExpr(ctx, EMPTY_SCOPE, expr, die?.type);
  return { value: ctx.constant(result) ?? 0, type: result.type };
}
