// Tracks: markers that move forward and stack. Each player has two slots: position and height.
//
// The casts to `number`: reads within the layout of the state are never undefined.

type Buffer = Int32Array;

/** Places all markers on the first step, the first player on top. */
export function trackStart(S: Buffer, base: number, players: number, from: number): void {
  for (let p = 0; p < players; p++) {
    S[base + 2 * p] = from;
    S[base + 2 * p + 1] = players - 1 - p;
  }
}

/**
 * Moves a marker forward, at most to the last step, on top of the markers there; closes the gap in
 * the stack that it leaves.
 */
export function trackAdvance(
  S: Buffer,
  base: number,
  players: number,
  player: number,
  by: number,
  last: number,
): void {
  // A rival that does not take part has no marker.
  if (player >= players) return;
  const from = S[base + 2 * player] as number;
  const height = S[base + 2 * player + 1] as number;
  const to = Math.min(from + by, last);
  if (to === from) return;
  let top = 0;
  for (let p = 0; p < players; p++) {
    if (S[base + 2 * p] === from && (S[base + 2 * p + 1] as number) > height)
      S[base + 2 * p + 1] = (S[base + 2 * p + 1] as number) - 1;
    if (S[base + 2 * p] === to) top++;
  }
  S[base + 2 * player] = to;
  S[base + 2 * player + 1] = top;
}

/** Returns how many players are ahead: on a later step, or higher in the same stack. */
export function trackPlace(S: Buffer, base: number, players: number, player: number): number {
  const position = S[base + 2 * player] as number;
  const height = S[base + 2 * player + 1] as number;
  let ahead = 0;
  for (let p = 0; p < players; p++) {
    const other = S[base + 2 * p] as number;
    if (other > position || (other === position && (S[base + 2 * p + 1] as number) > height))
      ahead++;
  }
  return ahead;
}

/**
 * Returns the first player in track order who is not in the set `done`; `players` if there is none.
 */
export function trackNext(S: Buffer, base: number, players: number, done: number): number {
  let next = players;
  let ahead = players;
  for (let p = 0; p < players; p++) {
    if ((done >> p) & 1) continue;
    const place = trackPlace(S, base, players, p);
    if (place < ahead) {
      next = p;
      ahead = place;
    }
  }
  return next;
}
