// The rules of the card game against figures that were collected independently of them (facts.json).

import { expect, test } from "vitest";
import facts from "./facts.json" with { type: "json" };
import { contents, game, kinds, sortOf } from "./table.ts";

const start = (players: number) => game.view(game.start({ players, seed: players }));

test("there are 114 action cards, with each number as often as collected", () => {
  const { shared, players } = start(1);
  const cards = [
    ...["deck", "stacks", "display", "scriptStacks"].flatMap((zone) => contents(shared, zone)),
    ...players.flatMap((one) => ["cards", "estate"].flatMap((zone) => contents(one, zone))),
    ...players.flatMap((one) => contents(one, "triples")),
  ];
  const expected = Object.entries(facts.cards).flatMap(([sort, numbers]) =>
    numbers.map((number) => `${sort}${number}`),
  );

  expect(cards.toSorted()).toEqual(expected.toSorted());
  expect(cards).toHaveLength(114);
  for (const number of ["1", "2", "3", "4", "5", "6"])
    expect(cards.filter((card) => card.endsWith(number))).toHaveLength(facts.eachNumber);
  expect(new Set(cards.map(sortOf))).toEqual(new Set(Object.keys(facts.cards)));
});

test.each([1, 2, 3, 4])("the set-up for %i", (count) => {
  const { shared, players } = start(count);
  const seats = players.slice(0, count);

  expect(contents(shared, "display")).toHaveLength(facts.display[`${count as 1}`]);
  const sevens = contents(shared, "sevenCards").map((id) => Number(id.slice(-1)));
  expect(sevens.toReversed()).toEqual(facts.sevenCards[`${count as 1}`]);
  for (const [seat, holdings] of seats.entries()) {
    expect(contents(holdings, "cards")).toHaveLength(facts.hand);
    expect(contents(shared, "stacks", seat + 1)).toHaveLength(facts.cardsEach - facts.hand);
    expect(contents(holdings, "goods")).toHaveLength(1);
    expect(contents(holdings, "animals")).toHaveLength(1);
    expect(counters(holdings)).toEqual({ workers: facts.workersBySeat[seat], silver: 1 });
  }
});

test("points for triples are those that were collected", () => {
  const entries = game.meta.tables.find(({ id }) => id === "triplePoints")?.entries ?? [];

  expect(Object.fromEntries(kinds.map((kind, at) => [kind, entries[at]]))).toEqual(
    facts.triplePoints,
  );
});

function counters(holdings: ReturnType<typeof start>["players"][number]) {
  return Object.fromEntries(
    holdings.counters.map(({ id, value }) => [game.meta.counters[id]?.id ?? "", value]),
  );
}
