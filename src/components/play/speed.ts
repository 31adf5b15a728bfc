// Speeds of the bots.

export const speeds = ["calm", "brisk", "instant"] as const;
export type PlaySpeed = (typeof speeds)[number];

/** The key of the browser's storage under which the chosen speed is stored, for all tables. */
export const speedStorageKey = "regelwerk/speed";

/** Delay before each of their moves, in milliseconds. */
export const delays: Readonly<Record<PlaySpeed, number>> = { calm: 1100, brisk: 380, instant: 0 };

/** How long bots without delay play before the page shows their moves, in milliseconds. */
export const opponentSliceMs = 24;
