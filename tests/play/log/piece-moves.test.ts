// What a move did to pieces, and the marks that the moves of others leave on the table.

import { expect, test } from "vitest";
import { movesOfOthers, tracesOf } from "../../../src/components/board/traces/traces.ts";
import { findArc } from "../../../src/components/play/felt/arc.ts";
import { type Session, startSession } from "../../../src/play/session/session.ts";
import { gameOf } from "../../support/rules-of.ts";

const burgundy = gameOf("burgundy");

/** Plays with the last option that moves a tile, if there is one, else the first option. */
function playBurgundy(moves: number): Session {
  const seats = ["Anna", "Benno"].map((name) => ({ name, kind: "human" }));
  const session = startSession(burgundy, { seats, options: {}, seed: 5 });
  for (let move = 0; move < moves; move++) {
    const options = burgundy.options(session.state);
    const named = (option: number) => /^(?:place|take)\(/.test(burgundy.notation(option));
    session.play(options.findLast(named) ?? options[0] ?? 0);
  }
  return session;
}

const placesOf = ({ game, past }: Session) =>
  past.map(({ option, pieces }) => ({
    action: game.notation(option).replace(/\W.*/, ""),
    pieces: pieces.map(({ from, to }) =>
      [from, to].map((at) => {
        if (at === undefined) return "-";
        return (at.holder === "zone" ? game.meta.zones : game.meta.grids)[at.id]?.id;
      }),
    ),
  }));

test("taking and placing move one tile; rolling and filling up what all take from move none", () => {
  const played = placesOf(playBurgundy(60));
  // With a full storage the tile comes with the answer to what is discarded for it.
  const taken = played.filter(
    ({ action }, index) =>
      action === "discard" || (action === "take" && played[index + 1]?.action !== "discard"),
  );
  const placed = played.filter(({ action }) => action === "place");
  expect(taken.length).toBeGreaterThan(0);
  expect(placed.length).toBeGreaterThan(0);
  for (const { pieces } of taken) expect(pieces).toContainEqual(["depots", "storage"]);
  for (const { pieces } of placed) expect(pieces).toContainEqual(["storage", "estate"]);

  const ended = played.filter(({ action }) => action === "endTurn");
  expect(ended.length).toBeGreaterThan(0);
  for (const { pieces } of ended) expect(pieces).toEqual([]);
});

test("a piece on a common board comes from one space and goes to another, and a captured one leaves", () => {
  const game = gameOf("classics/breakthrough");
  const seats = ["Anna", "Benno"].map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: {}, seed: 1 });
  for (let move = 0; move < 40 && !game.isOver(session.state); move++) {
    session.play(game.options(session.state).at(-1) ?? 0);
  }
  for (const { pieces } of session.past) {
    const [first, ...more] = pieces;
    expect(more).toEqual([]);
    expect(first?.from?.holder).toBe("grid");
    expect(first?.to?.place).not.toBe(first?.from?.place);
  }
});

test("what others did since one's last turn has numbered marks, until one's own turn is over", () => {
  const session = playBurgundy(60);
  const { past } = session;
  const seat = 1 - (past.at(-1)?.player ?? 0);
  const others = movesOfOthers(past, seat);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ player }) => player !== seat)).toBe(true);
  expect(past.slice(-others.length)).toEqual(others);

  const traces = [...tracesOf(burgundy.meta, others)];
  const orders = new Set(traces.map(([, { order }]) => order));
  expect(traces.every(([, trace]) => trace.seat === 1 - seat)).toBe(true);
  expect(Math.max(...orders)).toBe(orders.size === 1 ? 0 : orders.size);

  // Their marks stay while the seat itself moves.
  const own = { ...past[0], player: seat } as (typeof past)[number];
  expect(movesOfOthers([...past, own, own], seat)).toEqual(others);
  expect(movesOfOthers([own, own], seat)).toEqual([]);
});

test("a single move has marks without a number, and one that moves nothing has none", () => {
  const { past } = playBurgundy(60);
  const taking = past.filter(({ option }) => burgundy.notation(option).startsWith("take("));
  const traces = tracesOf(burgundy.meta, taking.slice(0, 1));
  expect(traces.size).toBeGreaterThanOrEqual(2);
  expect([...traces.values()].every(({ order }) => order === 0)).toBe(true);
  const ending = past.filter(({ option }) => burgundy.notation(option) === "endTurn");
  expect(tracesOf(burgundy.meta, ending).size).toBe(0);
});

test("a flight rises above its ends and stays in the window", () => {
  expect(findArc({ x: 100, y: 400 }, { x: 500, y: 400 })).toBe("M100 400Q300 200 500 400");
  expect(findArc({ x: 0, y: 20 }, { x: 800, y: 20 })).toBe("M0 20Q400 8 800 20");
});
