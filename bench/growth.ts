// A game in which many pieces bend one value: what exceptions in force cost.

import { IncrementalCompiler, loadGame } from "../src/dsl/index.ts";

/** So many exceptions are in force, each for every player, from the first decision to the last. */
export const exceptionCounts = [0, 8, 16, 32, 64] as const;

/** The rules: everybody steps forward fifty times, and each step asks how far one may go. */
function rules(exceptions: number): string {
  const charms = Array.from({ length: exceptions }, (_, i) => {
    const name = `charm${i + 1}`;
    return `piece ${name}: Charm { de "Amulett ${i + 1}" en "charm ${i + 1}" copies 1 in your shelf while in shelf { reach plus 0 } }`;
  });
  return `language 1
game walk { de "Gang" en "Walk" players 2..4 points de "der Schritt, die Schritte" en "step, steps" }
family Charm
piece charm0: Charm { de "Amulett 0" en "charm 0" copies 1 in your shelf }
${charms.join("\n")}
player zone shelf of Charm { de "das Bord, die Borde" en "shelf, shelves" }
value reach = 4 { de "die Weite" en "the reach" says de "du gehst bis zu {reach} Schritte" en "you go up to {reach} steps" }
reason walked { de "Weg" en "way" }
action walk {
  de "gehen" en "walk"
  says de "{far} gehen" en "walk {far}"
  pick far from 1..6
  needs near: reach >= far else de "Zu weit." en "Too far."
  score far as walked
}
flow { repeat 50 times { each player { choose walk } } }
ranking { most score }
`;
}

/** The game with so many exceptions; its decisions are the same for any number. */
export function gameWithExceptions(exceptions: number) {
  const sources = [{ path: "walk.regel", text: rules(exceptions) }];
  const { compiled, diagnostics } = new IncrementalCompiler().compile(sources);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join(", "));
  return loadGame(compiled);
}
