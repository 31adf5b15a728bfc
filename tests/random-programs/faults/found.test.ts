// Each fault that the compiler once had is found by random programs when it is put back: by the one
// that is known to find it, and in `npm run soak` within a thousand from the first on.

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { isSoak } from "../../support/soak.ts";
import { examined } from "../difference.ts";
import { randomGame } from "../generator/program.ts";
import { Coverage } from "../interpreter/coverage.ts";
import { faults } from "./faults.ts";
import { faultyCompiler } from "./faulty-compiler.ts";

/** It is to be found in so many programs. */
const MOST = 1000;

test.each(faults.map((fault, i) => [fault.name, fault, i] as const))(
  "found: %s",
  async (name, fault, i) => {
    const compiler = await faultyCompiler(fault, i);
    const isFoundBy = (seed: number) => {
      const how = { seed, matches: 1, coverage: new Coverage(), isAlone: true };
      const found = examined(randomGame(seed), { ...how, compiler: compiler() });
      return found !== undefined && found !== "rejected";
    };
    if (isSoak) {
      let seed = 1;
      for (; seed <= MOST && !isFoundBy(seed); seed++) await setImmediate();
      console.info(`program ${seed} is the first that finds it: ${name}`);
      expect(seed).toBeLessThanOrEqual(MOST);
    }
    const isFound = isFoundBy(fault.seed);
    expect(isFound, `program ${fault.seed} finds it; a new one is told by npm run soak`).toBe(true);
  },
);
