// `choose … else`: what happens where nothing was chosen.

import { describe, expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { perft } from "../../../src/play/perft.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

/** What happens is told by the digits of a number. */
const things = `counter story { de "die Geschichte, die Geschichten" en "story, stories" }
player counter food { de "der Vorrat, die Vorräte" en "provision, provisions" starts 1 }
to tell(n: 1..9) { de "{n} erzählen" en "tell {n}" set story to story * 10 + n }
action eat { de "essen" en "eat" needs food: your food > 0 pay 1 food do tell(1) }
action pass { de "passen" en "pass" do tell(2) }
`;

describe("behind a choice", () => {
  test("nothing happens where something was chosen", () => {
    expect(stories("choose eat else { do tell(3) } do tell(4)")).toEqual(["14"]);
  });

  test("it happens where nothing could be chosen", () => {
    expect(stories("choose eat choose eat else { do tell(3) } do tell(4)")).toEqual(["134"]);
  });

  test("it happens where all was declined", () => {
    expect(stories("may choose eat else { do tell(3) } do tell(4)")).toEqual(["14", "34"]);
  });

  test("it may ask in its turn", () => {
    const once = "may choose eat else { choose eat, pass do tell(3) } do tell(4)";

    expect(stories(once)).toEqual(["134", "14", "234"]);
    expect(stories("choose eat choose eat else { choose eat else { choose pass } }")).toEqual([
      "12",
    ]);
  });

  test("each time anew in a loop", () => {
    expect(stories("repeat 3 times { choose eat else { do tell(3) } }")).toEqual(["133"]);
    expect(stories("repeat 2 times { may choose pass else { do tell(3) } }")).toEqual([
      "22",
      "23",
      "32",
      "33",
    ]);
  });

  test("it may end the game", () => {
    const game = alone("choose eat choose eat else { end game } do tell(4)");

    expect(stories("choose eat choose eat else { end game } do tell(4)")).toEqual(["1"]);
    expect(perft(game, { players: 1, seed: 1 }, 2)).toMatchObject({ sequences: [1, 0] });
  });

  test("within another one, and for others", () => {
    expect(
      stories("may choose eat else { may choose pass else { do tell(3) } do tell(4) }"),
    ).toEqual(["1", "24", "34"]);
    expect(stories("for you { choose eat choose eat else { do tell(5) } }")).toEqual(["15"]);
  });
});

function alone(flow: string): Game {
  const text = `game meal { de "Mahl" en "Meal" players 1 }
${things}flow { ${flow} }
ranking { most score }`;
  return gameFrom([{ path: "test.regel", text }, completed(text)]);
}

/** All stories that matches can tell. */
function stories(flow: string): string[] {
  const game = alone(flow);
  const open = [game.start({ players: 1, seed: 1 })];
  const found: string[] = [];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (game.isOver(state)) found.push(String(game.view(state).shared.counters[0]?.value));
    for (const option of game.options(state)) {
      const next = state.slice();
      game.play(next, option);
      open.push(next);
    }
  }
  return found.sort();
}
