// Jump threading over the steps of a split rule: empty steps are skipped, and chains of steps are merged.

import { b } from "../code/build.ts";
import type { CodeBlock, LoopLabel } from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { visitCode } from "../code/visit.ts";

export interface FrameStep {
  readonly label: LoopLabel;
  readonly block: CodeBlock;
}

type Blocks = ReadonlyMap<LoopLabel, CodeBlock>;

/** The step to which a block only leads on. */
function jumpOnly(block: CodeBlock | undefined): LoopLabel | undefined {
  const [only] = block ?? [];
  return block?.length === 1 && only?.kind === "continue" ? only.label : undefined;
}

/** Removes steps that only jump to another one; `target` resolves their labels. */
export function threadJumps(blocks: Blocks, isKept: (label: LoopLabel) => boolean) {
  const target = (label: LoopLabel, seen: readonly LoopLabel[] = []): LoopLabel => {
    const next = isKept(label) ? undefined : jumpOnly(blocks.get(label));
    return next === undefined || seen.includes(label) ? label : target(next, [...seen, label]);
  };
  const kept = [...blocks].filter(([label]) => target(label) === label);
  const left: Blocks = new Map(
    kept.map(([label, block]) => [
      label,
      mapCode(block, {
        step: (step) =>
          step.kind === "continue" && blocks.has(step.label)
            ? [b.continue(target(step.label))]
            : [step],
      }),
    ]),
  );
  return { blocks: left, target };
}

/** Merges each step that only one other jumps to, at its end, into that one; unreachable steps are removed. */
export function mergeSteps(blocks: Blocks, roots: ReadonlySet<LoopLabel>): readonly FrameStep[] {
  const open = new Map(blocks);
  for (;;) {
    const entered = new Map<LoopLabel, number>();
    for (const block of open.values()) {
      visitCode(block, {
        step: (step) => {
          if (step.kind === "continue") entered.set(step.label, (entered.get(step.label) ?? 0) + 1);
        },
      });
    }
    const isInner = (label: LoopLabel) => open.has(label) && !roots.has(label);
    const unused = [...open.keys()].filter((label) => isInner(label) && !entered.has(label));
    for (const label of unused) open.delete(label);
    const before = [...open].find(([label, block]) => {
      const last = block.at(-1);
      if (last?.kind !== "continue" || last.label === label) return false;
      return isInner(last.label) && entered.get(last.label) === 1;
    });
    if (before !== undefined) {
      const [label, block] = before;
      const next = (block.at(-1) as { readonly label: LoopLabel }).label;
      open.set(label, [...block.slice(0, -1), ...(open.get(next) ?? [])]);
      open.delete(next);
    } else if (unused.length === 0) {
      return [...open].map(([label, block]) => ({ label, block }));
    }
  }
}
