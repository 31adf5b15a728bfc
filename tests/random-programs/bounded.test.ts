import { expect, test } from "vitest";
import type { CodeStep, Routine } from "../../src/dsl/codegen/code/code.ts";
import { mapCode } from "../../src/dsl/codegen/code/map.ts";
import { createProgram } from "../../src/dsl/codegen/program.ts";
import { type PlayoutModule, startPlayouts } from "../../src/dsl/runtime/engine/playout-module.ts";
import { writePlayouts } from "../../src/dsl/wasm/playouts.ts";
import { seededRandom } from "../../src/play/random.ts";
import { bounded } from "./bounded.ts";
import { boundedRoutine, copyRoutine } from "./bounded-tree.ts";
import { type Contestants, contestantsOf } from "./contestants.ts";
import { examined } from "./difference.ts";
import { Coverage } from "./interpreter/coverage.ts";

test.each([
  "for(;;);",
  "for(let i=1;(i>0);i++){}",
  "while(true)for(let i=0;i<2;i++)i;",
  "do{}while(true)",
  "function again(){for(const i of [1])again();}again();",
])("%s is stopped", (loop) => {
  const text = bounded(loop, { most: 1000, stop: 'throw new Error("never ends")' });
  expect(() => new Function(text)()).toThrow("never ends");
});

test("what ends is left as it is", () => {
  const text = "let n=0;for(let i=0;i<4;i++)for(const j of [1,2])if(j>1)n+=i;else n+=9;return n;";
  expect(new Function(bounded(text))()).toBe(new Function(text)());
});

const endless = `game g { de "Spiel" en "game" players 1..1 }
counter coins { de "die Münze, die Münzen" en "coin, coins" }
counter rounds { de "die Runde, die Runden" en "round, rounds" }
action wait { de "warten" en "wait" gain 1 coins }
flow { choose wait repeat until coins > 3 { gain 1 rounds } }
ranking { most score }`;

test("rules that go round for ever stop both", () => {
  const found = examined(endless, { seed: 1, matches: 1, coverage: new Coverage(), isAlone: true });

  expect(found).toBe(undefined);
});

test("WebAssembly that goes round for ever is stopped", () => {
  const { ir, whole } = contestantsOf(endless, []) as Contestants;
  const program = createProgram(ir);
  // Its own limit on rounds of a loop is left out, as a faulty compiler might.
  const isLimit = (step: CodeStep) => step.kind === "fail" && step.problem === "endless";
  const unlimited = copyRoutine(program.playOn as Routine, (body) =>
    mapCode(body, { step: (step) => (isLimit(step) ? [] : [step]) }),
  );
  const module = writePlayouts({ ...program, playOn: boundedRoutine(unlimited, 1000) });
  const playout = startPlayouts(module as PlayoutModule);
  const state = new Int32Array(program.size);
  whole.program.init(state, 1, 1, []);

  expect(() => playout(state, seededRandom(1), 100)).toThrow("endless");
});
