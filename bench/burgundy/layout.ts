// Where things stand in the one array of the game written by hand. What belongs to a player comes
// first, the second player's `SEAT` behind the first player's.

export const SEAT = 320;
export const [SILVER, WORKERS, SCORE, BONUS, POSITION, TALL, DIE_1, DIE_2] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
/** The kinds of goods that somebody has, as bits; how many of each kind; how many are sold. */
export const [HELD, GOODS, SOLD] = [8, 9, 15] as const;
/** The three tiles in store, `NONE` where there is none, and the same without repetitions. */
export const [STORE, DISTINCT] = [21, 24] as const;
/** By colour: spaces beside filled ones, filled spaces, free steps for placing, spaces left. */
export const [OPEN, FILLED, FREE_STEP, LEFT_OF_COLOUR] = [27, 33, 39, 56] as const;
/** What knowledge changes, as numbers that are used without a question. */
export const [TAKE_STEP, PIPS, HIRED, HIRE_SILVER, SALE_SILVER, SALE_WORKERS] = [
  45, 46, 47, 48, 49, 50,
] as const;
export const [SHIP_WAYS, ANYWHERE, EXTRA, MINE_WORKERS, TWINS] = [51, 52, 53, 54, 55] as const;
/** By tile: how many somebody has, and the spaces that are closed to it. */
export const [HAVE, CLOSED] = [64, 128] as const;
/** By region: spaces left; by region and species: heads, and 256 for each animal. */
export const [LEFT, ANIMALS] = [192, 216] as const;

/** Two tiles of each depot; the depots with a tile, and with two different ones, as bits. */
export const [DEPOT, ONE, TWO] = [640, 652, 653] as const;
export const [BLACK, BLACK_KINDS] = [654, 658] as const;
/** Goods by depot and kind, and the kinds of each depot as bits. */
export const [GOODS_AT, GOODS_KINDS] = [660, 705] as const;
export const [COMPLETED, PHASE_NOW, PURCHASES, DECISIONS, RANDOM] = [
  696, 702, 703, 704, 711,
] as const;
/** What is the same at the start of every game ends here. */
export const START = 711;

/** Chance, drawn before the game: goods of rounds and players, tiles of phases, dice of rounds. */
export const [ROUND_GOODS, OWN_GOODS, TILES, BLACK_TILES, DICE] = [
  720, 745, 752, 812, 832,
] as const;
export const SIZE = 1024;
