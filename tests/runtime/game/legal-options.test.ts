import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import type { Random } from "../../../src/play/random.ts";
import { completed } from "../../support/check-rules.ts";
import { eachDecision, eachEnd, pick, sorts } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";
import { gameFrom } from "../../support/rules-of.ts";

/** Games in which every option of every decision is tried out. */
const triedGames = 2;
/** Games in which a few options of every decision are tried out. */
const sampledGames = 8;
const samples = 3;
/** Before which decisions a bare action is explained, which takes a while: one in so many. */
const explained = 3;

test.each(sorts)("%s: every listed option can be played, and is explained as legal", (_, sort) => {
  eachDecision(sort, triedGames, (state, options) => {
    for (const option of options) expectPlayable(sort.game, state, option);
  });
  eachDecision(sort, sampledGames, (state, options, random) => {
    for (let i = 0; i < samples; i++) expectPlayable(sort.game, state, pick(options, random));
  });
});

test.each(sorts)("%s: what is not listed is refused, and changes nothing", (_, sort) => {
  eachDecision(sort, sampledGames, (state, options, random) => {
    const before = state.slice();
    for (let i = 0; i < samples; i++) {
      const option = anyCode(sort.game, random);
      if (!options.includes(option)) expectRefused(sort.game, state, option);
    }
    expectRefused(sort.game, state, -1);
    expectRefused(sort.game, state, 2 ** 31);
    holds(equal(state, before), () => "the state has changed");
  });
});

test.each(sorts)("%s: looking at a game does not change it", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, triedGames, (state, options, random) => {
    const before = state.slice();
    const seat = game.decision(state)?.player ?? 0;
    const option = pick(options, random);
    game.explain(state, game.decision(state)?.actions[0] ?? "", {});
    game.notation(option);
    game.says(option);
    game.readNotation(state, game.notation(option));
    game.scores(state);
    game.ledger(state);
    game.ranking(state);
    game.view(state, seat);
    game.sample(state, seat, 5);
    game.save(state);
    expect(equal(state, before)).toBe(true);
  });
});

test.each(sorts)("%s: what is illegal has a reason in both languages", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, sampledGames, (state, options, random) => {
    for (let i = 0; i < samples; i++) {
      const option = thinkableCode(game, state, random);
      const { action, args } = taken(game, option);
      const { legal, reason, instead } = game.explain(state, action, args);

      holds(legal === options.includes(option), () => `${legal}: ${game.notation(option)}`);
      if (instead !== undefined) {
        holds(options.includes(instead.option), () => game.notation(instead.option));
        expectWords(instead.text);
      }
      if (legal) continue;
      if (reason === undefined) expect.fail(`no reason: ${game.notation(option)}`);
      expectWords(reason.text);
    }
  });
});

test.each(sorts)("%s: an action that nothing can be done with has a reason too", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, triedGames, (state, options, random) => {
    if (random.below(explained) > 0) return;
    const { action } = taken(game, 1 + random.below(largestCode(game)));
    const { legal, reason } = game.explain(state, action, {});
    const isPossible = options.some(
      (option) => option !== 0 && taken(game, option).action === action,
    );

    expect(legal).toBe(isPossible);
    if (!legal) expectWords(reason?.text);
  });
});

test.each(sorts)("%s: a game that is over takes no more moves", (_, sort) => {
  const { game } = sort;
  eachEnd(sort, triedGames, (state) => {
    const before = state.slice();

    expect(() => game.play(state, 1)).toThrow(RangeError);
    expect(game.explain(state, game.meta.moves[0]?.id ?? "", {}).reason?.text).toEqual({
      de: "Das Spiel ist zu Ende.",
      en: "The game is over.",
    });
    expect(equal(state, before)).toBe(true);
  });
});

function expectRefused(game: Game, state: State, option: number): void {
  try {
    game.play(state, option);
  } catch (error) {
    holds(error instanceof RangeError, () => String(error));
    return;
  }
  expect.fail(`${option} was played`);
}

function expectPlayable(game: Game, state: State, option: number): void {
  game.play(state.slice(), option);
  if (option === 0) return;
  const { action, args } = taken(game, option);
  if (!game.explain(state, action, args).legal) expect.fail(`not legal: ${game.notation(option)}`);
}

/** An option as `explain` asks for it. */
function taken(game: Game, option: number) {
  const { move, args } = game.decode(option);
  const { id = "", params = [] } = game.meta.moves[move] ?? {};
  const named = params.map((param, i): [string, number] => [param.id, args[i] ?? 0]);
  return { action: id, args: Object.fromEntries(named) };
}

/** The code of any move with any arguments. */
function anyCode(game: Game, random: Random): number {
  const move = game.meta.moves[random.below(game.meta.moves.length)];
  return move === undefined ? 0 : move.base + random.below(Math.min(move.count, 2 ** 21));
}

/** The code of a move that is offered, or of an action that is not, with any arguments. */
function thinkableCode(game: Game, state: State, random: Random): number {
  const { moves } = game.meta;
  const offered = game.meta.sites[state[8] as number]?.moves ?? [];
  const ids = offered.map((index) => moves[index]?.id);
  const thinkable = moves.filter(({ id }, index) => offered.includes(index) || !ids.includes(id));
  const { base, count } = thinkable[random.below(thinkable.length)] ?? { base: 1, count: 1 };
  return base + random.below(Math.min(count, 2 ** 21));
}

function largestCode(game: Game): number {
  const last = game.meta.moves.at(-1);
  return last === undefined ? 1 : last.base + last.count - 1;
}

function expectWords(text: { readonly de: string; readonly en: string } | undefined): void {
  for (const words of [text?.de ?? "", text?.en ?? ""]) {
    holds(words !== "" && !/[{}]|undefined|NaN|null/.test(words), () => `words: "${words}"`);
  }
}

function equal(one: State, other: State): boolean {
  return one.length === other.length && one.every((slot, i) => slot === other[i]);
}

test("a range that is shorter for more players offers all of it to fewer", () => {
  const source = `game reef { de "Riff" en "reef" players 2..4 }
action dive {
  de "tauchen" en "dive"
  pick depth from 1..(6 - players)
  score depth as deep
}
reason deep { de "Tiefe" en "depth" }
flow { choose dive }
`;
  const game = gameFrom([{ path: "test.regel", text: source }, completed(source)]);
  const options = (players: number) => game.options(game.start({ players, seed: 1 })).length;

  expect([2, 3, 4].map(options)).toEqual([4, 3, 2]);
});
