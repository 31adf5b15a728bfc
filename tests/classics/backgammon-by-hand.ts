// Backgammon written from its rules: a throw is played by whole plays, all of which are listed first.

export const BAR = 25;
export const OFF = 0;

/** Of each player how many men are at each distance from being borne off; 25 is the bar. */
export type Men = readonly [readonly number[], readonly number[]];

/** A man of the player to move that goes from one distance to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

export const opening: Men = [lineUp(), lineUp()];

function lineUp(): number[] {
  const men = Array<number>(BAR + 1).fill(0);
  for (const [at, count] of [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 5],
  ] as const)
    men[at] = count;
  return men;
}

/**
 * All ways to play a throw: as many dice as can be used in any order, and if that is one of two
 * different ones, the higher where it can.
 */
export function playsOf(men: Men, player: number, [a, b]: readonly [number, number]): Step[][] {
  const orders =
    a === b
      ? [[a, a, a, a]]
      : [
          [a, b],
          [b, a],
        ];
  const plays = orders.flatMap((dice) =>
    follow(men, player, dice).map((steps) => ({ steps, first: dice[0] ?? 0 })),
  );
  const most = Math.max(...plays.map(({ steps }) => steps.length));
  const longest = plays.filter(({ steps }) => steps.length === most);
  const highest = Math.max(...longest.map(({ first }) => first));
  const isOneOfTwo = most === 1 && a !== b;
  return longest.filter(({ first }) => !isOneOfTwo || first === highest).map(({ steps }) => steps);
}

/** The plays that use dice in an order, as far as they can be used. */
function follow(men: Men, player: number, dice: readonly number[]): Step[][] {
  const [die, ...rest] = dice;
  if (die === undefined) return [[]];
  const steps = stepsOf(men, player, die);
  if (steps.length === 0) return [[]];
  return steps.flatMap((step) =>
    follow(after(men, player, step), player, rest).map((more) => [step, ...more]),
  );
}

function stepsOf(men: Men, player: number, die: number): Step[] {
  const own = men[player === 0 ? 0 : 1];
  const held = own.flatMap((count, at) => (count > 0 && at !== OFF ? [at] : []));
  const furthest = Math.max(...held);
  return held.flatMap((from) => {
    if (furthest === BAR && from !== BAR) return [];
    const to = from - die;
    if (to > 0) return theirsAt(men, player, to) < 2 ? [{ from, to }] : [];
    if (furthest > 6) return [];
    return to === 0 || from === furthest ? [{ from, to: OFF }] : [];
  });
}

/** How many men of the other player are where a player counts some distance. */
function theirsAt(men: Men, player: number, at: number): number {
  return men[player === 0 ? 1 : 0][BAR - at] ?? 0;
}

export function after(men: Men, player: number, { from, to }: Step): Men {
  const own = [...men[player === 0 ? 0 : 1]];
  const theirs = [...men[player === 0 ? 1 : 0]];
  own[from] = (own[from] ?? 0) - 1;
  own[to] = (own[to] ?? 0) + 1;
  if (to !== OFF && theirs[BAR - to] === 1) {
    theirs[BAR - to] = 0;
    theirs[BAR] = (theirs[BAR] ?? 0) + 1;
  }
  return player === 0 ? [own, theirs] : [theirs, own];
}

/** What a player has won by the last play: 0 if men are left, else 1 to 3. */
export function pointsOf(men: Men, player: number): number {
  const [own, theirs] = player === 0 ? men : [men[1], men[0]];
  if (own[OFF] !== 15) return 0;
  if ((theirs[OFF] ?? 0) > 0) return 1;
  return theirs.some((count, at) => count > 0 && at > 18) ? 3 : 2;
}

/** The space of a point, by the player who counts the distance. */
function spaceAt(player: number, at: number): string {
  const number = player === 0 ? at : BAR - at;
  const column = "lkjihgfedcba"[(number - 1) % 12];
  return number > 12 ? `${"abcdefghijkl"[number - 13]}2` : `${column}1`;
}

export function notationOf(player: number, { from, to }: Step): string {
  if (from === BAR) return `enter(goal: ${spaceAt(player, to)})`;
  if (to === OFF) return `bearOff(start: ${spaceAt(player, from)})`;
  return `go(start: ${spaceAt(player, from)}, goal: ${spaceAt(player, to)})`;
}
