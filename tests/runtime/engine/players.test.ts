// Rules that are carried out for another player.

import { expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const pearls = 'player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }';

test("the next player after the last is the first", () => {
  const rules = `
${pearls}
flow {
  each player {
    for next player after you { gain seat pearls }
  }
}
`;

  expect(amountsAt(game(rules), 3)).toEqual([1, 2, 3]);
});

test("alone one sits next to oneself", () => {
  const rules = `
game reef { de "Riff" en "reef" players 1..2 }
${pearls}
flow {
  each player {
    for next player after you { gain 1 pearls }
  }
}
`;

  expect(amountsAt(game(rules), 1)).toEqual([1]);
});

test("each player may begin with somebody, whoever that is when it begins", () => {
  const rules = `
${pearls}
mark first: player
counter turns { de "der Zug, die Züge" en "turn, turns" }
flow {
  each player where seat is 2 { set first to you }
  each player from first {
    gain 1 turns
    set your pearls to turns
    set first to next player after you
  }
  each player from next player after first where seat > 1 { gain 1 turns set your pearls to your pearls + 10 * turns }
}
`;

  expect(amountsAt(game(rules), 2)).toEqual([2, 31]);
  expect(amountsAt(game(rules), 3)).toEqual([3, 1 + 50, 2 + 40]);
});

test("decisions are asked from somebody on round the table, of everybody once", () => {
  const rules = `
${pearls}
mark first: player
action dive { de "tauchen" en "dive" pick n from 1..3 gain n pearls set first to you }
flow {
  each player where seat is 3 { set first to you }
  repeat 2 times { each player from first { choose dive choose dive } }
}
`;

  expect(askedIn(game(rules), 3)).toEqual([2, 2, 0, 0, 1, 1, 1, 1, 2, 2, 0, 0]);
});

test("decisions are asked of the player for whom rules are carried out, who is you no longer than that", () => {
  const rules = `
${pearls}
action dive { de "tauchen" en "dive" pick n from 1..3 gain n pearls }
flow {
  each player {
    for next player after you { choose dive choose dive }
    choose dive
  }
}
`;

  expect(askedIn(game(rules), 2)).toEqual([1, 1, 0, 0, 0, 1]);
});

function game(rules: string): Game {
  return gameFrom([{ path: "game.regel", text: rules }, completed(rules)]);
}

/** Who is asked, one decision after the other. */
function askedIn(reef: Game, players: number): number[] {
  const state = reef.start({ players, seed: 1 });
  const asked: number[] = [];
  for (let now = reef.decision(state); now !== undefined; now = reef.decision(state)) {
    asked.push(now.player);
    reef.play(state, reef.options(state)[0] ?? 0);
  }
  return asked;
}

/** Everybody's pearls when the game has ended. */
function amountsAt(reef: Game, players: number): number[] {
  const { players: seats } = reef.view(reef.start({ players, seed: 1 }));
  return seats.map(({ counters }) => counters[0]?.value ?? 0);
}
