// The rules of the dice game against figures that were collected independently of them (facts.json).

import { expect, test } from "vitest";
import { diceGame as game } from "../support/games/playouts.ts";
import facts from "./facts.json" with { type: "json" };

const { meta } = game;

/** What the figures call a colour by its name in the rules. */
const colourNames = {
  orange: "city",
  blue: "river",
  gray: "mine",
  purple: "monastery",
  yellow: "pasture",
  green: "castle",
} as const;
const bonusNames: Readonly<Record<string, string>> = {
  monk: "monk",
  silver: "silverling",
  good: "good",
  worker: "worker",
};

type Colour = keyof typeof colourNames;
const colours = Object.keys(colourNames) as Colour[];

test.each(Object.entries(facts.maps))("duchy %s is drawn as it was collected", (letter, map) => {
  const board = meta.boards.find(({ id }) => id === `duchy${letter}`);
  const cells = meta.shapes[board?.shape ?? -1]?.cells ?? [];
  const drawn = cells.map(({ row }, cell) => {
    const colour = memberOf("Colour", board?.fields.colour?.[cell]);
    const bonus = memberOf("Bonus", board?.fields.bonus?.[cell]);
    return { row, text: colour === "castle" ? `castle:${bonus}` : colour };
  });
  const expected = map.rows.map((row) => row.map(inRules));

  expect(
    map.rows.map((_, row) => drawn.filter((one) => one.row === row).map(({ text }) => text)),
  ).toEqual(expected);
  const sizes = new Map<number, number>();
  for (const region of board?.regions ?? []) sizes.set(region, (sizes.get(region) ?? 0) + 1);
  const all = Object.values(map.region_sizes).flat().toSorted();
  expect([...sizes.values()].toSorted()).toEqual(all);
});

test("every duchy has as many spaces of each colour", () => {
  for (const board of meta.boards) {
    const counts = colours.map((colour) => {
      const drawn = board.fields.colour?.filter(
        (value) => memberOf("Colour", value) === colourNames[colour],
      );
      return [colour, drawn?.length];
    });
    expect(Object.fromEntries(counts)).toEqual(facts.perSheet);
  }
});

test("points for regions and colours are those that were collected", () => {
  expect(tableOf("regionPoints")).toEqual(Object.values(facts.regionPoints).flat());
  const inOrder = members("Colour").map((name) => {
    const colour = colours.find((one) => colourNames[one] === name) ?? "green";
    return facts.colourPoints[colour];
  });
  expect(tableOf("colourPoints")).toEqual(inOrder.flat());
});

test("a space takes the numbers that were collected", () => {
  const [lowest, highest] = [tableOf("lowest"), tableOf("highest")];
  for (const [colour, numbers] of Object.entries(facts.numbers)) {
    const at = members("Colour").indexOf(colourNames[colour as Colour]);
    expect([lowest?.[at], highest?.[at]]).toEqual(numbers);
  }
});

test("a round has its boxes, fewer for one player", () => {
  const boxes = (players: number) =>
    game.view(game.start({ players, seed: 1 })).shared.counters.map(({ max }) => max);

  expect(boxes(1).slice(0, 3)).toEqual([8, 8, 8].map(() => facts.boxesAlone));
  expect(boxes(5).slice(0, 3)).toEqual([8, 8, 8].map(() => facts.boxes));
});

test("solo scores are called as they were collected", () => {
  const lines = facts.rating.map(
    ({ text, more_than, at_least }) => [text, at_least ?? (more_than ?? 0) + 1] as const,
  );
  for (const [text, from] of lines) {
    expect([ratingOf(from - 1), ratingOf(from)]).toEqual([before(text), text]);
  }
  function before(text: string): string | undefined {
    return lines[lines.findIndex(([one]) => one === text) - 1]?.[0];
  }
});

function inRules(cell: string): string {
  const [colour = "", bonus] = cell.split(":");
  const name = colourNames[colour as Colour];
  return bonus === undefined
    ? name
    : `${name}:${bonusNames[facts.castleBonus[bonus as keyof typeof facts.castleBonus]]}`;
}

function members(id: string): string[] {
  return meta.enums.find((one) => one.id === id)?.members.map((member) => member.id) ?? [];
}

function memberOf(id: string, value: number | undefined): string {
  return members(id)[value ?? -1] ?? "none";
}

function tableOf(id: string): readonly number[] | undefined {
  return meta.tables.find((table) => table.id === id)?.entries;
}

/** What a score of one player is called. */
function ratingOf(score: number): string | undefined {
  const state = game.start({ players: 1, seed: 1 });
  state[meta.score] = score;
  return game.rating(state, 0)?.id;
}
