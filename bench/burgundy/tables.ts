// What never changes while the game written by hand is played: tiles, points and the board.
//
// Tiles by number, as the rules count them: 0 to 25 knowledge 1 to 26, 26 ship, 27 to 38 animals
// (species times three and size), 39 castle, 40 mine, 41 to 48 the buildings.

/** The board that both play on: for each of the 37 spaces. */
export interface PlainBoard {
  /** 0 building, 1 animal, 2 knowledge, 3 ship, 4 castle, 5 mine. */
  readonly colours: readonly number[];
  readonly numbers: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  /** Where the first castle lies. */
  readonly start: number;
}

export const SPACES = 37;
export const KINDS = 49;
export const [SHIP, ANIMAL, CASTLE, MINE, BUILDING] = [26, 27, 39, 40, 41] as const;
export const [WAREHOUSE, CARPENTER, CHURCH, MARKET, HOUSE, BANK, HALL, TOWER] = [
  41, 42, 43, 44, 45, 46, 47, 48,
] as const;

export const colourOf = Int32Array.from({ length: KINDS }, (_, tile) => {
  if (tile < SHIP) return 2;
  if (tile === SHIP) return 3;
  if (tile < CASTLE) return 1;
  return tile === CASTLE ? 4 : tile === MINE ? 5 : 0;
});
/** The knowledge tile that gives a free step for placing each colour. */
export const freeStepFor = Int32Array.of(8, 9, 10, 9, 10, 10);
export const FREE_TAKE = 11;
export const headsOf = (tile: number) => 2 + ((tile - ANIMAL) % 3);
export const speciesOf = (tile: number) => ((tile - ANIMAL) / 3) | 0;

export const AREA = Int32Array.of(0, 1, 3, 6, 10, 15, 21, 28, 36);
export const PHASE = Int32Array.of(10, 8, 6, 4, 2);
/** The colours that are laid out in the depots for two. */
export const SUPPLY = Int32Array.of(0, 3, 2, 4, 1, 0, 3, 0, 5, 2, 0, 1);
export const FIRST_OF_BAG = Int32Array.of(BUILDING, ANIMAL, 0, SHIP, CASTLE, MINE);
export const BLACK_KNOWLEDGE = [6, 11, 13, 14, 23, 24];

export const bits = new Uint8Array(2048);
for (let i = 1; i < 2048; i++) bits[i] = (i & 1) + (bits[i >> 1] as number);
export const bitCount = (set: number) =>
  (bits[set & 2047] as number) +
  (bits[(set >>> 11) & 2047] as number) +
  (bits[set >>> 22] as number);
export const lowest = (set: number) => 31 - Math.clz32(set & -set);

/** `reach[(die - 1) * 4 + steps]`: the numbers 1 to 6 that a die comes to in so many steps, as bits. */
export const reach = Int32Array.from({ length: 24 }, (_, i) => {
  const [die, most] = [(i >> 2) + 1, i & 3];
  let set = 0;
  for (let number = 1; number <= 6; number++) {
    const way = Math.abs(die - number);
    if (Math.min(way, 6 - way) <= most) set |= 1 << (number - 1);
  }
  return set;
});

// The board: sets of spaces are two words, the first 32 spaces and the others.

/** What is worked out of a board before games are played on it. */
export function tablesOf(board: PlainBoard) {
  const number = Int32Array.from(board.numbers);
  const colour = Int32Array.from(board.colours);
  const regions = regionsOf(board);
  const spacesWith = (test: (space: number) => boolean) => [...colour.keys()].filter(test);
  const ofColour = [0, 1, 2, 3, 4, 5].map((one) => spacesWith((space) => colour[space] === one));
  const reached = [...reach].map((set) =>
    spacesWith((space) => ((set >> ((number[space] as number) - 1)) & 1) === 1),
  );
  return {
    number,
    colour,
    regions,
    regionSize: Int32Array.from(regions, (spaces) => spaces.length),
    near: words(board.neighbours),
    region: words(regions),
    ofColour: words(ofColour),
    reached: words(reached),
  };
}

/** Both words of each set. */
function words(lists: readonly (readonly number[])[]): readonly [Int32Array, Int32Array] {
  const wordOf = (word: number) =>
    Int32Array.from({ length: Math.max(lists.length, 32) }, (_, i) =>
      (lists[i] ?? []).reduce(
        (set, space) => (space >> 5 === word ? set | (1 << (space & 31)) : set),
        0,
      ),
    );
  return [wordOf(0), wordOf(1)];
}

/** The spaces of the region of each space: those of its colour that hang together with it. */
function regionsOf({ colours, neighbours }: PlainBoard): number[][] {
  return colours.map((colour, space) => {
    const found = new Set([space]);
    for (const one of found)
      for (const next of neighbours[one] ?? []) if (colours[next] === colour) found.add(next);
    return [...found].sort((a, b) => a - b);
  });
}
