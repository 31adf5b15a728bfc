// How often each construct was carried out, and each directly within each other.

/** A construct inside another: `gain > counter`. */
export class Coverage {
  readonly nodes = new Map<string, number>();
  readonly pairs = new Map<string, number>();
  private around = "game";

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

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
