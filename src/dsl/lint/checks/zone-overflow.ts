// Warns about draws from zones with too few elements, and zones filled beyond their capacity.
// Executes the flow abstractly: loops over constants, for each number of players. Decisions and
// chance events may change zones in ways that are not tracked.

import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import { AbstractValues } from "../analysis/abstract-values.ts";
import { type Effects, effectsOf } from "../analysis/effects.ts";
import { nameOfMember } from "../analysis/member-names.ts";
import { exactly, type ZoneInstance, ZoneSizes } from "../analysis/zone-size-intervals.ts";
import { keyOf, type LintContext } from "../lint-context.ts";

export function checkZoneOverflow(linted: LintContext): void {
  const { min, max } = linted.game.players;
  const effects = new Map<ir.Stmt, Effects>();
  const reported = new Set<string>();
  for (let players = min; players <= max; players++)
    new Run(linted, players, effects, reported).all(linted.game.flow.body);
}

/** The abstract execution of a game with a number of players. */
class Run {
  private readonly linted: LintContext;
  private readonly players: number;
  private readonly effects: Map<ir.Stmt, Effects>;
  private readonly reported: Set<string>;
  private readonly amounts: ZoneSizes;
  private readonly values: AbstractValues;
  private readonly entered = new Set<ir.Procedure>();
  /** Whether the game is over, or may be: what stands behind is not followed. */
  private isOver = false;

  constructor(
    linted: LintContext,
    players: number,
    effects: Map<ir.Stmt, Effects>,
    reported: Set<string>,
  ) {
    this.linted = linted;
    this.players = players;
    this.effects = effects;
    this.reported = reported;
    this.amounts = new ZoneSizes(linted, players);
    this.values = new AbstractValues(players, linted.budget);
  }

  all(statements: readonly ir.Stmt[]): void {
    for (const stmt of statements) {
      if (this.isOver) return;
      this.linted.budget.at(stmt.span);
      this.linted.budget.spend();
      this.statement(stmt);
    }
  }

  private statement(stmt: ir.Stmt): void {
    switch (stmt.kind) {
      case "let":
        this.values.bind(stmt.local, this.values.of(stmt.value));
        return;
      case "rollLet":
        this.values.bind(stmt.local, undefined);
        return;
      case "setMark":
        this.values.remember(stmt.mark, this.values.of(stmt.value));
        return;
      case "if": {
        const answer = this.values.of(stmt.condition);
        if (answer === undefined) {
          this.blur(stmt);
          return;
        }
        this.all(answer === 0 ? stmt.else : stmt.then);
        return;
      }
      case "times": {
        const count = this.values.of(stmt.count);
        if (count === undefined) {
          this.blur(stmt);
          return;
        }
        this.times(stmt, count);
        return;
      }
      case "forEach":
        this.loop(stmt);
        return;
      case "eachPlayer":
        for (let seat = 0; seat < this.players; seat++)
          this.values.as(seat, () => this.all(stmt.body));
        return;
      case "forPlayer": {
        const seat = this.values.of(stmt.player);
        if (seat === undefined) {
          this.blur(stmt);
          return;
        }
        this.values.as(seat, () => this.all(stmt.body));
        return;
      }
      case "do":
        this.procedure(stmt);
        return;
      case "rule":
        this.all(stmt.body);
        return;
      case "endGame":
        this.isOver = true;
        return;
      case "choose":
      case "anyOrder":
      case "until":
      case "gain":
      case "rollMark":
        this.blur(stmt);
        return;
      case "drawLet":
        this.values.bind(stmt.local, undefined);
        this.transfer(stmt);
        return;
      case "draw":
      case "add":
      case "move":
      case "moveAll":
      case "moveEnd":
      case "remove":
      case "removeAll":
      case "roll":
        this.transfer(stmt);
        return;
      case "score":
      case "setCounter":
      case "sort":
      case "remember":
      case "advance":
      case "rollZone":
        return;
      default:
        stmt satisfies never;
    }
  }

  private times(stmt: Extract<ir.Stmt, { kind: "times" }>, count: number): void {
    for (let i = 0; i < count && !this.isOver; i++) {
      this.linted.budget.at(stmt.span);
      this.linted.budget.spend();
      this.all(stmt.body);
    }
  }

  private loop(stmt: Extract<ir.Stmt, { kind: "forEach" }>): void {
    const { local, domain, where } = stmt.binder;
    const members = this.values.members(domain);
    if (members === undefined) {
      this.blur(stmt);
      return;
    }
    for (const value of members) {
      if (this.isOver) return;
      this.linted.budget.at(stmt.span);
      this.linted.budget.spend();
      this.values.bind(local, value);
      const isMeant = where === undefined ? 1 : this.values.of(where);
      if (isMeant === undefined) {
        this.blur(stmt);
        return;
      }
      if (stmt.mark !== undefined) this.values.remember(stmt.mark, value);
      if (isMeant !== 0) this.all(stmt.body);
    }
  }

  private procedure(stmt: Extract<ir.Stmt, { kind: "do" }>): void {
    const { procedure, args } = stmt;
    if (this.entered.has(procedure)) {
      this.blur(stmt);
      return;
    }
    this.entered.add(procedure);
    this.values.bindAll(procedure.params, args);
    this.all(procedure.body);
    this.entered.delete(procedure);
  }

  private transfer(stmt: Transfer): void {
    const [source, target] = [sourceOf(stmt), targetOf(stmt)];
    const from = source && this.spot(source);
    const to = target && this.spot(target);
    const wanted = this.wanted(stmt);
    const isUnknown = (source && !from) || (target && !to) || wanted === undefined;
    if (isUnknown) {
      this.blur(stmt);
      return;
    }
    if (from !== undefined && (stmt.kind === "draw" || stmt.kind === "drawLet"))
      this.requireEnough(stmt, from, wanted);
    const moved = from === undefined ? exactly(wanted) : this.amounts.take(from, wanted);
    if (to === undefined) return;
    this.amounts.add(to, moved);
    this.requireRoom(stmt, to);
  }

  /** How many things a statement moves, where they are there. */
  private wanted(stmt: Transfer): number | undefined {
    if (stmt.kind === "draw" || stmt.kind === "roll") return this.values.of(stmt.count);
    if (stmt.kind !== "moveAll" && stmt.kind !== "removeAll") return 1;
    return stmt.what === undefined ? Infinity : undefined;
  }

  private spot({ zone, owner, index }: ir.ZoneRef): ZoneInstance | undefined {
    const at = index === undefined ? 0 : this.values.of(index);
    const seat = owner === undefined ? 0 : this.values.of(owner);
    if (at === undefined || seat === undefined) return undefined;
    const from = zone.family?.kind === "number" ? zone.family.from : 0;
    const spot = { zone, member: at - from, seat };
    return this.amounts.has(spot) ? spot : undefined;
  }

  private requireEnough({ span }: ir.Stmt, spot: ZoneInstance, wanted: number): void {
    const { high } = this.amounts.of(spot);
    if (high >= wanted || !this.isFirst(span, "draws")) return;
    const facts = { zone: nameOf(spot), wanted, there: high, players: this.players };
    this.linted.warn("draws-too-many", span, facts, spot.zone.span, "declared-here");
  }

  private requireRoom({ span }: ir.Stmt, spot: ZoneInstance): void {
    const { zone } = spot;
    if (zone.layout === "counts") return;
    const most = (zone.limit && this.values.of(zone.limit)) ?? zone.capacity;
    const { low: found } = this.amounts.of(spot);
    if (found <= most || !this.isFirst(span, "fills")) return;
    const facts = { zone: nameOf(spot), found, most, players: this.players };
    this.linted.warn("setup-overfull", span, facts, zone.span, "declared-here");
  }

  private isFirst(span: Span, what: string): boolean {
    const key = `${what} ${keyOf(span)}`;
    if (this.reported.has(key)) return false;
    this.reported.add(key);
    return true;
  }

  /** Drops everything that a statement may change, when its effect is not tracked. */
  private blur(stmt: ir.Stmt): void {
    const found = this.effects.get(stmt) ?? effectsOf(stmt);
    this.effects.set(stmt, found);
    for (const { zone, member, how } of found.zones) this.amounts.blur(zone, member, how);
    for (const mark of found.marks) this.values.forget(mark);
    if (found.mayEnd) this.isOver = true;
  }
}

type Transfer = Extract<
  ir.Stmt,
  {
    kind:
      | "draw"
      | "drawLet"
      | "add"
      | "move"
      | "moveAll"
      | "moveEnd"
      | "remove"
      | "removeAll"
      | "roll";
  }
>;

/** The zone that things come from; grids are not counted. */
function sourceOf(stmt: Transfer): ir.ZoneRef | undefined {
  if (stmt.kind === "drawLet") return stmt.zone;
  return "from" in stmt && stmt.from.kind === "zone" ? stmt.from : undefined;
}

function targetOf(stmt: Transfer): ir.ZoneRef | undefined {
  if (stmt.kind === "roll") return stmt.into;
  return "to" in stmt && stmt.to.kind === "zone" ? stmt.to : undefined;
}

/** `bag[mine]` */
function nameOf({ zone: { id, family }, member }: ZoneInstance): string {
  return family === undefined ? id : `${id}[${nameOfMember(family, member)}]`;
}
