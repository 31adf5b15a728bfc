// The end of a game: what is still done when the last decision has been made, and what that reads.

import type * as ir from "./ir.ts";
import { Suspensions } from "./suspend.ts";
import { type Visitor, visitExpression, visitStatements } from "./visit.ts";

/** Something that holds a value or things. */
export type Holder = ir.Counter | ir.Mark | ir.Zone | ir.Grid | ir.Track;

/** The statements of the flow behind the last one in which somebody may be asked. */
export function closingOf(game: ir.Game): readonly ir.Stmt[] {
  const suspensions = new Suspensions(game);
  const { body } = game.flow;
  return body.slice(body.findLastIndex((stmt) => suspensions.waits(stmt)) + 1);
}

/** All that the end of the game, its ranking and its rating depend on. */
export function readAtTheEnd(game: ir.Game): ReadonlySet<Holder> {
  const reading = new Reading();
  visitStatements(closingOf(game), reading);
  for (const { value } of game.ranking) visitExpression(value, reading);
  for (const { from } of game.rating?.lines ?? []) visitExpression(from, reading);
  if (game.rating?.when !== undefined) visitExpression(game.rating.when, reading);
  for (const thing of [...reading.read])
    if ("shape" in thing && thing.by !== undefined && "perPlayer" in thing.by)
      reading.read.add(thing.by);
  return reading.read;
}

/** Follows rules into whatever they use, each once. */
class Reading implements Visitor {
  readonly read = new Set<Holder>();
  private readonly followed = new Set<ir.Procedure | ir.Value | ir.Define>();

  statement(stmt: ir.Stmt): void {
    switch (stmt.kind) {
      case "do":
        this.follow(stmt.procedure, () => visitStatements(stmt.procedure.body, this));
        return;
      case "gain":
        if (stmt.sign === -1) this.read.add(stmt.counter.counter);
        return;
      case "eachPlayer":
        if (stmt.track !== undefined) this.read.add(stmt.track);
        return;
      case "move":
      case "moveAll":
      case "moveEnd":
      case "draw":
      case "remove":
      case "removeAll":
        this.read.add("zone" in stmt.from ? stmt.from.zone : stmt.from.grid.grid);
        return;
      default:
        return;
    }
  }

  domain(domain: ir.Domain): void {
    switch (domain.kind) {
      case "zone":
        this.read.add(domain.zone.zone);
        return;
      case "region":
        this.read.add(domain.grid.grid);
        return;
      case "spaces":
      case "neighbours":
      case "lines":
      case "line":
        this.read.add(domain.grid);
        return;
      default:
        return;
    }
  }

  expression(expr: ir.Expr): void {
    switch (expr.kind) {
      case "counter":
      case "counterFull":
        this.read.add(expr.counter.counter);
        return;
      case "mark":
        this.read.add(expr.mark.mark);
        return;
      case "zoneSize":
      case "zoneFull":
      case "kindsOf":
        this.read.add(expr.zone.zone);
        return;
      case "endOf":
        this.read.add(expr.row.zone);
        return;
      case "howMany":
        this.read.add("zone" in expr.zone ? expr.zone.zone : expr.zone.grid);
        return;
      case "cell":
      case "isFilled":
        this.read.add(expr.cell.grid.grid);
        return;
      case "isIn":
        if (expr.through !== undefined) this.read.add(expr.through.grid);
        return;
      case "placeOn":
      case "positionOn":
        this.read.add(expr.track);
        return;
      case "define":
        this.follow(expr.define, () => visitExpression(expr.define.body, this));
        return;
      case "value":
        this.follow(expr.value, () => this.value(expr.value));
        return;
      default:
        return;
    }
  }

  private value({ body, exceptions }: ir.Value): void {
    visitExpression(body, this);
    for (const { zone, to } of exceptions) {
      this.read.add(zone);
      visitExpression(to, this);
    }
  }

  private follow(rule: ir.Procedure | ir.Value | ir.Define, visit: () => void): void {
    if (this.followed.has(rule)) return;
    this.followed.add(rule);
    visit();
  }
}
