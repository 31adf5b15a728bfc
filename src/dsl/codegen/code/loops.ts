// The shape of loops, and jumps out of them.

import type { CodeBlock, CodeStep, CodeValue, LoopLabel } from "./code.ts";
import { visitCode } from "./visit.ts";

interface TestedLoop {
  /** Whether the loop has ended; tested before each round. */
  readonly end: CodeValue;
  /** What is done in a round. */
  readonly rest: CodeBlock;
}

/** A loop that begins with `if (…) break`. */
export function testedLoop({
  label,
  body,
}: Extract<CodeStep, { readonly kind: "loop" }>): TestedLoop | undefined {
  const [first, ...rest] = body;
  const isTested =
    first?.kind === "if" && first.else.length === 0 && isJump(first.then, "break", label);
  return isTested ? { end: first.when, rest } : undefined;
}

function isJump(block: CodeBlock, kind: "break" | "continue", label: LoopLabel): boolean {
  const [only] = block;
  return block.length === 1 && only?.kind === kind && only.label === label;
}

/** Whether a block continues a loop with its next round. */
export function hasContinue(block: CodeBlock, label: LoopLabel): boolean {
  let found = false;
  visitCode(block, {
    step: (step) => {
      if (step.kind === "continue" && step.label === label) found = true;
    },
  });
  return found;
}

/** Whether a block ends with a step that is never followed by another. */
export function isLeft(block: CodeBlock): boolean {
  const last = block.at(-1)?.kind;
  return last === "break" || last === "continue" || last === "return";
}
