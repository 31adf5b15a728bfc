// Where a value is tested against the limits of a type: each branch of a conditional value by
// itself, so that the game stops at the branch that is taken.

import { expect, test } from "vitest";
import { checkGame } from "../../../src/dsl/index.ts";
import { visitGame } from "../../../src/dsl/ir/visit.ts";
import { completed } from "../../support/check-rules.ts";

/** What is tested against limits in an action with a text in it. */
function tested(body: string): string[] {
  const text = `
mark m: 0..3
mark perhaps: 0..3 or none
mark wide: -9..9
counter coin { de "Münze, Münzen" en "coin, coins" max 5 }
action take {
  de "nehmen" en "take"
  ${body}
}
flow { choose take }
`;
  const source = { path: "test.regel", text };
  const { game, diagnostics } = checkGame([source, completed(text)]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (game === undefined) throw new Error("These rules are right.");
  const found = new Map<unknown, string>();
  visitGame(game, {
    expression: (expr) => {
      if (expr.kind === "rangeCheck") found.set(expr, expr.of.kind);
    },
  });
  return [...found.values()].sort();
}

test.each([
  ["a number", "set m to if players is 2 then wide else coin", ["counter", "mark"]],
  [
    "a number or none",
    "set perhaps to if players is 2 then wide else if coin is 1 then coin else none",
    ["counter", "mark"],
  ],
  [
    "an end of a range of options",
    "for each i in 1..(if players is 2 then coin else 2) in any order { gain 1 coin }",
    ["counter"],
  ],
])("each branch of %s is tested once", (_, body, kinds) => {
  expect(tested(body)).toEqual(kinds);
});
