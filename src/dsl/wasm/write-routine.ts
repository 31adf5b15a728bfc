// A routine of the code tree as a function of WebAssembly.
//
// All regions are in one memory. A name is a local, a flag is 1 or 0, and a region that a routine
// receives is the address of its first number, in bytes.

import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  type CompareOp,
  isAddress,
  type LoopLabel,
  type RegionParam,
  type Routine,
  type Var,
} from "../codegen/code/code.ts";
import { type LinearSum, linearSum, stateIndex } from "../codegen/code/linear.ts";
import { intOpRow } from "../codegen/code/operators.ts";
import { rangeOfValue } from "../codegen/code/range.ts";
import { partsOfValue } from "../codegen/code/visit.ts";
import { Code, type Label, OP } from "./code.ts";
import type { ModuleTables } from "./module-tables.ts";

const BYTES = 4;

const COMPARE: Readonly<Record<CompareOp, number>> = {
  equal: OP.equal,
  notEqual: OP.differs,
  less: OP.less,
  lessOrEqual: OP.atMost,
  greater: OP.greater,
  greaterOrEqual: OP.atLeast,
};

export class RoutineWriter {
  readonly code = new Code();
  locals = 0;
  private readonly module: ModuleTables;
  private readonly indices = new Map<Var | RegionParam, number>();
  private readonly loops = new Map<LoopLabel, { readonly end: Label; readonly head: Label }>();

  constructor(module: ModuleTables, { params }: Routine) {
    this.module = module;
    for (const param of params) this.local(param);
  }

  // Steps ------------------------------------------------------------------------------

  block(block: CodeBlock): void {
    for (const step of block) this.step(step);
  }

  private step(step: CodeStep): void {
    const { code } = this;
    switch (step.kind) {
      case "let":
      case "set":
        this.value(step.to);
        code.set(this.local(step.of));
        return;
      case "store": {
        const offset = this.address(step.to);
        this.value(step.is);
        code.store(offset);
        return;
      }
      case "if":
        this.value(step.when);
        code.if(
          () => this.block(step.then),
          step.else.length === 0 ? undefined : () => this.block(step.else),
        );
        return;
      case "loop": {
        const labels = this.labelsOf(step.label);
        code.block(labels.end, () =>
          code.loop(labels.head, () => {
            this.block(step.body);
            code.jump(labels.head);
          }),
        );
        return;
      }
      case "break":
        code.jump(this.labelsOf(step.label).end);
        return;
      case "continue":
        code.jump(this.labelsOf(step.label).head);
        return;
      case "switch":
        this.switch(step);
        return;
      case "call":
        this.arguments(step.args);
        code.call(this.module.callee(step.of));
        if (step.into !== undefined) code.set(this.local(step.into));
        else if (step.of.result !== undefined) code.op(OP.drop);
        return;
      case "return":
        if (step.is !== undefined) this.value(step.is);
        code.return();
        return;
      case "fail":
        this.value(step.at);
        code.call(this.module.failure(step.problem));
        code.op(OP.unreachable);
        return;
      // Nobody watches what is played as WebAssembly.
      case "count":
      case "log":
        return;
      case "suspend":
        throw new Error(`${step.kind} has no WebAssembly`);
      default:
        step satisfies never;
    }
  }

  /** Where jumps to a loop go: behind it and to its beginning. */
  private labelsOf(loop: LoopLabel): { readonly end: Label; readonly head: Label } {
    const labels = this.loops.get(loop) ?? { end: {}, head: {} };
    this.loops.set(loop, labels);
    return labels;
  }

  /** Blocks in each other, one for each case: a jump out of the first runs the case behind it. */
  private switch({ on, cases, else: other }: Extract<CodeStep, { readonly kind: "switch" }>): void {
    const { code } = this;
    const [end, otherwise] = [{}, {}];
    const labels = cases.map((): Label => ({}));
    const jump = () => {
      this.value(on);
      code.jumpBy(labels, otherwise);
    };
    const nested = cases.reduce<() => void>(
      (inner, block, i) => () => {
        code.block(labels[i] ?? end, inner);
        this.block(block);
        code.jump(end);
      },
      jump,
    );
    code.block(end, () => {
      code.block(otherwise, nested);
      this.block(other);
    });
  }

  // Values -----------------------------------------------------------------------------

  private value(value: CodeValue): void {
    const { code } = this;
    switch (value.kind) {
      case "int":
        code.number(value.is);
        return;
      case "flag":
        code.number(Number(value.is));
        return;
      case "get":
        code.get(this.local(value.of));
        return;
      case "load":
        code.load(this.address(value.from));
        return;
      case "op":
        this.operation(value);
        return;
      case "compare":
        this.value(value.left);
        if (value.op === "equal" && value.right.kind === "int" && value.right.is === 0) {
          code.op(OP.isZero);
          return;
        }
        this.value(value.right);
        code.op(COMPARE[value.op]);
        return;
      case "and":
      case "or":
        this.connection(value);
        return;
      case "not":
        this.value(value.of);
        code.op(OP.isZero);
        return;
      case "mask":
        code.number(0);
        this.value(value.of);
        code.op(OP.subtract);
        return;
      case "select":
        this.select(value);
        return;
      case "callPure":
        this.arguments(value.args);
        code.call(this.module.callee(value.of));
        return;
      case "text":
        throw new Error("text has no WebAssembly");
      default:
        value satisfies never;
    }
  }

  private operation({ op, args }: Extract<CodeValue, { readonly kind: "op" }>): void {
    const { code } = this;
    const row = intOpRow(op);
    const [, right] = args;
    const isConstant = right?.kind === "int" && right.is !== 0 && right.is !== -1;
    const spelling = (isConstant ? row.wasmByConstant : undefined) ?? row.wasm;
    for (const arg of args) this.value(arg);
    const operands = new Map<"a" | "b", number>();
    if (spelling.some((piece) => typeof piece === "string")) {
      for (const name of args.length === 1 ? (["a"] as const) : (["b", "a"] as const)) {
        const local = this.freshLocal();
        operands.set(name, local);
        code.set(local);
      }
    }
    for (const piece of spelling) {
      if (typeof piece === "number") code.op(piece);
      else code.get(operands.get(piece) ?? 0);
    }
  }

  private connection({
    kind,
    left,
    right,
  }: Extract<CodeValue, { readonly kind: "and" | "or" }>): void {
    const { code } = this;
    this.value(left);
    if (isCheap(right)) {
      this.value(right);
      code.op(kind === "and" ? OP.and : OP.or);
      return;
    }
    const other = () => this.value(right);
    if (kind === "and") code.if(other, () => code.number(0), true);
    else code.if(() => code.number(1), other, true);
  }

  private select({
    when,
    then,
    else: other,
  }: Extract<CodeValue, { readonly kind: "select" }>): void {
    const { code } = this;
    if (isCheap(then) && isCheap(other)) {
      this.value(then);
      this.value(other);
      this.value(when);
      code.op(OP.select);
      return;
    }
    this.value(when);
    code.if(
      () => this.value(then),
      () => this.value(other),
      true,
    );
  }

  private arguments(args: readonly Argument[]): void {
    for (const arg of args) {
      if (isAddress(arg)) this.passed(arg);
      else this.value(arg);
    }
  }

  // Addresses --------------------------------------------------------------------------

  /** Pushes an address, without the offset that it returns and that loads and stores add. */
  private address({ region, seat, member, at }: Address): number {
    switch (region.kind) {
      case "state": {
        const { sum, table } = stateIndex(
          { region, seat, member, at },
          this.module.addressOf(region.slot),
        );
        const start = this.module.state.at;
        if (table === undefined || member === undefined) return this.sum(sum, start);
        const bases = this.module.table(table);
        const offset = this.sum(sum, start);
        this.code.load(this.sum(linearSum(member), bases.at));
        this.code.inBytes();
        this.code.op(OP.add);
        return offset;
      }
      case "param": {
        this.code.get(this.local(region));
        const offset = this.sum(linearSum(at), 0);
        this.code.op(OP.add);
        return offset;
      }
      case "scratch":
      case "constants":
        return this.sum(linearSum(at), this.module.region(region).at);
      default:
        return region satisfies never;
    }
  }

  /** Pushes a whole address, for a routine that receives it. */
  private passed(address: Address): void {
    const offset = this.address(address);
    if (offset === 0) return;
    this.code.number(offset);
    this.code.op(OP.add);
  }

  /**
   * Pushes a sum of indices in bytes, and returns the offset behind it. Offsets are added without
   * wrapping, so the sum must not be negative without its constant.
   */
  private sum({ terms, constant }: LinearSum, start: number): number {
    const { code } = this;
    const offset = start + BYTES * constant;
    for (const [i, { value, factor }] of terms.entries()) {
      this.value(value);
      if (factor === 1) code.inBytes();
      else {
        code.number(BYTES * factor);
        code.op(OP.multiply);
      }
      if (i > 0) code.op(OP.add);
    }
    if (terms.length === 0) code.number(0);
    const isPositive = terms.every(
      ({ value, factor }) => factor > 0 && rangeOfValue(value).from >= 0,
    );
    if (offset >= 0 && isPositive) return offset;
    code.number(offset);
    code.op(OP.add);
    return 0;
  }

  // Locals -----------------------------------------------------------------------------

  private local(of: Var | RegionParam): number {
    const known = this.indices.get(of) ?? this.freshLocal();
    this.indices.set(of, known);
    return known;
  }

  private freshLocal(): number {
    this.locals += 1;
    return this.locals - 1;
  }
}

/** The most operations that are evaluated although nothing may need them. */
const MAX_CHEAP = 4;

/** Whether a value is evaluated faster than a branch around it, and cannot fail. */
function isCheap(value: CodeValue): boolean {
  return costOf(value) <= MAX_CHEAP;
}

function costOf(value: CodeValue): number {
  switch (value.kind) {
    case "int":
    case "flag":
    case "get":
      return 0;
    case "op":
    case "compare":
    case "and":
    case "or":
    case "not":
    case "mask":
    case "select":
      return partsOfValue(value).reduce(
        (sum, part) => sum + (isAddress(part) ? Number.POSITIVE_INFINITY : costOf(part)),
        1,
      );
    // A load may be outside of its region where nothing needs it.
    case "load":
    case "callPure":
    case "text":
      return Number.POSITIVE_INFINITY;
    default:
      return value satisfies never;
  }
}
