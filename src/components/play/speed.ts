// How fast opponents move.

export const speeds = ["calm", "brisk", "instant"] as const;
export type PlaySpeed = (typeof speeds)[number];

/** Milliseconds before each of their moves. */
export const delays: Readonly<Record<PlaySpeed, number>> = { calm: 1100, brisk: 380, instant: 0 };

/** How long opponents who move at once play on before a page shows what they did, in milliseconds. */
export const opponentSliceMs = 24;
