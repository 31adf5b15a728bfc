// How often each construct was executed, and each directly within each other.

import type { Label } from "../constructs/labels.ts";
import { Stopped } from "./log.ts";

/** Far more constructs than are executed from one choice to the next. */
const MAX_STEPS = 400_000;

/** A construct inside another: `stmt gain > counter`. */
export class Coverage {
  readonly nodes = new Map<string, number>();
  readonly pairs = new Map<string, number>();
  /** How many programs had random games as WebAssembly, and why the others had none. */
  readonly playouts = new Map<string, number>();
  private around: Label = "flow";
  private steps = 0;

  /** From here on as much may be executed as from one choice to the next, inside this construct. */
  begin(around: Label): void {
    if (around === "flow") count(this.nodes, around);
    this.around = around;
    this.steps = 0;
  }

  /** The construct that is being executed. */
  get inside(): Label {
    return this.around;
  }

  /** Executes a construct, and everything inside it. */
  within<Result>(node: Label, work: () => Result): Result {
    const before = this.enter(node);
    try {
      return work();
    } finally {
      this.around = before;
    }
  }

  /** Executes what stands in a place of its own: it is not inside the construct that needs it. */
  apart<Result>(place: Label, work: () => Result): Result {
    const before = this.enterApart(place);
    try {
      return work();
    } finally {
      this.around = before;
    }
  }

  /** Counts a construct, and gives the one around it for `leave`. */
  enter(node: Label): Label {
    const before = this.enterApart(node);
    count(this.pairs, `${before} > ${node}`);
    return before;
  }

  enterApart(node: Label): Label {
    if (++this.steps > MAX_STEPS) throw new Stopped("endless");
    count(this.nodes, node);
    const before = this.around;
    this.around = node;
    return before;
  }

  leave(around: Label): void {
    this.around = around;
  }

  /** Adds what was counted elsewhere. */
  add(other: Coverage): void {
    for (const key of ["nodes", "pairs", "playouts"] as const)
      for (const [name, times] of other[key]) count(this[key], name, times);
  }
}

export function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}
