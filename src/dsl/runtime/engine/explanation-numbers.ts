// Numbers by which programs explain; the compiler writes them, and the runtime reads them.

/** What is kept of a need that fails besides its values: the indices of M. */
export const REASON = {
  /** By how much it is missed, or 0 if that is not a number. */
  lack: 0,
  /** Which of its texts holds, if it has several. */
  text: 1,
} as const;

/** What `explain` returns for a move that the pending decision does not offer. */
export const NOT_OFFERED = -1_000_000;

/** What is kept in place of a value that cannot be read: the least number of 32 bits. */
export const UNREADABLE = -(2 ** 31);
