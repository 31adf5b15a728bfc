// Requirements are tested where they stand: what is guarded is not evaluated before its guard, and
// what a binder binds stays inside it.

import { describe, expect, test } from "vitest";
import {
  IncrementalCompiler,
  loadGame,
  optionalPasses,
  type PassName,
  RuleError,
} from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

/** No pass, each pass alone, and all of them. */
const leftOut = [[], ...optionalPasses.map((pass) => [pass]), optionalPasses];

const seeds = `
player counter seeds[0..6] { de "der Samen, die Samen" en "seed, seeds" }
counter turns { de "der Zug, die Züge" en "turn, turns" }
mark hollow: 0..6 or none
zone bag of 1..3
table far(0..6) = 0, 1, 2, 3, 4, 5, 6
value next(i: 0..6) = your seeds[i + 1]
`;

describe("a requirement may repeat what", () => {
  test("names something that is bound in it", () => {
    const head = `pick n from 1..3
      needs fine: some x in 1..3 where (x + 1 > n or x + 1 < 5)`;

    expect(options(head)).toEqual(["sow(n: 1)", "sow(n: 2)", "sow(n: 3)"]);
  });

  test("names different things of one name", () => {
    const head = `pick n from 1..3
      needs fine: some x in 1..3 where x * 2 > n + 3 and (some y in 1..x where y * 2 > n + 3)`;

    expect(options(head)).toEqual(["sow(n: 1)", "sow(n: 2)"]);
  });

  test("is only there behind a guard", () => {
    const head = `pick i from 0..6
      needs fine: i is 6 or (your seeds[i + 1] + 1 > 0 and your seeds[i + 1] + 1 < 99)`;

    expect(options(head)).toHaveLength(7);
  });

  test("stands behind a guard first, and without one later", () => {
    const head = `pick i from 0..6
      needs guarded: i is 6 or your seeds[i + 1] + 1 > 0
      needs inside: i < 6
      needs fine: your seeds[i + 1] + 1 > 0 and your seeds[i + 1] + 1 < 99`;

    expect(options(head)).toHaveLength(6);
  });

  test("is only there if a condition holds", () => {
    const head = `pick i from 0..6
      needs fine: (if i < 6 then your seeds[i + 1] * 2 else 0) + (if i < 6 then your seeds[i + 1] * 2 else 0) is 0`;

    expect(options(head)).toHaveLength(7);
  });
});

describe("what would fail is not evaluated", () => {
  test("before the requirement that guards it", () => {
    const head = `pick i from 0..6, j from 0..3
      needs guard: i + j < 6
      needs fine: your seeds[i + 1] is 0`;

    expect(options(head)).toHaveLength(18);
  });

  test("before a pick of which there is nothing", () => {
    const head = `pick i from 4..3
      needs fine: your seeds[turns + 7] is 0`;

    expect(options(head)).toEqual([]);
  });

  test("for the formula that it is given to", () => {
    const guarded = `value either(a: number, b: 0..6) = if b < 6 then a else 0\n`;
    const head = `pick i from 0..6
      needs fine: i is 6 or either(your seeds[i + 1], i) is 0`;

    expect(options(head, guarded)).toHaveLength(7);
  });

  test("under a name in a guarded part", () => {
    const head = `pick i from 0..6
      needs fine: i is 6 or next(i) * 3 + next(i) * 3 is 0`;

    expect(options(head)).toHaveLength(7);
  });

  test("outside of a quantifier that finds nothing", () => {
    const head = `pick i from 0..6
      needs fine: every d in bag has d < your seeds[i + 1] + 4`;

    expect(options(head)).toHaveLength(7);
  });
});

test("what is picked may depend on a yes or no that the action is given", () => {
  const things = `
action plant(isCalm: yes/no) { de "pflanzen" en "plant"
  pick n from 1..9
  needs fine: if turns > 9 then turns < n else isCalm
  needs large: n > 7 and n < 9
  gain 1 turns
}
`;
  for (const without of leftOut) {
    const game = gameWith("", things, without, "plant(yes), plant(no)");
    const options = game.options(game.start({ players: 2, seed: 1 }));

    expect(options.map((option) => game.notation(option))).toEqual(["plant(n: 8)"]);
  }
});

test("what is behind a guard that never holds compiles", () => {
  const things = `
shape Hall squares 2 by 3
player zone men of 1..3 on Hall
requirement clear(start: space of men or none) {
  needs there: start is not none
  needs free: every s in ray(if 1 is 2 then b2 else start, upLeft) has s is empty
}
action leave { de "gehen" en "leave" needs clear(none) gain 1 turns }
`;
  for (const without of leftOut) {
    const game = gameWith("", things, without, "leave, wait");
    const options = game.options(game.start({ players: 2, seed: 1 }));

    expect(options.map((option) => game.notation(option))).toEqual(["wait"]);
  }
});

test("what fails where it stands fails with every pass", () => {
  for (const without of [[], optionalPasses]) {
    const head = `pick i from 0..6
      let ahead = your seeds[i + 1]
      needs fine: i is 6 or ahead is 0`;
    expect(() => listed(head, "", without)).toThrow(RuleError);
  }
});

test("a text whose value is not there says so", () => {
  const head = `pick i from 0..6
    needs fine: i < 6 and your pods[i] > 0
      else de "Dort gibt es {your pods[i]}." en "There are {your pods[i]} there."`;
  const game = gameWith(head, pods, []);
  const state = game.start({ players: 2, seed: 1 });
  const why = (i: number) => game.explain(state, "sow", { i }).reason?.text.en;

  expect(why(2)).toBe("There are no pods there.");
  expect(why(6)).toBe("There are – there.");
});

test("a name may be all that a pick is made from", () => {
  const head = `let most = turns + 2
    pick n from 1..min(9, most)`;

  expect(options(head)).toEqual(["sow(n: 1)", "sow(n: 2)"]);
});

const pods = 'player counter pods[0..5] { de "die Hülse, die Hülsen" en "pod, pods" }';

/** The options of an action with this head; the same with every pass left out. */
function options(head: string, things = ""): string[] {
  const [found, ...others] = leftOut.map((without) => listed(head, things, without));
  for (const other of others) expect(other).toEqual(found);
  return found ?? [];
}

function listed(head: string, things: string, without: readonly PassName[]): string[] {
  const game = gameWith(head, things, without);
  const state = game.start({ players: 2, seed: 1 });
  const offered = game.isOver(state)
    ? []
    : game.options(state).map((option) => game.notation(option));
  return offered.filter((option) => option.startsWith("sow"));
}

function gameWith(
  head: string,
  things: string,
  without: readonly PassName[],
  offered = "sow, wait",
) {
  const text = `${seeds}${things}
action sow { de "säen" en "sow"
  ${head}
  gain 1 turns
}
action wait { de "warten" en "wait" gain 1 turns }
flow { repeat until turns >= 4 { each player { choose ${offered} } } }`;
  const { compiled, diagnostics } = new IncrementalCompiler().compile(
    [{ path: "test.regel", text }, completed(text)],
    [],
    { without },
  );
  if (compiled === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return loadGame(compiled);
}
