import { expect, test } from "vitest";
import { calledRoutines } from "../../src/dsl/codegen/code/effects.ts";
import { verifyRoutine } from "../../src/dsl/codegen/code/verify.ts";
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
