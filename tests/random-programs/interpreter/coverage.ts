// How often each construct was carried out, and each directly within each other.

import { Stopped } from "./log.ts";

/** Far more constructs than are carried out from one choice to the next. */
const MOST_STEPS = 2_000_000;

/** A construct inside another: `gain > counter`. */
export class Coverage {
  readonly nodes = new Map<string, number>();
  readonly pairs = new Map<string, number>();
  /** How many programs had random games as WebAssembly, and why the others had none. */
  readonly playouts = new Map<string, number>();
  private around = "game";
  private steps = 0;

  /** From here on as much may be carried out as from one choice to the next. */
  begin(): void {
    this.around = "game";
    this.steps = 0;
  }

  /** Carries out a construct, and whatever lies in it. */
  within<Result>(node: string, work: () => Result): Result {
    const before = this.enter(node);
    try {
      return work();
    } finally {
      this.around = before;
    }
  }

  /** Notes a construct, and gives the one around it for `leave`. */
  enter(node: string): string {
    if (++this.steps > MOST_STEPS) throw new Stopped("endless");
    const before = this.around;
    count(this.nodes, node);
    count(this.pairs, `${before} > ${node}`);
    this.around = node;
    return before;
  }

  /** All that was carried out, the rarest first. */
  table(): string {
    const rows = (counts: ReadonlyMap<string, number>) =>
      [...counts]
        .sort(([, a], [, b]) => a - b)
        .map(([name, times]) => `${String(times).padStart(10)}  ${name}`);
    return [...rows(this.nodes), "", ...rows(this.pairs)].join("\n");
  }

  leave(around: string): void {
    this.around = around;
  }
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
