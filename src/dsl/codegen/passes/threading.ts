// Steps of a frame that only lead on to others are left out.

import { FRAME, frameSlot } from "../layout/slots.ts";

const JUMP = /step=(\d+);continue;/g;
/** Where a frame is told to go on later. */
const STORED = new RegExp(`S\\[fp\\+${FRAME.step}\\]=(\\d+);`, "g");

/** The first step that does something, from one that may only lead on. */
export function targetOf(
  steps: readonly string[],
  step: number,
  seen: readonly number[] = [],
): number {
  const next = /^step=(\d+);continue;$/.exec(steps[step] ?? "")?.[1];
  if (next === undefined || seen.includes(step)) return step;
  return targetOf(steps, Number(next), [...seen, step]);
}

/**
 * Steps that only go on to another are skipped by those that lead to them, and a step that ends
 * by going on to the next one runs on into it. Steps that are never entered are left out.
 */
export function threaded(steps: readonly string[]): (string | undefined)[] {
  const direct = steps.map((step) =>
    step
      .replace(JUMP, (_, to: string) => `step=${targetOf(steps, Number(to))};continue;`)
      .replace(STORED, (_, to: string) => `${frameSlot("step")}=${targetOf(steps, Number(to))};`),
  );
  const kept = direct.map((step, i) => (i === 0 || targetOf(steps, i) === i ? step : undefined));
  return kept.map((step, i) => {
    const next = kept.findIndex((other, j) => j > i && other !== undefined);
    const onward = `step=${next};continue;`;
    return step?.endsWith(onward) ? step.slice(0, -onward.length) : step;
  });
}
