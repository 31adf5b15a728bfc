// Whether a rule that waits for a decision is called by another that waited before.

type State = Int32Array;

/**
 * Returns whether the decision of `state` belongs to the procedure that decided in `before`, or to one
 * that it calls: the frame that was the top one then has the same procedure now.
 */
export function isSuspendedWithin(before: State, state: State): boolean {
  const frame = before[TOP] ?? 0;
  return (state[TOP] ?? 0) >= frame && state[frame] === before[frame];
}

/** The slot with the address of the top frame; the first slot of a frame has its procedure. */
const TOP = 1;
