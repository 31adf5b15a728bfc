// The steps of a frame and its slots, as they are written.

import type * as ir from "../../ir/ir.ts";
import { FRAME } from "../layout/slots.ts";
import type { Env } from "../lower/env.ts";
import { storedText } from "../text.ts";

export class Steps {
  /** The code of each step. */
  protected readonly steps: string[] = [""];
  /** The step that is being written. */
  protected current = 0;
  /** The number of slots taken so far. */
  protected slots: number = FRAME.locals;

  /** A slot of the frame for a local. */
  protected bind(env: Env, local: ir.Local): { readonly env: Env; readonly slot: string } {
    const slot = this.slot();
    return { env: env.with(local, storedText(slot, local)), slot };
  }

  protected slot(): string {
    return `S[fp+${this.slots++}]`;
  }

  protected put(js: string): void {
    this.steps[this.current] += js;
  }

  /** A new step, to be filled later. */
  protected step(): number {
    return this.steps.push("") - 1;
  }

  protected goTo(step: number): void {
    this.put(`step=${step};continue;`);
  }
}
