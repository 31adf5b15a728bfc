// Where a program keeps what explanations say in numbers; see runtime/engine/program-api.ts.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import { ANY_INT, type CodeValue, type Region, type Var } from "../code/code.ts";
import { amongOf } from "./among.ts";
import { valuesOfFinding } from "./condition-findings.ts";
import { collectFailureValues } from "./failure-values.ts";

export interface ExplanationMemory {
  /** What the host passes that is no plain parameter: what is picked, or the choices of a set-up. */
  readonly args: Region;
  /** The numbers that explain. */
  readonly facts: Region;
  /** By how much a need is missed, and which of its texts holds: see `REASON`. */
  readonly reason: Region;
}

export function createExplanationMemory(game: ir.Game): ExplanationMemory {
  const args = Math.max(1, game.options.length, ...game.moves.map(({ picks }) => picks.length));
  return {
    args: scratch("args", args),
    facts: scratch("facts", roomForFacts(game)),
    reason: scratch("reason", 2),
  };
}

function scratch(name: string, length: number): Region {
  return { kind: "scratch", name, length, range: ANY_INT };
}

/** The most numbers of one explanation. */
function roomForFacts({ moves, values, examples }: ir.Game): number {
  const steps = moves.flatMap(({ head }) => head);
  const findings = examples.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "has" ? [step.finding] : [])),
  );
  return [
    ...steps.map(roomForStep),
    ...moves.map(({ head }) => 2 * head.length),
    ...values.map(({ exceptions }) => exceptions.length),
    ...findings.map((finding) => 2 * valuesOfFinding(finding).length),
  ].reduce((most, room) => Math.max(most, room), 1);
}

/** How many values are kept of a step at which an option may fail. */
function roomForStep(step: ir.HeadStep): number {
  switch (step.kind) {
    case "pick":
      return amongOf(step.domain).values.length;
    case "need": {
      const { cases, holes } = step.need;
      const all = [holes, ...cases.map((one) => one.holes)];
      return Math.max(...all.map((one) => collectFailureValues(one).values.length));
    }
    case "let":
      return 0;
    default:
      return step satisfies never;
  }
}

/** A list of facts while it is filled. Its length is a constant until a branch decides it. */
export class FactList {
  private readonly memory: ExplanationMemory;
  private end: CodeValue = b.value(0);
  /** A name for the length, from the first branch on. */
  private counter: Var | undefined;

  constructor(memory: ExplanationMemory) {
    this.memory = memory;
  }

  get length(): CodeValue {
    return this.end;
  }

  add(...facts: readonly Operand[]): CodeSteps {
    return facts.map((fact) => {
      const step = b.store(b.address(this.memory.facts, this.end), fact);
      this.end = b.add(this.end, 1);
      return step;
    });
  }

  /** Adds facts in one of two ways. */
  branch(when: CodeValue, then: () => CodeSteps, otherwise?: () => CodeSteps): CodeSteps {
    const isFirst = this.counter === undefined;
    this.counter ??= b.natural("n");
    const counter = this.counter;
    const before = isFirst ? b.let(counter, this.end) : this.counted(counter);
    const way = (add: () => CodeSteps): CodeSteps => {
      this.end = b.value(counter);
      return [add(), this.counted(counter)];
    };
    const steps = b.if(when, way(then), otherwise && way(otherwise));
    this.end = b.value(counter);
    return [before, steps];
  }

  /** Gives the counter the length. */
  private counted(counter: Var): CodeSteps {
    const isCounted = this.end.kind === "get" && this.end.of === counter;
    return isCounted ? undefined : b.set(counter, this.end);
  }
}
