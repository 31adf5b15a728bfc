// What holds for bots, records and simulations holds for the games that come with the project.

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Game } from "../../src/dsl/index.ts";
import type { BotKind } from "../../src/play/bots/index.ts";
import { perft } from "../../src/play/perft.ts";
import { loadSession } from "../../src/play/session/load-session.ts";
import { playRecordedGame, simulateGame } from "../../src/play/simulation/simulate.ts";
import { gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const classics = "rules/classics";
const all: readonly [string, Game][] = [
  ...readdirSync(classics)
    .filter((name) => name.endsWith(".regel"))
    .map((name): [string, Game] => [name, gameOf(`classics/${name.replace(/\.regel$/, "")}`)]),
  ["burgundy", gameOf("burgundy")],
];

const games = repetitions({ short: 3, long: 100 });
const positions = repetitions({ short: 3, long: 30 });
const matches = repetitions({ short: 5, long: 50 });

/** As many bots as the game takes at most, of both kinds. */
const botsFor = ({ meta }: Game) =>
  Array.from({ length: meta.players.max }, (_, seat): BotKind => (seat % 2 ? "greedy" : "random"));

test.each(all)("a recorded game of %s is the simulated game", (_, game) => {
  const bots = Array.from({ length: game.meta.players.min }, (): BotKind => "random");
  for (let index = 0; index < games; index++) {
    const plan = { bots, options: {}, seed: 3 };
    const { state, length } = playRecordedGame(game, plan, index);
    const { scores, decisions } = simulateGame(game, plan, index);

    expect([game.scores(state), length]).toEqual([scores, decisions]);
  }
});

test.each(all)("a record of %s is proved, in its set-ups", (_, game) => {
  // Set-ups differ in boards alone, so each fourth says as much.
  const setUps = [
    {},
    ...game.meta.options.flatMap(({ id, choices }) => choices.map((c) => ({ [id]: c.id }))),
  ].filter((_, index) => index % 4 === 0);
  for (const [index, options] of setUps.entries()) {
    // Who chose the moves does not matter to a record, and bots that think take nearly all the time.
    const bots = index === 0 ? botsFor(game) : botsFor(game).map((): BotKind => "random");
    const session = playRecordedGame(game, { bots, options, seed: 4 }, index);
    const opened = loadSession(game, session.save());

    expect(opened.kind === "session" && opened.sameRules).toBe(true);
    expect(opened.kind === "session" && opened.session.state).toEqual(session.state);
  }
});

test.each(all)("a game of %s saved at any move goes on like the original", (_, game) => {
  const session = playRecordedGame(game, { bots: botsFor(game), options: {}, seed: 5 }, 0);
  const end = session.state.slice();
  const last = session.length;
  for (let position = 0; position < last; position += Math.ceil(last / positions)) {
    session.jump(position);
    const opened = loadSession(game, session.save());
    if (opened.kind === "problem") throw new Error(opened.problem.text.en);
    for (const { option } of session.future) opened.session.play(option);

    expect(opened.session.state).toEqual(end);
  }
});

// The first moves of a rack of seven columns, as published for the usual board.
test("perft counts Connect Four as published", () => {
  const [, game] = all.find(([name]) => name === "connect-four.regel") ?? [];

  expect(game && perft(game, { players: 2, seed: 1 }, 6)).toMatchObject({
    sequences: [7, 49, 343, 2401, 16_807, 117_649],
    games: [0, 0, 0, 0, 0, 0],
  });
});

test("a greedy bot beats a random one in nearly every game of burgundy", () => {
  const [, game] = all.find(([name]) => name === "burgundy") ?? [];
  const plan = { bots: ["greedy", "random"], options: {}, seed: 6 } as const;
  const results = Array.from(
    { length: matches },
    (_, index) => game && simulateGame(game, plan, index),
  );

  expect(results.filter((result) => result?.ranking[0]?.[0] === 0).length).toBeGreaterThan(
    0.8 * matches,
  );
});
