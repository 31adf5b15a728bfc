// Rules that wait for decisions in layers: the ways through them double with each layer, the work of
// compiling them must not.

import { expect, test } from "vitest";
import { compileGame } from "../../src/dsl/index.ts";
import { countCalls } from "../support/counted-calls.ts";

/** Each rule of a layer calls both rules of the next, and the last ones ask for a decision. */
function layered(layers: number): string {
  const rules = Array.from({ length: layers }, (_, layer) =>
    ["a", "b"].map((side) => {
      const next = layer + 1 < layers ? `do a${layer + 1} do b${layer + 1}` : "choose stay";
      return `to ${side}${layer} { ${next} }`;
    }),
  );
  return `
game layers { de "Lagen" en "Layers" players 2 }
counter shells { de "Muscheln" en "Shells" }
action stay { de "bleiben" en "stay" }
${rules.flat().join("\n")}
flow { each player { do a0 do b0 } }
ranking { most shells }
`;
}

function callsFor(layers: number): number {
  return countCalls(() => {
    const { compiled } = compileGame([{ path: "layers.regel", text: layered(layers) }]);
    if (compiled === undefined) throw new Error("There is no program.");
  });
}

test("twice as many layers take about twice the work", () => {
  callsFor(2); // Tables that are made once.
  const [less, more] = [callsFor(6), callsFor(12)];
  expect(more / less).toBeLessThan(3);
});
