// Examples: a position, moves, and what comes of them.

import type * as ir from "../ir/ir.ts";
import { NUMBER, PLAYER } from "../ir/types.ts";
import { nearest } from "../source/nearest.ts";
import type * as ast from "../syntax/ast.ts";
import { constant } from "./constant.ts";
import { bind, type Context, EMPTY_SCOPE, type Scope } from "./context.ts";
import { checkCondition, checkExpr } from "./expr.ts";
import { familyFrom } from "./pieces.ts";
import { checkHideable, requireOf } from "./refs.ts";
import { rowsOf } from "./shape.ts";
import { checkWords } from "./texts.ts";

/** What an example is checked against: its players, who are known by their names. */
interface Cast {
  readonly names: readonly string[];
  readonly scope: Scope;
}

export function checkExample(ctx: Context, example: ast.Example, own: boolean): ir.Example {
  const players = example.given.find((given) => given.kind === "players");
  const names = players?.kind === "players" ? players.names.map(({ text }) => text) : [];
  if (names.length < ctx.minPlayers || names.length > ctx.maxPlayers) {
    const span = players?.span ?? example.name.span;
    ctx.report("example-names", span, {
      found: names.length,
      min: ctx.minPlayers,
      max: ctx.maxPlayers,
    });
  }
  const cast: Cast = { names, scope: scopeOf(names) };
  return {
    id: example.name.text,
    words: checkWords(ctx, example.text, example.name.text, example.name.span),
    proves: example.proves.map((name) => checkProved(ctx, name)),
    names,
    options: new Map(
      example.given.flatMap((given) => (given.kind === "option" ? [checkOption(ctx, given)] : [])),
    ),
    facts: example.given.flatMap((given) =>
      given.kind === "facts" ? checkFacts(ctx, cast, given) : [],
    ),
    steps: example.steps.flatMap((step) => checkStep(ctx, cast, step) ?? []),
    own,
    span: example.name.span,
  };
}

function scopeOf(names: readonly string[]): Scope {
  return names.reduce(
    (scope, name, value) => bind(scope, name, { kind: "const", value, type: PLAYER }),
    EMPTY_SCOPE,
  );
}

/** An example may prove anything that has a name, requirements included. */
function checkProved(ctx: Context, name: ast.Name): string {
  const isNeed = ctx.needs.some((need) => need.id === name.text);
  if (!ctx.symbols.has(name.text) && !isNeed) {
    const known = [...ctx.symbols.keys(), ...ctx.needs.map(({ id }) => id)];
    ctx.reportUnknown(name.text, name.span, known);
  }
  return name.text;
}

function checkOption(
  ctx: Context,
  given: Extract<ast.Given, { kind: "option" }>,
): [number, number] {
  const symbol = ctx.resolve(given.option, "option", "option");
  if (symbol === undefined) return [0, 0];
  const choice = symbol.option.choices.findIndex(({ id }) => id === given.choice.text);
  if (choice < 0) {
    const known = symbol.option.choices.map(({ id }) => id);
    ctx.report("unknown-name", given.choice.span, {
      name: given.choice.text,
      nearest: nearest(given.choice.text, known),
    });
  }
  return [symbol.option.index, Math.max(choice, 0)];
}

/** The seat of a player of the example. */
function seatOf(ctx: Context, cast: Cast, name: ast.Name): number {
  const seat = cast.names.indexOf(name.text);
  if (seat < 0)
    ctx.report("unknown-player", name.span, {
      name: name.text,
      nearest: nearest(name.text, cast.names),
    });
  return Math.max(seat, 0);
}

// Given ------------------------------------------------------------------------

function checkFacts(
  ctx: Context,
  cast: Cast,
  given: Extract<ast.Given, { kind: "facts" }>,
): ir.Fact[] {
  const player = given.player === undefined ? -1 : seatOf(ctx, cast, given.player);
  return given.facts.flatMap((fact) => {
    const found =
      fact.kind === "drawn" ? checkDrawn(ctx, cast, player, fact) : checkHolds(ctx, player, fact);
    return found ?? [];
  });
}

function checkHolds(
  ctx: Context,
  player: number,
  fact: Extract<ast.Fact, { kind: "holds" }>,
): ir.Fact | undefined {
  const first = fact.items[0];
  const number = () => (first === undefined ? 0 : known(ctx, first.what, NUMBER));
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
  if (symbol === undefined) return undefined;
  switch (symbol.kind) {
    case "counter": {
      requireOwner(ctx, fact.name, symbol.counter.perPlayer, player);
      const index = memberIndex(ctx, fact, symbol.counter);
      return { kind: "counter", counter: symbol.counter, player, index, value: number() };
    }
    case "mark": {
      requireOwner(ctx, fact.name, symbol.mark.perPlayer, player);
      const value = first === undefined ? 0 : known(ctx, first.what, symbol.mark.type);
      return { kind: "mark", mark: symbol.mark, player, value };
    }
    case "track":
      return { kind: "track", track: symbol.track, player, position: number() };
    case "zone": {
      requireOwner(ctx, fact.name, symbol.zone.perPlayer, player);
      const index = memberIndex(ctx, fact, symbol.zone);
      const items = fact.items.map((item) => ({
        element: known(ctx, item.what, symbol.zone.element),
        count: item.count,
      }));
      requireRoom(ctx, fact, symbol.zone, items);
      return { kind: "zone", zone: symbol.zone, player, index, items };
    }
    case "grid": {
      requireOwner(ctx, fact.name, symbol.grid.perPlayer, player);
      return {
        kind: "grid",
        grid: symbol.grid,
        player,
        items: fact.items.flatMap((item) => layItem(ctx, symbol.grid, item) ?? []),
      };
    }
    default:
      return symbol satisfies never;
  }
}

/** What lies in numbered places or in a row must fit. */
function requireRoom(
  ctx: Context,
  fact: ast.Fact,
  zone: ir.Zone,
  items: readonly { readonly count: number }[],
): void {
  const found = items.reduce((sum, { count }) => sum + count, 0);
  if (zone.layout === "counts" || found <= zone.capacity) return;
  ctx.report("zone-overfull", fact.span, { name: zone.id, found, most: zone.capacity });
}

function requireOwner(ctx: Context, name: ast.Name, perPlayer: boolean, player: number): void {
  if (perPlayer && player < 0) ctx.report("owner-missing", name.span, { name: name.text });
  if (!perPlayer && player >= 0) ctx.report("owner-extra", name.span, { name: name.text });
}

function memberIndex(
  ctx: Context,
  fact: Extract<ast.Fact, { kind: "holds" }>,
  thing: { readonly family: ir.Type | undefined; readonly id: string },
): number {
  if (thing.family === undefined) {
    if (fact.index !== undefined) ctx.report("index-extra", fact.index.span, { name: thing.id });
    return 0;
  }
  if (fact.index === undefined) {
    ctx.report("index-missing", fact.name.span, { name: thing.id });
    return 0;
  }
  return known(ctx, fact.index, thing.family) - familyFrom(thing);
}

/** The value of a constant of a type; reports what is not constant. */
function known(ctx: Context, expr: ast.Expr, type: ir.Type): number {
  const checked = checkExpr(ctx, EMPTY_SCOPE, expr, type);
  const value = constant(checked);
  if (value === undefined) ctx.report("not-constant", expr.span, {});
  requireOf(ctx, checked, type, expr.span);
  return value ?? 0;
}

function layItem(
  ctx: Context,
  grid: ir.Grid,
  item: ast.FactItem,
): { element: number; cell: number } | undefined {
  const element = known(ctx, item.what, grid.element);
  const cell = grid.shape.cells.findIndex(({ name }) => name === item.at?.text);
  if (cell >= 0) return { element, cell };
  const cells = grid.shape.cells.map(({ name }) => name);
  const at = item.at ?? { text: "", span: item.span };
  ctx.report("unknown-name", at.span, { name: at.text, nearest: nearest(at.text, cells) });
  return undefined;
}

/** `cells { X O . }`: names of players, or of kinds or members; a dot is an empty space. */
function checkDrawn(
  ctx: Context,
  cast: Cast,
  player: number,
  fact: Extract<ast.Fact, { kind: "drawn" }>,
): ir.Fact | undefined {
  const grid = ctx.resolve(fact.grid, "grid", "grid")?.grid;
  if (grid === undefined) return undefined;
  requireOwner(ctx, fact.grid, grid.perPlayer, player);
  const rows = rowsOf(ctx, fact.cells);
  if (fact.cells.length !== grid.shape.cells.length) {
    const expected = Math.max(...grid.shape.cells.map(({ row }) => row)) + 1;
    ctx.report("board-rows", fact.grid.span, { board: grid.id, found: rows.length, expected });
  }
  const items = fact.cells.flatMap((name, cell) => {
    if (name.text === ".") return [];
    const element =
      grid.element.kind === "player"
        ? seatOf(ctx, cast, name)
        : known(ctx, { kind: "ref", name, span: name.span }, grid.element);
    return [{ element, cell }];
  });
  return { kind: "grid", grid, player, items };
}

// Steps ------------------------------------------------------------------------

function checkStep(ctx: Context, cast: Cast, step: ast.Step): ir.Step | undefined {
  const { span } = step;
  if (step.kind === "chance") {
    return {
      kind: "chance",
      results: step.results.map((result) => chanceResult(ctx, result)),
      span,
    };
  }
  const player = seatOf(ctx, cast, step.player);
  switch (step.kind) {
    case "play":
      return { kind: "play", player, move: step.move && checkNotation(ctx, cast, step.move), span };
    case "scores": {
      const reason =
        step.reason &&
        (ctx.find(step.reason.text, "reason")?.reason ?? pieceReason(ctx, step.reason));
      return { kind: "scores", player, amount: known(ctx, step.amount, NUMBER), reason, span };
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
      return { kind: "has", player, condition, source: ctx.textAt(step.condition.span), span };
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
    case "wins":
      return { kind: "wins", player, span };
    default:
      return step satisfies never;
  }
}

/** A zone or mark, of the table or of a player; `you` is who sees it. */
function checkSeen(ctx: Context, cast: Cast, you: number, expr: ast.Expr): ir.Seen | undefined {
  const ref = checkHideable(ctx, cast.scope, expr);
  if (ref === undefined) return undefined;
  const fixed = (part: ir.Expr) => {
    const value = part.kind === "you" ? you : constant(part);
    if (value === undefined) ctx.report("not-constant", expr.span, {});
    return value ?? 0;
  };
  const owner = ref.owner === undefined ? -1 : fixed(ref.owner);
  if (ref.kind === "mark") return { kind: "mark", mark: ref.mark, owner };
  return { kind: "zone", zone: ref.zone, owner, index: ref.index && fixed(ref.index) };
}

function pieceReason(ctx: Context, name: ast.Name): ir.Reason | undefined {
  const piece = ctx.find(name.text, "piece")?.piece;
  return piece === undefined ? ctx.resolve(name, "reason", "reason")?.reason : ctx.reasonOf(piece);
}

/** A rolled number, or anything that can be drawn; a name that is also something else is the piece. */
function chanceResult(ctx: Context, expr: ast.Expr): number {
  const piece = expr.kind === "ref" ? ctx.find(expr.name.text, "piece")?.piece : undefined;
  if (piece !== undefined) return piece.index;
  return constant(checkExpr(ctx, EMPTY_SCOPE, expr)) ?? 0;
}

function checkChosen(ctx: Context, name: ast.Name): string {
  if (name.text !== "decline") ctx.resolve(name, "action", "action");
  return name.text;
}

function checkNotation(ctx: Context, cast: Cast, move: ast.Notation): ir.Notation {
  const args = new Map<string, number>();
  const forms =
    ctx.resolve(move.action, "action", "action") === undefined
      ? []
      : [...ctx.moves.values()].filter(({ id }) => id === move.action.text);
  const picks = forms.flatMap((form) => form.picks);
  for (const { name, value } of move.args) {
    const pick = picks.find((local) => local.name === name.text);
    if (pick === undefined) {
      if (forms.length > 0) {
        ctx.report("unknown-name", name.span, {
          name: name.text,
          nearest: nearest(
            name.text,
            picks.map((p) => p.name),
          ),
        });
      }
      continue;
    }
    args.set(name.text, notationValue(ctx, cast, value, pick.type));
  }
  return { action: move.action.text, args };
}

function notationValue(ctx: Context, cast: Cast, value: ast.Expr, type: ir.Type): number {
  if (type === PLAYER || type.kind === "player") {
    return value.kind === "ref" ? seatOf(ctx, cast, value.name) : known(ctx, value, type);
  }
  return known(ctx, value, type.kind === "number" ? NUMBER : type);
}
