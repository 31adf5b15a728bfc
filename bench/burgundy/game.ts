// The Castles of Burgundy for two, written by hand without a rules language as fast as can be: the
// basic set-up with all tiles, and the same decisions. What the language costs can be measured
// (`npm run bench`); `tests/play/plain-burgundy.test.ts` plays it in step with the compiled rules.
//
// All is in one array, options are numbers of bits in sets and not listed, what knowledge changes is
// a number that is used without a question, chance is drawn before the game, and points have no
// reasons.

// biome-ignore-all lint/style/noNonNullAssertion: every place lies in its array.

import type { Below } from "../anchors.ts";
import type { DrawChance } from "./chance.ts";
import * as luck from "./chance.ts";
import * as layout from "./layout.ts";
import type { PlainBoard } from "./tables.ts";
import * as fixed from "./tables.ts";

// Constants of this file: engines put their values into the code, and look up imported ones.
const {
  SIZE,
  DECISIONS,
  STORE,
  DISTINCT,
  DEPOT,
  ONE,
  TWO,
  BLACK,
  BLACK_KINDS,
  DIE_1,
  DIE_2,
  WORKERS,
  PIPS,
  HIRED,
  SILVER,
  HIRE_SILVER,
  GOODS,
  SCORE,
  SOLD,
  HELD,
  SALE_SILVER,
  SALE_WORKERS,
  GOODS_KINDS,
  GOODS_AT,
  OPEN,
  CLOSED,
  FILLED,
  HAVE,
  LEFT,
  LEFT_OF_COLOUR,
  TWINS,
  ANIMALS,
  EXTRA,
  PHASE_NOW,
  COMPLETED,
  BONUS,
  MINE_WORKERS,
  SHIP_WAYS,
  ANYWHERE,
  FREE_STEP,
  TAKE_STEP,
  SEAT,
  POSITION,
  TALL,
  PURCHASES,
  TILES,
  BLACK_TILES,
  DICE,
  ROUND_GOODS,
  START,
  RANDOM,
  OWN_GOODS,
} = layout;
const {
  ANIMAL,
  AREA,
  BANK,
  BUILDING,
  bits,
  CARPENTER,
  CASTLE,
  CHURCH,
  colourOf,
  different,
  HALL,
  HOUSE,
  headsOf,
  lowest,
  MARKET,
  MINE,
  NONE,
  nthBit,
  PHASE,
  pairs,
  SHIP,
  speciesOf,
  subsets,
  TOWER,
  tablesOf,
  WAREHOUSE,
  way,
} = fixed;
const { below, quickChance } = luck;

/** A game written by hand. */
interface PlainGame {
  /** Plays a game at random and returns the number of its decisions. */
  play(seed: number): number;
  /** What stands where: see layout.ts. */
  readonly state: Int32Array;
}

/** For tests: chance and decisions from elsewhere. */
interface Given {
  readonly chance: DrawChance;
  readonly below: Below;
}

/** Games on a board. All is one closure, so that engines know where its arrays lie. */
export function plainBurgundy(board: PlainBoard, given?: Given): PlainGame {
  const tables = tablesOf(board);
  const { spaceOf, number, bit, near, regionOf, regionSpaces, regionSize, reached } = tables;
  const S = new Int32Array(SIZE);
  const drawChance = given?.chance ?? quickChance();
  const random = given?.below ?? ((n: number) => below(S, n));

  /** Decides among n options. */
  function draw(n: number): number {
    S[DECISIONS]!++;
    return random(n);
  }

  // Tiles in store --------------------------------------------------------------------

  function compareStore(b: number): void {
    const x = S[b + STORE]!,
      y = S[b + STORE + 1]!,
      z = S[b + STORE + 2]!;
    S[b + DISTINCT] = x;
    S[b + DISTINCT + 1] = y === x ? NONE : y;
    S[b + DISTINCT + 2] = z === x || z === y ? NONE : z;
  }

  function replaceStored(from: number, to: number, b: number): void {
    if (S[b + STORE] === from) S[b + STORE] = to;
    else if (S[b + STORE + 1] === from) S[b + STORE + 1] = to;
    else S[b + STORE + 2] = to;
    compareStore(b);
  }

  /** The tile of the k-th different one in store. */
  function nthStored(k: number, b: number): number {
    let left = k;
    for (let i = 0; i < 2; i++) {
      const tile = S[b + DISTINCT + i]!;
      if (tile !== NONE && left-- === 0) return tile;
    }
    return S[b + DISTINCT + 2]!;
  }

  function store(tile: number, b: number): void {
    const x = S[b + STORE]!,
      y = S[b + STORE + 1]!,
      z = S[b + STORE + 2]!;
    if (x === NONE || y === NONE || z === NONE) {
      replaceStored(NONE, tile, b);
      return;
    }
    const count = 1 + (y !== x ? 1 : 0) + (z !== x && z !== y ? 1 : 0);
    replaceStored(nthStored(draw(count), b), tile, b);
  }

  // Depots --------------------------------------------------------------------------------

  /** The place of the first tile of a depot, or of the other one. */
  function inDepot(depot: number, isOther: boolean): number {
    const first = DEPOT + 2 * depot;
    return isOther || S[first] === NONE ? first + 1 : first;
  }

  /** Stores a tile of a depot. */
  function take(depot: number, isOther: boolean, b: number): void {
    const i = inDepot(depot, isOther);
    store(S[i]!, b);
    S[i] = NONE;
    compareDepot(depot);
  }

  function compareDepot(depot: number): void {
    const x = S[DEPOT + 2 * depot]!,
      y = S[DEPOT + 2 * depot + 1]!;
    const set = 1 << depot;
    S[ONE] = x !== NONE || y !== NONE ? S[ONE]! | set : S[ONE]! & ~set;
    S[TWO] = x !== NONE && y !== NONE && x !== y ? S[TWO]! | set : S[TWO]! & ~set;
  }

  /** Stores the k-th of all tiles in depots. */
  function takeNth(k: number, b: number): void {
    const first = bits[S[ONE]!]!;
    if (k < first) take(nthBit(S[ONE]!, k), false, b);
    else take(nthBit(S[TWO]!, k - first), true, b);
  }

  /** Takes a tile of some colours into the store, or declines. */
  function fetch(colours: number, b: number): void {
    let ones = 0,
      others = 0;
    for (let depot = 0; depot < 6; depot++) {
      const x = S[DEPOT + 2 * depot]!,
        y = S[DEPOT + 2 * depot + 1]!;
      const first = x === NONE ? y : x;
      ones |= ((S[ONE]! >> depot) & (colours >> colourOf[first]!) & 1) << depot;
      others |= ((S[TWO]! >> depot) & (colours >> colourOf[y]!) & 1) << depot;
    }
    const count = bits[ones]! + bits[others]!;
    if (count === 0) return;
    const k = draw(count + 1);
    if (k === count) return;
    const isOther = k >= bits[ones]!;
    const depot = isOther ? nthBit(others, k - bits[ones]!) : nthBit(ones, k);
    take(depot, isOther, b);
  }

  function countBlack(): void {
    const [w, x, y, z] = [S[BLACK]!, S[BLACK + 1]!, S[BLACK + 2]!, S[BLACK + 3]!];
    S[BLACK_KINDS] =
      (w !== NONE ? 1 : 0) +
      (x !== NONE && x !== w ? 1 : 0) +
      (y !== NONE && y !== w && y !== x ? 1 : 0) +
      (z !== NONE && z !== w && z !== x && z !== y ? 1 : 0);
  }

  /** Stores the k-th different tile of the black depot. */
  function takeBlack(k: number, b: number): void {
    let left = k;
    for (let i = 0; ; i++) {
      const tile = S[BLACK + i]!;
      let isNew = tile !== NONE;
      for (let j = 0; j < i; j++) if (S[BLACK + j] === tile) isNew = false;
      if (!isNew || left-- > 0) continue;
      store(tile, b);
      S[BLACK + i] = NONE;
      countBlack();
      return;
    }
  }

  // Goods and workers ------------------------------------------------------------------------

  /** Pays workers for the way of a die; `isSecond` of two different dice. */
  function pay(wanted: number, isSecond: boolean, free: number, b: number): void {
    const i = b + (isSecond || S[b + DIE_1] === 0 ? DIE_2 : DIE_1);
    const rest = way[S[i]! * 7 + wanted]! - free;
    if (rest > 0) S[b + WORKERS]! -= (rest + S[b + PIPS]! - 1) >> (S[b + PIPS]! - 1);
    S[i] = 0;
  }

  function hire(b: number): void {
    S[b + WORKERS]! += S[b + HIRED]!;
    S[b + SILVER]! += S[b + HIRE_SILVER]!;
  }

  function sell(kind: number, b: number): void {
    const count = S[b + GOODS + kind]!;
    S[b + SCORE]! += 2 * count;
    S[b + SOLD + kind]! += count;
    S[b + GOODS + kind] = 0;
    S[b + HELD]! &= ~(1 << kind);
    S[b + SILVER]! += S[b + SALE_SILVER]!;
    S[b + WORKERS]! += S[b + SALE_WORKERS]!;
  }

  function load(kinds: number, depot: number, b: number): void {
    for (let left = kinds & S[GOODS_KINDS + depot]!; left !== 0; left &= left - 1) {
      const kind = lowest(left);
      S[b + GOODS + kind]! += S[GOODS_AT + depot * 6 + kind]!;
      S[GOODS_AT + depot * 6 + kind] = 0;
    }
    S[GOODS_KINDS + depot]! &= ~kinds;
  }

  /** Loads the goods of two depots, which may be the same. */
  function bring(x: number, y: number, b: number): void {
    const held = S[b + HELD]!;
    const offered = (S[GOODS_KINDS + x]! | S[GOODS_KINDS + y]!) & ~held;
    const room = 3 - bits[held]!;
    const kept = Math.min(room, bits[offered]!);
    let taken = offered;
    if (kept !== bits[offered]) {
      const sets = subsets[offered * 4 + kept]!;
      taken = kept === 0 ? 0 : sets[draw(sets.length)]!;
    }
    load(held | taken, x, b);
    load(held | taken, y, b);
    S[b + HELD] = held | taken;
  }

  // Placing ----------------------------------------------------------------------------------

  /** The spaces of its colour that a tile fits on. */
  function fitting(tile: number, b: number): number {
    return S[b + OPEN + colourOf[tile]!]! & ~S[b + CLOSED + tile]!;
  }

  /** How many bits of three sets are set. */
  function bitsOf(x: number, y: number, z: number): number {
    const fours = (pairsIn: number) => (pairsIn & 0x33333333) + ((pairsIn >>> 2) & 0x33333333);
    const sums =
      fours(x - ((x >>> 1) & 0x55555555)) +
      fours(y - ((y >>> 1) & 0x55555555)) +
      fours(z - ((z >>> 1) & 0x55555555));
    return Math.imul((sums & 0x0f0f0f0f) + ((sums >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }

  /** The same of one set of twelve bits, and twelve more from bit 16 on. */
  const bitsOfHalves = (x: number) => bits[x & 4095]! + bits[x >>> 16]!;

  function fill(space: number, tile: number, b: number): void {
    const colour = colourOf[tile]!;
    S[b + FILLED + colour]! |= bit[space]!;
    for (let one = 0; one < 6; one++)
      S[b + OPEN + one] = (S[b + OPEN + one]! | near[space * 6 + one]!) & ~S[b + FILLED + one]!;
    S[b + HAVE + tile]!++;
    S[b + LEFT + regionOf[space]!]!--;
    S[b + LEFT_OF_COLOUR + colour]!--;
  }

  function place(space: number, tile: number, b: number): void {
    replaceStored(tile, NONE, b);
    fill(space, tile, b);
    if (tile < SHIP) learn(tile, b);
    else if (tile >= ANIMAL && tile < CASTLE) scoreAnimals(space, tile, b);
    else if (tile >= BUILDING) {
      if (S[b + TWINS] === 0) S[b + CLOSED + tile]! |= regionSpaces[space]!;
      if (tile === TOWER) S[b + SCORE]! += 4;
    }
    if (S[b + LEFT + regionOf[space]!] === 0) scoreRegion(space, colourOf[tile]!, b);
    if (tile >= SHIP) settle(tile, b);
  }

  function scoreAnimals(space: number, tile: number, b: number): void {
    const i = b + ANIMALS + regionOf[space]! * 4 + speciesOf(tile);
    const all = S[i]! + headsOf(tile) + 256;
    S[i] = all;
    S[b + SCORE]! += (all & 255) + S[b + EXTRA]! * (all >> 8);
  }

  function scoreRegion(space: number, colour: number, b: number): void {
    S[b + SCORE]! += AREA[regionSize[regionOf[space]!]!]! + PHASE[S[PHASE_NOW]!]!;
    if (S[b + LEFT_OF_COLOUR + colour] !== 0) return;
    S[b + SCORE]! += S[COMPLETED + colour]!++ === 0 ? 5 : 2;
    S[b + BONUS]!++;
  }

  /** What a knowledge tile changes, counted from 0. */
  function learn(tile: number, b: number): void {
    if (tile === 0) {
      S[b + TWINS] = 1;
      S.fill(0, b + CLOSED + BUILDING, b + CLOSED + NONE);
    } else if (tile === 1) S[b + MINE_WORKERS] = 1;
    else if (tile === 2) S[b + SALE_SILVER] = 2;
    else if (tile === 3) S[b + SALE_WORKERS] = 1;
    else if (tile === 4) S[b + SHIP_WAYS] = 12;
    else if (tile === 5) S[b + ANYWHERE] = 1;
    else if (tile === 6) S[b + EXTRA] = 1;
    else if (tile === 7) S[b + PIPS] = 2;
    else if (tile === 8) S[b + FREE_STEP] = 1;
    else if (tile === 9) S[b + FREE_STEP + 1] = S[b + FREE_STEP + 3] = 1;
    else if (tile === 10) S[b + FREE_STEP + 2] = S[b + FREE_STEP + 4] = S[b + FREE_STEP + 5] = 1;
    else if (tile === 11) S[b + TAKE_STEP] = 1;
    else if (tile === 12) S[b + HIRE_SILVER] = 1;
    else if (tile === 13) S[b + HIRED] = 4;
  }

  function settle(tile: number, b: number): void {
    if (tile === SHIP) {
      const k = draw(S[b + SHIP_WAYS]!);
      bring(k % 6, k < 6 ? k : (k + 1) % 6, b);
      advance(b);
    } else if (tile === CASTLE) actFreely(b);
    else if (tile === WAREHOUSE) {
      const count = bits[S[b + HELD]!]!;
      const k = count === 0 ? 0 : draw(count + 1);
      if (k < count) sell(nthBit(S[b + HELD]!, k), b);
    } else if (tile === CARPENTER) fetch(0b000001, b);
    else if (tile === CHURCH) fetch(0b110100, b);
    else if (tile === MARKET) fetch(0b001010, b);
    else if (tile === HOUSE) S[b + WORKERS]! += 4;
    else if (tile === BANK) S[b + SILVER]! += 2;
    else if (tile === HALL) {
      const count = countFree(b);
      const k = count === 0 ? 0 : draw(count + 1);
      if (k < count) placeFreely(k, b);
    }
  }

  function advance(b: number): void {
    const other = SEAT - b;
    const to = Math.min(S[b + POSITION]! + 1, 7);
    if (to === S[b + POSITION]) return;
    if (S[other + POSITION] === S[b + POSITION] && S[other + TALL]! > S[b + TALL]!)
      S[other + TALL]!--;
    S[b + TALL] = S[other + POSITION] === to ? 1 : 0;
    S[b + POSITION] = to;
  }

  function countFree(b: number): number {
    return bitsOf(
      fitting(S[b + DISTINCT]!, b),
      fitting(S[b + DISTINCT + 1]!, b),
      fitting(S[b + DISTINCT + 2]!, b),
    );
  }

  function placeFreely(nth: number, b: number): void {
    let k = nth;
    for (let i = 0; ; i++) {
      const tile = S[b + DISTINCT + i]!;
      const set = fitting(tile, b);
      if (k < bits[set]!) {
        place(spaceOf[colourOf[tile]! * 16 + nthBit(set, k)]!, tile, b);
        return;
      }
      k -= bits[set]!;
    }
  }

  function actFreely(b: number): void {
    const takes = bits[S[ONE]!]! + bits[S[TWO]!]!;
    const places = takes + countFree(b);
    const sales = places + bits[S[b + HELD]!]!;
    const k = draw(sales + 1);
    if (k < takes) takeNth(k, b);
    else if (k < places) placeFreely(k - takes, b);
    else if (k < sales) sell(nthBit(S[b + HELD]!, k - places), b);
    else hire(b);
  }

  // The turn ---------------------------------------------------------------------------------

  function decide(b: number): boolean {
    const dice = S[b + DIE_1]! * 7 + S[b + DIE_2]!;
    const many = different[dice]!;
    let [ones, others, sold] = [0, 0, 0];
    let [x, y, z] = [0, 0, 0];
    let total = 0;
    if (dice !== 0) {
      const pips = S[b + WORKERS]! * S[b + PIPS]!;
      const taken = pairs[dice * 4 + Math.min(3, pips + S[b + TAKE_STEP]!)]!;
      ones = (S[ONE]! * 65) & taken;
      others = (S[TWO]! * 65) & taken;
      x = reachedBy(S[b + DISTINCT]!, dice, pips, b);
      y = reachedBy(S[b + DISTINCT + 1]!, dice, pips, b);
      z = reachedBy(S[b + DISTINCT + 2]!, dice, pips, b);
      sold = (S[b + HELD]! * 65) & pairs[dice * 4 + Math.min(3, pips)]!;
      total = bits[ones]! + bits[others]!;
    }
    const atPlace = total;
    const atSale = atPlace + bitsOf(x, y, z);
    const atHire = atSale + bits[sold]!;
    const atBuy = atHire + many;
    const mayBuy = S[PURCHASES] === 0 && S[b + SILVER]! >= 2;
    const atAny = mayBuy ? atBuy + S[BLACK_KINDS]! : atBuy;
    const atEnd = mayBuy && S[b + ANYWHERE] !== 0 ? atAny + bits[S[ONE]!]! + bits[S[TWO]!]! : atAny;
    const k = draw(atEnd + (dice === 0 ? 1 : 0));
    if (k < atPlace) takeByDie(k, ones, others, b);
    else if (k < atSale) placeByDie(k - atPlace, x, y, z, b);
    else if (k < atHire) {
      const i = nthBit(sold, k - atSale);
      pay((i % 6) + 1, i >= 6, 0, b);
      sell(i % 6, b);
    } else if (k < atBuy) {
      S[b + (k > atHire || S[b + DIE_1] === 0 ? DIE_2 : DIE_1)] = 0;
      hire(b);
    } else if (k < atEnd) {
      S[b + SILVER]! -= 2;
      S[PURCHASES] = 1;
      if (k < atAny) takeBlack(k - atBuy, b);
      else takeNth(k - atAny, b);
    } else return false;
    return true;
  }

  /** The spaces on which a tile fits by the first die, and from bit 16 on those by the second. */
  function reachedBy(tile: number, dice: number, pips: number, b: number): number {
    const colour = colourOf[tile]!;
    const steps = Math.min(3, pips + S[b + FREE_STEP + colour]!);
    return (fitting(tile, b) * 65537) & reached[(dice * 4 + steps) * 6 + colour]!;
  }

  function takeByDie(k: number, ones: number, others: number, b: number): void {
    const isOther = k >= bits[ones]!;
    const i = isOther ? nthBit(others, k - bits[ones]!) : nthBit(ones, k);
    pay((i % 6) + 1, i >= 6, S[b + TAKE_STEP]!, b);
    take(i % 6, isOther, b);
  }

  function placeByDie(nth: number, x: number, y: number, z: number, b: number): void {
    let k = nth;
    let [set, i] = [x, 0];
    if (k >= bitsOfHalves(set)) {
      k -= bitsOfHalves(set);
      [set, i] = [y, 1];
      if (k >= bitsOfHalves(set)) {
        k -= bitsOfHalves(set);
        [set, i] = [z, 2];
      }
    }
    const tile = S[b + DISTINCT + i]!;
    const colour = colourOf[tile]!;
    const space = nthBit(set, k);
    const chosen = spaceOf[colour * 16 + (space & 15)]!;
    pay(number[chosen]!, space >= 16, S[b + FREE_STEP + colour]!, b);
    place(chosen, tile, b);
  }

  function takeTurn(b: number): void {
    S[PURCHASES] = 0;
    while (decide(b)) {}
  }

  // The course of the game ---------------------------------------------------------------------

  function layOut(phase: number): void {
    S[PHASE_NOW] = phase;
    for (let i = 0; i < 12; i++) S[DEPOT + i] = S[TILES + phase * 12 + i]!;
    for (let depot = 0; depot < 6; depot++) compareDepot(depot);
    for (let i = 0; i < 4; i++) S[BLACK + i] = S[BLACK_TILES + phase * 4 + i]!;
    countBlack();
  }

  function playRound(round: number): void {
    const dice = DICE + round * 5;
    S[DIE_1] = S[dice]!;
    S[DIE_2] = S[dice + 1]!;
    S[SEAT + DIE_1] = S[dice + 2]!;
    S[SEAT + DIE_2] = S[dice + 3]!;
    const depot = S[dice + 4]!;
    const kind = S[ROUND_GOODS + round]!;
    S[GOODS_AT + depot * 6 + kind]!++;
    S[GOODS_KINDS + depot]! |= 1 << kind;
    const lead = S[SEAT + POSITION]! - S[POSITION]!;
    const isAhead = lead > 0 || (lead === 0 && S[SEAT + TALL]! > S[TALL]!);
    takeTurn(isAhead ? SEAT : 0);
    takeTurn(isAhead ? 0 : SEAT);
  }

  function scoreEnd(b: number): void {
    const have = b + HAVE;
    let [unsold, all, kinds, species] = [0, 0, 0, 0];
    for (let kind = 0; kind < 6; kind++) {
      const sold = S[b + SOLD + kind]!;
      unsold += S[b + GOODS + kind]!;
      all += sold;
      kinds += sold > 0 ? 1 : 0;
    }
    for (let i = ANIMAL; i < CASTLE; i++) if (S[have + i] !== 0) species |= 1 << speciesOf(i);
    let points = unsold + S[b + SILVER]! + (S[b + WORKERS]! >> 1);
    points += 3 * kinds * S[have + 14]!;
    for (let i = 0; i < 8; i++) points += 4 * S[have + counted[i]!]! * S[have + 15 + i]!;
    points += 4 * bits[species]! * S[have + 23]! + all * S[have + 24]!;
    S[b + SCORE]! += points + 2 * S[b + BONUS]! * S[have + 25]!;
  }

  const counted = Int32Array.of(WAREHOUSE, TOWER, CARPENTER, CHURCH, MARKET, HOUSE, BANK, HALL);

  /** What every game begins with. */
  const start = (() => {
    for (const b of [0, SEAT]) {
      S.set(tables.colourSize, b + LEFT_OF_COLOUR);
      S.set(regionSize, b + LEFT);
      S.fill(NONE, b + STORE, b + STORE + 3);
      S[b + CLOSED + NONE] = -1;
      compareStore(b);
      for (const i of [SILVER, POSITION, PIPS, SALE_SILVER]) S[b + i] = 1;
      [S[b + HIRED], S[b + SHIP_WAYS]] = [2, 6];
      [S[b + WORKERS], S[b + TALL]] = b === 0 ? [1, 1] : [2, 0];
      fill(board.start, CASTLE, b);
    }
    return S.slice(0, START);
  })();

  function play(seed: number): number {
    S.set(start);
    S[RANDOM] = Math.imul(seed + 1, 0x9e3779b1) | 1;
    drawChance(S, seed);
    for (let i = 0; i < 6; i++) {
      const [b, kind] = [i < 3 ? 0 : SEAT, S[OWN_GOODS + i]!];
      S[b + GOODS + kind]!++;
      S[b + HELD]! |= 1 << kind;
    }
    for (let phase = 0; phase < 5; phase++) {
      layOut(phase);
      for (let round = 0; round < 5; round++) playRound(phase * 5 + round);
      for (let b = 0; b <= SEAT; b += SEAT) {
        S[b + SILVER]! += S[b + HAVE + MINE]!;
        S[b + WORKERS]! += S[b + MINE_WORKERS]! * S[b + HAVE + MINE]!;
      }
    }
    scoreEnd(0);
    scoreEnd(SEAT);
    return S[DECISIONS]!;
  }

  return { play, state: S };
}
