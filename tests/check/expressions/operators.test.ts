import { expect, test } from "vitest";
import { checkGame } from "../../../src/dsl/index.ts";
import { checkRules, completed } from "../../support/check-rules.ts";

// `a is b` says the same as `b is a`, so both are right or both are wrong.

const things = `
enum Hue { red blue shared }
enum Tide { ebb flood shared }
family Animal { size: 1..3 prey: Hue or none }
family Fish : Animal { }
piece tang : Fish { de "der Tang, die Tange" en "tang, tangs" size is 1 prey is red }
piece crab : Animal { de "die Krabbe, die Krabben" en "crab, crabs" size is 2 prey is none }
shape Reef squares 2 by 1 { hue: Hue or none }
board calm of Reef { de "still" en "calm" red . }
zone reef of Animal on Reef
zone pond of Hue on Reef
mark hue: Hue
mark perhaps: Hue or none
mark tide: Tide
mark deep: 1..6
mark below: -3..3
mark deepest: 1..6 or none
mark open: yes/no
mark who: player
mark nobody: player or none
mark animal: Animal
mark fish: Fish or none
mark place: space of reef
mark spot: space of reef or none
mark corner: space of pond or none
mark plan: board of Reef
mark hues: set of Hue
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
table toll(Hue): Tide or none = ebb, flood, none
value odd: yes/no = deep mod 2 is 1
`;

const sides = [
  ...["hue", "perhaps", "tide", "deep", "below", "deepest", "open", "who", "nobody", "animal"],
  ...["fish", "place", "spot", "corner", "plan", "hues", "pearls", "toll(red)", "odd", "none"],
  ...["red", "shared", "3", "-1", "yes", "you", "tang", "a1", "calm", "{red}", "place.hue"],
  ...["animal.prey", "animal.size", "(if open then red else none)", "kinds of bag", "missing"],
];

/** The codes that are reported of each comparison, all checked in one game. */
function reported(pairs: readonly (readonly [string, string])[]): string[][] {
  const head = `${things}zone bag of Hue\n`;
  const lines = pairs.map(([left, right], i) => `value same${i}: yes/no = ${left} is ${right}`);
  const text = head + lines.join("\n");
  const { diagnostics } = checkGame([{ path: "test.regel", text }, completed(text)]);
  const first = head.split("\n").length - 1;
  return lines.map((_, i) =>
    diagnostics
      .filter(({ span }) => text.slice(0, span.start).split("\n").length - 1 === first + i)
      .map(({ code }) => family(code))
      .toSorted(),
  );
}

test.each(sides)("what %s is compared with may stand on either side", (left) => {
  const compared = reported(sides.map((right) => [left, right] as const));
  const reversed = reported(sides.map((right) => [right, left] as const));

  expect(sides.map((right, i) => [right, compared[i]])).toEqual(
    sides.map((right, i) => [right, reversed[i]]),
  );
});

/** Which of the two sides a report blames does not matter. */
function family(code: string): string {
  return code === "wrong-type" || code === "not-comparable" ? "types" : code;
}

test("a value that may be none stands on either side", () => {
  checkRules(`
enum Hue { red blue }
mark lineColour[1..3]: Hue or none
shape Reef squares 2 by 1 { hue: Hue }
board calm of Reef { de "still" en "calm" red blue }
zone reef of Hue on Reef
value one = number of s in spaces of reef where s.hue is lineColour[1]
value other = number of s in spaces of reef where lineColour[1] is s.hue
value clear: yes/no = none is lineColour[2]
value never: yes/no = none is a1.hue
                   // ^^^^ never-none: What stands here cannot be \`none\`.
`);
});
