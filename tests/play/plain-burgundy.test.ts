import { expect, test } from "vitest";
import { chanceOfRules } from "../../bench/burgundy/chance.ts";
import { firstBoard } from "../../bench/burgundy/estate.ts";
import { plainBurgundy } from "../../bench/burgundy/game.ts";
import * as at from "../../bench/burgundy/layout.ts";
import { KINDS, NONE } from "../../bench/burgundy/tables.ts";
import type { Game, Holdings, State } from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";

// Two programs that know nothing of each other, one compiled from the rules and one written by hand,
// play the same games: they would hardly be wrong in the same way.

const game = gameOf("burgundy");
const board = firstBoard(game);
const setup = { players: 2 };

test("the game written by hand is the compiled one, decision by decision", () => {
  for (let seed = 1; seed <= 8; seed++) {
    const random = seededRandom(seed);
    // Several where something has been chosen that no table shows, such as the tile for which room
    // has to be made.
    let states = [game.start({ ...setup, seed })];
    let decisions = 0;
    const plain = plainBurgundy(board, {
      chance: chanceOfRules,
      below: (n) => {
        if (decisions > 0) states = statesLike(plain.state, states);
        decisions += 1;
        const counts = states.map((state) => game.options(state).length);
        expect({ seed, decisions, counts }).toEqual({
          seed,
          decisions,
          counts: expect.arrayContaining([n]),
        });
        states = states.filter((_, i) => counts[i] === n);
        return random.below(n);
      },
    });
    plain.play(seed);
    // The last decision ends the last turn, and points of the end come behind it.
    const [last] = states.flatMap(statesBehind);
    expect({ seed, scores: game.scores(last as State) }).toEqual({
      seed,
      scores: scoresOf(plain.state),
    });
  }
});

/** The states behind one of the states in which everything is as in the game written by hand. */
function statesLike(plain: Int32Array, before: readonly State[]): State[] {
  const wanted = JSON.stringify(ofPlain(plain));
  const behind = before.flatMap(statesBehind);
  const found = behind.filter((state) => JSON.stringify(ofRules(game, state)) === wanted);
  if (found.length === 0)
    expect(behind.map((state) => ofRules(game, state))).toContainEqual(ofPlain(plain));
  return [...new Map(found.map((state) => [state.join(), state])).values()];
}

function statesBehind(before: State): State[] {
  return game.options(before).map((option) => {
    const state = before.slice();
    game.playUnchecked(state, option);
    return state;
  });
}

function scoresOf(S: Int32Array): number[] {
  return [S[at.SCORE] as number, S[at.SEAT + at.SCORE] as number];
}

/** Everything that decisions depend on, but for the order of what lies in one place. */
function ofPlain(S: Int32Array) {
  const part = (from: number, count: number) => [...S.slice(from, from + count)];
  const items = (from: number, count: number, none: number) =>
    part(from, count)
      .filter((item) => item !== none)
      .sort((a, b) => a - b);
  return {
    depots: [0, 1, 2, 3, 4, 5].map((depot) => items(at.DEPOT + depot * 2, 2, NONE)),
    black: items(at.BLACK, 4, NONE),
    goodsAt: [0, 1, 2, 3, 4, 5].map((depot) => part(at.GOODS_AT + depot * 6, 6)),
    completed: part(at.COMPLETED, 6),
    seats: [0, at.SEAT].map((b) => ({
      points: S[b + at.SCORE],
      silver: S[b + at.SILVER],
      workers: S[b + at.WORKERS],
      bonus: S[b + at.BONUS],
      track: [S[b + at.POSITION], S[b + at.TALL]],
      dice: items(b + at.DIE_1, 2, 0),
      store: items(b + at.STORE, 3, NONE),
      goods: part(b + at.GOODS, 6),
      sold: part(b + at.SOLD, 6),
      tiles: part(b + at.HAVE, KINDS),
      filled: part(b + at.FILLED, 6),
    })),
  };
}

function ofRules({ meta, view, scores }: Game, state: State): ReturnType<typeof ofPlain> {
  const { shared, players } = view(state);
  const counter = (held: Holdings, id: string) =>
    held.counters.filter((one) => meta.counters[one.id]?.id === id).map(({ value }) => value);
  const zones = (held: Holdings, id: string) =>
    held.zones.filter((one) => meta.zones[one.id]?.id === id).map(({ items }) => items);
  const items = (zone: ReturnType<typeof zones>[number] = []) =>
    zone.flatMap(({ value, count }) => Array<number>(count).fill(value)).sort((a, b) => a - b);
  const counts = (zone: ReturnType<typeof zones>[number] = []) =>
    [0, 1, 2, 3, 4, 5].map((kind) => zone.find(({ value }) => value === kind)?.count ?? 0);
  const points = scores(state);
  return {
    depots: zones(shared, "depots").map(items),
    black: items(zones(shared, "blackDepot")[0]),
    goodsAt: zones(shared, "goodsAt").map(counts),
    completed: counter(shared, "completed"),
    seats: players.map((held, seat) => {
      const cells = held.grids[0]?.cells ?? [];
      const marker = shared.tracks[0]?.markers.find(({ player }) => player === seat);
      return {
        points: points[seat],
        silver: counter(held, "silver")[0],
        workers: counter(held, "workers")[0],
        bonus: counter(held, "bonusTiles")[0],
        track: [marker?.position, marker?.height],
        dice: items(zones(held, "dice")[0]),
        store: items(zones(held, "storage")[0]),
        goods: counts(zones(held, "goods")[0]),
        sold: counts(zones(held, "sold")[0]),
        tiles: Array.from({ length: KINDS }, (_, tile) => cells.filter((on) => on === tile).length),
        filled: [0, 1, 2, 3, 4, 5].map((colour) =>
          cells
            .filter((_, space) => board.colours[space] === colour)
            .reduce((set, on, i) => (on < 0 ? set : set | (1 << i)), 0),
        ),
      };
    }),
  };
}

test("games with the quick chance end like the compiled ones", () => {
  const games = 2_000;
  const plain = plainBurgundy(board);
  const state = game.start({ ...setup, seed: 0 });
  const random = seededRandom(1);
  const [ofHand, ofRules] = [new Averages(), new Averages()];
  for (let seed = 0; seed < games; seed++) {
    ofHand.add([plain.play(seed), ...scoresOf(plain.state)]);
    ofRules.add([game.randomGame(state, { ...setup, seed }, random), ...game.scores(state)]);
  }

  for (const [i, mean] of ofHand.means.entries()) {
    // Four standard errors of the difference.
    const error = Math.sqrt((ofHand.variance(i) + ofRules.variance(i)) / games);
    expect(Math.abs(mean - (ofRules.means[i] ?? 0))).toBeLessThan(4 * error);
  }
});

class Averages {
  private readonly sums = [0, 0, 0];
  private readonly squares = [0, 0, 0];
  private count = 0;

  add(values: readonly number[]): void {
    this.count += 1;
    for (const [i, value] of values.entries()) {
      this.sums[i] = (this.sums[i] ?? 0) + value;
      this.squares[i] = (this.squares[i] ?? 0) + value ** 2;
    }
  }

  get means(): number[] {
    return this.sums.map((sum) => sum / this.count);
  }

  variance(i: number): number {
    const mean = this.means[i] ?? 0;
    return (this.squares[i] ?? 0) / this.count - mean ** 2;
  }
}
