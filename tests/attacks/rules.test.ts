// Rules that mean harm end in a sentence, in little time, and change nothing around them.

import { expect, test } from "vitest";
import { PlaygroundService } from "../../src/worker/playground/playground-service.ts";
import { attacks, gameOfMarkup } from "./rules.ts";

const seats = ["A", "B"].map((name) => ({ name, kind: "greedy" as const }));
const path = "rules/own/game.regel";

test.each(attacks)("$name: $ends", ({ text, ends }) => {
  const workshop = new PlaygroundService();
  const taken = workshop.take([{ path, text }], [], "en");
  if (taken.kind === "faults") {
    expect(taken.faults[0]?.text).toMatch(/\w.*\.$/s);
    expect(ends).toBe("fault");
    return;
  }
  const started = workshop.table.start({ seats, options: {}, seed: 1 });
  const problem = started.kind === "problem" ? started.text.en : undefined;

  expect(problem).toBe(ends === "endless" ? "The rules go round in circles here." : undefined);
  expect(ends).not.toBe("fault");
  expect(Reflect.get(globalThis, "ran")).toBeUndefined();
  expect(Reflect.get({}, "ran")).toBeUndefined();
});

test("ten million letters are refused in a sentence, and the next rules are taken all the same", () => {
  const workshop = new PlaygroundService();
  const long = workshop.take([{ path, text: `// ${"a".repeat(10_000_000)}\n` }], [], "en");
  const other = attacks.find(({ ends }) => ends === "plays");
  if (other === undefined) throw new Error("There are no harmless rules.");

  expect(long).toEqual({
    kind: "faults",
    faults: [
      {
        path,
        line: 1,
        text: "This file is too large: a file of rules may have 500 kB at most. Split it, or take something out.",
      },
    ],
  });
  expect(workshop.take([{ path, text: other.text }], [], "en").kind).toBe("game");
});

test("the game whose texts are markup is right, so that all of it is shown", () => {
  const workshop = new PlaygroundService();

  expect(workshop.take([{ path, text: gameOfMarkup() }], [], "en").kind).toBe("game");
  expect(workshop.table.start({ seats, options: {}, seed: 1 }).kind).toBe("frame");
});
