// Splits the body of a rule into steps with jumps between them.

import { b } from "../code/build.ts";
import type { CodeBlock, CodeStep, LoopLabel, Routine, Var } from "../code/code.ts";
import { isLeft } from "../code/loops.ts";
import { mapCode } from "../code/map.ts";
import { partsOfStep, visitCode } from "../code/visit.ts";

/** The jump targets of a loop that was split. */
interface CutLoop {
  readonly head: LoopLabel;
  readonly after: LoopLabel;
}

export class StepSplitter {
  readonly blocks = new Map<LoopLabel, CodeStep[]>();
  /** Steps that are entered from outside, by their numbers. */
  readonly roots = new Set<LoopLabel>();
  /** Steps that begin by setting variables to 0, unless these are removed. */
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
    // The loop's jump target is in the state, even if no choice point in it can be reached.
    if (step.kind === "loop" && step.label.head !== undefined) return true;
    if (step.kind === "call" && this.waiting.has(step.of)) return true;
    return partsOfStep(step).blocks.some((block) => block.some((inner) => this.waits(inner)));
  }

  /** A step that does not suspend, with its jumps to loops that were split. */
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
        throw new Error(`a \`${step.kind}\` step cannot suspend`);
    }
  }

  /** A step after which the rule resumes in a new step. */
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
      // Variables of earlier rounds are not visible in a round.
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

  /** Jumps to another step. */
  private begin(step: LoopLabel): void {
    this.put(b.continue(step));
    this.current = step;
  }

  private put(step: CodeStep | undefined): void {
    const block = this.blocks.get(this.current);
    if (step !== undefined && block !== undefined && !isLeft(block)) block.push(step);
  }
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
