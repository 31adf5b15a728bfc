// What counters do, on games of a few lines.

import { expect, test } from "vitest";
import type { Game, LogEntry, State } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const catches = `
enum Catch {
  pearl  de "die Perle, die Perlen" en "pearl, pearls"
  coral  de "die Koralle, die Korallen" en "coral, corals"
}
player counter catches[Catch]
`;

test("one of a family is gained and paid, and the log says which", () => {
  const entries: LogEntry[] = [];
  const game = gameOf(`${catches}
table other(Catch): Catch = coral, pearl
flow {
  each player {
    for each c in Catch { gain rank of c * 2 catches[c] }
    pay 1 catches[other(pearl)]
  }
}`);
  const state = game.start({ players: 2, seed: 1 }, (entry) => entries.push(entry));

  const gains = entries.map((entry) => (entry.kind === "gain" ? [entry.index, entry.amount] : []));

  expect([0, 1].map((seat) => amounts(game, state, seat))).toEqual([
    [2, 3],
    [2, 3],
  ]);
  expect(gains.slice(0, 3)).toEqual([
    [0, 2],
    [1, 4],
    [1, -1],
  ]);
});

test("a reason names the member of a family that is lacking", () => {
  const game = gameOf(`${catches}
action sell {
  de "verkaufen" en "sell"
  pick what from Catch
  needs enough: your catches[what] >= 2
    else de "Nötig: {2 catches[what]}, da: {your catches[what]}." en "It takes {2 catches[what]}, not {your catches[what]}."
}
action pass { de "passen" en "pass" }
flow { each player { gain 1 catches[coral] choose sell, pass } }`);
  const state = game.start({ players: 2, seed: 1 });
  const { reason } = game.explain(state, "sell", { what: 1 });

  expect(reason?.text).toEqual({
    de: "Nötig: 2 Korallen, da: 1 Koralle.",
    en: "It takes 2 corals, not 1 coral.",
  });
});

test("a limit is worked out at every gain, for whoever's counter it is", () => {
  const entries: LogEntry[] = [];
  const game = gameOf(`
option wind { calm de "Flaute" en "calm" strong de "Sturm" en "storm" }
family Net
piece big : Net { while in deck { room plus 3 } copies 1 in shed }
zone shed of Net
player zone deck of Net
value room = players * 2
player counter fish { de "der Fisch, die Fische" en "fish, fish" max room + (if wind is strong then 1 else 0) }
flow {
  each player { gain 9 fish }
  each player { if seat is 2 { move big from shed to your deck } gain 1 fish gain 1 fish }
}`);
  const play = (wind: string) =>
    game.start({ players: 2, seed: 1, options: { wind } }, (entry) => entries.push(entry));
  const fish = (state: State) =>
    game.view(state).players.map(({ counters }) => [counters[0]?.value, counters[0]?.max]);

  expect(fish(play("calm"))).toEqual([
    [4, 4],
    [6, 7],
  ]);
  expect(fish(play("strong"))).toEqual([
    [5, 5],
    [7, 8],
  ]);
  // What is lost is not told as gained.
  expect(entries.slice(0, 4).map((entry) => (entry.kind === "gain" ? entry.amount : 0))).toEqual([
    4, 4, 1, 1,
  ]);
});

test("a variant changes what a counter can hold", () => {
  const text = `
game reef { de "Riff" en "reef" players 2..4 }
player counter nets { de "das Netz, die Netze" en "net, nets" max players }
flow { each player { gain 9 nets } }
variant bigBoats of reef {
  de "Große Boote" en "Big boats"
  change nets.max from players to players + 4
}
variant noLimit of reef { de "Ohne Grenze" en "No limit" remove nets.max }`;
  const nets = (...variants: readonly string[]) => {
    const game = gameFrom([{ path: "test.regel", text }, completed(text)], variants);
    return amounts(game, game.start({ players: 2, seed: 1 }), 0);
  };

  expect([nets(), nets("bigBoats"), nets("noLimit")]).toEqual([[2], [6], [9]]);
});

test("a variant changes what happens beyond a limit", () => {
  const text = `
game reef { de "Riff" en "reef" players 2..4 }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
player counter nets { de "das Netz, die Netze" en "net, nets" max 2 beyond { pay 1 nets } }
flow { each player { gain 5 nets } }
variant sold of reef { de "Verkauf" en "Sale" change nets.beyond { pay 1 nets gain 2 coins } }
variant more of sold { de "Mehr" en "More" extend nets.beyond { gain 1 coins } }
variant lost of reef { de "Verlust" en "Loss" remove nets.beyond }`;
  const held = (...variants: readonly string[]) => {
    const game = gameFrom([{ path: "test.regel", text }, completed(text)], variants);
    return amounts(game, game.start({ players: 2, seed: 1 }), 0);
  };

  expect([held(), held("sold"), held("sold", "more"), held("lost")]).toEqual([
    [0, 2],
    [6, 2],
    [9, 2],
    [0, 2],
  ]);
});

test("a counter is full at its limit and empty without anything", () => {
  const game = gameOf(`${catches}
counter tides { de "die Tide, die Tiden" en "tide, tides" }
player counter nets { de "das Netz, die Netze" en "net, nets" max players }
flow {
  each player {
    if your nets is empty { gain 1 tides }
    repeat until your nets is full { gain 1 nets gain 1 tides }
    if your nets is not empty and your catches[coral] is empty { gain 1 tides }
  }
}`);
  const { shared } = game.view(game.start({ players: 3, seed: 1 }));

  expect(shared.counters.map(({ value, max }) => [value, max])).toEqual([[15, undefined]]);
});

const seals = `
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
player counter seals { de "das Siegel, die Siegel" en "seal, seals" max 2 beyond { choose sellOne, sellTwo } }
action sellOne { de "eines verkaufen" en "sell one" pay 1 seals gain 1 coins }
action sellTwo { de "zwei verkaufen" en "sell two" needs your coins > 0 pay 2 seals gain 3 coins }
action pass { de "passen" en "pass" }
`;

test("whoever gains beyond the limit is asked at once, until it fits", () => {
  const game = gameOf(`${seals}
flow { each player { gain 4 seals set your coins to your coins * 10 } choose pass }`);
  const state = game.start({ players: 2, seed: 1 });
  const asked: (number | undefined)[][] = [];
  const play = (action: string) => {
    const seat = game.decision(state)?.player ?? -1;
    asked.push([seat, ...amounts(game, state, seat)]);
    const option = game.options(state).find((one) => game.notation(one) === action);
    game.play(state, option ?? -1);
  };
  for (const action of ["sellOne", "sellTwo", "sellOne", "sellOne", "pass"]) play(action);

  expect(asked).toEqual([
    [0, 0, 4],
    [0, 1, 3],
    [1, 0, 4],
    [1, 1, 3],
    [0, 40, 1],
  ]);
  expect(amounts(game, state, 1)).toEqual([20, 2]);
});

test("what is beyond the limit is lost when nobody can do anything about it", () => {
  const entries: LogEntry[] = [];
  const game = gameOf(`${seals.replace("needs your coins > 0", "")}
player counter nets { de "das Netz, die Netze" en "net, nets" max 3 beyond { if your coins > 0 { may choose mend } } }
action mend { de "flicken" en "mend" pay 1 nets pay 1 coins }
flow { each player { gain seat coins gain 5 nets } choose pass }`);
  const state = game.start({ players: 2, seed: 1 }, (entry) => entries.push(entry));
  const play = (action: string) => {
    const option = game.options(state).find((one) => game.notation(one) === action);
    game.play(state, option ?? -1, (entry) => entries.push(entry));
  };

  play("mend");
  expect(amounts(game, state, 0)).toEqual([0, 0, 3]);
  play("decline");
  expect(amounts(game, state, 1)).toEqual([2, 0, 3]);
  expect(
    entries.flatMap((entry) => (entry.kind === "gain" && entry.counter === 2 ? entry.amount : [])),
  ).toEqual([5, -1, -1, 5, -2]);
});

test("of a family only the member that was gained is brought back to its limit", () => {
  const game = gameOf(`
enum Catch { pearl de "die Perle, die Perlen" en "pearl, pearls" coral de "die Koralle, die Korallen" en "coral, corals" }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
player counter catches[Catch] { max 2 beyond { pay 1 catches[if your coins is 0 then pearl else coral] gain 1 coins } }
flow { each player { gain 3 catches[pearl] gain 4 catches[if your catches[coral] is 0 then coral else pearl] } }`);
  const state = game.start({ players: 2, seed: 1 });

  expect(amounts(game, state, 0)).toEqual([3, 2, 2]);
});

test("exchanges that lead to each other without end are stopped", () => {
  const game = gameOf(`
player counter seals { de "das Siegel, die Siegel" en "seal, seals" max 2 beyond { choose toCoin } }
player counter coins { de "die Münze, die Münzen" en "coin, coins" max 2 beyond { choose toSeal } }
action toCoin { de "in Münzen" en "to coins" pay 1 seals gain 3 coins }
action toSeal { de "in Siegel" en "to seals" pay 1 coins gain 3 seals }
flow { each player { gain 3 seals } }`);
  const state = game.start({ players: 2, seed: 1 });

  expect(() => game.playout(state, { below: () => 0 })).toThrow(
    "the rules cannot be carried out: deep",
  );
});

const sale = `
player counter goods { de "die Ware, die Waren" en "good, goods" starts 6 max 4 }
action sell { de "verkaufen" en "sell" pick count from 1..your goods pay count goods }
action keep { de "behalten" en "keep" pick count from max(your goods - 1, 0)..min(9, your goods) }
action pass { de "passen" en "pass" }
`;

test("a pick goes as far as there is something, also beyond what gains can bring", () => {
  const game = gameOf(`${sale}
flow { repeat 3 times { choose sell, keep, pass } }`);
  const state = game.start({ players: 2, seed: 1 });
  const options = () => game.options(state).map((option) => game.notation(option));

  const sales = [1, 2, 3, 4, 5, 6].map((count) => `sell(count: ${count})`);
  expect(options()).toEqual([...sales, "keep(count: 5)", "keep(count: 6)", "pass"]);
  game.play(state, game.options(state)[2] ?? -1);
  expect(options().slice(0, 3)).toEqual(["sell(count: 1)", "sell(count: 2)", "sell(count: 3)"]);

  const why = (action: string, count: number) =>
    game.explain(state, action, { count }).reason?.text ?? "legal";
  expect(why("sell", 3)).toBe("legal");
  expect(why("sell", 4)).toEqual({
    de: "Du hast nur 3 Waren.",
    en: "You have only 3 goods.",
  });
  expect(why("keep", 1)).toEqual({
    de: "Weniger als 2 ist hier nicht möglich.",
    en: "No less than 2 is possible here.",
  });
});

function gameOf(text: string): Game {
  return gameFrom([{ path: "test.regel", text }, completed(text)]);
}

/** What a player has of each counter. */
function amounts(game: Game, state: State, seat: number): number[] {
  return game.view(state).players[seat]?.counters.map(({ value }) => value) ?? [];
}

test("nothing can always be paid, also by whoever has less than nothing", () => {
  const game = gameOf(`
player counter debt { de "die Schuld, die Schulden" en "debt, debts" starts 0 - 2 }
flow { each player { pay 0 debt } }`);

  expect(game.isOver(game.start({ players: 2, seed: 1 }))).toBe(true);
});
