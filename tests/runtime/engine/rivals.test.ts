// Seats that are nobody's: what a rival owns, when it plays, and that it can win.

import { expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const game = 'game reef { de "Riff" en "reef" players 1..3 }';
const shark = 'rival shark when players is 1 { de "der Hai" en "the shark" }';
const things = `
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" starts 2 }
player zone net of 1..6 { de "das Netz, die Netze" en "net, nets" }
player zone hand of 1..6, row of 3, hidden { de "die Hand, die Hände" en "hand, hands" }
reason hunt { de "Jagd" en "hunt" }
action dive { de "tauchen" en "dive" score 3 as hunt }
`;

test("a rival owns all that players own, and what is counted for it is in the ledger", () => {
  const reef = gameFromRules(`
to prowl { gain 3 pearls add 5 to your net add 6 to hand of shark score number of n in your net as hunt }
flow { for shark { do prowl } each player { choose dive } }
`);
  const state = reef.start({ players: 1, seed: 1 });

  expect(reef.rivals(state).map(({ id }) => id)).toEqual(["shark"]);
  expect(reef.view(state).players.map(({ rival }) => rival)).toEqual([undefined, 0]);
  expect(reef.view(state).players[1]?.counters[0]?.value).toBe(5);
  expect(reef.view(state).players[1]?.zones[0]?.items).toEqual([{ value: 5, count: 1, place: 4 }]);
  expect(reef.scores(state)).toEqual([0, 1]);
  expect(reef.ledger(state)).toEqual([{ player: 1, reason: 0, points: 1 }]);
});

test("marks of a rival who does not play are what they begin with", () => {
  const reef = gameFromRules(`
player mark depth[1..2]: 1..2 starts 2
flow { each player { score depth of shark[depth of shark[1]] as hunt choose dive } }
`);
  expect(reef.scores(reef.start({ players: 2, seed: 1 }))).toEqual([2, 0]);
});

test("a rival that is ahead wins", () => {
  const reef = gameFromRules(`
flow { for shark { score 2 as hunt } each player { choose dive } for shark { score 2 as hunt } }
`);
  const state = reef.start({ players: 1, seed: 1 });
  expect(reef.ranking(state)).toEqual([[1], [0]]);
  reef.play(state, reef.options(state)[0] ?? -1);

  expect(reef.isOver(state)).toBe(true);
  expect(reef.scores(state)).toEqual([3, 4]);
  expect(reef.ranking(state)).toEqual([[1], [0]]);
});

test("where a rival does not play, nothing is carried out for it and it has nothing", () => {
  const reef = gameFromRules(`
flow {
  for shark { score 2 as hunt gain 1 pearls }
  each player { score pearls of shark as hunt choose dive }
}
`);
  for (const players of [2, 3]) {
    const state = reef.start({ players, seed: 1 });
    expect(reef.rivals(state)).toEqual([]);
    expect(reef.view(state).players.map(({ rival }) => rival)).toEqual(
      Array.from({ length: players }),
    );
    expect(reef.scores(state)).toEqual(Array.from({ length: players }, () => 0));
  }
});

test("each player and players mean nobody's seat never; next to it the table begins anew", () => {
  const reef = gameFromRules(`
flow {
  each player { gain players + number of p in players pearls }
  for shark {
    for next player after you { gain 10 pearls }
  }
}
`);
  const { players } = reef.view(reef.start({ players: 1, seed: 1 }));

  expect(players.map(({ counters }) => counters[0]?.value)).toEqual([14, 2]);
});

test("a rival has a marker on tracks, and no turn in their order", () => {
  const reef = gameFromRules(`
track current of players 1..7 { de "die Strömung, die Strömungen" en "current, currents" }
flow {
  move shark on current by 3
  each player in order of current { gain 10 * place of you on current pearls choose dive }
  each player in order of current { gain 1 pearls }
}
`);
  const state = reef.start({ players: 1, seed: 1 });
  expect(reef.view(state).shared.tracks[0]?.markers).toEqual([
    { player: 0, position: 1, height: 0 },
    { player: 1, position: 4, height: 0 },
  ]);
  reef.play(state, reef.options(state)[0] ?? -1);

  expect(reef.view(state).players.map(({ counters }) => counters[0]?.value)).toEqual([23, 2]);
});

test("rivals sit in order of declaration behind the players, as options and their number say", () => {
  const reef = gameFromRules(
    `
option sea { calm de "ruhig" en "calm" wild de "wild" en "wild" }
rival squid when sea is wild and players < 3 { de "der Krake" en "the squid" }
rival gull { de "die Möwe" en "the gull" }
flow { for gull { score 1 as hunt } for squid { score 2 as hunt } for shark { score 3 as hunt } }
`,
  );
  const scores = (players: number, sea: string) => {
    const state = reef.start({ players, seed: 1, options: { sea } });
    return [
      reef
        .rivals(state)
        .map(({ id }) => id)
        .join(),
      reef.scores(state).join(),
    ];
  };

  expect(scores(1, "wild")).toEqual(["shark,squid,gull", "0,3,2,1"]);
  expect(scores(1, "calm")).toEqual(["shark,gull", "0,3,1"]);
  expect(scores(2, "wild")).toEqual(["squid,gull", "0,0,2,1"]);
  expect(scores(3, "wild")).toEqual(["gull", "0,0,0,1"]);
});

test("what a rival has in hand nobody sees, and it is dealt anew in a guess", () => {
  const reef = gameFromRules(`
flow { for shark { add 1 to your hand add 2 to your hand add 3 to your hand } each player { choose dive } }
`);
  const state = reef.start({ players: 1, seed: 1 });
  expect(reef.view(state, 0).players[1]?.zones[1]).toMatchObject({ size: 3, items: [] });
  const guesses = Array.from({ length: 20 }, (_, seed) =>
    reef.view(reef.sample(state, 0, seed)).players[1]?.zones[1]?.items.map(({ value }) => value),
  );

  expect(new Set(guesses.map((guess) => guess?.join())).size).toBeGreaterThan(1);
  for (const guess of guesses) expect(guess?.toSorted()).toEqual([1, 2, 3]);
});

test("lasting points are counted for rivals as well", () => {
  const reef = gameFromRules(`
family Fish
piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" copies 1 in your reefs while in reefs { worth 2 } }
player zone reefs of Fish { de "das Riff, die Riffe" en "reef, reefs" }
worth always
flow { for shark { add cod to your reefs } each player { choose dive } }
`);

  expect(reef.scores(reef.start({ players: 1, seed: 1 }))).toEqual([2, 4]);
});

test("examples know a rival by its name", () => {
  const reef = gameFromRules(`
flow { each player { choose dive } for shark { score pearls of shark as hunt } }
example hunted proves shark {
  de "Der Hai hat mehr Perlen." en "The shark has more pearls."
  given { players Anna shark { pearls 4; net 2, 2; score 1 } Anna { pearls 1 } }
  then shark has size of your net is 2
  then Anna has pearls of shark > your pearls
  then Anna cannot see hand of shark
  when Anna dive
  then shark scores 4 as hunt
  then shark wins
}
example notHunted {
  de "Anna hat mehr." en "Anna has more."
  given { players Anna shark { pearls 1 } }
  when Anna dive
  then shark wins
}
`);

  expect(reef.runExample("hunted").problem).toBeUndefined();
  expect(reef.runExample("notHunted").problem?.text.en).toBe("Expected: shark; found: Anna.");
});

test("a rival who does not play has no marker that could move", () => {
  const reef = gameFromRules(`
track current of players 0..7
flow { move shark on current by 2 move you on current by 0 each player { choose dive } }
`);
  const state = reef.start({ players: 3, seed: 1 });

  const [current] = reef.view(state).shared.tracks;
  expect(current?.markers.map(({ height }) => height)).toEqual([2, 1, 0]);
  expect(current?.markers.map(({ position }) => position)).toEqual([0, 0, 0]);
});

function gameFromRules(rules: string): Game {
  const text = `${game}\n${shark}\n${things}\n${rules}`;
  return gameFrom([{ path: "game.regel", text }, completed(text)]);
}
