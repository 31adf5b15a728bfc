// A rule that may wait, cut into steps: at each place where a player is asked or another such rule is
// called, and around all that contains such a place. Everything else stays as it is, within one step.
//
// A step is a block whose last step is a jump; `continue` with the label of a step goes on there. The
// step behind the last choice has no jump: there the rule is done.

import { b, type CodeSteps } from "../code/build.ts";
import type { CodeBlock, CodeStep, LoopLabel, Routine, StateSlot, Var } from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { partsOfStep, visitCode } from "../code/visit.ts";
import { FRAME } from "../layout/slots.ts";
import type { StateSlots } from "../layout/state-slots.ts";

export interface CutStep {
  readonly label: LoopLabel;
  readonly block: CodeBlock;
}

export interface CutRule {
  /** In the order of their numbers; the rule begins with the first. */
  readonly steps: readonly CutStep[];
  readonly numberOf: (label: LoopLabel) => number;
  /** Where names are kept that live across steps. */
  readonly slots: ReadonlyMap<Var, StateSlot>;
  /** The number of slots of a frame. */
  readonly size: number;
  /** The step behind the last choice. */
  readonly last: LoopLabel;
}

/** Cuts a rule; `waiting` are the rules that may wait, `given` the names that every step is given. */
export function cutRule(
  routine: Routine,
  waiting: ReadonlySet<Routine>,
  given: FrameNames,
  stateSlots: StateSlots,
): CutRule {
  const cutter = new Cutter(waiting);
  cutter.steps(routine.body);
  const { entry, current: last } = cutter;
  const isKept = (label: LoopLabel) => label === entry || cutter.cleared.has(label);
  const { blocks, target } = threaded(cutter.blocks, isKept);
  // What is entered from elsewhere stays a step, also where another one only leads on to it.
  const steps = joined(blocks, new Set([...cutter.roots, entry, last].map((root) => target(root))));
  const labels = steps.map(({ label }) => label);
  const numbers = new Map(labels.map((label, i) => [label, i]));
  const onward = (label: LoopLabel): number => numbers.get(target(label)) ?? onward(entry);
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
  // The last parameter tells from where the rule is called, which only its caller needs.
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
  return { steps: cleared, numberOf: onward, slots, size, last };
}

const zeroOf = ({ type }: Var) => (type === "flag" ? b.value(false) : b.value(0));

/** Where a loop that has been cut goes on. */
interface CutLoop {
  readonly head: LoopLabel;
  readonly after: LoopLabel;
}

class Cutter {
  readonly blocks = new Map<LoopLabel, CodeStep[]>();
  /** Steps that are entered from outside, by their numbers. */
  readonly roots = new Set<LoopLabel>();
  /** Steps that begin with setting names to 0, as far as they are kept. */
  readonly cleared = new Map<LoopLabel, readonly Var[]>();
  readonly entry: LoopLabel;
  current: LoopLabel;
  private readonly waiting: ReadonlySet<Routine>;
  private readonly loops = new Map<LoopLabel, CutLoop>();

  constructor(waiting: ReadonlySet<Routine>) {
    this.waiting = waiting;
    this.entry = this.newStep("entry");
    this.current = this.entry;
  }

  steps(block: CodeBlock): void {
    for (const step of block) {
      if (this.waits(step)) this.cut(step);
      else for (const one of this.inside(step)) this.put(one);
    }
  }

  private waits(step: CodeStep): boolean {
    if (step.kind === "suspend") return true;
    // The state says where such a loop goes on, even if nobody can be asked in it after all.
    if (step.kind === "loop" && step.label.head !== undefined) return true;
    if (step.kind === "call" && this.waiting.has(step.of)) return true;
    return partsOfStep(step).blocks.some((block) => block.some((inner) => this.waits(inner)));
  }

  /** A step that does not wait, with its jumps to loops that have been cut. */
  private inside(step: CodeStep): CodeBlock {
    return mapCode([step], {
      step: (one) => {
        if (one.kind !== "break" && one.kind !== "continue") return [one];
        const loop = this.loops.get(one.label);
        if (loop === undefined) return [one];
        return [b.continue(one.kind === "break" ? loop.after : loop.head)];
      },
    });
  }

  private cut(step: CodeStep): void {
    switch (step.kind) {
      case "suspend":
        this.begin(this.newStep("asks"));
        this.roots.add(this.current);
        this.putRoot(step);
        return;
      case "call":
        this.putRoot(step);
        return;
      case "if": {
        const after = this.newStep("after");
        const other = step.else.length === 0 ? after : this.newStep("else");
        this.put(b.block(b.if(b.not(step.when), b.continue(other)))[0]);
        this.branch(step.then, after);
        if (other === after) this.current = after;
        else {
          this.current = other;
          this.branch(step.else, after);
        }
        this.current = after;
        return;
      }
      case "loop":
        this.loop(step);
        return;
      default:
        throw new Error(`nobody can be asked in \`${step.kind}\``);
    }
  }

  /** A step after which the rule goes on in a step of its own. */
  private putRoot(step: CodeStep): void {
    const after = this.newStep("after");
    this.roots.add(after);
    this.put(step);
    this.begin(after);
  }

  private branch(block: CodeBlock, after: LoopLabel): void {
    this.steps(block);
    this.put(b.continue(after));
  }

  private loop({ label, body }: Extract<CodeStep, { readonly kind: "loop" }>): void {
    const [head, after] = [this.newStep("head", label.head), this.newStep("after")];
    this.loops.set(label, { head, after });
    this.begin(head);
    this.steps(body);
    if (label.head !== undefined) {
      // Each round finds nothing of those before.
      this.roots.add(head);
      this.begin(this.newStep("clear"));
      this.roots.add(this.current);
      this.cleared.set(this.current, declaredIn(body));
    }
    this.put(b.continue(head));
    this.current = after;
  }

  private newStep(name: string, head?: Var): LoopLabel {
    const label: LoopLabel = head === undefined ? { name } : { name, head };
    this.blocks.set(label, []);
    return label;
  }

  /** Goes on with another step. */
  private begin(step: LoopLabel): void {
    this.put(b.continue(step));
    this.current = step;
  }

  private put(step: CodeStep | undefined): void {
    const block = this.blocks.get(this.current);
    if (step !== undefined && block !== undefined && !isLeft(block)) block.push(step);
  }
}

/** Whether nothing after a block is done. */
function isLeft(block: CodeBlock): boolean {
  const last = block.at(-1)?.kind;
  return last === "break" || last === "continue" || last === "return";
}

function declaredIn(block: CodeBlock): Var[] {
  const found: Var[] = [];
  visitCode(block, {
    step: (step) => {
      if (step.kind === "let") found.push(step.of);
      if (step.kind === "call" && step.into !== undefined) found.push(step.into);
    },
  });
  return found;
}

type Blocks = ReadonlyMap<LoopLabel, CodeBlock>;

/** The step to which a block only leads on. */
function jumpOnly(block: CodeBlock | undefined): LoopLabel | undefined {
  const [only] = block ?? [];
  return block?.length === 1 && only?.kind === "continue" ? only.label : undefined;
}

/** Steps that only lead on to others are left out; `target` is where they lead. */
function threaded(blocks: Blocks, isKept: (label: LoopLabel) => boolean) {
  const target = (label: LoopLabel, seen: readonly LoopLabel[] = []): LoopLabel => {
    const next = isKept(label) ? undefined : jumpOnly(blocks.get(label));
    return next === undefined || seen.includes(label) ? label : target(next, [...seen, label]);
  };
  const kept = [...blocks].filter(([label]) => target(label) === label);
  const left: Blocks = new Map(
    kept.map(([label, block]) => [
      label,
      mapCode(block, {
        step: (step) =>
          step.kind === "continue" && blocks.has(step.label)
            ? [b.continue(target(step.label))]
            : [step],
      }),
    ]),
  );
  return { blocks: left, target };
}

/** A step that only one other leads to, at its end, becomes part of that one; those never entered go. */
function joined(blocks: Blocks, roots: ReadonlySet<LoopLabel>): readonly CutStep[] {
  const open = new Map(blocks);
  for (;;) {
    const entered = new Map<LoopLabel, number>();
    for (const block of open.values()) {
      visitCode(block, {
        step: (step) => {
          if (step.kind === "continue") entered.set(step.label, (entered.get(step.label) ?? 0) + 1);
        },
      });
    }
    const isInner = (label: LoopLabel) => open.has(label) && !roots.has(label);
    const unused = [...open.keys()].filter((label) => isInner(label) && !entered.has(label));
    for (const label of unused) open.delete(label);
    const before = [...open].find(([label, block]) => {
      const last = block.at(-1);
      if (last?.kind !== "continue" || last.label === label) return false;
      return isInner(last.label) && entered.get(last.label) === 1;
    });
    if (before !== undefined) {
      const [label, block] = before;
      const next = (block.at(-1) as { readonly label: LoopLabel }).label;
      open.set(label, [...block.slice(0, -1), ...(open.get(next) ?? [])]);
      open.delete(next);
    } else if (unused.length === 0) {
      return [...open].map(([label, block]) => ({ label, block }));
    }
  }
}

/** The names that are used in more than one step, or by a choice point. */
function namesAcross(steps: readonly CutStep[]): ReadonlySet<Var> {
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
        if (step.kind === "suspend" && step.at.kind === "order") use(step.at.picked);
      },
      value: (value) => {
        if (value.kind === "get") use(value.of);
      },
    });
  }
  return across;
}

/** Names that every step is given. */
export interface FrameNames {
  /** The index at which the frame begins. */
  readonly fp: Var;
  /** How deep rules lie in each other, in another number for each depth. */
  readonly depth: Var;
}

/** Steps with the names of a rule in their slots, and the numbers of steps in their place. */
export function inFrame(
  { slots, numberOf, steps }: CutRule,
  block: CodeBlock,
  { fp, depth }: FrameNames,
): CodeBlock {
  const heads = new Map(
    steps.flatMap(({ label }) => (label.head === undefined ? [] : [[label.head, label] as const])),
  );
  const address = (slot: StateSlot) => b.address({ kind: "state", slot }, 0, { seat: fp });
  const kept = (name: Var, is: Parameters<typeof b.store>[1]): CodeSteps => {
    const slot = slots.get(name);
    return slot && b.store(address(slot), name.type === "flag" ? b.select(is, 1, 0) : is);
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
