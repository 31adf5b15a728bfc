// A decision names the move that it follows from; a turn follows from none.

import { expect, test } from "vitest";
import { causeOf } from "../../src/components/play/decision/cause.ts";
import { seededRandom } from "../../src/play/random.ts";
import { startSession } from "../../src/play/session/session.ts";
import { gameOf } from "../support/rules-of.ts";

test("the first turn does not follow from the choice of start cards by the same player", () => {
  const [, , turn] = randomDecisions(1);

  expect(turn).toMatchObject({
    isSamePlayer: true,
    actions: expect.arrayContaining(["placeInRoom"]),
  });
  expect(turn?.cause).toBeUndefined();
});

test.each([1, 2, 3, 7])(
  "a turn follows from no move, what a die brings from placing it: %i",
  (seed) => {
    const [, , ...decisions] = randomDecisions(seed);
    const isTurn = ({ actions }: (typeof decisions)[number]) => actions.includes("placeInRoom");
    const own = decisions.filter(({ isSamePlayer, actions }) => {
      return isSamePlayer && actions[0] !== "sealForCoin"; // Before the final scoring all change their last seals.
    });

    expect(decisions.filter((one) => isTurn(one) && one.cause !== undefined)).toEqual([]);
    expect(own.filter((one) => !isTurn(one)).length).toBeGreaterThan(5);
    expect(own.filter((one) => !isTurn(one) && one.cause === undefined)).toEqual([]);
    // Nor is the cause a choice of an order, or a move of another player.
    const says = decisions.flatMap(({ cause }) => cause?.says.de ?? []);
    expect(says.filter((text) => text.startsWith("als Nächstes"))).toEqual([]);
    expect(decisions.filter(({ cause, player }) => cause && cause.player !== player)).toEqual([]);
  },
);

/** The decisions of a random match: what is offered and what each follows from. */
function randomDecisions(seed: number) {
  const game = gameOf("white-castle");
  const seats = ["Anna", "Benno"].map((name) => ({ kind: "human" as const, name }));
  const session = startSession(game, { seats, options: {}, seed });
  const random = seededRandom(seed);
  const decisions = [];
  for (let options = game.options(session.state); options.length > 0; ) {
    const decision = game.decision(session.state);
    decisions.push({
      actions: decision?.actions ?? [],
      player: decision?.player,
      cause: causeOf(game, session),
      isSamePlayer: session.past.at(-1)?.player === decision?.player,
    });
    session.play(options[random.below(options.length)] ?? expect.fail());
    options = game.options(session.state);
  }
  return decisions;
}
