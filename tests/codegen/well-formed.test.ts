import { describe, expect, test } from "vitest";
import { calledRoutines } from "../../src/dsl/codegen/code/effects.ts";
import { verifyRoutine } from "../../src/dsl/codegen/code/verify.ts";
import { PASSES, treePasses, upToPass } from "../../src/dsl/codegen/passes/passes.ts";
import { createProgram } from "../../src/dsl/codegen/program.ts";
import { playedGames } from "../support/games/played-games.ts";
import { checkedOf } from "../support/rules-of.ts";

// The trees from which programs are written, with the routines of the library that they call: names are
// declared before they are used, types fit, routines with a result have one.

const games = [...playedGames, ["burgundy-cards", []], ["white-castle", []]] as const;

test.each(games)("the routines of %s %j are well formed", (name, variants) => {
  const { trees, playOn } = createProgram(checkedOf(name, variants));
  const routines = calledRoutines([...trees.frames, ...trees.playouts]);
  const written = routines.filter(({ host, body }) => host === undefined || body.length > 0);

  expect(routines).toContain(playOn);
  expect(written.flatMap(verifyRoutine)).toEqual([]);
});

// Behind each pass of the list, without those after it.

describe.each(["burgundy", "classics/chess", "classics/yavalath"])("%s", (name) => {
  const game = checkedOf(name);

  test.each(treePasses)("is well formed after %s", (pass) => {
    const { stage, without } = upToPass(pass);
    const routines = calledRoutines(createProgram(game, { without }).trees[stage]);
    const written = routines.filter(({ host, body }) => host === undefined || body.length > 0);
    const problems = written.flatMap(verifyRoutine);
    const others = problems.filter((problem) => !isChoicePoint(problem));

    expect(written.length).toBeGreaterThan(10);
    // Frames, their depth and the numbers of steps get their names by `frames`; choice points are
    // there until then.
    const received = /: (?:fp|depth|head) is used before it is declared$/;
    expect(others.filter((one) => stage !== "lowered" || !received.test(one))).toEqual([]);
    expect(problems.some(isChoicePoint)).toBe(stage === "lowered");
  });
});

test("a pass is followed by all passes behind it in the list", () => {
  const optional = PASSES.flatMap((pass) => ("isRequired" in pass ? [] : [pass.name]));
  expect(upToPass("lowered")).toEqual({ stage: "lowered", without: optional });
  expect(upToPass("counted-options")).toEqual({ stage: "playouts", without: ["local-arrays"] });
});

function isChoicePoint(problem: string): boolean {
  return problem.includes("is not lowered completely");
}
