// The code tree as text, for people: one step on a line, blocks indented.

import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  type CompareOp,
  isAddress,
  type RegionParam,
  type Routine,
  type Var,
} from "./code.ts";

const COMPARE: Readonly<Record<CompareOp, string>> = {
  equal: "=",
  notEqual: "≠",
  less: "<",
  lessOrEqual: "≤",
  greater: ">",
  greaterOrEqual: "≥",
};

export function printRoutineTree(routine: Routine): string {
  return new TreePrinter().routine(routine);
}

class TreePrinter {
  private readonly names = new Map<Var | RegionParam, string>();
  private readonly taken = new Map<string, number>();

  routine({ name, params, result, body }: Routine): string {
    const given = params.map((param) => this.name(param)).join(", ");
    const head = `${name}(${given})${result === undefined ? "" : `: ${result}`}`;
    return [head, ...this.block(body)].join("\n");
  }

  /** Names that are the same differ by a number. */
  private name(of: Var | RegionParam): string {
    const known = this.names.get(of);
    if (known !== undefined) return known;
    const count = (this.taken.get(of.name) ?? 0) + 1;
    this.taken.set(of.name, count);
    const name = count === 1 ? of.name : `${of.name}${count}`;
    this.names.set(of, name);
    return name;
  }

  private block(block: CodeBlock): string[] {
    return block.flatMap((step) => this.step(step)).map((line) => `  ${line}`);
  }

  private step(step: CodeStep): string[] {
    switch (step.kind) {
      case "let":
        return [`let ${this.name(step.of)} = ${this.value(step.to)}`];
      case "set":
        return [`${this.name(step.of)} = ${this.value(step.to)}`];
      case "store":
        return [`${this.address(step.to)} = ${this.value(step.is)}`];
      case "if":
        return [
          `if ${this.value(step.when)}`,
          ...this.block(step.then),
          ...(step.else.length === 0 ? [] : ["else", ...this.block(step.else)]),
        ];
      case "loop":
        return [`loop ${step.label.name}`, ...this.block(step.body)];
      case "break":
      case "continue":
        return [`${step.kind} ${step.label.name}`];
      case "switch":
        return [
          `switch ${this.value(step.on)}`,
          ...step.cases.flatMap((block, i) => [`case ${i}`, ...this.block(block)]),
          ...(step.else.length === 0 ? [] : ["else", ...this.block(step.else)]),
        ];
      case "call": {
        const call = this.call(step.of, step.args);
        return [step.into === undefined ? call : `let ${this.name(step.into)} = ${call}`];
      }
      case "return":
        return [step.is === undefined ? "return" : `return ${this.value(step.is)}`];
      case "suspend":
        return [this.choicePoint(step)];
      case "fail":
        return [`fail ${step.problem} at ${this.value(step.at)}`];
      case "count":
        return [`count ${step.counter}`];
      case "log":
        return [`log ${step.entry} ${this.list([...step.args, ...step.lookups.flat()])}`];
      default:
        return step satisfies never;
    }
  }

  private choicePoint({ at }: Extract<CodeStep, { readonly kind: "suspend" }>): string {
    const suspend = `suspend ${at.site} of ${this.value(at.you)}`;
    if (at.kind === "order")
      return `${suspend}: ${this.name(at.picked)} from ${this.address(at.row)}`;
    const offers = at.offers.map(({ move, args }) => `move ${move}(${this.list(args)})`);
    const noted = at.taken === undefined ? "" : ` into ${this.name(at.taken)}`;
    return `${suspend}: ${[...offers, ...(at.may ? ["decline"] : [])].join(" | ")}${noted}`;
  }

  private value(value: CodeValue): string {
    switch (value.kind) {
      case "int":
        return String(value.is);
      case "flag":
        return value.is ? "yes" : "no";
      case "get":
        return this.name(value.of);
      case "load":
        return this.address(value.from);
      case "op":
        return `${value.op}(${this.list(value.args)})`;
      case "compare":
        return `(${this.value(value.left)} ${COMPARE[value.op]} ${this.value(value.right)})`;
      case "and":
      case "or":
        return `(${this.value(value.left)} ${value.kind} ${this.value(value.right)})`;
      case "not":
        return `not ${this.value(value.of)}`;
      case "mask":
        return `mask(${this.value(value.of)})`;
      case "select":
        return `(if ${this.value(value.when)} then ${this.value(value.then)} else ${this.value(value.else)})`;
      case "callPure":
        return this.call(value.of, value.args);
      case "attempt":
        return `attempt(${this.value(value.of)}, otherwise ${value.otherwise})`;
      default:
        return value satisfies never;
    }
  }

  private call({ name }: Routine, args: readonly Argument[]): string {
    return `${name}(${this.list(args)})`;
  }

  private list(args: readonly Argument[]): string {
    return args.map((arg) => (isAddress(arg) ? this.address(arg) : this.value(arg))).join(", ");
  }

  private address({ region, seat, member, at }: Address): string {
    const name =
      region.kind === "param"
        ? this.name(region)
        : region.kind === "state"
          ? region.slot.name
          : region.name;
    const parts = [seat, member, at].flatMap((part) =>
      part === undefined ? [] : [this.value(part)],
    );
    return `${name}[${parts.join("; ")}]`;
  }
}
