// The scoring helper: what is entered, as facts for the rules and as a line of text.

import { expect, test } from "vitest";
import { renderClosing } from "../../src/components/score-calculator/closing.ts";
import {
  createEmptyEntry,
  findFittingKinds,
  holderMarks,
  numberFields,
  positionOf,
  resizeEntry,
} from "../../src/components/score-calculator/entry.ts";
import { formatScoreEntry, parseScoreEntry } from "../../src/components/score-calculator/link.ts";
import type { Game } from "../../src/dsl/index.ts";
import { burgundy, diceGame } from "../support/games/playouts.ts";
import { gameOf, rulesOf } from "../support/rules-of.ts";

const cardGame = gameOf("burgundy-cards");
const castle = gameOf("white-castle");
const games = [burgundy, diceGame, cardGame, castle];

test("whatever the end of a game reads can be entered", () => {
  for (const { meta } of games) {
    const { counters, marks, zones, grids } = meta.closing;
    const boards = grids.map((grid) => meta.grids[grid]?.by);

    expect(counters.map((id) => meta.counters[id]?.perPlayer)).not.toContain(false);
    expect(zones.map((id) => meta.zones[id]?.perPlayer)).not.toContain(false);
    expect(grids.map((id) => meta.grids[id]?.element.kind === "kind")).not.toContain(false);
    const boardMarks = boards.flatMap((by) => (by?.kind === "mark" ? [by.id] : []));
    expect(marks).toEqual([...boardMarks, ...holderMarks(meta)]);
  }
});

test("a position is entered by names, and scored line by line", () => {
  const sent =
    "v1?0=Anna&0.score=60&0.silver=3&0.workers=5&0.goods.red=2&0.sold.red=1&0.sold.pink=4" +
    "&0.estate=b3.knowledge15,c4.bank,d4.castle&1=Ben&1.score=66&order.turnOrder=1,0";
  const entry = parseScoreEntry(burgundy, sent);
  const state = burgundy.close(positionOf(burgundy, entry ?? createEmptyEntry(burgundy.meta, [])));
  const reason = (index: number) => burgundy.meta.reasons[index]?.id;

  expect(burgundy.scores(state)).toEqual([60 + 3 + 2 + 2 + 6, 66]);
  expect(burgundy.ledger(state).map((line) => [reason(line.reason), line.points])).toEqual([
    ["unsoldGoods", 2],
    ["silverLeft", 3],
    ["workersLeft", 2],
    ["knowledge15", 6],
  ]);
  expect(burgundy.ranking(state)).toEqual([[0], [1]]);
});

test("whoever is further back on the track wins a tie that goes so far", () => {
  const winner = (order: string) => {
    const entry = parseScoreEntry(burgundy, `v1?0=Anna&1=Ben&order.turnOrder=${order}`);
    const position = positionOf(burgundy, entry ?? createEmptyEntry(burgundy.meta, []));
    return burgundy.ranking(burgundy.close(position))[0];
  };

  expect(winner("0,1")).toEqual([1]);
  expect(winner("1,0")).toEqual([0]);
});

test("who has the card that only one player has is entered by seat", () => {
  const scoresOf = (text: string) => {
    const entry = parseScoreEntry(cardGame, text);
    const position = positionOf(cardGame, entry ?? createEmptyEntry(cardGame.meta, []));
    return cardGame.scores(cardGame.close(position));
  };
  const cards = "v1?0=Anna&0.score=20&0.animals.hen=1&0.animals.cow=2&1=Ben&1.score=21";

  expect(scoresOf(cards)).toEqual([20 + 1 + 1, 21]);
  expect(scoresOf(`${cards}&holder.holder=1`)).toEqual([20 + 1, 21 + 1]);
  expect(scoresOf(`${cards}&holder.holder=7`)).toEqual([20 + 1 + 1, 21]);
});

test("whoever played alone enters the points of the rival, and nothing of a set-up is counted", () => {
  const finish = (text: string) => {
    const entry = parseScoreEntry(cardGame, text) ?? createEmptyEntry(cardGame.meta, []);
    expect(formatScoreEntry(cardGame, entry)).toBe(text);
    return cardGame.close(positionOf(cardGame, entry));
  };
  const [lost, won] = [finish("v1?0=Anna&0.score=20&1.score=22"), finish("v1?0=Anna&0.score=20")];
  const counted = cardGame.ledger(won).map(({ reason }) => cardGame.meta.reasons[reason]?.id);

  expect(cardGame.scores(lost)).toEqual([20 + 1, 22]);
  expect([cardGame.ranking(lost)[0], cardGame.ranking(won)[0]]).toEqual([[1], [0]]);
  expect(counted).toEqual(["startCard"]);
});

test("where players stand on a track that brings points is entered as a number", () => {
  const sent =
    "v1?0=Anna&0.score=8&0.coins=5&0.stock.food=7&0.stock.iron=3&0.stock.pearl=2&0.season=12" +
    "&0.courtiers.hall=2&0.courtiers.lower=1&0.courtiers.gate=2&0.warriors.great=2" +
    "&0.warriors.fair=1&0.warriors.small=1&0.tended.plantGarden1=1&0.tended.stoneGarden3=1" +
    "&0.tended.plantGarden2=1&1=Ben&1.season=4&1.score=76";
  const entry = parseScoreEntry(castle, sent) ?? createEmptyEntry(castle.meta, []);
  const state = castle.close(positionOf(castle, entry));

  expect(castle.scores(state)).toEqual([76, 76]);
  expect(castle.ranking(state)).toEqual([[0], [1]]);
});

test("among players on one space of such a track the order is asked for", () => {
  const placesOf = (text: string) => {
    const entry = parseScoreEntry(castle, text) ?? createEmptyEntry(castle.meta, []);
    return castle.ranking(castle.close(positionOf(castle, entry)));
  };
  const three = "v1?0=Anna&0.season=4&1=Ben&1.season=4&2=Cleo&2.season=3";

  expect(placesOf(three)).toEqual([[0], [1], [2]]);
  expect(placesOf(`${three}&order.season=2,1,0`)).toEqual([[1], [0], [2]]);
});

test("numbers beyond what the rules allow become the largest that they do", () => {
  const sent = "v1?0=Anna&0.stock.food=9999&0.season=77&0.tended.plantGarden1=50&1=Ben";
  const entry = parseScoreEntry(castle, sent);

  expect(entry?.players[0]?.numbers).toEqual({
    "stock.food": 7,
    "tended.plantGarden1": 1,
    season: 20,
  });
});

test("what has been written is read again", () => {
  for (const game of games) {
    const entry = filled(game);
    expect(parseScoreEntry(game, `#${formatScoreEntry(game, entry)}`)).toEqual(entry);
  }
});

test("what is no entry is not read, and what nobody knows is left out", () => {
  expect(parseScoreEntry(burgundy, "")).toBeUndefined();
  expect(parseScoreEntry(burgundy, "v2?0=Anna&1=Ben")).toBeUndefined();
  expect(parseScoreEntry(burgundy, "v1?0=Anna")).toBeUndefined();
  expect(
    parseScoreEntry(
      burgundy,
      "v1?0=Anna&1=Ben&0.gold=4&0.silver=-3&0.estate=z9.bank,d4.palace&order.turnOrder=0,0",
    ),
  ).toEqual(createEmptyEntry(burgundy.meta, ["Anna", "Ben"]));
});

test("only what has the colour of a space fits on it", () => {
  const { meta } = burgundy;
  const board = meta.boards.findIndex(({ id }) => id === "estate1");
  const space = (name: string) => meta.shapes[0]?.cells.findIndex((one) => one.name === name) ?? -1;
  const fitting = (name: string) =>
    findFittingKinds(meta, 0, board, space(name)).map((kind) => meta.kinds[kind]?.id ?? "");

  expect(fitting("d4")).toEqual(["castle"]);
  expect(fitting("c4")).toHaveLength(26);
  expect(fitting("e4")).toContain("bank");
  expect(fitting("e4")).toHaveLength(8);
});

test("more players come behind, fewer leave the others as they are", () => {
  const entry = filled(burgundy);
  const more = resizeEntry(burgundy.meta, entry, ["Anna", "Ben", "Carla"]);

  expect(more.players.map(({ name }) => name)).toEqual(["Anna", "Ben", "Carla"]);
  expect(more.orders[0]).toEqual([1, 0, 2]);
  expect(resizeEntry(burgundy.meta, more, ["Anna", "Ben"])).toEqual(entry);
});

test("the lines of the ranking are told in words, one for each", () => {
  for (const language of ["de", "en"] as const) {
    expect(renderClosing(rulesOf("burgundy"), language).lines).toHaveLength(
      burgundy.meta.ranking.length,
    );
  }
});

test("what is entered as scored already is named by what the points were for", () => {
  const earlier = (name: string) => renderClosing(rulesOf(name), "de").earlier;

  expect(earlier("white-castle")).toEqual(["Fächer"]);
  expect(earlier("burgundy-cards")).toEqual([
    "Warenverkauf",
    "Tausch",
    "Wachtürme",
    "Drillinge",
    "Erster Drilling einer Art",
    "Alle sieben Arten",
    "Bonus des Durchgangs",
    "Egons Klöster",
  ]);
  expect(earlier("burgundy")).not.toContain("Silberlinge");
});

/** Two players with a different number in every field, and a piece on a space. */
function filled(game: Game) {
  const { meta } = game;
  const entry = createEmptyEntry(meta, ["Anna", "Ben"]);
  const fields = numberFields(game);
  const kind = meta.kinds.length - 1;
  return {
    rivals: entry.rivals,
    players: entry.players.map((player, seat) => ({
      ...player,
      score: 40 + seat,
      numbers: Object.fromEntries(
        fields.map(({ key, most }, index) => [key, Math.min(most, index + seat + 1)]),
      ),
      cells: Object.fromEntries(meta.closing.grids.map((grid) => [grid, { 4: kind }])),
    })),
    holders: Object.fromEntries(holderMarks(meta).map((mark) => [mark, 1])),
    orders: Object.fromEntries(meta.closing.tracks.map((track) => [track, [1, 0]])),
  };
}
