// What the author's looks say about sheets to write on: signs, corners, boxes, tables, paper.

import { expect, test } from "vitest";
import {
  counterFace,
  cross,
  isWritten,
  isWrittenOn,
  signOf,
  spaceFace,
} from "../../src/components/board/look.ts";
import { capacityOf } from "../../src/components/board/lookup/capacity.ts";
import {
  collectTableMarks,
  entryOf,
  tableTitle,
} from "../../src/components/board/lookup/table-entries.ts";
import { findCountersInTables, groupTables } from "../../src/components/board/lookup/tables.ts";
import {
  listWritableBoards,
  printedBoxes,
  printedCards,
  printedCircles,
  printedSteps,
} from "../../src/components/print/printed.ts";
import { compileGame, loadGame } from "../../src/dsl/index.ts";
import { gameOf } from "../support/rules-of.ts";

const text = `
language 2
game reef {
  de "Riff" en "Reef"
  players 1..3
  points de "der Punkt, die Punkte" en "point, points"
}
enum Tide { ebb de "Ebbe" en "ebb" flood de "Flut" en "flood" }
enum Fish {
  cod  "c" de "der Dorsch, die Dorsche" en "cod, cods"
  eel  "e" de "der Aal, die Aale" en "eel, eels"
}
shape Reef squares 2 by 1 { colour: Fish gift: Fish }
ranking { most score }
board north of Reef { de "Nordriff" en "north reef"  ce ec }
board south of Reef { de "Südriff" en "south reef"  ee ec }
player zone reef of 0..2 on Reef
mark tide: Tide
counter waves[Tide] { de "die Welle, die Wellen" en "wave, waves" max wavesPerTide }
counter taken[Fish] { de "der Rang, die Ränge" en "rank, ranks" }
player counter got[Fish] { de "der Rang, die Ränge" en "rank, ranks" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value wavesPerTide = if players is 1 then 2 else 3
table worth2(Fish, place: 1..2) = 6, 3, 4, 2 { de "der Wert" en "the worth" }
table depth(Fish) = 5, 9
table toll(size: 1..2, Tide) = 1, 2, 3, 4
table secret(Fish) = 1, 2
action swim { de "schwimmen" en "swim" set waves[flood] to 2 set taken[eel] to 1 set your got[eel] to 1 }
flow { set tide to flood choose swim choose swim }
look reef { show "writing" signs "cross 1 II" }
look Reef { fillBy "colour" cornerBy "gift" }
look tide { show "steps" }
look waves { show "boxes" titleDe "Wellen" titleEn "Waves" }
look pearls { icon "pearl" fill "#fff" circles "4" }
look cod { icon "cod" fill "#aaa" }
look worth2 { show "table" crossedBy "taken" ownBy "got" }
look depth { show "table" titleDe "Tiefe" titleEn "Depth" }
look toll { show "table" }
`;
const { compiled, diagnostics } = compileGame([{ path: "rules/reef/game.regel", text }]);
if (compiled === undefined) throw new Error(JSON.stringify(diagnostics));
const game = loadGame(compiled);
const { meta } = game;
const table = (name: string) => {
  const found = meta.tables.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`There is no table ${name}.`);
  return found;
};
const counter = (name: string) => {
  const found = meta.counters.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`There is no counter ${name}.`);
  return found;
};

/** The reef after the first move: two waves of the flood, the first rank of the eel given to Anna. */
const state = game.start({ players: 2, seed: 1 });
game.play(state, game.options(state)[0] ?? -1);

test("what is written is a sign of the author's, or the value itself", () => {
  expect([isWritten(meta), isWrittenOn(meta, "reef"), isWrittenOn(meta, "pearls")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((value) => signOf(meta, "reef", value))).toEqual([cross, "1", "II"]);
  expect(signOf(meta, "pearls", 7)).toBe("7");
});

test("a space has a corner where its field has an icon", () => {
  const corners = [0, 1].map((cell) => spaceFace(meta, 0, cell).corner?.icon);
  expect(corners).toEqual([undefined, "cod"]);
});

test("boxes are as many as a counter can hold, unless its looks say otherwise", () => {
  const capacity = (id: string, max?: number) => capacityOf(meta, counter(id), max);
  expect([capacity("waves", 3), capacity("pearls", undefined)]).toEqual([3, undefined]);
  const looks = { waves: { outOf: "2" } };
  expect(capacityOf({ ...meta, looks }, counter("waves"), 3)).toBe(2);
});

test("a counter looks as it says, one of a family like its member", () => {
  expect(counterFace(meta, counter("pearls"), undefined)).toMatchObject({ icon: "pearl" });
  expect(counterFace(meta, counter("taken"), 0)).toMatchObject({ icon: "cod", fill: "#aaa" });
});

test("tables that start from the same thing stand together; others are not shown", () => {
  const shown = groupTables(meta).map(({ tables }) => tables.map(({ id }) => id));
  expect(shown).toEqual([["worth2", "depth"], ["toll"]]);
  expect([tableTitle(meta, table("depth"), "de"), tableTitle(meta, table("worth2"), "en")]).toEqual(
    ["Tiefe", "The worth"],
  );
  expect(entryOf(meta, table("worth2"), 1, 2)).toBe(2);
  expect(entryOf(meta, table("toll"), 2, 0)).toBe(3);
  expect(entryOf(meta, table("depth"), 1, 0)).toBe(9);
});

test("a position marks what holds now, what is gone and what one has", () => {
  const { shared, players } = game.view(state);
  const [anna, benno] = players.map((own) => collectTableMarks(meta, shared, own));
  const worth = table("worth2");
  const tide = table("toll").params[1];
  if (tide === undefined) throw new Error("The toll depends on the tide.");
  expect([0, 1].map((value) => anna?.isNow(tide, value))).toEqual([false, true]);
  expect([1, 2].map((place) => benno?.isCrossed(worth, 1, place))).toEqual([true, false]);
  expect(benno?.isCrossed(worth, 0, 1)).toBe(false);
  expect([anna, benno].map((marks) => marks?.isOwn(worth, 1, 1))).toEqual([true, false]);
  expect([...findCountersInTables(meta)].filter((name) => name !== "")).toEqual(["taken", "got"]);
});

test("a sheet of paper has boards, boxes, circles and columns for the points", () => {
  expect(listWritableBoards(game)).toEqual([0, 1]);
  expect(printedBoxes(game, "de")).toEqual([
    { title: "Wellen", rows: ["Ebbe", "Flut"], count: 3, always: 2, fewerFor: [1] },
  ]);
  expect(printedCircles(game, "en")).toMatchObject([{ title: "Pearls", count: 4 }]);
  expect(printedSteps(game, "en")).toEqual(["Ebb", "Flood"]);
});

test("cards are printed as often as a full table has them, and nothing else is", () => {
  const printed = printedCards(gameOf("burgundy-cards"), "de");
  const all = printed.reduce((sum, { count }) => sum + count, 0);

  expect(all).toBe(114 + 7 + 4);
  expect(printed.find(({ name }) => name === "Schiff 3")?.count).toBe(3);
  expect(printedCards(gameOf("burgundy"), "de")).toEqual([]);
});

test("tiles with two sides are printed from both, each in the colour of its zone", () => {
  const printed = printedCards(gameOf("white-castle"), "de");
  const tile = printed.find(({ name }) => name === "Übungsplättchen 4");
  const sides = tile?.faces.map(({ fill, rows }) => [fill, rows.map(({ pictures }) => pictures)]);

  expect(tile?.count).toBe(1);
  expect(sides).toEqual([
    ["#bcdcf2", [["row-red"]]],
    ["#ecdcb8", [["well"]]],
  ]);
});

test("tiles that lie face down are printed with a front in their colour and what the back shows", () => {
  const printed = printedCards(gameOf("white-castle"), "de");
  const tiles = printed.filter(({ name }) => name.startsWith("Plättchen "));
  const black = tiles.find(({ name }) => name === "Plättchen Schwarz (ein Perlmutt)");
  const sides = black?.faces.map(({ fill, picture, label }) => [fill, picture, label]);

  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(15);
  expect(sides).toEqual([
    ["#5a5261", undefined, ""],
    ["#e6d3a8", "pearl", undefined],
  ]);
});
