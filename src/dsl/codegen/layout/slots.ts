// Slots of the header of the state and of frames, by name. Only this file knows their numbers.

/** Slots of the header. */
export const SLOT = {
  /** Whether the game is over. */
  over: 0,
  /** Start of the topmost frame. */
  frame: 1,
  players: 2,
  /** The seat that decides. */
  decider: 3,
  /** Four words of the generator of chance. */
  chance: 4,
  /** The choice point of the pending decision. */
  site: 8,
  /** The first setup option. */
  options: 9,
} as const;

/** Slots of a frame before its locals. */
export const FRAME = { procedure: 0, step: 1, below: 2, you: 3, locals: 4 } as const;
