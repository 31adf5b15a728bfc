import { expect, test } from "vitest";
import { compileGame, type Game, loadGame, RuleError } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

// One of a family that does not exist is nobody's memory: the game stops and says where.

function gameOf(text: string): Game {
  const { compiled, diagnostics } = compileGame([{ path: "reef.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  return loadGame(compiled);
}

const reef = `
family Fish
piece tang : Fish { de "der Doktorfisch, die Doktorfische" en "tang, tangs" copies 3 in deep }
zone caves[1..2] of Fish { de "die Höhle, die Höhlen" en "cave, caves" }
zone deep of Fish { de "die Tiefe" en "deep" }
counter coral[1..2] { de "die Koralle, die Korallen" en "coral, corals" }
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" starts 5 }
mark tide[1..2]: 0..9 { de "die Tide" en "tide" }
reason swim { de "Schwimmen" en "swimming" }
`;

const asked: readonly (readonly [string, string])[] = [
  ["a zone", "each player { score number of Fish in caves[n] as swim }"],
  ["a counter", "each player { score coral[n] as swim }"],
  ["a mark", "each player { score tide[n] as swim }"],
  ["a gain", "each player { gain 1 coral[n] }"],
];

test.each(asked)("%s of a family that there is not stops the game", (_, rule) => {
  const run = (limit: number) => {
    const game = gameOf(`${reef}flow { let n = players + ${limit - 2} ${rule} }`);
    return game.start({ players: 2, seed: 1 });
  };

  expect(() => run(2)).not.toThrow();
  expect(() => run(3)).toThrow(RuleError);
  expect(() => run(0)).toThrow("the rules cannot be carried out: outside");
});

test.each(asked)("%s of a family that there is not is reported where it is used", (_, rule) => {
  const text = `${reef}flow { let n = players + 1 ${rule} }`;
  const game = gameOf(text);
  const stop = () => game.start({ players: 2, seed: 1 });

  expect(stop).toThrow(RuleError);
  try {
    stop();
  } catch (error) {
    const { start, end } = game.meta.spans[(error as RuleError).at] ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toMatch(/\[n\]?$/);
    expect(start).toBeGreaterThan(text.indexOf("flow"));
  }
});

test("nothing is tested where the types say that all is well", () => {
  const text = `${reef}flow { for each n in 1..2 { each player { score number of Fish in caves[n] as swim } } }`;
  const { compiled } = compileGame([{ path: "reef.regel", text }, completed(text)]);

  expect(compiled?.js.match(/\bmember\(/g)).toBe(null);
});

test("a pick from one of several zones that a mark names lists what lies there", () => {
  const text = `${reef}
mark deepest: 1..2
action take { de "nehmen" en "take" pick fish from caves[deepest] remove fish from caves[deepest] }
action pass { de "passen" en "pass" }
flow { set deepest to 2 add tang to caves[2] choose take, pass }`;
  const game = gameOf(text);
  const state = game.start({ players: 2, seed: 1 });

  expect(game.options(state).map((option) => game.notation(option))).toEqual([
    "take(fish: tang)",
    "pass",
  ]);
});

test("a pick from one of several zones that a name in the action stands for", () => {
  const text = `${reef}
mark deepest: 1..2
action take { de "nehmen" en "take" let cave = deepest pick fish from caves[cave] remove fish from caves[cave] }
action pass { de "passen" en "pass" }
flow { set deepest to 2 add tang to caves[2] choose take, pass }`;
  const game = gameOf(text);
  const state = game.start({ players: 2, seed: 1 });

  expect(game.options(state)).toHaveLength(2);
});
