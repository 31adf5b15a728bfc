import { expect, test } from "vitest";
import { compileGame } from "../../src/dsl/index.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { seededRandom } from "../../src/play/random.ts";
import { completed } from "../support/check-rules.ts";
import { wasmPlayout } from "../support/programs/wasm-playout.ts";

// What lies on a space is used only behind the test whether anything lies there: before it, it would
// be a piece that there is not. WebAssembly reads no memory below its own.

test.each([
  ["a rule value", "weight(reef[a1]) * 2 > n"],
  ["a field of either", "(if rounds > 1 then reef[a1] else reef[a1]).size * 2 > n"],
])("%s of what lies on a space is not evaluated before its guard", (_, needed) => {
  const text = `
family Shell { size: 0..9 }
piece conch: Shell { size is 3 }
shape Reef squares 2 by 2
zone reef of Shell on Reef
value weight(shell: Shell) = shell.size
counter tides[1..4] { de "die Flut, die Fluten" en "tide, tides" starts 2 }
counter rounds { de "die Runde, die Runden" en "round, rounds" }
action dive { de "tauchen" en "dive"
  pick n from 1..min(2, tides[rounds + 1])
  needs reef[a1] is filled
  needs ${needed} }
action rest { de "ruhen" en "rest" gain 1 rounds }
flow { repeat until rounds > 3 { choose dive, rest } }`;
  const sources = [{ path: "reef.regel", text }, completed(text)];
  const { compiled, diagnostics } = compileGame(sources, [], { playouts: true });
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const program = programFrom(compiled.js);
  const ended = [program.playout, wasmPlayout(compiled)].map((playout) => {
    const state = new Int32Array(compiled.meta.size);
    program.init(state, 2, 1, []);
    return [playout(state, seededRandom(1), 100), [...state]];
  });

  expect(ended[0]?.[0]).toBe(4);
  expect(ended[1]).toEqual(ended[0]);
});
