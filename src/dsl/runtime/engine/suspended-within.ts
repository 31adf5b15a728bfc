// Whether a rule that waits for a decision is called by another that waited before.

type State = Int32Array;

/**
 * Returns whether the decision of `state` belongs to a procedure that is called by the one that decided
 * in `before`: above the frame that was the top one, which still has the same procedure.
 */
export function isSuspendedWithin(before: State, state: State): boolean {
  const frame = before[TOP] ?? 0;
  return frame < (state[TOP] ?? 0) && state[frame] === before[frame];
}

/** The slot with the address of the top frame; the first slot of a frame has its procedure. */
const TOP = 1;
