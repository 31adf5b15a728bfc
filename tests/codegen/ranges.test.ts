// Ranges below, across and above zero, in every place where a type with a range may stand: the
// program is JavaScript, plays the same with every pass left out and as WebAssembly, and values come
// back as they were written.

import { describe, expect, test } from "vitest";
import {
  type Compiled,
  IncrementalCompiler,
  loadGame,
  optionalPasses,
  type PassName,
} from "../../src/dsl/index.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { seededRandom } from "../../src/play/random.ts";
import { completed } from "../support/check-rules.ts";
import { wasmPlayout } from "../support/programs/wasm-playout.ts";
import { repetitions } from "../support/soak.ts";

const ranges = [
  [-5, -2],
  [-1, -1],
  [-2, 2],
  [-3, 0],
  [0, 3],
  [3, 6],
] as const;

/** A range as it is written, with its limits and a value inside. */
interface Range {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly some: number;
}

interface Rules {
  readonly things: string;
  readonly flow?: string;
  readonly head?: string;
  readonly body?: string;
}

/** Each place: declarations, and rules that note in `sum` what they find; an action `take` may stand among them. */
const places: Readonly<Record<string, (range: Range) => Rules | undefined>> = {
  "a mark": ({ type, to }) => ({
    things: `mark here: ${type}\nplayer mark own: ${type} starts ${to}`,
    body: `set here to x set your own to here set sum to sum + here + your own`,
  }),
  "a mark of a family": ({ type }) => ({
    things: `mark here[${type}]: ${type}\nplayer mark own[${type}]: ${type}`,
    body: `set here[x] to x set your own[here[x]] to here[x] set sum to sum + your own[x]`,
  }),
  "a counter of a family": ({ type }) => ({
    things: `${counter("depths", type)}\nplayer ${counter("own", type)}`,
    body: `gain 2 depths[x] pay 1 depths[x] gain 3 own[x] set sum to sum + depths[x] + your own[x]`,
  }),
  "a zone of any number": ({ type, some }) => ({
    things: `zone bag of ${type}\nzone other of ${type}`,
    body: `add x to bag add ${some} to bag remove ${some} from bag draw 1 from bag to other add x to bag
      for each y in bag { set sum to sum + y }
      move all x from bag to other move all from other to bag
      set sum to sum + number of (x) in bag + size of bag remove all x from bag`,
  }),
  "a zone of places": ({ type, some }) => ({
    things: `zone dish of ${type}, 4 places\nzone bag of ${type}\nzone line of ${type}, row of 9`,
    body: `if size of dish <= 1 { add x to dish add ${some} to dish }
      for each y in dish { set sum to sum * 3 + y }
      set sum to sum + number of (x) in dish
      if x is in dish { remove x from dish add x to line }
      draw 1 from dish to bag move all from bag to dish move all from dish to bag
      roll dish set sum to sum + size of dish move first from dish to line
      let z = draw from dish set sum to sum + z
      if size of line > 5 { remove all from line }
      move all from dish to bag for each y in bag { set sum to sum + y } remove all from bag`,
  }),
  "a row": ({ type, some }) => ({
    things: `zone line of ${type}, row of 6\nzone bag of ${type}`,
    body: `add x to line add ${some} to line sort line
      if line is not empty { set sum to sum * 3 + first of line + 2 * last of line }
      remove x from line move last from line to bag move all from bag to line
      draw 1 from line to bag remove all from bag remove all from line`,
  }),
  "a zone of a family": ({ type }) => ({
    things: `zone pens[${type}] of ${type}\nzone lines[${type}] of ${type}, row of 3\nplayer zone stalls[${type}] of ${type}, 2 places`,
    body: `add x to pens[x] add x to lines[x] add x to your stalls[x]
      set sum to sum + size of pens[x] + number of (x) in your stalls[x] 
      move all from lines[x] to pens[x] move all from your stalls[x] to pens[x] remove all from pens[x]`,
  }),
  "a grid": ({ type, some }) => ({
    things: `shape Sea squares 2 by 2\ngrid sea of ${type} on Sea { de "das Meer, die Meere" en "sea, seas" }`,
    body: `for each s in spaces of sea {
        if sea[s] is filled { set sum to sum * 3 + sea[s] remove sea[s] from sea[s] }
        if s is empty { add if sum mod 2 is 0 then x else ${some} to sea[s] } }
      set sum to sum + number of (x) in sea + (number of s in spaces of sea where sea[s] is ${some})`,
  }),
  "a die": ({ from, to, some }) => ({
    things: `die bone = ${from}, ${some}, ${to}, ${to}\nzone dice of bone, 3 places\nmark up: bone`,
    body: `roll dice roll up for each d in dice { set sum to sum * 3 + d } set sum to sum + up
      let face = roll bone set sum to sum + face
      remove all from dice roll 2 to dice set sum to sum + number of (${to}) in dice`,
  }),
  "a throw": ({ type }) => ({
    things: "",
    body: `let face = roll ${type} set sum to sum * 3 + face`,
  }),
  "a table": ({ type, from, to }) => ({
    things: `table depth(${type}) = ${values(from, to).join(", ")}
table both(${type}, ${type}) = ${values(from, to)
      .flatMap((a) => values(from, to).map((b) => a * 10 + b))
      .join(", ")}`,
    body: `set sum to sum + depth(x) * 2 + both(x, depth(x)) - depth(x)`,
  }),
  "a definition and a value": ({ type, some }) => ({
    things: `value twice(a: ${type}) = a + a { de "a" en "a" }
value toll(a: ${type}) = if a is ${some} then 7 else a
to note(a: ${type}) { de "n" en "n" set sum to sum - a }
event noted(a: ${type}) { de "e" en "e" }
when noted { set sum to sum + a * a }`,
    body: `set sum to sum + twice(x) + toll(x) do note(x) announce noted(x)`,
  }),
  "a field of spaces": ({ type, from, to }) =>
    to < 0
      ? undefined
      : {
          things: `shape Sea squares 2 by 1 { depth: ${type} regions by depth }
board sea of Sea { de "B" en "b" ${Math.max(from, 0)} ${to} }
zone reef of player on Sea { de "das Riff, die Riffe" en "reef, reefs" }`,
          body: `for each s in spaces of reef where s.depth is x { set sum to sum + s.depth }
      set sum to sum + number of s in spaces of reef where s.depth >= x`,
        },
  "a field of pieces": ({ type, from, to }) => ({
    things: `family Fish { depth: ${type} }
piece cod: Fish { depth is ${from} de "der Dorsch, die Dorsche" en "cod, cods" }
piece eel: Fish { depth is ${to} de "der Aal, die Aale" en "eel, eels" }
zone net of Fish`,
    body: `add cod to net add eel to net
      for each f in net where f.depth is x { set sum to sum + f.depth }
      set sum to sum * 3 + number of different Fish.depth in net remove all from net`,
  }),
  "a piece with parameters": ({ type }) => ({
    things: `family Fish { depth: ${type} }
piece cod(n: ${type}): Fish { depth is n de "der Dorsch, die Dorsche" en "cod, cods" copies 1 in net }
zone net of Fish`,
    body: `for each f in net where f.depth is x { set sum to sum + f.depth }`,
  }),
  quantifiers: ({ type, some }) => ({
    things: "",
    body: `set sum to sum + (number of a in ${type} where a <= x) + (sum of a for a in ${type} where a >= x)
      if some a in ${type} where a + x is ${some} { set sum to sum + 1 }
      if every a in ${type} has a - x <= ${some} { set sum to sum + 2 }
      if x is in ${type} { set sum to sum + 4 }
      if x - ${some} is x + ${-some} { set sum to sum + 8 }
      set sum to sum + min(x, ${some}) + max(-x, -${some}) + abs(x) - ${some} + x mod 4`,
  }),
  loops: ({ type }) => ({
    things: `mark step: ${type}`,
    flow: `for each step in ${type} { each player { choose take } set sum to sum * 2 + step }
      for each a in ${type} { each player { choose take } set sum to sum * 2 + a }
      for each a in ${type} where a is not step { set sum to sum * 2 + a }
      for each a in ${type} in any order { set sum to sum * 3 + a }`,
  }),
  "two picks": ({ type, some }) => ({
    things: "",
    head: `, y from ${type}, z from 1..2\n needs near: y - x <= 1 and x - y < 3 or y is ${some}`,
    body: `set sum to sum * 3 + y * 2 + z`,
  }),
  "picks that know each other": ({ type, from, to }) =>
    to < 0
      ? undefined
      : {
          things: `table depth(${type}) = ${values(from, to).join(", ")}
shape Sea squares 2 by 1 { deep: ${type} }
board sea of Sea { de "B" en "b" ${Math.max(from, 0)} ${to} }
zone reef of player on Sea { de "das Riff, die Riffe" en "reef, reefs" }`,
          head: `, y from x..${to}, s from spaces of reef\n needs fit: depth(y) >= x - 1 needs deep: s.deep <= y`,
          body: `set sum to sum * 3 + y + s.deep`,
        },
  "picks from zones": ({ type, from, some }) => ({
    things: `zone bag of ${type}\nzone dish of ${type}, 3 places`,
    flow: `add ${some} to bag add ${from} to bag add ${from} to dish add ${some} to dish
      repeat 4 times { each player { choose take } }`,
    head: `, b from bag, d from dish\n needs several: b + d <= x + 9`,
    body: `set sum to sum * 3 + b + 2 * d`,
  }),
  "an option": ({ type }) => ({
    things: `option deep of ${type} { de "die Tiefe" en "depth" }`,
    body: "set sum to sum * 2 + deep",
  }),
  "a track": ({ from, to }) =>
    from < 1
      ? undefined
      : {
          things: `track way of players ${from - 1}..${to + 3}`,
          body: "move you on way by 1 set sum to sum * 2 + position of you on way",
        },
};

const seeds = repetitions({ short: 3, long: 60 });

/** Boards and tracks have no way to write a number below zero. */
describe.each(Object.entries(places))("%s", (_, place) => {
  const here = ranges.flatMap(([from, to]) => {
    const range = { type: `${from}..${to}`, from, to, some: from + ((to - from) >> 1) };
    const rules = place(range);
    return rules === undefined ? [] : [[range.type, written(range, rules)] as const];
  });
  test.each(here)("%s", (_, text) => {
    const sources = [{ path: "test.regel", text }, completed(text)];
    const compile = (without: readonly PassName[]) => {
      const { compiled, diagnostics } = new IncrementalCompiler().compile(sources, [], {
        without,
        playouts: true,
      });
      if (compiled === undefined)
        throw new Error(
          `${diagnostics.map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`)}\n${text}`,
        );
      return compiled;
    };
    const [whole, plain] = [compile([]), compile(optionalPasses)];
    const [game, other] = [loadGame(whole), loadGame(plain)];
    const [program, wasm] = [programFrom(whole.js), wasmPlayout(whole)];
    for (let seed = 0; seed < seeds; seed++) {
      const setup = { players: 2, seed };
      const [state, same] = [game.start(setup), other.start(setup)];
      const [straight, translated] = [state.slice(), state.slice()];
      const [a, b] = [seededRandom(seed), seededRandom(seed)];
      expect(wasm(translated, b, 1000)).toBe(program.playout(straight, a, 1000));
      expect(translated).toEqual(straight);
      const random = seededRandom(seed);
      while (!game.isOver(state)) {
        const options = game.options(state);
        expect(other.options(same)).toEqual(options);
        const option = options[random.below(options.length)] as number;
        const notation = game.notation(option);
        expect(game.readNotation(state, notation), notation).toMatchObject({ option });
        game.play(state, option);
        other.play(same, option);
        expect([...same]).toEqual([...state]);
      }
      expect([...straight]).toEqual([...state]);
    }
  });
});

test("what is put below zero lies there, and can be drawn", () => {
  const text = `
mark here: -5..-2
counter depths[-2..2] { de "die Tiefe, die Tiefen" en "depth, depths" }
zone bag of -2..2
zone dish of -2..2, 3 places
zone line of -2..2, row of 3
shape Sea squares 3 by 1
zone sea of -2..2 on Sea { de "das Meer, die Meere" en "sea, seas" }
action fetch { de "holen" en "fetch" draw 1 from bag to line draw 1 from dish to line }
flow {
  add -2 to bag add 1 to bag add -2 to bag add -1 to dish add -2 to dish add 2 to dish add 0 to line
  for each s in spaces of sea { if number of (-1) in sea is 0 { add -1 to sea[s] } }
  set depths[-1] to 4
  repeat until line is full { each player { choose fetch } }
}
example deep {
  de "Unter null." en "Below zero."
  given { players Anna, Benno table { here -3; depths[-1] 4 } }
  then Anna has here is -3 and depths[-1] is 4
}`;
  const { compiled } = new IncrementalCompiler().compile([
    { path: "test.regel", text },
    completed(text),
  ]);
  const game = loadGame(compiled as Compiled);
  const state = game.start({ players: 2, seed: 1 });
  const table = () => {
    const { zones, grids, marks, counters } = game.view(state).shared;
    const lying = zones.map(({ items }) =>
      items.flatMap(({ value, count }) => Array(count).fill(value)),
    );
    return {
      lying,
      cells: grids[0]?.cells,
      marks: marks.map(({ value }) => value),
      depths: counters.map(({ value }) => value),
    };
  };
  expect(table()).toEqual({
    lying: [[-2, -2, 1], [-1, -2, 2], [0]],
    cells: [-1, -3, -3],
    marks: [-2],
    depths: [0, 4, 0, 0, 0],
  });

  const [fetch = 0] = game.options(state);
  game.play(state, fetch, undefined, [
    { value: 1, of: -1 },
    { value: -2, of: -1 },
  ]);
  expect(table().lying).toEqual([
    [-2, -2],
    [-1, 2],
    [0, 1, -2],
  ]);
  expect(game.runExample("deep").problem).toBeUndefined();
});

function values(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function counter(name: string, type: string): string {
  return `counter ${name}[${type}] { de "die Tiefe, die Tiefen" en "depth, depths" }`;
}

function written({ type }: Range, { things, flow, head, body }: Rules): string {
  return `
counter sum { de "die Summe, die Summen" en "sum, sums" }
${things}
action take { de "nehmen" en "take"
  pick x from ${type}${head ?? ""}
  set sum to (sum * 7 + x) mod 1000003
  ${body ?? ""}
  set sum to sum mod 1000003
}
flow { ${flow ?? "repeat 4 times { each player { choose take } }"} }
`;
}
