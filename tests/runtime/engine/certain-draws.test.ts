// A draw from a zone in which all elements are alike is told as certain, however the zone is stored.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

test.each(["zone bag of Hue, hidden", "zone bag of Hue, row of 3", "zone bag of Hue, 3 places"])(
  "%s",
  (zone) => {
    const text = `
enum Hue { red blue green }
${zone}
zone drawn of Hue
flow {
  repeat 2 times { add blue to bag }
  repeat 2 times { draw from bag to drawn }
  add red to bag
  add blue to bag
  repeat 2 times { draw from bag to drawn }
}
`;
    const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
    const told: boolean[] = [];
    game.start({ players: 2, seed: 1 }, (entry) => {
      if (entry.kind === "chance") told.push(entry.isCertain);
    });

    expect(told).toEqual([true, true, false, true]);
  },
);
