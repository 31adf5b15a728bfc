import fc from "fast-check";
import { expect, test } from "vitest";
import { message } from "../../src/dsl/diagnostics/render.ts";
import { compileGame, loadGame, RuleError, type Source } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";

// fast-check prints the seed of a failure; `{ seed, path }` behind the property replays it.

const classicRuns = 400;
const burgundyRuns = 60;

/** Rules in which a few words stand where others stood. */
function shuffled(files: readonly Source[]) {
  const sources = files.filter(({ path }) => !path.includes("/examples-"));
  const text = sources.map((source) => source.text).join("\n");
  const words = text.split(/(\w+|"[^"]*"|\/\/.*|[^\s\w])/);
  const places = words.flatMap((word, place) => (/^\w+$/.test(word) ? [place] : []));
  const swap = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...places));
  return fc.array(swap, { minLength: 1, maxLength: 3 }).map((swaps) => {
    const mixed = [...words];
    for (const [to, from] of swaps) mixed[to] = words[from] ?? "";
    return mixed.join("");
  });
}

test.each(["classics/tic-tac-toe", "classics/connect-four", "classics/pig"])(
  "%s with words swapped is checked, and played if it is right",
  (name) => {
    fc.assert(fc.property(shuffled(rulesOf(name)), isHandled), { numRuns: classicRuns });
  },
  30_000,
);

test("burgundy with words swapped is checked, and played if it is right", () => {
  fc.assert(fc.property(shuffled(rulesOf("burgundy")), isHandled), {
    numRuns: burgundyRuns,
    endOnFailure: true,
  });
}, 60_000);

/** Every report has a place and words; rules without reports can be played. */
function isHandled(text: string): void {
  const { compiled, diagnostics } = compileGame([{ path: "any.regel", text }]);
  for (const report of diagnostics) {
    expect(report.span.start).toBeLessThanOrEqual(report.span.end);
    expect(report.span.end).toBeLessThanOrEqual(text.length);
    expect(message("de", report) + message("en", report)).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(compiled === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
  if (compiled === undefined) return;

  const game = loadGame(compiled);
  try {
    game.playout(game.start({ players: game.meta.players.min, seed: 1 }), () => 0, 500);
  } catch (error) {
    // Rules may ask for the impossible or go on for ever; then the game says so.
    if (!(error instanceof RuleError) && !(error instanceof RangeError)) throw error;
  }
}
