import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";
import { examined } from "./difference.ts";
import { Coverage } from "./interpreter/coverage.ts";

test.each(["for(;;);", "for(;;){}", "while(true)for(let i=0;i<2;i++)i;", "do{}while(true)"])(
  "%s is stopped",
  (loop) => {
    expect(() => new Function(bounded(loop, 1000))()).toThrow("never ends");
  },
);

test("what ends is left as it is", () => {
  const text = "let n=0;for(let i=0;i<4;i++)for(const j of [1,2])if(j>1)n+=i;else n+=9;return n;";
  expect(new Function(bounded(text))()).toBe(new Function(text)());
});

test("rules that go round for ever stop both", () => {
  const text = `game g { de "Spiel" en "game" players 1..1 }
counter coins { de "die Münze, die Münzen" en "coin, coins" }
counter rounds { de "die Runde, die Runden" en "round, rounds" }
action wait { de "warten" en "wait" gain 1 coins }
flow { choose wait repeat until coins > 3 { gain 1 rounds } }
ranking { most score }`;
  const found = examined(text, {
    seed: 1,
    matches: 1,
    coverage: new Coverage(),
    isAlone: true,
  });

  expect(found).toBe(undefined);
});
