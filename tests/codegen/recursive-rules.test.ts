// Rules that lead to each other in a circle have room in the state for many rounds of it.

import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";

const links = 20;
const rounds = 5;

/** Each link of the chain is an action that offers the next one, and the last offers the first. */
function chain(): string {
  const actions = Array.from(
    { length: links },
    (_, link) => `action link${link} {
      de "Glied ${link}" en "link ${link}"
      needs notDone: shells < ${links * rounds} else de "Fertig." en "Done."
      gain 1 shells
      choose link${(link + 1) % links}
      if shells is ${links * rounds} { set ends to ends + 1 }
    }`,
  );
  return `
    language 2
    game chain { de "Kette" en "Chain" players 1 }
    counter shells { de "die Muschel, die Muscheln" en "shell, shells" }
    mark ends: 0..${links * rounds} { de "die Enden" en "the ends" }
    ${actions.join("\n")}
    flow { choose link0 }
    ranking { most ends }`;
}

const { compiled, diagnostics } = compileGame([{ path: "chain.regel", text: chain() }]);
if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
const game = loadGame(compiled);

/** How often a rule came to its end after the deepest one. */
const endsOf = (state: Int32Array) => game.view(state).shared.marks[0]?.value;

test("a chain of twenty rules goes round five times, decision by decision and in a playout", () => {
  const stepped = game.start({ players: 1, seed: 1 });
  while (!game.isOver(stepped)) game.play(stepped, game.options(stepped)[0] ?? -1);
  const straight = game.start({ players: 1, seed: 1 });
  game.playout(straight, seededRandom(1));

  expect([endsOf(stepped), endsOf(straight)]).toEqual([links * rounds, links * rounds]);
});
