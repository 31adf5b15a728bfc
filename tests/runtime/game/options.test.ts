import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { burgundy, eachDecision, sorts } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";

const games = 8;
/** Games of which every option is put into words and read again. */
const readGames = 2;

test.each(sorts)("%s: no option is listed twice", (_, sort) => {
  eachDecision(sort, games, (_state, options) => {
    holds(new Set(options).size === options.length, () => options.join());
  });
});

test.each(sorts)("%s: listing options does not change them", (_, sort) => {
  eachDecision(sort, games, (state, options) => {
    holds(sort.game.options(state).join() === options.join(), () => options.join());
  });
});

test.each(sorts)("%s: an option is the same code after it was taken apart", (_, sort) => {
  eachDecision(sort, games, (_state, options) => {
    for (const option of options.filter((code) => code !== 0)) {
      const { move, args } = sort.game.decode(option);
      holds(sort.game.encode(move, args) === option, () => `${option} is ${move} of ${args}`);
    }
  });
});

test.each(sorts)("%s: move notation names exactly one option", (_, sort) => {
  eachDecision(sort, readGames, (state, options) => {
    for (const option of options) expectReadable(sort.game, state, option);
  });
});

test.each(sorts)("%s: an option says what it does, without holes", (_, sort) => {
  eachDecision(sort, readGames, (_state, options) => {
    for (const option of options) {
      const { de, en } = sort.game.says(option);
      holds(/^[^{}]+$/.test(de) && /^[^{}]+$/.test(en), () => `${de} | ${en}`);
      holds(!`${de}${en}`.includes("undefined"), () => `${de} | ${en}`);
    }
  });
});

test.each(sorts)("%s: a decision names the actions of its options", (_, sort) => {
  eachDecision(sort, games, (state, options) => {
    const { actions = [], mayDecline } = sort.game.decision(state) ?? {};
    holds(mayDecline === options.includes(0), () => `may decline: ${mayDecline}`);
    for (const option of options.filter((code) => code !== 0)) {
      const id = sort.game.meta.moves[sort.game.decode(option).move]?.id ?? "";
      holds(actions.includes(id), () => `${id} is not one of ${actions}`);
    }
  });
});

test("codes that no move has are refused", () => {
  expect(() => burgundy.decode(-1)).toThrow(RangeError);
  expect(() => burgundy.decode(0)).toThrow(RangeError);
  expect(() => burgundy.decode(2 ** 31)).toThrow(RangeError);
  expect(() => burgundy.encode(-1, [])).toThrow(RangeError);
});

/** The notation of an option is read as that option, in any order of its arguments. */
function expectReadable(game: Game, state: State, option: number): void {
  const text = game.notation(option);
  expectRead(game, state, text, option);
  const [, name, list] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  if (list === undefined) return;
  const backwards = list
    .split(/, (?![^{]*\})/)
    .reverse()
    .join(" , ");
  expectRead(game, state, `${name}( ${backwards} )`, option);
}

function expectRead(game: Game, state: State, text: string, option: number): void {
  const read = game.readNotation(state, text);
  holds("option" in read && read.option === option, () => `${text}: ${JSON.stringify(read)}`);
}
