// Frames of rules that wait, at the end of the state.
//
// A frame is: the number of the rule, the step to go on with, the frame below, `you`, and the names that
// the rule keeps.

import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Address, CodeValue, Region, Routine, StateSlot } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { FRAME_STARTS } from "../layout/state-slots.ts";
import { inState } from "../lower/lowering.ts";
import type { SuspendingRule, SuspendingRules } from "./suspending-rules.ts";

/** Slots for effects that may lead to themselves; who needs more is stopped with a clear message. */
const ENDLESS_DEPTH = 192;

/** So many frames of the largest size fit into that room, however large they are. */
const ENDLESS_FRAMES = 8;

/** So many frames of each recursive rule fit into that room, however many such rules there are. */
const ENDLESS_ROUNDS = 8;

export class Stack {
  /** The length of a state. */
  readonly end: number;
  private readonly gen: CodegenContext;
  private readonly push: Routine;
  private readonly drop: Routine;
  private readonly sizes: Region;
  private readonly mayEnd: boolean;
  /** All frames. */
  private readonly whole: Region;

  constructor(gen: CodegenContext, rules: SuspendingRules) {
    this.gen = gen;
    const sizes = rules.all.map(({ cut }) => cut.size);
    this.end = gen.layout.stack + stackDepth(rules);
    const { frame } = gen.slots;
    const [fp, size] = [
      b.variable("fp", "int", FRAME_STARTS),
      b.variable("size", "int", FRAME_STARTS),
    ];
    const [rule, at] = [b.variable("rule", "int", FRAME_STARTS), b.variable("at")];
    this.whole = inState(gen.slots.ofFrame("frame", 0, undefined, this.end));
    this.sizes = gen.table("sizes", sizes);
    this.mayEnd = rules.sus.mayEnd(gen.game.flow);
    const sizeOf = b.load(b.address(this.sizes, rule));
    this.push = b.routine("push", [fp, size, rule, at], "int", () =>
      b.once("f", b.add(fp, size), (top) => [
        b.if(b.greater(b.add(top, sizeOf), this.end), b.fail("deep", at)),
        b.store(frameAddress(frame.procedure, top), rule),
        b.store(frameAddress(frame.step, top), 0),
        b.store(frameAddress(frame.below, top), fp),
        b.store(this.top, top),
        b.return(top),
      ]),
    );
    this.drop = b.routine("drop", [fp, size], undefined, () => [
      b.store(this.top, b.load(frameAddress(frame.below, fp))),
      b.countUp("i", 0, size, (i) => b.store(b.address(this.whole, i, { seat: fp }), 0)),
    ]);
    gen.defineAndAdd(this.push);
    gen.defineAndAdd(this.drop);
  }

  /** Where the index of the topmost frame is. */
  get top(): Address {
    return b.address(inState(this.gen.slots.header.frame), 0);
  }

  /** Where the step is that a frame goes on with. */
  stepOf(fp: Operand): Address {
    return frameAddress(this.gen.slots.frame.step, fp);
  }

  ruleOf(fp: Operand): Address {
    return frameAddress(this.gen.slots.frame.procedure, fp);
  }

  /** Pushes the frame of a rule over one of this size; the last argument is where the rule is called. */
  pushed(
    { index, routine, cut }: SuspendingRule,
    args: readonly CodeValue[],
    below: Operand,
    size: Operand,
    use: (fp: CodeValue) => CodeSteps,
  ): CodeSteps {
    const fp = b.variable("f", "int", FRAME_STARTS);
    const at = args.at(-1) ?? b.value(0);
    const fill = routine.params.slice(0, -1).map((param, i) => {
      const [slot, arg] = ["kind" in param ? undefined : cut.slots.get(param), args[i]];
      if (slot === undefined || arg === undefined) return undefined;
      return b.store(frameAddress(slot, fp), b.stored(arg));
    });
    return [b.callInto(fp, this.push, below, size, index, at), fill, use(b.value(fp))];
  }

  /** The number of slots of a frame. */
  sizeOf(fp: Operand): CodeValue {
    return b.load(b.address(this.sizes, b.load(this.ruleOf(fp))));
  }

  /** Removes all frames where a game has ended within them. */
  emptied(): CodeSteps {
    if (!this.mayEnd) return undefined;
    return b.if(b.notEqual(b.load(this.top), 0), [
      b.store(this.top, 0),
      b.countUp("i", this.gen.layout.stack, this.end, (i) =>
        b.store(b.address(this.whole, i, { seat: 0 }), 0),
      ),
    ]);
  }

  dropped({ cut }: SuspendingRule, fp: Operand): CodeSteps {
    return b.call(this.drop, fp, cut.size);
  }
}

export function frameAddress(slot: StateSlot, fp: Operand): Address {
  return b.address(inState(slot), 0, { seat: fp });
}

/** Slots that the frames need at most; rules that may lead to themselves get a fixed room. */
function stackDepth(rules: SuspendingRules): number {
  const known = new Map<SuspendingRule, number>();
  const below = (rule: SuspendingRule): number => {
    const depth = known.get(rule);
    if (depth !== undefined) return depth;
    // What leads to itself meets this value on the way, which is that of all rules around it.
    known.set(rule, Number.POSITIVE_INFINITY);
    const reached = rule.cut.size + Math.max(0, ...rules.calledBy(rule).map(below));
    known.set(rule, reached);
    return reached;
  };
  const depth = Math.max(...rules.all.map(below));
  if (Number.isFinite(depth)) return depth;
  const largest = Math.max(...rules.all.map(({ cut }) => cut.size));
  const recursive = rules.all.filter((rule) => rules.leadsToItself(rule));
  const round = recursive.reduce((sum, { cut }) => sum + cut.size, 0);
  return Math.max(ENDLESS_DEPTH, ENDLESS_FRAMES * largest, ENDLESS_ROUNDS * round);
}
