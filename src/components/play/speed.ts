// How fast opponents move.

export const speeds = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds before each of their moves. */
export const delays: Readonly<Record<Speed, number>> = { calm: 1100, brisk: 380, instant: 0 };

/** How long the opponents may think before the page gets its turn again, in milliseconds. */
export const slice = 24;
