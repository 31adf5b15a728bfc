// Counts the final scoring of the White Castle from the last position and the collected facts.

import type { State } from "../../src/dsl/index.ts";
import facts from "./facts.json" with { type: "json" };
import { contents, counts, game, seasons, sum } from "./table.ts";

type Garden = keyof typeof facts.gardenPoints;

/** The points of the final scoring by seat, without what was scored during the match. */
export function finalPoints(state: State, players: number): number[] {
  const track = seasons(state);
  return game
    .view(state)
    .players.slice(0, players)
    .map((holdings, seat) => {
      const [coins = 0] = counts(holdings, "coins");
      const courtiers = counts(holdings, "courtiers");
      const inside = sum(courtiers.slice(1));
      const warriors = weighted(counts(holdings, "warriors"), facts.yardPoints);
      return (
        Math.floor(coins / facts.coinsPerPoint) +
        sum(counts(holdings, "stock").map((amount) => facts.goodsPoints[amount] ?? Number.NaN)) +
        (facts.trackPoints[track[seat] ?? 0] ?? Number.NaN) +
        weighted(courtiers, facts.courtierPoints) +
        inside * warriors +
        sum(contents(holdings, "tended").map((id) => facts.gardenPoints[id as Garden]))
      );
    });
}

function weighted(amounts: readonly number[], weights: readonly number[]): number {
  return sum(amounts.map((amount, at) => amount * (weights[at] ?? Number.NaN)));
}
