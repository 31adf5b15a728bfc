// The rules of burgundy against figures that were collected independently of them (facts.json).

import { expect, test } from "vitest";
import type { Meta, State } from "../../src/dsl/index.ts";
import { zoneCounts } from "../support/games/census.ts";
import { burgundy as game } from "../support/games/playouts.ts";
import { checkedOf } from "../support/rules-of.ts";
import facts from "./facts.json" with { type: "json" };

const { meta } = game;
const checked = checkedOf("burgundy");
const colours = enumOf("Colour");
const phases = enumOf("Phase");

test("there are nine estates", () => {
  expect(meta.boards.map(({ id }) => id)).toEqual(facts.boards.map((_, i) => `estate${i + 1}`));
});

test.each(facts.boards.map((board, i) => [i + 1, board] as const))(
  "estate %i has its colours and numbers",
  (number, { rows }) => {
    const board = boardOf(number);
    const drawn = meta.shapes[board.shape]?.cells.map(({ row }, cell) => ({
      row,
      text: `${letterOf(colours[board.fields.colour?.[cell] ?? -1])}${board.fields.number?.[cell]}`,
    }));
    const byRow = rows.map((_, row) =>
      drawn
        ?.filter((cell) => cell.row === row)
        .map(({ text }) => text)
        .join(" "),
    );

    expect(byRow).toEqual(rows);
  },
);

test.each(facts.boards.map((board, i) => [i + 1, board] as const))(
  "estate %i has its regions",
  (number, { regions }) => {
    const board = boardOf(number);
    const sizes = new Map<string, number[]>();
    for (const region of new Set(board.regions)) {
      const cells = board.regions.flatMap((other, cell) => (other === region ? [cell] : []));
      const colour = colours[board.fields.colour?.[cells[0] ?? 0] ?? -1] ?? "";
      sizes.set(colour, [...(sizes.get(colour) ?? []), cells.length]);
    }
    const sorted = [...sizes].map(([colour, all]) => [colour, all.sort((a, b) => b - a)]);

    expect(Object.fromEntries(sorted)).toEqual(regions);
  },
);

test.each([2, 3, 4] as const)("depots for %i players are filled by colour", (players) => {
  const start = game.start({ players, seed: 1 });
  const depots = zoneOf("depots");
  for (const [member, base] of depots.at.bases.entries()) {
    const tiles = [...start.subarray(base, base + players)].map((slot) => colourOfKind(slot - 1));

    expect(tiles).toEqual(Object.values(facts.depots[players])[member]);
    expect([...start.subarray(base + players, base + depots.capacity)].some((slot) => slot)).toBe(
      false,
    );
  }
  expect(sizeOf(start, "blackDepot")).toBe(facts.blackDepot[players]);
});

test("tiles have their backs", () => {
  const start = supplies();
  for (const [kind, { coloured, black }] of Object.entries(facts.tiles)) {
    expect(start.filter(({ zone, colour }) => zone === "bag" && colour === kind).length, kind).toBe(
      coloured,
    );
    expect(
      start.filter(({ zone, colour }) => zone === "blackBag" && colour === kind).length,
      kind,
    ).toBe(black);
  }
});

test("there are eight kinds of buildings, and as many of each", () => {
  const { perType } = facts.tiles.building;
  for (const id of facts.buildings) expectCopies(id, perType.coloured, perType.black);

  expect(familyOf("Building")).toEqual([...facts.buildings].sort());
});

test("animals are as many as printed, by species and number", () => {
  const { coloured, black } = facts.animals.perSpecies;
  for (const id of facts.animals.species)
    for (const heads of ["2", "3", "4"] as const)
      expectCopies(`${id}${heads}`, coloured[heads], heads === "2" ? 0 : black[heads]);

  expect(familyOf("Animal").length).toBe(facts.animals.species.length * 3);
});

test("every knowledge tile is there once, with its back", () => {
  for (const [number, back] of Object.entries(facts.knowledge)) {
    expectCopies(`knowledge${number}`, back === "black" ? 0 : 1, back === "black" ? 1 : 0);
    expect(kindOf(`knowledge${number}`)?.fields.number).toBe(Number(number));
  }
  expect(familyOf("Knowledge").length).toBe(Object.keys(facts.knowledge).length);
});

test("a colour of goods is sold by the die of its number", () => {
  expect(enumOf("Goods")).toEqual(facts.goods.byDie);
});

test("areas, phases, colours and goods are worth as much as printed", () => {
  const { tables } = facts;

  expect(tableOf("areaPoints")).toEqual(Object.values(tables.regionSizeVP));
  expect(tableOf("phasePoints")).toEqual(Object.values(tables.phaseBonusVP));
  expect(tableOf("firstBonus")).toEqual(Object.values(tables.colourBonusVP.large));
  expect(tableOf("secondBonus")).toEqual(Object.values(tables.colourBonusVP.small));
  expect(tableOf("salePoints")).toEqual(Object.values(tables.goodsSaleVPPerTile));
  expect(tableOf("blackPlaces")).toEqual(Object.values(facts.blackDepot));
});

test("what rules may bend is as printed before anything bends it", () => {
  const start = game.start({ players: 2, seed: 1 });
  const now = (id: string) => game.valueOf(start, id, 0, []).value;

  expect(now("silverPerSale")).toBe(facts.tables.goodsSaleSilver);
  expect(now("price")).toBe(facts.tables.blackDepotCost);
  expect(now("workersPerAction")).toBe(facts.tables.takeWorkers);
  expect(now("pipsPerWorker")).toBe(facts.tables.workerStep);
  expect(now("goodsTypes")).toBe(facts.setup.goodsTypesMax);
  expect(now("goodsPerKind")).toBe(facts.goods.perColour);
});

test.each([2, 3, 4])("%i players begin with what the rulebook gives them", (players) => {
  const start = game.start({ players, seed: 1 });
  const { players: seats } = game.view(start);
  const counter = (seat: number, id: string) =>
    seats[seat]?.counters.find((held) => meta.counters[held.id]?.id === id)?.value;
  for (const seat of seats.keys()) {
    expect(counter(seat, "silver")).toBe(facts.setup.silver);
    expect(counter(seat, "workers")).toBe(facts.setup.workersBySeat[seat]);
    expect(sizeOf(start, "goods") / players).toBe(facts.setup.goodsTilesPerPlayer);
  }
  expect(game.scores(start)).toEqual(seats.map(() => facts.setup.startingVP));
  expect(zoneOf("storage").capacity).toBe(facts.setup.storageSpaces);
  expect(zoneOf("dice").capacity).toBe(facts.structure.dicePerPlayer);
});

test.each([2, 3, 4])("the goods of %i players are dealt out by phases", (players) => {
  const start = game.start({ players, seed: 1 });
  const given = players * facts.setup.goodsTilesPerPlayer;
  const later = (facts.structure.phases.length - 1) * facts.setup.goodsPerPhase;
  const all = facts.goods.byDie.length * facts.goods.perColour;

  expect(phases).toEqual(facts.structure.phases);
  expect(sizeOf(start, "phaseGoods")).toBe(later);
  // One of the five is already where the white die sent it.
  expect(sizeOf(start, "roundGoods")).toBe(facts.setup.goodsPerPhase - 1);
  expect(sizeOf(start, "goodsAt")).toBe(1);
  expect(sizeOf(start, "goodsBag")).toBe(all - given - later - facts.setup.goodsPerPhase);
});

test("the track of the turn order has seven spaces, and all begin on the first", () => {
  const [track] = meta.tracks;
  const markers = game.view(game.start({ players: 4, seed: 1 })).shared.tracks[0]?.markers;

  expect([track?.from, track?.to]).toEqual([1, facts.turnOrderTrack.spaces]);
  expect(markers?.map(({ position }) => position)).toEqual([1, 1, 1, 1]);
  // The start player lies on top.
  expect(markers?.map(({ height }) => height)).toEqual([3, 2, 1, 0]);
});

test("estates share sheets as often as they are printed", () => {
  const sides = [...(tableOf("frontOf") ?? []), ...(tableOf("backOf") ?? [])];
  const printed = meta.boards.map((_, board) => sides.filter((side) => side === board).length);

  expect(printed).toEqual(Object.values(facts.sides));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("on estate %i one begins on a castle space", (number) => {
  const { castleSpaces } = facts.boards[number - 1] ?? { castleSpaces: [] };

  expect(startSpaces(number)).toEqual(castleSpaces);
});

/** The castle spaces that are offered to whoever has chosen this estate. */
function startSpaces(number: number): string[] {
  for (let seed = 0; seed < 200; seed++) {
    const state = game.start({ players: 2, seed, options: { setUp: "advanced" } });
    const choice = game
      .options(state)
      .find((option) => game.notation(option) === `chooseEstate(estate: estate${number})`);
    if (choice === undefined) continue;
    game.play(state, choice);
    return game
      .options(state)
      .map((option) => /space: (\w+)/.exec(game.notation(option))?.[1] ?? "");
  }
  return [];
}

/** Every tile before anything was drawn: the supplies as the rules declare them. */
function supplies() {
  return checked.supplies.flatMap(({ zone, element, count }) =>
    Array.from({ length: count }, () => ({
      zone: zone.id,
      id: meta.kinds[element]?.id ?? "",
      colour: colourOfKind(element),
    })),
  );
}

function expectCopies(id: string, coloured: number, black: number): void {
  const copies = supplies().filter((tile) => tile.id === id);
  expect(copies.filter(({ zone }) => zone === "bag").length, id).toBe(coloured);
  expect(copies.filter(({ zone }) => zone === "blackBag").length, id).toBe(black);
}

function kindOf(id: string) {
  return meta.kinds.find((kind) => kind.id === id);
}

function familyOf(family: string): string[] {
  return meta.kinds
    .filter(({ families }) => families[0] === family)
    .map(({ id }) => id)
    .sort();
}

function colourOfKind(kind: number): string {
  return colours[meta.kinds[kind]?.fields.colour ?? -1] ?? "";
}

function letterOf(colour: string | undefined): string {
  return (colour ?? "?").charAt(0).toUpperCase();
}

function enumOf(id: string): string[] {
  return meta.enums.find((one) => one.id === id)?.members.map((member) => member.id) ?? [];
}

function tableOf(id: string): readonly number[] | undefined {
  return checked.tables.find((table) => table.id === id)?.entries;
}

function boardOf(number: number): Meta["boards"][number] {
  return meta.boards[number - 1] as Meta["boards"][number]; // There are nine; see the first test.
}

function zoneOf(id: string): Meta["zones"][number] {
  return meta.zones.find((zone) => zone.id === id) as Meta["zones"][number]; // Named as in the rules.
}

function sizeOf(state: State, id: string): number {
  return zoneCounts(game, state, zoneOf(id)).reduce((sum, [, count]) => sum + count, 0);
}
