// Changed copies of a code tree. What is not changed is shared with the original.

import {
  type Address,
  type Argument,
  type CodeBlock,
  type CodeStep,
  type CodeValue,
  isAddress,
} from "./code.ts";

/** What becomes of values and steps whose parts have been changed already; by default they stay. */
interface CodeChange {
  readonly value?: (value: CodeValue) => CodeValue;
  readonly step?: (step: CodeStep) => CodeBlock;
}

type ValueOf<Kind> = CodeValue & { readonly kind: Kind };
type StepOf<Kind> = CodeStep & { readonly kind: Kind };

/** Copies of what stands inside of a value or a step. */
interface Parts {
  value(value: CodeValue): CodeValue;
  address(address: Address): Address;
  argument(argument: Argument): Argument;
  block(block: CodeBlock): CodeBlock;
}

const VALUES: {
  readonly [Kind in CodeValue["kind"]]: (value: ValueOf<Kind>, of: Parts) => CodeValue;
} = {
  int: (value) => value,
  flag: (value) => value,
  get: (value) => value,
  load: (value, of) => ({ ...value, from: of.address(value.from) }),
  op: (value, of) => ({ ...value, args: value.args.map(of.value) }),
  compare: (value, of) => ({ ...value, left: of.value(value.left), right: of.value(value.right) }),
  and: (value, of) => ({ ...value, left: of.value(value.left), right: of.value(value.right) }),
  or: (value, of) => ({ ...value, left: of.value(value.left), right: of.value(value.right) }),
  not: (value, of) => ({ ...value, of: of.value(value.of) }),
  mask: (value, of) => ({ ...value, of: of.value(value.of) }),
  select: (value, of) => ({
    ...value,
    when: of.value(value.when),
    then: of.value(value.then),
    else: of.value(value.else),
  }),
  callPure: (value, of) => ({ ...value, args: value.args.map(of.argument) }),
  attempt: (value, of) => ({ ...value, of: of.value(value.of) }),
};

const STEPS: {
  readonly [Kind in CodeStep["kind"]]: (step: StepOf<Kind>, of: Parts) => CodeStep;
} = {
  let: (step, of) => ({ ...step, to: of.value(step.to) }),
  set: (step, of) => ({ ...step, to: of.value(step.to) }),
  store: (step, of) => ({ ...step, to: of.address(step.to), is: of.value(step.is) }),
  if: (step, of) => ({
    ...step,
    when: of.value(step.when),
    then: of.block(step.then),
    else: of.block(step.else),
  }),
  loop: (step, of) => ({ ...step, body: of.block(step.body) }),
  break: (step) => step,
  continue: (step) => step,
  switch: (step, of) => ({
    ...step,
    on: of.value(step.on),
    cases: step.cases.map(of.block),
    else: of.block(step.else),
  }),
  call: (step, of) => ({ ...step, args: step.args.map(of.argument) }),
  return: (step, of) => ({ ...step, is: step.is && of.value(step.is) }),
  fail: (step, of) => ({ ...step, at: of.value(step.at) }),
  count: (step) => step,
  log: (step, of) => ({
    ...step,
    args: step.args.map(of.value),
    lookups: step.lookups.map((one) => one.map(of.value)),
  }),
  suspend: ({ at, ...step }, of) => ({
    ...step,
    at:
      at.kind === "order"
        ? { ...at, you: of.value(at.you), row: of.address(at.row) }
        : {
            ...at,
            you: of.value(at.you),
            offers: at.offers.map((offer) => ({ ...offer, args: offer.args.map(of.value) })),
          },
  }),
};

/** A block with its values and steps changed, from the inside outwards. */
export function mapCode(block: CodeBlock, change: CodeChange): CodeBlock {
  const of: Parts = {
    value: (value) => {
      const copy = (VALUES[value.kind] as (value: CodeValue, of: Parts) => CodeValue)(value, of);
      return change.value?.(copy) ?? copy;
    },
    address: ({ region, seat, member, at }) => ({
      region,
      seat: seat && of.value(seat),
      member: member && of.value(member),
      at: of.value(at),
    }),
    argument: (argument) => (isAddress(argument) ? of.address(argument) : of.value(argument)),
    block: (inner) =>
      inner.flatMap((step) => {
        const copy = (STEPS[step.kind] as (step: CodeStep, of: Parts) => CodeStep)(step, of);
        return change.step?.(copy) ?? [copy];
      }),
  };
  return of.block(block);
}
