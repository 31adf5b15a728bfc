// What a random program is steered towards: pairs of constructs that have been executed too rarely.

import type { Label, Pair } from "../constructs/labels.ts";
import { partsOf } from "../constructs/pairs.ts";

/** How much likelier a wanted pair is than any other, and a construct in which a wanted one may stand. */
const WANTED = 40;
const LEADING = 6;

/** The weights of constructs inside each other; without wanted pairs all are alike. */
export class Steering {
  readonly isOn: boolean;
  private readonly children = new Map<Label, Set<Label>>();

  constructor(wanted: readonly Pair[] = []) {
    this.isOn = wanted.length > 0;
    for (const [parent, child] of wanted.map(partsOf)) {
      const known = this.children.get(parent) ?? new Set();
      this.children.set(parent, known.add(child));
    }
  }

  /** The constructs that are wanted inside another one. */
  wantedIn(parent: Label): readonly Label[] {
    return [...(this.children.get(parent) ?? [])];
  }

  /** Whether something is wanted inside a construct. */
  wants(parent: Label): boolean {
    return this.children.has(parent);
  }

  /** Whether exceptions to rule values are wanted. */
  get wantsExceptions(): boolean {
    return this.wants("exception is") || this.wants("exception plus");
  }

  /** Whether spaces of lines are wanted: then a line is needed first. */
  private get wantsLines(): boolean {
    return [...this.children.values()].some((wanted) => wanted.has("in line"));
  }

  weight(parent: Label, child: Label | undefined): number {
    if (!this.isOn || child === undefined) return 1;
    if (this.children.get(parent)?.has(child)) return WANTED;
    if (child === "in lines" && this.wantsLines) return WANTED;
    const isLeading = this.children.has(child) || (child === "value" && this.wantsExceptions);
    return isLeading ? LEADING : 1;
  }
}
