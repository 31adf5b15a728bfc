// Statements, carried out one after the other; they stop where somebody is asked.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { findProcedureCall, Suspensions } from "../../../src/dsl/ir/suspension.ts";
import { stmtLabel } from "../constructs/labels.ts";
import { type Asked, type Course, type Offer, type Option, offersOf } from "./asking.ts";
import { bound, comingFrom, range } from "./domain.ts";
import { evaluate } from "./expr.ts";
import { Over, Stopped } from "./log.ts";
import { lyingOn, where } from "./places.ts";
import { asPlayer, called, type Scope, withLocal } from "./scope.ts";
import * as things from "./things.ts";
import { advance, placeOn } from "./tracks.ts";
import { settle } from "./worth.ts";

type Of<Kind extends ir.Stmt["kind"]> = Extract<ir.Stmt, { kind: Kind }>;

/** The statements of a block; a `let` is known to those behind it. */
export function* block(scope: Scope, statements: readonly ir.Stmt[]): Course {
  let inner = scope;
  for (const stmt of statements) {
    const { coverage } = scope.match;
    if (stmt.kind === "remember") {
      scope.match.storage.note(stmt.history, scope.you);
      continue;
    }
    const around = coverage.enter(stmtLabel(stmt));
    if (stmt.kind === "let") inner = withLocal(inner, stmt.local, evaluate(inner, stmt.value));
    else if (stmt.kind === "rollLet")
      inner = withLocal(inner, stmt.local, things.rollLet(inner, stmt));
    else if (stmt.kind === "drawLet")
      inner = withLocal(inner, stmt.local, things.drawLet(inner, stmt));
    else yield* carryOut(inner, stmt);
    coverage.leave(around);
  }
}

function* carryOut(
  scope: Scope,
  stmt: Exclude<ir.Stmt, Of<"let" | "rollLet" | "drawLet" | "remember">>,
): Course {
  const { storage, log } = scope.match;
  const value = (expr: ir.Expr) => evaluate(scope, expr);
  switch (stmt.kind) {
    case "gain":
      return yield* gained(scope, stmt);
    case "score":
      return score(scope, stmt);
    case "setCounter":
      return things.setCounter(scope, stmt);
    case "setMark":
      return things.setMark(scope, stmt);
    case "add":
      return things.add(scope, stmt);
    case "remove":
      return things.remove(scope, stmt);
    case "move":
      return things.move(scope, stmt);
    case "removeAll":
      return things.removeAll(scope, stmt);
    case "moveAll":
      return things.moveAll(scope, stmt);
    case "moveEnd":
      return things.moveEnd(scope, stmt);
    case "sort":
      return things.sort(scope, stmt);
    case "draw":
      return things.draw(scope, stmt);
    case "roll":
      return things.roll(scope, stmt);
    case "rollZone":
      return things.rollZone(scope, stmt);
    case "rollMark":
      return things.rollMark(scope, stmt);
    case "advance": {
      const [player, by] = [value(stmt.player), value(stmt.by)];
      // A rival who does not play has no marker.
      if (player < storage.seats) advance(storage.markers(stmt.track), player, by, stmt.track.to);
      return;
    }
    case "if":
      return yield* block(scope, value(stmt.condition) !== 0 ? stmt.then : stmt.else);
    case "forEach":
      return yield* forEach(scope, stmt);
    case "eachPlayer":
      return yield* eachPlayer(scope, stmt);
    case "anyOrder":
      return yield* anyOrder(scope, stmt);
    case "forPlayer": {
      const player = value(stmt.player);
      if (player < storage.seats) yield* block(asPlayer(scope, player), stmt.body);
      return;
    }
    case "times":
      for (let left = value(stmt.count); left > 0; left--) yield* block(scope, stmt.body);
      return;
    case "until":
      return yield* until(scope, stmt);
    case "do": {
      const args = stmt.args.map(value);
      const { procedure } = stmt;
      return yield* block(called(scope, scope.you, procedure.params, args), procedure.body);
    }
    case "choose":
      return yield* choose(scope, stmt);
    case "rule":
      log({ kind: "rule", player: scope.you, rule: stmt.id, at: stmt.span });
      return yield* block(scope, stmt.body);
    case "endGame":
      throw new Over();
    default:
      stmt satisfies never;
  }
}

/** A gain, and what it leads to beyond the limit of its counter. */
function* gained(scope: Scope, stmt: Of<"gain">): Course {
  const at = things.gain(scope, stmt);
  const beyond = at && findProcedureCall(stmt)?.procedure;
  if (beyond === undefined) return;
  const args = at?.index === undefined ? [] : [at.index];
  yield* block(called(scope, scope.you, beyond.params, args), beyond.body);
}

function score(scope: Scope, { amount: expr, reason, span }: Of<"score">): void {
  const { storage, log, game } = scope.match;
  const amount = evaluate(scope, expr);
  const from = tablesIn(expr).map(({ table, args }) => ({
    table: game.tables.indexOf(table),
    by: scope.match.coverage.apart("table", () => args.map((arg) => evaluate(scope, arg))),
  }));
  storage.addScore(scope.you, reason, amount);
  const told = { player: scope.you, reason: reason.index, amount, from };
  if (amount !== 0) log({ kind: "score", ...told, at: span });
}

/** The tables in which points stand. */
function tablesIn(expr: ir.Expr): Extract<ir.Expr, { kind: "table" }>[] {
  if (expr.kind === "table") return [expr];
  return expr.kind === "binary" ? [...tablesIn(expr.left), ...tablesIn(expr.right)] : [];
}

// Loops --------------------------------------------------------------------------

/** What there is when the loop begins; conditions are looked at when it is the turn of each. */
function* forEach(scope: Scope, { binder, mark, body }: Of<"forEach">): Course {
  const { domain, through, local } = binder;
  // Of what only its number is known there is one turn for each kind.
  const isCounted = domain.kind === "zone" && domain.zone.zone.layout === "counts";
  const elements = comingFrom(scope, domain);
  for (const element of isCounted ? new Set(elements) : elements) {
    const thing = through === undefined ? element : lyingOn(scope, through)[element];
    if (thing === undefined) continue;
    const inner = withLocal(scope, local, thing);
    if (binder.where !== undefined && evaluate(inner, binder.where) === 0) continue;
    if (mark !== undefined)
      scope.match.storage.setNumber(mark.mark, where(scope, mark.mark, mark), thing);
    yield* block(inner, body);
  }
}

function* eachPlayer(scope: Scope, stmt: Of<"eachPlayer">): Course {
  const { storage, log } = scope.match;
  const players = range(0, storage.players - 1);
  const turn = (player: number) => block(asPlayer(scope, player), stmt.body);
  switch (stmt.how) {
    case "seats": {
      const first = stmt.from === undefined ? 0 : evaluate(scope, stmt.from);
      for (const i of players) yield* turn((first + i) % storage.players);
      return;
    }
    case "track": {
      const markers = storage.markers(stmt.track as ir.Track);
      const place = (player: number) => placeOn(markers, player);
      for (const left = new Set(players); left.size > 0; ) {
        const next = [...left].reduce((a, b) => (place(b) < place(a) ? b : a));
        left.delete(next);
        yield* turn(next);
      }
      return;
    }
    case "once": {
      // Where nobody is asked there is nothing to keep secret.
      const isSecret = waits(scope, stmt);
      if (isSecret) settle(scope);
      storage.isSecret = isSecret;
      for (const player of players) yield* turn(player);
      storage.isSecret = false;
      if (isSecret) log({ kind: "revealed", at: stmt.span });
      return;
    }
    default:
      stmt.how satisfies never;
  }
}

const suspensions = new WeakMap<ir.Game, Suspensions>();

/** Whether somebody may be asked in a statement. */
function waits({ match: { game } }: Scope, stmt: ir.Stmt): boolean {
  const known = suspensions.get(game) ?? new Suspensions(game);
  suspensions.set(game, known);
  return known.waits(stmt);
}

/** A loop with choices also ends with a round in which nobody was asked and nothing changed. */
function* until(scope: Scope, stmt: Of<"until">): Course {
  const { storage } = scope.match;
  const mayWait = waits(scope, stmt);
  while (evaluate(scope, stmt.condition) === 0) {
    const before = mayWait ? storage.snapshot() : "";
    let wasAsked = false;
    const course = block(scope, stmt.body);
    for (let step = course.next(); !step.done; ) {
      wasAsked = true;
      step = course.next(yield step.value);
    }
    if (mayWait && !wasAsked && storage.snapshot() === before) return;
  }
}

// Choices ------------------------------------------------------------------------

function* ask(scope: Scope, options: readonly Option[]): Generator<Asked, Option, Option> {
  return yield { player: scope.you, options };
}

/** Without an option the choice lapses, and what stands behind its `else` is done. */
function* choose(scope: Scope, stmt: Of<"choose">): Course {
  // What is offered may depend on lasting points.
  if (!scope.match.storage.isSecret) settle(scope);
  const offers = offersOf(scope, stmt);
  if (offers.length === 0) return yield* block(scope, stmt.else ?? []);
  const decline: Option[] = stmt.may ? [{ kind: "decline" }] : [];
  const taken = yield* ask(scope, [...offers.map(({ option }) => option), ...decline]);
  const offer = offers.find(({ option }) => option === taken);
  if (offer === undefined || taken.kind === "decline") return yield* block(scope, stmt.else ?? []);
  yield* moved(offer, taken.move);
}

function* moved({ inner }: Offer, { id, body, span }: ir.OptionSchema): Course {
  inner.match.log({ kind: "rule", player: inner.you, rule: id, at: span });
  const around = inner.match.coverage.enterApart("move");
  yield* block(inner, body);
  inner.match.coverage.leave(around);
}

/** What is still to be done is a list; while it holds different things, somebody is asked. */
function* anyOrder(scope: Scope, stmt: Of<"anyOrder">): Course {
  const { storage, log } = scope.match;
  const local = stmt.things[0].local;
  const left = stmt.things.flatMap((binder) =>
    [...bound(scope, binder)].map((inner) => inner.locals.get(binder.local) as number),
  );
  if (left.length > stmt.most) throw new Stopped("many");
  while (left.length > 0) {
    const different = [...new Set(left)];
    let [next] = different as [number];
    if (different.length > 1) {
      const options = different.map((one): Option => {
        return { kind: "move", move: stmt.move, args: [one] };
      });
      const taken = yield* ask(scope, options);
      if (taken.kind === "move") [next] = taken.args as [number];
      log({ kind: "rule", player: scope.you, rule: stmt.move.id, at: stmt.span });
    }
    left.splice(left.indexOf(next), 1);
    if (stmt.mark !== undefined)
      storage.setNumber(stmt.mark.mark, where(scope, stmt.mark.mark, stmt.mark), next);
    yield* block(withLocal(scope, local, next), stmt.body);
  }
}
