// The chain of actions in a turn is finite: rows, lines and gardens lead to each other only by way
// of a figure that is sent out or climbs, and figures never come back. What is left to do with them
// is counted by `figureMovesLeft`; a search for long chains never sees it grow.

import { expect, test } from "vitest";
import type { State } from "../../src/dsl/index.ts";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { repetitions } from "../support/soak.ts";
import facts from "./facts.json" with { type: "json" };
import { contents, counts, game, sum } from "./table.ts";

const searches = repetitions({ short: 15, long: 2_000 });
/** So many continuations of each turn are tried, and the longest is played. */
const tries = 20;
const figureMoves = /^(askAudience|climb|climbToHall|plant|train)\b/;
/** A courtier has four moves from home to the hall, a gardener and a warrior one. */
const mostFigureMoves = facts.figuresEach * (4 + 1 + 1);
/** Between two moves of figures: rows, the cards under the lantern, resources, exchanges. */
const mostBetween = 60;

function figureMovesLeft(state: State, seat: number): number {
  const holdings = game.view(state).players[seat];
  if (holdings === undefined) throw new Error(`no seat ${seat}`);
  const courtiers = counts(holdings, "courtiers");
  const climbed = sum(courtiers.map((count, floor) => count * (floor + 1)));
  const away = contents(holdings, "tended").length + sum(counts(holdings, "warriors"));
  return mostFigureMoves - climbed - away;
}

/** Plays a turn to its end without declining, and returns its options. */
function playTurn(start: State, random: ReturnType<typeof seededRandom>): number[] {
  const state = start.slice();
  const seat = game.decision(state)?.player;
  const played: number[] = [];
  while (!game.isOver(state) && game.decision(state)?.player === seat) {
    const options = game.options(state);
    const willing = options.filter((option) => game.notation(option) !== "decline");
    const option = willing[random.below(willing.length)] ?? options[0] ?? -1;
    game.play(state, option);
    played.push(option);
  }
  return played;
}

test(`the longest chains of ${searches} matches end, and each link uses up a move of a figure`, () => {
  let longest = 0;
  for (let index = 0; index < searches; index++) {
    const state = game.start({ players: 2, seed: deriveSeed(index, 0) });
    const random = seededRandom(deriveSeed(index, 1));
    while (!game.isOver(state)) {
      const turns = Array.from({ length: tries }, () => playTurn(state, random));
      const [chain = []] = turns.toSorted((a, b) => b.length - a.length);
      const seat = game.decision(state)?.player ?? -1;
      let left = figureMovesLeft(state, seat);
      let between = 0;
      for (const option of chain) {
        game.play(state, option);
        const now = figureMovesLeft(state, seat);
        const isFigureMove = figureMoves.test(game.notation(option));
        if (isFigureMove ? now >= left : now !== left)
          expect.fail(`match ${index}: ${game.notation(option)} leaves ${now} of ${left}`);
        between = isFigureMove ? 0 : between + 1;
        if (between > mostBetween) expect.fail(`match ${index}: ${between} decisions in between`);
        left = now;
      }
      longest = Math.max(longest, chain.length);
    }
  }

  expect(longest).toBeGreaterThan(12);
});
