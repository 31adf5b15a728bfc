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

/** The colour of a tile; no tile counts as a building. */
export const colourOf = Int32Array.from({ length: KINDS + 1 }, (_, tile) => {
  if (tile < SHIP) return 2;
  if (tile === SHIP) return 3;
  if (tile < CASTLE) return 1;
  return tile === CASTLE ? 4 : tile === MINE ? 5 : 0;
});
export const headsOf = (tile: number) => 2 + ((tile - ANIMAL) % 3);
export const speciesOf = (tile: number) => ((tile - ANIMAL) / 3) | 0;

export const AREA = Int32Array.of(0, 1, 3, 6, 10, 15, 21, 28, 36);
export const PHASE = Int32Array.of(10, 8, 6, 4, 2);
/** The colours that are laid out in the depots for two. */
export const SUPPLY = Int32Array.of(0, 3, 2, 4, 1, 0, 3, 0, 5, 2, 0, 1);
export const FIRST_OF_BAG = Int32Array.of(BUILDING, ANIMAL, 0, SHIP, CASTLE, MINE);
export const BLACK_KNOWLEDGE: readonly number[] = [6, 11, 13, 14, 23, 24];

/** No tile. */
export const NONE = KINDS;

/** How many bits are set, for sets of up to twelve. */
export const bits = new Uint8Array(4096);
for (let i = 1; i < 4096; i++) bits[i] = (i & 1) + (bits[i >> 1] as number);
export const lowest = (set: number) => 31 - Math.clz32(set & -set);

/** The position of the n-th bit that is set. */
export function nthBit(set: number, n: number): number {
  let rest = set;
  for (let left = n; left > 0; left--) rest &= rest - 1;
  return lowest(rest);
}

/** The shortest way between two numbers of a die: `way[die * 7 + number]`. */
export const way = Int32Array.from({ length: 49 }, (_, i) => {
  const far = Math.abs(((i / 7) | 0) - (i % 7));
  return Math.min(far, 6 - far);
});

/** Two dice in one number, `die * 7 + die`: how many different ones there are; 0 is no die. */
export const different = Int32Array.from({ length: 49 }, (_, i) => {
  const [one, two] = [(i / 7) | 0, i % 7];
  return (one !== 0 ? 1 : 0) + (two !== 0 && two !== one ? 1 : 0);
});

/** The one or two different dice: the other is 0. */
function diceOf(both: number): readonly [number, number] {
  const [one, two] = [(both / 7) | 0, both % 7];
  if (one === 0) return [two, 0];
  return [one, two === one ? 0 : two];
}

const reaches = (die: number, number: number, steps: number) =>
  die !== 0 && (way[die * 7 + number] as number) <= steps;

/**
 * `pairs[dice * 4 + steps]`: the numbers 1 to 6 that the first die comes to in so many steps, as six
 * bits, and those of the second as six more.
 */
export const pairs = Int32Array.from({ length: 49 * 4 }, (_, i) => {
  let set = 0;
  for (const [half, die] of diceOf(i >> 2).entries())
    for (let number = 1; number <= 6; number++)
      if (reaches(die, number, i & 3)) set |= 1 << (half * 6 + number - 1);
  return set;
});

/** The sets of so many goods among those of a set: `subsets[set * 4 + size]`. */
export const subsets: readonly Int32Array[] = Array.from({ length: 64 * 4 }, (_, i) => {
  const [all, size] = [i >> 2, i & 3];
  const found = Array.from({ length: 64 }, (_, set) => set);
  return Int32Array.from(found.filter((set) => (set & ~all) === 0 && bits[set] === size));
});

// The board. The spaces of each colour have numbers of their own, so that a set of them is a few bits.

/** What is worked out of a board before games are played on it. */
export function tablesOf(board: PlainBoard) {
  const { colours, numbers, neighbours } = board;
  const spacesOf = [0, 1, 2, 3, 4, 5].map((one) =>
    [...colours.keys()].filter((space) => colours[space] === one),
  );
  const numberIn = colours.map((one, space) => (spacesOf[one] as number[]).indexOf(space));
  const setOf = (spaces: readonly number[], one: number) =>
    spaces.reduce(
      (set, space) => (colours[space] === one ? set | (1 << (numberIn[space] as number)) : set),
      0,
    );
  const regions = regionsOf(board);
  const firsts = [...new Set(regions.map(([first]) => first as number))];
  return {
    /** `spaceOf[colour * 16 + number]` */
    spaceOf: Int32Array.from({ length: 96 }, (_, i) => spacesOf[i >> 4]?.[i & 15] ?? 0),
    number: Int32Array.from(numbers),
    bit: Int32Array.from(numberIn, (number) => 1 << number),
    /** `near[space * 6 + colour]`: the neighbours of that colour. */
    near: Int32Array.from({ length: SPACES * 6 }, (_, i) =>
      setOf(neighbours[(i / 6) | 0] ?? [], i % 6),
    ),
    regionOf: Int32Array.from(regions, ([first]) => firsts.indexOf(first as number)),
    regionSpaces: Int32Array.from(regions, (spaces, space) =>
      setOf(spaces, colours[space] as number),
    ),
    regionSize: Int32Array.from(firsts, (first) => (regions[first] as number[]).length),
    colourSize: Int32Array.from(spacesOf, (spaces) => spaces.length),
    /** `reached[(dice * 4 + steps) * 6 + colour]`: the spaces of the first die, and of the second from bit 16 on. */
    reached: Int32Array.from({ length: 49 * 4 * 6 }, (_, i) => {
      const [both, steps, one] = [(i / 24) | 0, ((i / 6) | 0) & 3, i % 6];
      return diceOf(both).reduce((set, die, half) => {
        const spaces = (spacesOf[one] as number[]).filter((space) =>
          reaches(die, numbers[space] as number, steps),
        );
        return set | (setOf(spaces, one) << (half * 16));
      }, 0);
    }),
  };
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
