// Random code trees, well formed and finite: all indices are inside of their regions, all numbers inside
// of their declared ranges, all loops have an end.

import { b, type CodeSteps } from "../../../src/dsl/codegen/code/build.ts";
import type {
  Address,
  CodeType,
  CodeValue,
  IntRange,
  LoopLabel,
  Region,
  RegionParam,
  Routine,
  StateSlot,
  Var,
} from "../../../src/dsl/codegen/code/code.ts";
import { ANY_INT, lengthOfRegion, rangeOfRegion } from "../../../src/dsl/codegen/code/code.ts";
import { effectsOfRoutine } from "../../../src/dsl/codegen/code/effects.ts";
import { INT_OPS, type IntOp } from "../../../src/dsl/codegen/code/operators.ts";
import type { SlotAddress } from "../../../src/dsl/codegen/layout/layout.ts";
import type { Random } from "../../../src/play/random.ts";

const SEATS = 3;
/** A range of numbers that a slot holds, up to one below a power of 2. */
const SMALL: IntRange = { from: 0, to: 63 };

const slot = (
  name: string,
  owner: StateSlot["owner"],
  members: number,
  length: number,
  range = ANY_INT,
): StateSlot => ({ name, owner, members, length, range });

const ADDRESSES = new Map<StateSlot, SlotAddress>([
  [slot("single", "game", 1, 1), { bases: [0], step: undefined, stride: 0 }],
  [slot("array", "game", 1, 4, SMALL), { bases: [1], step: undefined, stride: 0 }],
  [slot("family", "game", 3, 2), { bases: [5, 7, 9], step: 2, stride: 0 }],
  [slot("irregular", "game", 3, 2), { bases: [11, 19, 14], step: undefined, stride: 0 }],
  [slot("own", "seat", 1, 5), { bases: [21], step: undefined, stride: 12 }],
  [slot("ownFamily", "seat", 2, 3, SMALL), { bases: [26, 29], step: 3, stride: 12 }],
]);

/** The length of the state. */
export const STATE_SIZE = 21 + 12 * SEATS;

export function addressOf(of: StateSlot): SlotAddress {
  return ADDRESSES.get(of) as SlotAddress; // Trees use no other slots.
}

/** A state that keeps all ranges. */
export function randomState(random: Random): Int32Array {
  return Int32Array.from({ length: STATE_SIZE }, () => random.below(SMALL.to + 1));
}

/** Some routines that call each other, and the last of them. It takes two numbers. */
export function randomRoutine(random: Random): Routine {
  const scratch: Region[] = [0, 1].map((i) => ({
    kind: "scratch",
    name: `scratch${i}`,
    length: 3 + 20 * i,
    range: i === 0 ? ANY_INT : SMALL,
  }));
  const constants: Region[] = [2, 30].map((length) => ({
    kind: "constants",
    name: `constants${length}`,
    numbers: Array.from({ length }, () => random.below(2 ** 20) - 2 ** 19),
  }));
  const slots = [...ADDRESSES.keys()].map((one): Region => ({ kind: "state", slot: one }));
  const regions = [...slots, ...scratch, ...constants];
  const routines: Routine[] = [];
  for (let i = random.below(4); i > 0; i--)
    routines.push(new RoutineMaker(random, regions, routines).routine(`helper${i}`));
  return new RoutineMaker(random, regions, routines).routine("entry", true);
}

class RoutineMaker {
  private readonly random: Random;
  private readonly regions: readonly Region[];
  private readonly routines: readonly Routine[];
  private readonly regionParams: RegionParam[] = [];
  private result: CodeType | undefined;
  private made = 0;

  constructor(random: Random, regions: readonly Region[], routines: readonly Routine[]) {
    this.random = random;
    this.regions = regions;
    this.routines = routines;
  }

  routine(name: string, isEntry = false): Routine {
    const names = [0, 1].map((i) =>
      b.variable(`p${i}`, !isEntry && this.chance(5) ? "flag" : "int"),
    );
    if (!isEntry && this.chance(2))
      this.regionParams.push({ kind: "param", name: "r", length: 2, range: ANY_INT });
    this.result = isEntry ? "int" : this.pick(["int", "flag", undefined]);
    const params = [...names, ...this.regionParams];
    return b.routine(name, params, this.result, () => {
      const scope: Scope = { names, loops: [], depth: 3 };
      const steps = this.steps(scope);
      const { result } = this;
      return [steps, result === undefined ? undefined : b.return(this.value(result, scope, 3))];
    });
  }

  // CodeSteps ------------------------------------------------------------------------------

  private steps(outer: Scope): CodeSteps {
    const names = [...outer.names];
    const scope = { ...outer, names, depth: outer.depth - 1 };
    const steps: CodeSteps[] = [];
    for (let i = this.random.below(4) + 1; i > 0; i--) steps.push(this.step(scope, names));
    return steps;
  }

  private step(scope: Scope, names: Var[]): CodeSteps {
    const kind = scope.depth < 0 ? this.random.below(6) : this.random.below(12);
    switch (kind) {
      case 0:
      case 1: {
        const type = this.type();
        const range = type === "int" && this.chance(3) ? { from: -8, to: 7 } : ANY_INT;
        const name = b.variable(`v${this.made++}`, type, range);
        const step = b.let(name, this.fitting(name, this.value(type, scope, 3)));
        names.push(name);
        return step;
      }
      case 2: {
        const name = this.pick(scope.names.filter((one) => !FUEL.has(one)));
        return b.set(name, this.fitting(name, this.value(name.type, scope, 3)));
      }
      case 3:
      case 4: {
        const to = this.address(scope, true);
        return b.store(to, inRange(this.value("int", scope, 3), rangeOfRegion(to.region)));
      }
      case 5:
        return this.exit(scope);
      case 6:
      case 7: {
        const other = this.chance(2) ? this.steps(scope) : undefined;
        return b.if(this.value("flag", scope, 2), this.steps(scope), other);
      }
      case 8: {
        const cases = Array.from({ length: this.random.below(3) + 1 }, () => this.steps(scope));
        const on = b.bitAnd(this.value("int", scope, 2), 3);
        return b.switch(on, cases, this.chance(2) ? this.steps(scope) : undefined);
      }
      case 9:
        return this.call(scope, names);
      case 10:
        return b.countUp(`c${this.made++}`, 0, this.random.below(4), (i, label) =>
          this.steps({
            ...scope,
            names: [...scope.names, fuel(i)],
            loops: [...scope.loops, { label, mayContinue: false }],
          }),
        );
      default:
        return this.loop(scope);
    }
  }

  /** A loop that ends after a few rounds. */
  private loop(scope: Scope): CodeSteps {
    const left = fuel(b.variable(`left${this.made++}`));
    return [
      b.let(left, this.random.below(4)),
      b.loop(`l${this.made++}`, (label) => [
        b.if(b.lessOrEqual(left, 0), b.break(label)),
        b.set(left, b.subtract(left, 1)),
        this.steps({ ...scope, loops: [...scope.loops, { label, mayContinue: true }] }),
      ]),
    ];
  }

  /** What ends a block, under a condition. */
  private exit(scope: Scope): CodeSteps {
    const condition = this.value("flag", scope, 2);
    if (this.chance(6)) return b.if(condition, b.fail("absent", this.random.below(5)));
    if (this.chance(4) || scope.loops.length === 0)
      return b.if(condition, b.return(this.result && this.value(this.result, scope, 2)));
    const { label, mayContinue } = this.pick(scope.loops);
    return b.if(condition, mayContinue && this.chance(2) ? b.continue(label) : b.break(label));
  }

  private call(scope: Scope, names: Var[]): CodeSteps {
    if (this.routines.length === 0) return undefined;
    const of = this.pick(this.routines);
    const args = this.arguments(of, scope);
    if (of.result === undefined || this.chance(4)) return b.call(of, ...args);
    const name = b.variable(`r${this.made++}`, of.result);
    names.push(name);
    return b.callInto(name, of, ...args);
  }

  private arguments(of: Routine, scope: Scope): readonly (CodeValue | Address)[] {
    const { writes } = effectsOfRoutine(of);
    return of.params.map((param) => {
      if (!("kind" in param)) return this.value(param.type, scope, 2);
      return this.region(scope, param, writes.has(param));
    });
  }

  /** The beginning of a region with any numbers in it. */
  private region(scope: Scope, param: RegionParam, isWritten: boolean): Address {
    const fits = this.allRegions(isWritten).filter((region) => {
      const length = lengthOfRegion(region) ?? 0;
      return length >= (param.length ?? 0) && (!isWritten || rangeOfRegion(region) === ANY_INT);
    });
    return this.addressIn(this.pick(fits), scope, 0);
  }

  // Values -----------------------------------------------------------------------------

  private value(type: CodeType, scope: Scope, depth: number): CodeValue {
    if (depth === 0 || this.chance(5)) return this.leaf(type, scope);
    const int = () => this.value("int", scope, depth - 1);
    const flag = () => this.value("flag", scope, depth - 1);
    const pure = this.routines.filter(
      (of) => of.result === type && effectsOfRoutine(of).writes.size === 0,
    );
    if (pure.length > 0 && this.chance(6)) {
      const of = this.pick(pure);
      return b.callPure(of, ...this.arguments(of, { ...scope, depth: -1 }));
    }
    if (this.chance(8))
      return b.select(
        flag(),
        this.value(type, scope, depth - 1),
        this.value(type, scope, depth - 1),
      );
    if (type === "flag") {
      switch (this.random.below(6)) {
        case 5:
          return this.pick([b.equal, b.notEqual])(flag(), flag());
        case 0:
          return b.and(flag(), flag());
        case 1:
          return b.or(flag(), flag());
        case 2:
          return b.not(flag());
        default:
          return this.pick([
            b.equal,
            b.notEqual,
            b.less,
            b.lessOrEqual,
            b.greater,
            b.greaterOrEqual,
          ])(int(), int());
      }
    }
    switch (this.random.below(8)) {
      case 0:
        return b.mask(flag());
      case 1:
        return b.load(this.address(scope, false));
      case 2:
        return b.add(int(), this.number());
      case 3:
        return b.multiply(int(), this.random.below(5) - 1);
      case 4:
        return b.negate(int());
      default: {
        const op = this.pick(Object.keys(INT_OPS) as IntOp[]);
        return INT_OPS[op].arity === 1 ? b.op(op, int()) : b.op(op, int(), int());
      }
    }
  }

  private leaf(type: CodeType, scope: Scope): CodeValue {
    const names = scope.names.filter((one) => one.type === type);
    if (names.length > 0 && !this.chance(4)) return b.value(this.pick(names));
    return type === "flag" ? b.value(this.chance(2)) : b.value(this.number());
  }

  private number(): number {
    if (this.chance(8)) return this.pick([ANY_INT.from, ANY_INT.to, -1, 2 ** 30, 0xffff]);
    return this.random.below(40) - 10;
  }

  private allRegions(isStored: boolean): readonly (Region | RegionParam)[] {
    const all = [...this.regions, ...this.regionParams];
    return isStored ? all.filter(({ kind }) => kind !== "constants") : all;
  }

  private address(scope: Scope, isStored: boolean): Address {
    const region = this.pick(this.allRegions(isStored));
    return this.addressIn(region, scope, this.index(lengthOfRegion(region) ?? 1, scope));
  }

  private addressIn(region: Region | RegionParam, scope: Scope, at: CodeValue | number): Address {
    if (region.kind !== "state") return b.address(region, at);
    const { owner, members } = region.slot;
    return b.address(region, at, {
      ...(owner === "seat" ? { seat: this.index(SEATS, scope) } : {}),
      ...(members > 1 ? { member: this.index(members, scope) } : {}),
    });
  }

  /** A number from 0 to below `count`, in one of several forms. */
  private index(count: number, scope: Scope): CodeValue {
    const any = this.value("int", scope, 1);
    switch (this.random.below(4)) {
      case 0:
        return b.value(this.random.below(count));
      case 1:
        return b.bitAnd(any, 2 ** (31 - Math.clz32(count)) - 1);
      case 2:
        // -1 at least, so that the constant of an address is needed.
        return b.add(b.op("remainder", b.bitAnd(any, 255), count), 0);
      default: {
        const low = b.op("min", b.op("max", any, 1), count);
        return b.subtract(low, 1);
      }
    }
  }

  private fitting(name: Var, value: CodeValue): CodeValue {
    if (name.type === "flag" || name.range === ANY_INT) return value;
    return b.subtract(b.bitAnd(value, name.range.to - name.range.from), -name.range.from);
  }

  // Choices ----------------------------------------------------------------------------

  private type(): CodeType {
    return this.chance(3) ? "flag" : "int";
  }

  /** True once in `times`. */
  private chance(times: number): boolean {
    return this.random.below(times) === 0;
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.random.below(items.length)] as Item; // Lists are not empty.
  }
}

interface Scope {
  readonly names: readonly Var[];
  readonly loops: readonly { readonly label: LoopLabel; readonly mayContinue: boolean }[];
  /** How many blocks may still be nested. */
  readonly depth: number;
}

/** Counters of loops, which nothing else may set. */
const FUEL = new WeakSet<Var>();

function fuel(name: Var): Var {
  FUEL.add(name);
  return name;
}

function inRange(value: CodeValue, range: IntRange): CodeValue {
  return range === ANY_INT ? value : b.bitAnd(value, range.to);
}
