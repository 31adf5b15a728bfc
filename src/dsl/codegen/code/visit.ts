// The parts of values and steps. Passes use these tables instead of switches of their own.

import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  isAddress,
} from "./code.ts";

type ValueOf<Kind> = Extract<CodeValue, { readonly kind: Kind }>;
type StepOf<Kind> = Extract<CodeStep, { readonly kind: Kind }>;

const NONE: readonly never[] = [];

const VALUES: {
  readonly [Kind in CodeValue["kind"]]: (value: ValueOf<Kind>) => readonly Argument[];
} = {
  int: () => NONE,
  flag: () => NONE,
  get: () => NONE,
  load: ({ from }) => [from],
  op: ({ args }) => args,
  compare: ({ left, right }) => [left, right],
  and: ({ left, right }) => [left, right],
  or: ({ left, right }) => [left, right],
  not: ({ of }) => [of],
  mask: ({ of }) => [of],
  select: ({ when, then, else: other }) => [when, then, other],
  callPure: ({ args }) => args,
  attempt: ({ of }) => [of],
};

/** What a step evaluates before it does anything else, and the blocks inside of it. */
interface StepParts {
  readonly values: readonly Argument[];
  readonly blocks: readonly CodeBlock[];
}

const parts = (values: readonly Argument[], blocks: readonly CodeBlock[] = NONE): StepParts => ({
  values,
  blocks,
});

const STEPS: { readonly [Kind in CodeStep["kind"]]: (step: StepOf<Kind>) => StepParts } = {
  let: ({ to }) => parts([to]),
  set: ({ to }) => parts([to]),
  store: ({ to, is }) => parts([to, is]),
  if: ({ when, then, else: other }) => parts([when], [then, other]),
  loop: ({ body }) => parts(NONE, [body]),
  break: () => parts(NONE),
  continue: () => parts(NONE),
  switch: ({ on, cases, else: other }) => parts([on], [...cases, other]),
  call: ({ args }) => parts(args),
  return: ({ is }) => parts(is === undefined ? NONE : [is]),
  fail: ({ at }) => parts([at]),
  count: () => parts(NONE),
  log: ({ args, lookups }) => parts([...args, ...lookups.flat()]),
  suspend: ({ at }) =>
    parts(
      at.kind === "order" ? [at.you, at.row] : [at.you, ...at.offers.flatMap(({ args }) => args)],
    ),
};

/** The values and addresses directly inside of a value, in the order of evaluation. */
export function partsOfValue(value: CodeValue): readonly Argument[] {
  return (VALUES[value.kind] as (value: CodeValue) => readonly Argument[])(value);
}

export function partsOfStep(step: CodeStep): StepParts {
  return (STEPS[step.kind] as (step: CodeStep) => StepParts)(step);
}

/** The values inside of an address, in the order of evaluation. */
export function partsOfAddress({ seat, member, at }: Address): readonly CodeValue[] {
  return [seat, member, at].filter((part) => part !== undefined);
}

interface CodeVisitor {
  readonly step?: (step: CodeStep) => void;
  readonly value?: (value: CodeValue) => void;
  /** `isLoaded`: the address belongs to a load; otherwise to a store or a call. */
  readonly address?: (address: Address, isLoaded: boolean) => void;
}

/** Visits a block in the order of the text, a step or value before its parts. */
export function visitCode(block: CodeBlock, visitor: CodeVisitor): void {
  const visitArgument = (argument: Argument, isLoaded: boolean): void => {
    if (isAddress(argument)) {
      visitor.address?.(argument, isLoaded);
      for (const part of partsOfAddress(argument)) visitArgument(part, false);
      return;
    }
    visitor.value?.(argument);
    for (const part of partsOfValue(argument)) visitArgument(part, argument.kind === "load");
  };
  for (const step of block) {
    visitor.step?.(step);
    const { values, blocks } = partsOfStep(step);
    for (const value of values) visitArgument(value, false);
    for (const inner of blocks) visitCode(inner, visitor);
  }
}
