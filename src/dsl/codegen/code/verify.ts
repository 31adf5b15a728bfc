// Checks that a code tree is well formed. Tests run it after every change of a tree.

import { isEquality, typeOfValue } from "./build-values.ts";
import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeType,
  type CodeValue,
  isAddress,
  type LoopLabel,
  lengthOfRegion,
  type RegionParam,
  type Routine,
  type Var,
} from "./code.ts";
import { effectsOfRoutine } from "./effects.ts";
import { INT_OPS } from "./operators.ts";
import { partsOfAddress, partsOfStep, partsOfValue } from "./visit.ts";

/** Returns the problems of a routine; none if it is well formed. */
export function verifyRoutine(routine: Routine): string[] {
  const verifier = new Verifier(routine);
  const names = routine.params.filter((param): param is Var => !("kind" in param));
  verifier.block(routine.body, new Set(names), new Set());
  if (routine.result !== undefined && canEnd(routine.body))
    verifier.problem("ends without a result");
  return verifier.problems.map((problem) => `${routine.name}: ${problem}`);
}

class Verifier {
  readonly problems: string[] = [];
  private readonly routine: Routine;
  private readonly declared = new Set<Var>();

  constructor(routine: Routine) {
    this.routine = routine;
  }

  problem(text: string): void {
    this.problems.push(text);
  }

  block(block: CodeBlock, outer: ReadonlySet<Var>, labels: ReadonlySet<LoopLabel>): void {
    const visible = new Set(outer);
    for (const step of block) {
      const { values, blocks } = partsOfStep(step);
      for (const value of values) this.argument(value, visible);
      const inside = step.kind === "loop" ? new Set(labels).add(step.label) : labels;
      this.step(step, visible, inside);
      for (const inner of blocks) this.block(inner, visible, inside);
    }
  }

  private step(step: CodeStep, visible: Set<Var>, labels: ReadonlySet<LoopLabel>): void {
    switch (step.kind) {
      case "let":
        this.declareName(step.of, visible);
        this.expect(step.of.type, step.to, step.of.name);
        return;
      case "set":
        this.name(step.of, visible);
        this.expect(step.of.type, step.to, step.of.name);
        return;
      case "store":
        if (step.to.region.kind === "constants") this.problem(`stores to ${step.to.region.name}`);
        this.expect("int", step.is, "a stored value");
        return;
      case "if":
        this.expect("flag", step.when, "a condition");
        return;
      case "switch":
        this.expect("int", step.on, "the operand of a switch");
        return;
      case "break":
      case "continue":
        if (!labels.has(step.label)) this.problem(`${step.kind} outside of ${step.label.name}`);
        return;
      case "call":
        this.call(step.of, step.args);
        if (step.into === undefined) return;
        this.declareName(step.into, visible);
        if (step.into.type !== step.of.result) this.problem(`result of ${step.of.name}`);
        return;
      case "return": {
        const found = step.is === undefined ? undefined : typeOfValue(step.is);
        if (found !== this.routine.result) this.problem(`returns ${found ?? "nothing"}`);
        return;
      }
      case "fail":
        this.expect("int", step.at, "the span of a failure");
        return;
      case "suspend":
        this.problem("is not lowered completely");
        return;
      case "count":
      case "log":
      case "loop":
        return;
      default:
        step satisfies never;
    }
  }

  private argument(argument: Argument, visible: ReadonlySet<Var>): void {
    if (isAddress(argument)) {
      this.address(argument);
      for (const part of partsOfAddress(argument)) this.argument(part, visible);
      return;
    }
    this.value(argument, visible);
    for (const part of partsOfValue(argument)) this.argument(part, visible);
  }

  private value(value: CodeValue, visible: ReadonlySet<Var>): void {
    switch (value.kind) {
      case "int":
        if (value.is !== (value.is | 0)) this.problem(`the constant ${value.is}`);
        return;
      case "get":
        this.name(value.of, visible);
        return;
      case "op":
        if (value.args.length !== INT_OPS[value.op].arity) this.problem(`operands of ${value.op}`);
        for (const arg of value.args) this.expect("int", arg, `an operand of ${value.op}`);
        return;
      case "compare":
        this.expect(
          isEquality(value.op) ? typeOfValue(value.left) : "int",
          value.left,
          "a compared value",
        );
        this.expect(typeOfValue(value.left), value.right, "a compared value");
        return;
      case "and":
      case "or":
        for (const side of [value.left, value.right]) this.expect("flag", side, value.kind);
        return;
      case "not":
      case "mask":
        this.expect("flag", value.of, value.kind);
        return;
      case "select":
        this.expect("flag", value.when, "a condition");
        this.expect(typeOfValue(value.then), value.else, "a branch of select");
        return;
      case "callPure":
        if ([...effectsOfRoutine(value.of).writes].some(({ kind }) => kind !== "scratch"))
          this.problem(`${value.of.name} is called as a value and changes something`);
        this.call(value.of, value.args);
        return;
      case "flag":
      case "load":
        return;
      case "attempt":
        this.expect("int", value.of, "an attempted value");
        return;
      default:
        value satisfies never;
    }
  }

  private call(of: Routine, args: readonly Argument[]): void {
    if (args.length !== of.params.length) this.problem(`number of arguments of ${of.name}`);
    for (const [i, param] of of.params.entries()) {
      const argument = args[i];
      if (argument === undefined) continue;
      if ("kind" in param) this.passed(of, param, argument);
      else if (isAddress(argument)) this.problem(`${of.name} gets a region for ${param.name}`);
      else this.expect(param.type, argument, `argument ${param.name} of ${of.name}`);
    }
  }

  private passed(of: Routine, param: RegionParam, argument: Argument): void {
    if (!isAddress(argument)) {
      this.problem(`${of.name} gets a value for ${param.name}`);
      return;
    }
    const length = lengthOfRegion(argument.region);
    const isShort = length !== undefined && param.length !== undefined && length < param.length;
    if (isShort) this.problem(`${of.name} gets too few numbers for ${param.name}`);
  }

  private address({ region, seat, member, at }: Address): void {
    const name = region.kind === "state" ? region.slot.name : region.name;
    const slot = region.kind === "state" ? region.slot : undefined;
    if ((seat === undefined) !== ((slot?.owner ?? "game") === "game"))
      this.problem(`the seat of ${name}`);
    if ((member !== undefined) !== (slot?.members ?? 1) > 1) this.problem(`member of ${name}`);
    for (const part of [seat, member, at]) {
      if (part !== undefined) this.expect("int", part, `an index of ${name}`);
    }
    const length = lengthOfRegion(region);
    if (at.kind === "int" && (at.is < 0 || (length !== undefined && at.is >= length)))
      this.problem(`index ${at.is} of ${name}`);
    if (member?.kind === "int" && (member.is < 0 || member.is >= (slot?.members ?? 1)))
      this.problem(`member ${member.is} of ${name}`);
    if (region.kind === "param" && !this.routine.params.includes(region))
      this.problem(`${name} is a parameter of another routine`);
  }

  private declareName(of: Var, visible: Set<Var>): void {
    if (this.declared.has(of)) this.problem(`declares ${of.name} twice`);
    this.declared.add(of);
    visible.add(of);
  }

  private name(of: Var, visible: ReadonlySet<Var>): void {
    if (!visible.has(of)) this.problem(`${of.name} is used before it is declared`);
  }

  private expect(type: CodeType, value: CodeValue, what: string): void {
    if (typeOfValue(value) !== type) this.problem(`${what} is no ${type}`);
  }
}

/** Whether execution can reach the end of a block. */
function canEnd(block: CodeBlock): boolean {
  const last = block.at(-1);
  if (last === undefined) return true;
  switch (last.kind) {
    case "return":
    case "fail":
    case "break":
    case "continue":
      return false;
    case "if":
      return canEnd(last.then) || canEnd(last.else);
    case "switch":
      return [...last.cases, last.else].some(canEnd);
    case "loop":
      return breaksOut(last.body, last.label);
    case "let":
    case "set":
    case "store":
    case "call":
    case "count":
    case "log":
    case "suspend":
      return true;
    default:
      return last satisfies never;
  }
}

/** Whether a block breaks out of this loop. */
function breaksOut(block: CodeBlock, label: LoopLabel): boolean {
  return block.some(
    (step) =>
      (step.kind === "break" && step.label === label) ||
      partsOfStep(step).blocks.some((inner) => breaksOut(inner, label)),
  );
}
