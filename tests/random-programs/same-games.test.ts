// The net under the compiler: random programs over all constructs of the language are played as they
// are compiled, with each pass left out, as WebAssembly, and by a slow interpreter. Same options in
// the same order, same positions, same ledger, same log, same end.
//
// Two programs of three are steered towards pairs of constructs that have been executed rarely so far;
// half of these by weights, half by a template of each pair (generator/templates).
//
// PROGRAMS_SEED     the seed of the first program (1 if it is not given); one program has one seed
// PROGRAMS_WANTED   the pairs that all programs are steered towards: `divide > cell, if > some`
// PROGRAMS          how many programs, instead of 300 (10 000 in `npm run soak`)
// PROGRAMS_MINUTES  as many programs as find room in so many minutes, instead of a number
//
// Ten minutes: PROGRAMS_MINUTES=10 npx vitest run tests/random-programs/same-games.test.ts

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { isSoak, repetitions } from "../support/soak.ts";
import type { Pair } from "./constructs/labels.ts";
import { LABELS, PAIRS } from "./constructs/pairs.ts";
import {
  constructsText,
  pairsSummary,
  pairsText,
  rarerThan,
  unexpectedPairs,
} from "./constructs/report.ts";
import { wantedPairs } from "./constructs/wanted.ts";
import { type Difference, examined, excerpts } from "./difference.ts";
import { randomGame } from "./generator/program.ts";
import { Coverage } from "./interpreter/coverage.ts";
import { shrunk } from "./shrink.ts";

const first = Number(process.env.PROGRAMS_SEED ?? 1);
const minutes = Number(process.env.PROGRAMS_MINUTES ?? 0);
const programs = Number(process.env.PROGRAMS ?? repetitions({ short: 300, long: 10_000 }));
const given = process.env.PROGRAMS_WANTED?.split(/, */) as readonly Pair[] | undefined;

/** Whether so many programs are played as the test is about. */
const isWhole = minutes === 0 && process.env.PROGRAMS === undefined && given === undefined;

/** Random matches of each program. */
const MATCHES = repetitions({ short: 2, long: 3 });

/** At least so many programs in a hundred are right as they come. */
const LEAST_ACCEPTED = 95;

/** Each pair is executed so often at least; in the short form each construct at all. */
const FLOOR = 100;

test("random programs play alike however they are made", { timeout: 0 }, async () => {
  const coverage = new Coverage();
  const end = Date.now() + minutes * 60_000;
  const isOpen = (made: number) => (minutes > 0 ? Date.now() < end : made < programs);
  let [made, accepted] = [0, 0];
  for (; isOpen(made); made++) {
    const seed = first + made;
    const wanted = given ?? (seed % 3 === 0 ? [] : wantedPairs(coverage, FLOOR, seed));
    const found = examined(randomGame(seed, wanted), { seed, matches: MATCHES, coverage });
    if (found !== "rejected") accepted++;
    if (found !== undefined && found !== "rejected") expect.fail(told(seed, wanted, found));
    // What no program needs any more goes in between.
    await setImmediate();
  }
  console.info(`${made} programs from seed ${first} on, ${accepted} of them right: all play alike`);
  console.info(`random games: ${[...coverage.playouts].map((one) => one.join(" ")).join(", ")}`);
  console.info(`constructs: ${constructsText(coverage)}`);
  console.info(pairsSummary(coverage, FLOOR));
  if (isSoak) console.info(pairsText(coverage));
  expect((accepted / made) * 100).toBeGreaterThan(LEAST_ACCEPTED);
  expect(unexpectedPairs(coverage)).toEqual([]);
  if (!isWhole) return;
  expect(rarerThan(coverage.nodes, LABELS, 1)).toEqual([]);
  if (isSoak) expect(rarerThan(coverage.pairs, PAIRS, FLOOR)).toEqual([]);
});

/** The seed, a smaller program that fails the same way, and the first difference in it. */
function told(seed: number, wanted: readonly Pair[], found: Difference): string {
  const again = (text: string) =>
    examined(text, { seed, matches: MATCHES, coverage: new Coverage() });
  const isAlike = (text: string) => {
    const other = again(text);
    if (other === undefined || other === "rejected") return false;
    return other.who === found.who && other.about === found.about;
  };
  const small = shrunk(randomGame(seed, wanted), isAlike);
  const other = again(small);
  const shown = other === undefined || other === "rejected" ? found : other;
  const { players, seed: chance, choices } = shown.setup;
  const towards = wanted.length === 0 ? "" : ` PROGRAMS_WANTED="${wanted.join(", ")}"`;
  return [
    `program ${seed}: ${shown.who} differs in its ${shown.about}`,
    `PROGRAMS_SEED=${seed} PROGRAMS=1${towards}`,
    `${players} players, seed ${chance}, options [${choices}], after: ${shown.moves.join("; ")}`,
    excerpts(shown),
    small,
  ].join("\n\n");
}
