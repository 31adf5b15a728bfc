// Splits a suspending rule into basic blocks, called steps: at each choice point, at each call of a
// suspending rule, and at the loops and branches that contain one. All other code stays in one step.
//
// A step is a block that ends with a jump: `continue` with the label of a step jumps to it. The last
// step has no jump: there the rule returns.

import { b, type CodeSteps } from "../code/build.ts";
import type { ChoicePoint, CodeBlock, LoopLabel, Routine, StateSlot, Var } from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { visitCode } from "../code/visit.ts";
import { FRAME } from "../layout/slots.ts";
import type { StateSlots } from "../layout/state-slots.ts";
import { type FrameStep, mergeSteps, threadJumps } from "./jump-threading.ts";
import { StepSplitter } from "./step-splitter.ts";

export interface SplitRule {
  /** In the order of their numbers; the rule begins with the first. */
  readonly steps: readonly FrameStep[];
  readonly numberOf: (label: LoopLabel) => number;
  /** Frame slots of the variables that are live across steps. */
  readonly slots: ReadonlyMap<Var, StateSlot>;
  /** The number of slots of a frame. */
  readonly size: number;
  /** The step after the last choice. */
  readonly last: LoopLabel;
}

/** Splits a rule; `waiting` are the suspending rules, `given` the variables that every step receives. */
export function splitAtSuspensions(
  routine: Routine,
  waiting: ReadonlySet<Routine>,
  given: FrameNames,
  stateSlots: StateSlots,
): SplitRule {
  const cutter = new StepSplitter(waiting);
  cutter.steps(routine.body);
  const { entry, current: last } = cutter;
  const isKept = (label: LoopLabel) => label === entry || cutter.cleared.has(label);
  const { blocks, target } = threadJumps(cutter.blocks, isKept);
  // A step that is entered from outside the rule stays a step, even if only one other jumps to it.
  const steps = mergeSteps(
    blocks,
    new Set([...cutter.roots, entry, last].map((root) => target(root))),
  );
  const labels = steps.map(({ label }) => label);
  const numbers = new Map(labels.map((label, i) => [label, i]));
  const numberOf = (label: LoopLabel): number => {
    const number = numbers.get(target(label));
    if (number === undefined) throw new Error(`nothing goes on at the step \`${label.name}\``);
    return number;
  };
  const [you, ...params] = routine.params.filter((param): param is Var => !("kind" in param));
  const slots = new Map<Var, StateSlot>();
  let size: number = FRAME.locals;
  const keep = (name: Var) => {
    if (slots.has(name)) return;
    const range = name.type === "flag" ? { from: 0, to: 1 } : name.range;
    slots.set(name, stateSlots.ofFrame(name.name, size, range));
    size += 1;
  };
  if (you !== undefined) slots.set(you, stateSlots.frame.you);
  // The last parameter is the call site, which only the caller needs.
  for (const param of params.slice(0, -1)) keep(param);
  const heads = labels.map(({ head }) => head);
  for (const name of namesAcross(steps))
    if (name !== given.fp && name !== given.depth && !heads.includes(name)) keep(name);
  for (const { block } of steps) {
    visitCode(block, {
      address: ({ region }) => {
        if (region.kind !== "state" || stateSlots.isPlaced(region.slot)) return;
        stateSlots.place(region.slot, size);
        size += region.slot.length;
      },
    });
  }
  const cleared = steps.map(({ label, block }) => {
    const names = cutter.cleared.get(label) ?? [];
    const stores = names.filter((name) => slots.has(name)).map((name) => b.set(name, zeroOf(name)));
    return { label, block: [...stores, ...block] };
  });
  return { steps: cleared, numberOf, slots, size, last };
}

const zeroOf = ({ type }: Var) => (type === "flag" ? b.value(false) : b.value(0));

/** The variable in which a choice point leaves what was decided. */
export function answerOf(point: ChoicePoint): Var | undefined {
  return point.kind === "order" ? point.picked : point.taken;
}

/** Returns the variables that are used in more than one step, or by a choice point. */
function namesAcross(steps: readonly FrameStep[]): ReadonlySet<Var> {
  const [seen, across] = [new Map<Var, LoopLabel>(), new Set<Var>()];
  for (const { label, block } of steps) {
    let isAsked = false;
    const use = (name: Var) => {
      const first = seen.get(name) ?? label;
      seen.set(name, first);
      if (first !== label || isAsked) across.add(name);
    };
    visitCode(block, {
      step: (step) => {
        isAsked = step.kind === "suspend";
        if (step.kind === "let" || step.kind === "set") use(step.of);
        if (step.kind === "call" && step.into !== undefined) use(step.into);
        const answer = step.kind === "suspend" ? answerOf(step.at) : undefined;
        if (answer !== undefined) use(answer);
      },
      value: (value) => {
        if (value.kind === "get") use(value.of);
      },
    });
  }
  return across;
}

/** Variables that every step receives. */
export interface FrameNames {
  /** The index at which the frame begins. */
  readonly fp: Var;
  /** The depth of nested rule calls. */
  readonly depth: Var;
}

/** Replaces variables by loads and stores of their frame slots, and step labels by their numbers. */
export function storeLocalsInFrame(
  { slots, numberOf, steps }: SplitRule,
  block: CodeBlock,
  { fp, depth }: FrameNames,
): CodeBlock {
  const heads = new Map(
    steps.flatMap(({ label }) => (label.head === undefined ? [] : [[label.head, label] as const])),
  );
  const address = (slot: StateSlot) => b.address({ kind: "state", slot }, 0, { seat: fp });
  const kept = (name: Var, is: Parameters<typeof b.store>[1]): CodeSteps => {
    const slot = slots.get(name);
    return slot && b.store(address(slot), b.stored(is));
  };
  return mapCode(block, {
    value: (value) => {
      if (value.kind !== "get") return value;
      if (value.of === depth) return b.value(fp);
      const head = heads.get(value.of);
      if (head !== undefined) return b.value(numberOf(head));
      const slot = slots.get(value.of);
      if (slot === undefined) return value;
      const load = b.load(address(slot));
      return value.of.type === "flag" ? b.equal(load, 1) : load;
    },
    step: (step) => {
      if ((step.kind === "let" || step.kind === "set") && slots.has(step.of))
        return b.block(kept(step.of, step.to));
      if (step.kind !== "call" || step.into === undefined || !slots.has(step.into)) return [step];
      const { name, type, range } = step.into;
      const into = b.variable(name, type, range);
      return b.block([{ ...step, into }, kept(step.into, into)]);
    },
  });
}
