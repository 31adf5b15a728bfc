// How a rule that may wait is entered and left: on the stack of JavaScript as long as nobody is asked.
//
// Its frame lies in the state all the same: whoever is asked finds it there, and `steps` goes on
// from it when the stack is gone.

import type { Gen } from "../gen.ts";
import { frameSlot, slot } from "../layout/slots.ts";

interface Call {
  /** Slots of the frame of the caller. */
  readonly size: number | string;
  /** The rule that is entered. */
  readonly frame: number;
  /** `you`, and the arguments. */
  readonly args: readonly string[];
  readonly mayEnd: boolean;
  readonly at: number;
}

/** Pushes the frame of a rule and enters it; leaves the caller where somebody is asked, or where the game is over. */
export function emitEnter(gen: Gen, { size, frame, args, mayEnd, at }: Call): string {
  const fill = args.map((arg, i) => `${frameSlot("you", "f", i)}=${arg};`).join("");
  const pushed = `const f=push(S,fp,${size},${frame},${at});${fill}`;
  if (!gen.has("direct-calls")) return `${pushed}return 0;`;
  return `${pushed}tick(${at});const n=frame_${frame}(S,f);if(n>0${mayEnd ? `||${slot("over")}!==0` : ""})return n;`;
}

/** Goes back from an option to the rule that offered it. */
export function emitBack(gen: Gen, { frame }: { readonly frame: number }): string {
  return gen.has("direct-calls") ? `return frame_${frame}(S,fp);` : "return 0;";
}
