// The pace of the bots.

export const speeds = ["calm", "brisk", "instant"] as const;
type PlaySpeed = (typeof speeds)[number];

/** The key of the browser's storage under which the chosen speed is stored, for all tables. */
export const speedStorageKey = "regelwerk/speed";

/** How bots move: by themselves, or one move at a time when the user requests it. */
export type Pace = PlaySpeed | "step";

/** When the moves of bots that move by themselves are shown. */
export interface BotTiming {
  /** Least time before the next moves are shown, in milliseconds. */
  readonly delayMs: number;
  /** How long bots play before their moves are shown, in milliseconds; 0 for a single move. */
  readonly sliceMs: number;
}

export const botTimings: Readonly<Record<PlaySpeed, BotTiming>> = {
  calm: { delayMs: 1100, sliceMs: 0 },
  brisk: { delayMs: 500, sliceMs: 0 },
  instant: { delayMs: 0, sliceMs: 24 },
};
