// What routines consist of, in a form in which they can be compared.

import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  isAddress,
  type LoopLabel,
  type Region,
  type RegionParam,
  type Routine,
  type StateSlot,
  type Var,
} from "./code.ts";
import { partsOfStep, partsOfValue } from "./visit.ts";

/** Adds what a value consists of besides the values inside of it. */
const VALUES: {
  readonly [Kind in CodeValue["kind"]]: (
    value: CodeValue & { readonly kind: Kind },
    form: RoutineForm,
  ) => void;
} = {
  int: ({ is }, form) => form.add(is),
  flag: ({ is }, form) => form.add(is),
  get: ({ of }, form) => form.addName(of),
  load: () => {},
  op: ({ op, args }, form) => form.add(op, args.length),
  compare: ({ op }, form) => form.add(op),
  and: () => {},
  or: () => {},
  not: () => {},
  mask: () => {},
  select: () => {},
  callPure: ({ of }, form) => form.addReference(of),
  attempt: ({ otherwise }, form) => form.add(otherwise),
};

/** Adds what a step consists of besides the values and blocks inside of it. */
const STEPS: {
  readonly [Kind in CodeStep["kind"]]: (
    step: CodeStep & { readonly kind: Kind },
    form: RoutineForm,
  ) => void;
} = {
  let: ({ of }, form) => form.addName(of),
  set: ({ of }, form) => form.addName(of),
  store: () => {},
  if: () => {},
  loop: ({ label }, form) => form.addName(label),
  break: ({ label }, form) => form.addName(label),
  continue: ({ label }, form) => form.addName(label),
  switch: ({ cases }, form) => form.add(cases.length),
  call: ({ of, into }, form) => {
    form.addReference(of);
    if (into === undefined) form.add(into);
    else form.addName(into);
  },
  return: ({ is }, form) => form.add(is === undefined),
  fail: ({ problem }, form) => form.add(problem),
  count: ({ counter }, form) => form.add(counter),
  log: ({ entry, args, lookups }, form) =>
    form.add(entry, args.length, lookups.length, ...lookups.map((one) => one.length)),
  suspend: ({ at }, form) => {
    form.add(at.kind, at.site, at.at);
    if (at.kind === "order") {
      form.add(at.move);
      form.addName(at.picked);
    } else {
      form.add(at.may, ...at.offers.flatMap(({ move, args }) => [move, args.length]));
      if (at.taken !== undefined) form.addName(at.taken);
    }
  },
};

export type FormPart = string | number | boolean | object | undefined;

/** What a routine uses besides its own names. */
export type Referenced = Routine | StateSlot | Exclude<Region, { readonly kind: "state" }>;

/**
 * All that a routine consists of but its name, in the order of its text. Names inside of it are numbers
 * in the order of their first use, with their types and ranges.
 */
export class RoutineForm {
  readonly routine: Routine;
  readonly parts: FormPart[] = [];
  private readonly partOf: (reference: Referenced) => FormPart;
  private readonly names = new Map<Var | RegionParam | LoopLabel, number>();

  /** `partOf` says what stands for a routine, a region, or a slot. */
  constructor(routine: Routine, partOf: (reference: Referenced) => FormPart) {
    this.routine = routine;
    this.partOf = partOf;
    this.add(routine.result, routine.params.length);
    for (const param of routine.params) this.addName(param);
    this.addBlock(routine.body);
  }

  add(...parts: readonly FormPart[]): void {
    this.parts.push(...parts);
  }

  addReference(reference: Referenced): void {
    this.add(this.partOf(reference));
  }

  addName(of: Var | RegionParam | LoopLabel): void {
    const known = this.names.get(of);
    this.add(known ?? this.names.size);
    if (known !== undefined) return;
    this.names.set(of, this.names.size);
    if ("range" in of) this.add(of.range.from, of.range.to);
    if ("type" in of) this.add(of.type);
    if ("kind" in of) this.add(of.kind, of.length);
    if ("head" in of) this.add(of.head);
  }

  private addBlock(block: CodeBlock): void {
    this.add(block.length);
    for (const step of block) {
      this.add(step.kind);
      (STEPS[step.kind] as (step: CodeStep, form: RoutineForm) => void)(step, this);
      const { values, blocks } = partsOfStep(step);
      for (const value of values) this.addArgument(value);
      for (const inner of blocks) this.addBlock(inner);
    }
  }

  private addArgument(argument: Argument): void {
    if (isAddress(argument)) this.addAddress(argument);
    else {
      this.add(argument.kind);
      (VALUES[argument.kind] as (value: CodeValue, form: RoutineForm) => void)(argument, this);
      for (const part of partsOfValue(argument)) this.addArgument(part);
    }
  }

  private addAddress({ region, seat, member, at }: Address): void {
    if (region.kind === "param") this.addName(region);
    else this.addReference(region.kind === "state" ? region.slot : region);
    this.add(seat === undefined, member === undefined);
    for (const part of [seat, member, at]) if (part !== undefined) this.addArgument(part);
  }
}
