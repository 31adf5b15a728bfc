// The Castles of Burgundy for two, written by hand without a rules language: the basic set-up with
// all tiles, the same decisions in the same order, chance from the same generator. So the same seed
// plays the same game as the compiled rules (`tests/play/plain-burgundy.test.ts`), and what the
// language costs can be measured (`npm run bench`).

import { randomBelow as chanceBelow, seedRng } from "../../src/dsl/runtime/engine/rng.ts";
import type { Below } from "../anchors.ts";
import {
  ANIMAL,
  AREA,
  BANK,
  BLACK_KNOWLEDGE,
  BUILDING,
  bitCount,
  CARPENTER,
  CASTLE,
  CHURCH,
  colourOf,
  FIRST_OF_BAG,
  FREE_TAKE,
  freeStepFor,
  HALL,
  HOUSE,
  headsOf,
  KINDS,
  lowest,
  MARKET,
  MINE,
  PHASE,
  type PlainBoard,
  reach,
  SHIP,
  SPACES,
  SUPPLY,
  speciesOf,
  TOWER,
  tablesOf,
  WAREHOUSE,
} from "./tables.ts";

/** What became of a game. */
export interface PlainEnd {
  readonly decisions: number;
  readonly scores: readonly [number, number];
}

/** Plays random games on a board: `play(seed, below)`. All is one closure, so that engines know where its arrays lie. */
export function plainBurgundy(board: PlainBoard): (seed: number, below: Below) => PlainEnd {
  const tables = tablesOf(board);
  const { number, colour, regions, regionSize } = tables;
  const [near0, near1] = tables.near;
  const [region0, region1] = tables.region;
  const [colour0, colour1] = tables.ofColour;
  const [reach0, reach1] = tables.reached;

  // What belongs to a player lies at an offset of the seat.
  const chance = new Int32Array(32);
  const cell = new Int32Array(2 * 64);
  const have = new Int32Array(2 * 64);
  const silver = new Int32Array(32);
  const workers = new Int32Array(32);
  const score = new Int32Array(32);
  const bonus = new Int32Array(32);
  const goods = new Int32Array(32);
  const sold = new Int32Array(32);
  const storage = new Int32Array(32);
  const dice = new Int32Array(32);
  const filled0 = new Int32Array(32);
  const filled1 = new Int32Array(32);
  const next0 = new Int32Array(32);
  const next1 = new Int32Array(32);
  const depots = new Int32Array(32);
  const black = new Int32Array(32);
  const bag = new Int32Array(KINDS);
  const bagLeft = new Int32Array(32);
  const blackBag = new Int32Array(KINDS);
  const goodsBag = new Int32Array(32);
  const goodsAt = new Int32Array(64);
  const stack = new Int32Array(32);
  const completed = new Int32Array(32);
  const position = new Int32Array(32);
  const tall = new Int32Array(32);

  /** The phase from 0, what has been bought in this turn, how many combinations were counted last. */
  let phase = 0;
  let purchases = 0;
  let combinations = 0;
  let decisions = 0;

  // What has been listed for the decision at hand.
  const masks = new Int32Array(32);
  const maskTile = new Int32Array(32);
  const maskDie = new Int32Array(32);
  const kinds = new Int32Array(32);
  const list = new Int32Array(128);

  const blackList = new Int32Array(32);

  let random: Below = () => 0;

  /** Begins a game: chance from a seed, decisions from `below`. */
  function begin(seed: number, below: Below): void {
    random = below;
    decisions = 0;
    seedRng(chance, seed);
  }

  /** Rolls a die: 0 to 5. */
  const rolled = () => chanceBelow(chance, 6);

  /** Decides among n options. */
  function draw(n: number): number {
    decisions++;
    return random(n) | 0;
  }

  function drawn(counts: Int32Array, from: number, total: number): number {
    let n = chanceBelow(chance, total);
    let i = from;
    while (n >= (counts[i] as number)) n -= counts[i++] as number;
    counts[i] = (counts[i] as number) - 1;
    return i;
  }

  function addTile(tile: number, p: number): void {
    const s = p * 3;
    if (storage[s] === 0) storage[s] = tile + 1;
    else if (storage[s + 1] === 0) storage[s + 1] = tile + 1;
    else storage[s + 2] = tile + 1;
  }

  function dropTile(tile: number, p: number): void {
    const s = p * 3;
    if (storage[s] === tile + 1) storage[s] = 0;
    else if (storage[s + 1] === tile + 1) storage[s + 1] = 0;
    else storage[s + 2] = 0;
  }

  function dropDie(die: number, p: number): void {
    if (dice[2 * p] === die) dice[2 * p] = 0;
    else dice[2 * p + 1] = 0;
  }

  function takeFrom(tile: number, depot: number): void {
    const zone = depot === 6 ? black : depots;
    let i = depot === 6 ? 0 : depot * 4;
    while (zone[i] !== tile + 1) i++;
    zone[i] = 0;
  }

  function store(tile: number, depot: number, p: number): void {
    const s = p * 3;
    const a = storage[s] as number,
      b = storage[s + 1] as number,
      c = storage[s + 2] as number;
    if (a !== 0 && b !== 0 && c !== 0) {
      const others = (b !== a ? 1 : 0) + (c !== a && c !== b ? 1 : 0);
      const k = draw(1 + others);
      dropTile((k === 0 ? a : k === 1 && b !== a ? b : c) - 1, p);
    }
    takeFrom(tile, depot);
    addTile(tile, p);
  }

  function pay(die: number, wanted: number, free: number, p: number): void {
    const way = Math.abs(die - wanted);
    const rest = Math.min(way, 6 - way) - free;
    if (rest > 0) {
      const pips = (have[p * 64 + 7] as number) > 0 ? 2 : 1;
      workers[p] = (workers[p] as number) - Math.ceil(rest / pips);
    }
    dropDie(die, p);
  }

  function hire(p: number): void {
    workers[p] = (workers[p] as number) + ((have[p * 64 + 13] as number) > 0 ? 4 : 2);
    if ((have[p * 64 + 12] as number) > 0) silver[p] = (silver[p] as number) + 1;
  }

  function sell(kind: number, p: number): void {
    const at = p * 6 + kind;
    score[p] = (score[p] as number) + 2 * (goods[at] as number);
    sold[at] = (sold[at] as number) + (goods[at] as number);
    goods[at] = 0;
    silver[p] = (silver[p] as number) + ((have[p * 64 + 2] as number) > 0 ? 2 : 1);
    if ((have[p * 64 + 3] as number) > 0) workers[p] = (workers[p] as number) + 1;
  }

  function kindsHeld(p: number): number {
    let n = 0;
    for (let kind = 0; kind < 6; kind++) if ((goods[p * 6 + kind] as number) > 0) kinds[n++] = kind;
    return n;
  }

  function listDepots(wanted: number): number {
    let n = 0;
    for (let depot = 0; depot < 6; depot++) {
      const a = depots[depot * 4] as number,
        b = depots[depot * 4 + 1] as number;
      if (a !== 0 && (wanted >> (colourOf[a - 1] as number)) & 1) list[n++] = depot * 64 + a - 1;
      if (b !== 0 && b !== a && (wanted >> (colourOf[b - 1] as number)) & 1)
        list[n++] = depot * 64 + b - 1;
    }
    return n;
  }

  function listStorage(p: number): number {
    const s = p * 3;
    const a = storage[s] as number,
      b = storage[s + 1] as number,
      c = storage[s + 2] as number;
    let n = 0;
    if (a !== 0) maskTile[n++] = a - 1;
    if (b !== 0 && b !== a) maskTile[n++] = b - 1;
    if (c !== 0 && c !== a && c !== b) maskTile[n++] = c - 1;
    return n;
  }

  // Placing ----------------------------------------------------------------------

  function fitting(tile: number, p: number, c: number): void {
    const one = colourOf[tile] as number;
    let a = ~(filled0[p] as number) & (next0[p] as number) & (colour0[one] as number);
    let b = ~(filled1[p] as number) & (next1[p] as number) & (colour1[one] as number) & 31;
    if (one === 0 && (have[p * 64 + tile] as number) > 0 && have[p * 64] === 0) {
      for (let space = 0; space < SPACES; space++)
        if (cell[p * 64 + space] === tile + 1) {
          a &= ~(region0[space] as number);
          b &= ~(region1[space] as number);
        }
    }
    masks[2 * c] = a;
    masks[2 * c + 1] = b;
  }

  function fill(space: number, tile: number, p: number): void {
    cell[p * 64 + space] = tile + 1;
    have[p * 64 + tile] = (have[p * 64 + tile] as number) + 1;
    if (space < 32) filled0[p] = (filled0[p] as number) | (1 << space);
    else filled1[p] = (filled1[p] as number) | (1 << (space - 32));
    next0[p] = (next0[p] as number) | (near0[space] as number);
    next1[p] = (next1[p] as number) | (near1[space] as number);
  }

  function place(space: number, tile: number, p: number): void {
    dropTile(tile, p);
    fill(space, tile, p);
    if (tile >= ANIMAL && tile < CASTLE) scoreAnimals(space, tile, p);
    if (tile === TOWER) score[p] = (score[p] as number) + 4;
    scoreRegion(space, p);
    if (tile >= SHIP) settle(tile, p);
  }

  function scoreAnimals(space: number, tile: number, p: number): void {
    const extra = (have[p * 64 + 6] as number) > 0 ? 1 : 0;
    for (const other of regions[space] as readonly number[]) {
      const there = (cell[p * 64 + other] as number) - 1;
      if (there >= ANIMAL && there < CASTLE && speciesOf(there) === speciesOf(tile))
        score[p] = (score[p] as number) + headsOf(there) + extra;
    }
  }

  function scoreRegion(space: number, p: number): void {
    const f0 = filled0[p] as number,
      f1 = filled1[p] as number;
    if ((((region0[space] as number) & ~f0) | ((region1[space] as number) & ~f1)) !== 0) return;
    const one = colour[space] as number;
    let points = (AREA[regionSize[space] as number] as number) + (PHASE[phase] as number);
    if ((((colour0[one] as number) & ~f0) | ((colour1[one] as number) & ~f1)) === 0) {
      const place = completed[one] as number;
      completed[one] = place + 1;
      points += place === 0 ? 5 : 2;
      bonus[p] = (bonus[p] as number) + 1;
    }
    score[p] = (score[p] as number) + points;
  }

  function settle(tile: number, p: number): void {
    switch (tile) {
      case SHIP: {
        const k = draw((have[p * 64 + 4] as number) > 0 ? 12 : 6);
        bring(k % 6, k < 6 ? k : (k + 1) % 6, p);
        advance(p);
        break;
      }
      case CASTLE:
        actFreely(p);
        break;
      case WAREHOUSE: {
        const n = kindsHeld(p);
        const k = n === 0 ? 0 : draw(n + 1);
        if (k < n) sell(kinds[k] as number, p);
        break;
      }
      case CARPENTER:
        fetch(1, p);
        break;
      case CHURCH:
        fetch((1 << 5) | (1 << 2) | (1 << 4), p);
        break;
      case MARKET:
        fetch((1 << 3) | (1 << 1), p);
        break;
      case HOUSE:
        workers[p] = (workers[p] as number) + 4;
        break;
      case BANK:
        silver[p] = (silver[p] as number) + 2;
        break;
      case HALL: {
        const n = countFree(p);
        const k = n === 0 ? 0 : draw(n + 1);
        if (k < n) placeFreely(k, p);
        break;
      }
      default:
    }
  }

  function advance(p: number): void {
    const other = 1 - p;
    const to = Math.min((position[p] as number) + 1, 7);
    if (to === position[p]) return;
    if (position[other] === position[p] && (tall[other] as number) > (tall[p] as number))
      tall[other] = (tall[other] as number) - 1;
    tall[p] = position[other] === to ? 1 : 0;
    position[p] = to;
  }

  function load(kind: number, depot: number, p: number): void {
    const at = p * 6 + kind,
      from = depot * 6 + kind;
    goods[at] = (goods[at] as number) + (goodsAt[from] as number);
    goodsAt[from] = 0;
  }

  function bring(a: number, b: number, p: number): void {
    let held = 0,
      offered = 0;
    for (let kind = 0; kind < 6; kind++) {
      if ((goods[p * 6 + kind] as number) > 0) {
        held++;
        load(kind, a, p);
        load(kind, b, p);
      }
      if (((goodsAt[a * 6 + kind] as number) | (goodsAt[b * 6 + kind] as number)) !== 0)
        offered |= 1 << kind;
    }
    const size = bitCount(offered);
    const kept = Math.min(3 - held, size);
    let taken = offered;
    if (kept !== size) {
      if (kept <= 0) return;
      let n = 0;
      for (let x = -offered & offered; x !== 0; x = (x - offered) & offered)
        if (bitCount(x) === kept) list[n++] = x;
      taken = list[draw(n)] as number;
    }
    for (let m = taken; m !== 0; m &= m - 1) {
      load(lowest(m), a, p);
      load(lowest(m), b, p);
    }
  }

  function fetch(wanted: number, p: number): void {
    const n = listDepots(wanted);
    if (n === 0) return;
    const k = draw(n + 1);
    if (k === n) return;
    const found = list[k] as number;
    takeFrom(found & 63, found >> 6);
    addTile(found & 63, p);
  }

  function countFree(p: number): number {
    combinations = listStorage(p);
    let n = 0;
    for (let c = 0; c < combinations; c++) {
      fitting(maskTile[c] as number, p, c);
      n += bitCount(masks[2 * c] as number) + bitCount(masks[2 * c + 1] as number);
    }
    return n;
  }

  function placeFreely(k: number, p: number): void {
    const found = nthPlace(k);
    place(found >> 6, maskTile[found & 63] as number, p);
  }

  function nthPlace(k: number): number {
    let left = k;
    for (let w = 0; w < 2; w++) {
      let any = 0;
      for (let c = 0; c < combinations; c++) any |= masks[2 * c + w] as number;
      for (; any !== 0; any &= any - 1) {
        const bit = lowest(any);
        for (let c = 0; c < combinations; c++)
          if ((((masks[2 * c + w] as number) >>> bit) & 1) === 1 && left-- === 0)
            return (w * 32 + bit) * 64 + c;
      }
    }
    throw new Error("there are fewer options");
  }

  function actFreely(p: number): void {
    const takes = listDepots(63);
    const places = countFree(p);
    const sales = kindsHeld(p);
    const k = draw(takes + places + sales + 1);
    if (k < takes) {
      const found = list[k] as number;
      store(found & 63, found >> 6, p);
    } else if (k < takes + places) placeFreely(k - takes, p);
    else if (k < takes + places + sales) sell(kinds[k - takes - places] as number, p);
    else hire(p);
  }

  // The turn ---------------------------------------------------------------------

  function takeTurn(p: number): void {
    purchases = 0;
    while (decide(p)) {}
  }

  function decide(p: number): boolean {
    const d1 = dice[2 * p] as number,
      d2 = dice[2 * p + 1] as number;
    const many = (d1 !== 0 ? 1 : 0) + (d2 !== 0 && d2 !== d1 ? 1 : 0);
    let takes = 0,
      places = 0,
      sales = 0,
      held = 0;
    let sets1 = 0,
      sets2 = 0,
      sell1 = 0,
      sell2 = 0;
    const x = d1 !== 0 ? d1 : d2;
    if (many > 0) {
      const pips = (workers[p] as number) * ((have[p * 64 + 7] as number) > 0 ? 2 : 1);
      const steps = Math.min(3, pips + ((have[p * 64 + FREE_TAKE] as number) > 0 ? 1 : 0));
      sets1 = reach[(x - 1) * 4 + steps] as number;
      sets2 = many === 2 ? (reach[(d2 - 1) * 4 + steps] as number) : 0;
      for (let depot = 0; depot < 6; depot++) {
        const a = depots[depot * 4] as number,
          b = depots[depot * 4 + 1] as number;
        const there = ((0 - a) >>> 31) + (((0 - b) >>> 31) & ((0 - (a ^ b)) >>> 31));
        takes += there * (((sets1 >> depot) & 1) + ((sets2 >> depot) & 1));
      }
      places = countPlaces(p, x, many === 2 ? d2 : 0, pips);
      for (let kind = 0; kind < 6; kind++)
        held |= ((0 - (goods[p * 6 + kind] as number)) >>> 31) << kind;
      const far = Math.min(3, pips);
      sell1 = held & (reach[(x - 1) * 4 + far] as number);
      sell2 = many === 2 ? held & (reach[(d2 - 1) * 4 + far] as number) : 0;
      sales = bitCount(sell1) + bitCount(sell2);
    }
    const mayBuy = purchases < 1 && (silver[p] as number) >= 2;
    const buys = mayBuy ? listBlack() : 0;
    const anywhere = mayBuy && (have[p * 64 + 5] as number) > 0 ? listDepots(63) : 0;
    const atPlace = takes;
    const atSale = atPlace + places;
    const atHire = atSale + sales;
    const atBuy = atHire + many;
    const atAny = atBuy + buys;
    const atEnd = atAny + anywhere;
    const k = draw(atEnd + (many === 0 ? 1 : 0));
    if (k < atPlace) takeNth(k, x, d2, sets1, sets2, p);
    else if (k < atSale) placeNth(k - atPlace, p);
    else if (k < atHire) sellNth(k - atSale, x, d2, sell1, sell2, p);
    else if (k < atBuy) {
      dropDie(k === atHire ? x : d2, p);
      hire(p);
    } else if (k < atAny) buy(blackList[k - atBuy] as number, 6, p);
    else if (k < atEnd) buy((list[k - atAny] as number) & 63, (list[k - atAny] as number) >> 6, p);
    else return false;
    return true;
  }

  /** Places by the k-th pair of a space and a combination of tile and die. */
  function placeNth(k: number, p: number): void {
    const found = nthPlace(k);
    const space = found >> 6;
    const tile = maskTile[found & 63] as number;
    const free = (have[p * 64 + (freeStepFor[colourOf[tile] as number] as number)] as number) > 0;
    pay(maskDie[found & 63] as number, number[space] as number, free ? 1 : 0, p);
    place(space, tile, p);
  }

  function countPlaces(p: number, die1: number, die2: number, pips: number): number {
    const tiles = listStorage(p);
    const each = die2 === 0 ? 1 : 2;
    combinations = tiles * each;
    let n = 0;
    // From the last one on, for they are moved apart to make room for the dice.
    for (let t = tiles - 1; t >= 0; t--) {
      const tile = maskTile[t] as number;
      fitting(tile, p, 12);
      const a = masks[24] as number,
        b = masks[25] as number;
      const free = (have[p * 64 + (freeStepFor[colourOf[tile] as number] as number)] as number) > 0;
      const steps = Math.min(3, pips + (free ? 1 : 0));
      for (let i = each - 1; i >= 0; i--) {
        const die = i === 0 ? die1 : die2;
        const c = t * each + i;
        const m0 = a & (reach0[(die - 1) * 4 + steps] as number),
          m1 = b & (reach1[(die - 1) * 4 + steps] as number);
        masks[2 * c] = m0;
        masks[2 * c + 1] = m1;
        maskTile[c] = tile;
        maskDie[c] = die;
        n += bitCount(m0) + bitCount(m1);
      }
    }
    return n;
  }

  function takeNth(
    nth: number,
    die1: number,
    die2: number,
    s1: number,
    s2: number,
    p: number,
  ): void {
    let k = nth;
    for (let depot = 0; depot < 6; depot++) {
      const a = depots[depot * 4] as number,
        b = depots[depot * 4 + 1] as number;
      const there = (a !== 0 ? 1 : 0) + (b !== 0 && b !== a ? 1 : 0);
      const by = ((s1 >> depot) & 1) + ((s2 >> depot) & 1);
      if (k >= there * by) {
        k -= there * by;
        continue;
      }
      const isSecond = k >= there;
      const die = (s1 >> depot) & 1 && !isSecond ? die1 : die2;
      const tile = (isSecond ? k - there : k) === 0 && a !== 0 ? a : b;
      const free = (have[p * 64 + FREE_TAKE] as number) > 0 ? 1 : 0;
      pay(die, depot + 1, free, p);
      store(tile - 1, depot, p);
      return;
    }
  }

  function sellNth(
    nth: number,
    die1: number,
    die2: number,
    s1: number,
    s2: number,
    p: number,
  ): void {
    let k = nth;
    for (let kind = 0; kind < 6; kind++) {
      const by = ((s1 >> kind) & 1) + ((s2 >> kind) & 1);
      if (k >= by) {
        k -= by;
        continue;
      }
      pay((s1 >> kind) & 1 && k === 0 ? die1 : die2, kind + 1, 0, p);
      sell(kind, p);
      return;
    }
  }

  function listBlack(): number {
    let n = 0;
    for (let i = 0; i < 4; i++) {
      const tile = black[i] as number;
      let isNew = tile !== 0;
      for (let j = 0; j < i; j++) if (black[j] === tile) isNew = false;
      if (isNew) blackList[n++] = tile - 1;
    }
    return n;
  }

  function buy(tile: number, depot: number, p: number): void {
    silver[p] = (silver[p] as number) - 2;
    purchases++;
    store(tile, depot, p);
  }

  // The course of the game --------------------------------------------------------

  let blackLeft = 0;
  let goodsLeft = 0;

  function setUp(start: number, seed: number, below: Below): void {
    for (const all of [cell, have, score, bonus, goods, sold, storage, dice, filled0, filled1])
      all.fill(0);
    for (const all of [next0, next1, goodsAt, completed, bag, blackBag]) all.fill(0);
    begin(seed, below);
    for (let tile = 0; tile < SHIP; tile++) bag[tile] = 1;
    for (const tile of BLACK_KNOWLEDGE) [bag[tile], blackBag[tile]] = [0, 1];
    [bag[SHIP], blackBag[SHIP]] = [20, 6];
    for (let tile = ANIMAL; tile < CASTLE; tile++) {
      const size = headsOf(tile);
      [bag[tile], blackBag[tile]] = [size === 4 ? 1 : 2, size === 2 ? 0 : 1];
    }
    [bag[CASTLE], blackBag[CASTLE]] = [14, 2];
    [bag[MINE], blackBag[MINE]] = [10, 2];
    for (let tile = BUILDING; tile < KINDS; tile++) [bag[tile], blackBag[tile]] = [5, 2];
    bagLeft.fill(0);
    for (let tile = 0; tile < KINDS; tile++) {
      const one = colourOf[tile] as number;
      bagLeft[one] = (bagLeft[one] as number) + (bag[tile] as number);
    }
    blackLeft = 6 + 6 + 8 + 2 + 2 + 16;
    goodsBag.fill(7, 0, 6);
    goodsLeft = 42;
    for (let i = 0; i < 25; i++) stack[i] = drawn(goodsBag, 0, goodsLeft--);
    for (let p = 0; p < 2; p++) {
      for (let i = 0; i < 3; i++) {
        const at = p * 6 + drawn(goodsBag, 0, goodsLeft--);
        goods[at] = (goods[at] as number) + 1;
      }
      [silver[p], workers[p], position[p], tall[p]] = [1, p + 1, 1, 1 - p];
      bag[CASTLE] = (bag[CASTLE] as number) - 1;
      bagLeft[4] = (bagLeft[4] as number) - 1;
      fill(start, CASTLE, p);
    }
  }

  function layOut(): void {
    depots.fill(0);
    black.fill(0);
    for (let i = 0; i < 12; i++) {
      const one = SUPPLY[i] as number;
      if (bagLeft[one] === 0) continue;
      const depot = (i >> 1) * 4;
      const tile = drawn(bag, FIRST_OF_BAG[one] as number, bagLeft[one] as number);
      bagLeft[one] = (bagLeft[one] as number) - 1;
      depots[depots[depot] === 0 ? depot : depot + 1] = tile + 1;
    }
    for (let i = 0; i < 4 && blackLeft > 0; i++) black[i] = drawn(blackBag, 0, blackLeft--) + 1;
  }

  function playRound(round: number): void {
    for (let i = 0; i < 4; i++) dice[i] = 1 + rolled();
    const white = rolled();
    const at = white * 6 + (stack[phase * 5 + round] as number);
    goodsAt[at] = (goodsAt[at] as number) + 1;
    const isAhead =
      (position[1] as number) > (position[0] as number) ||
      (position[1] === position[0] && (tall[1] as number) > (tall[0] as number));
    const first = isAhead ? 1 : 0;
    takeTurn(first);
    takeTurn(1 - first);
  }

  function lasting(p: number): number {
    const h = p * 64;
    let points = 0;
    let all = 0,
      different = 0;
    for (let kind = 0; kind < 6; kind++) {
      all += sold[p * 6 + kind] as number;
      if ((sold[p * 6 + kind] as number) > 0) different++;
    }
    points += 3 * different * (have[h + 14] as number);
    const counted = [WAREHOUSE, TOWER, CARPENTER, CHURCH, MARKET, HOUSE, BANK, HALL];
    for (let i = 0; i < 8; i++)
      points += 4 * (have[h + (counted[i] as number)] as number) * (have[h + 15 + i] as number);
    let species = 0;
    for (let tile = ANIMAL; tile < CASTLE; tile++)
      if ((have[h + tile] as number) > 0) species |= 1 << speciesOf(tile);
    points += 4 * bitCount(species) * (have[h + 23] as number);
    points += all * (have[h + 24] as number);
    return points + 2 * (bonus[p] as number) * (have[h + 25] as number);
  }

  return (seed, below) => {
    setUp(board.start, seed, below);
    for (phase = 0; phase < 5; phase++) {
      layOut();
      for (let round = 0; round < 5; round++) playRound(round);
      for (let p = 0; p < 2; p++) {
        const mines = have[p * 64 + MINE] as number;
        silver[p] = (silver[p] as number) + mines;
        if ((have[p * 64 + 1] as number) > 0) workers[p] = (workers[p] as number) + mines;
      }
    }
    const ends = [0, 1].map((p) => {
      let unsold = 0;
      for (let kind = 0; kind < 6; kind++) unsold += goods[p * 6 + kind] as number;
      const rest = unsold + (silver[p] as number) + ((workers[p] as number) >> 1);
      return (score[p] as number) + rest + lasting(p);
    });
    return { decisions: decisions, scores: [ends[0] as number, ends[1] as number] };
  };
}
