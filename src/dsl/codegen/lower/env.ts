// What the names in a piece of the rules stand for: `you`, and the locals around it.

import type * as ir from "../../ir/ir.ts";
import { b } from "../code/build.ts";
import type { CodeStep, CodeType, CodeValue, IntRange, StateSlot, Var } from "../code/code.ts";
import { rangeOfExpr } from "./ranges.ts";

/** Numbers of seats. */
export const SEATS: IntRange = { from: 0, to: 2 ** 16 };

/** A name for the value of a local. */
export function variableFor(local: ir.Local): Var {
  const range = rangeOfExpr({ kind: "local", local, type: local.type });
  return b.variable(local.name, typeOfLocal(local), range);
}

function typeOfLocal({ type }: ir.Local): CodeType {
  return type.kind === "yesno" ? "flag" : "int";
}

export class Env {
  /** The seat that `you` is. */
  readonly you: CodeValue;
  private readonly locals: ReadonlyMap<ir.Local, CodeValue>;
  /** Loads that cannot change while this code runs. */
  readonly reads: StateReads | undefined;

  constructor(
    you: CodeValue,
    locals: ReadonlyMap<ir.Local, CodeValue> = new Map(),
    reads?: StateReads,
  ) {
    this.you = you;
    this.locals = locals;
    this.reads = reads;
  }

  with(local: ir.Local, value: CodeValue): Env {
    return this.derive(this.you, new Map(this.locals).set(local, value));
  }

  withYou(you: CodeValue): Env {
    return this.derive(you, this.locals);
  }

  lookup(local: ir.Local): CodeValue {
    const value = this.find(local);
    if (value === undefined) throw new Error(`unbound local ${local.name}`);
    return value;
  }

  protected find(local: ir.Local): CodeValue | undefined {
    return this.locals.get(local);
  }

  protected derive(you: CodeValue, locals: ReadonlyMap<ir.Local, CodeValue>): Env {
    // The loads are named for one seat: for another one they are others.
    return new Env(you, locals, you === this.you ? this.reads : undefined);
  }
}

/** The names inside of a helper routine: those that it does not bind itself become its parameters. */
export class HelperEnv extends Env {
  private readonly outer: Env;
  private readonly captured: Map<ir.Local, Var>;

  constructor(
    outer: Env,
    captured: Map<ir.Local, Var>,
    you: CodeValue,
    locals: ReadonlyMap<ir.Local, CodeValue> = new Map(),
  ) {
    super(you, locals);
    this.outer = outer;
    this.captured = captured;
  }

  protected override find(local: ir.Local): CodeValue {
    const own = super.find(local);
    if (own !== undefined) return own;
    this.outer.lookup(local);
    const param = this.captured.get(local) ?? variableFor(local);
    this.captured.set(local, param);
    return { kind: "get", of: param };
  }

  protected override derive(you: CodeValue, locals: ReadonlyMap<ir.Local, CodeValue>): Env {
    return new HelperEnv(this.outer, this.captured, you, locals);
  }
}

/**
 * Names for loads of the state that depend on `you` alone, in code that changes nothing: they are done
 * once, before all loops, as engines do not move loads of a buffer out of loops themselves.
 */
export class StateReads {
  /** Each name with its load, in the order of first use. */
  private readonly named = new Map<Var, CodeValue>();
  private readonly known = new Map<StateSlot, Map<string, Var>>();

  /** The loads, as they are named. */
  steps(): CodeStep[] {
    return [...this.named].map(([name, load]) => b.let(name, load));
  }

  /** The name of a load, or the load itself if it depends on more than `you`. */
  of(load: CodeValue, you: CodeValue): CodeValue {
    if (load.kind !== "load" || load.from.region.kind !== "state") return load;
    const { region, seat, member, at } = load.from;
    const parts = [seat, member, at].map((part) => keyOf(part, you));
    if (parts.includes(undefined)) return load;
    const names = this.known.get(region.slot) ?? new Map<string, Var>();
    this.known.set(region.slot, names);
    const key = parts.join();
    const name = names.get(key) ?? b.variable("r", "int", region.slot.range);
    names.set(key, name);
    this.named.set(name, load);
    return { kind: "get", of: name };
  }
}

/** A text that is the same for equal parts of addresses; `undefined` for those that depend on more than `you`. */
function keyOf(part: CodeValue | undefined, you: CodeValue): string | undefined {
  if (part === undefined) return "-";
  if (part === you) return "you";
  if (part.kind === "int") return String(part.is);
  if (part.kind !== "op" || (part.op !== "add" && part.op !== "multiply")) return undefined;
  const keys = part.args.map((arg) => keyOf(arg, you));
  return keys.includes(undefined) ? undefined : `${part.op}(${keys.join()})`;
}
