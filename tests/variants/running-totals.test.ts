// Points that last are worth the same whenever they are counted: a game that always counts them
// ends with the scores of one that counts them at the end. Only, they are seen earlier.

import { describe, expect, test } from "vitest";
import type { Game, State } from "../../src/dsl/index.ts";
import { playBothToEnd } from "../../src/play/compare/lockstep-playout.ts";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { holds } from "../support/holds.ts";
import { gameFrom, rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const sources = rulesOf("burgundy");
const running = {
  path: "running.regel",
  text: 'variant running of burgundy { de "Sofort" en "At once" change worth always }',
};
const base = gameFrom(sources);
const lasting = base.meta.reasons.flatMap(({ id }, reason) =>
  /^knowledge(?:1[5-9]|2[0-6])$/.test(id) ? [reason] : [],
);

const others: readonly (readonly [string, Game, readonly string[]])[] = [
  [
    "the base game that always counts",
    gameFrom([...sources, running], ["running"]),
    ["basic", "advanced", "secret"],
  ],
  ["Yucata's rules in the basic set-up", gameFrom(sources, ["yucata"]), ["basic"]],
];

const games = repetitions({ short: 2000, long: 10_000 });

describe.each(others)("%s", (_, other, setUps) => {
  const [a, b] = [new Watched(base), new Watched(other)];

  test(`${games} games end alike, and show points earlier`, () => {
    let [scored, early] = [0, 0];
    for (let index = 0; index < games; index++) {
      const setup = {
        players: 2 + (index % 3),
        options: { setUp: setUps[Math.floor(index / 3) % setUps.length] ?? "" },
        seed: deriveSeed(index, 0),
      };
      const ends = playBothToEnd(a.game, b.game, setup, seededRandom(deriveSeed(index, 1)).below);
      const where = () => `game ${index}: ${JSON.stringify({ setup, ends })}`;
      holds(ends.complete, where);
      holds(`${ends.scoresA}` === `${ends.scoresB}`, where);
      holds(JSON.stringify(a.ranking()) === JSON.stringify(b.ranking()), where);
      if (!a.haveScored(lasting)) continue;
      scored += 1;
      if (ends.firstScoreParting !== undefined) early += 1;
    }
    expect(scored).toBeGreaterThan(games / 2);
    expect(early / scored).toBeGreaterThan(0.9);
  });
});

/** A game that remembers the state that it started last, which is played in place. */
class Watched {
  readonly game: Game;
  private state: State = new Int32Array();

  constructor(game: Game) {
    const start: Game["start"] = (setup, log) => {
      this.state = game.start(setup, log);
      return this.state;
    };
    this.game = { ...game, start };
  }

  ranking(): readonly (readonly number[])[] {
    return this.game.ranking(this.state);
  }

  /** Whether anybody has points for one of these reasons. */
  haveScored(reasons: readonly number[]): boolean {
    const { meta } = this.game;
    const seats = [...this.game.scores(this.state).keys()];
    return seats.some((seat) => {
      const line = meta.ledger + seat * meta.reasons.length;
      return reasons.some((reason) => this.state[line + reason] !== 0);
    });
  }
}
