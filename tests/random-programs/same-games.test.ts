// The net under the compiler: random programs over all constructs of the language are played as they
// are compiled, with each pass left out, as WebAssembly, and by a slow interpreter. Same options in
// the same order, same positions, same ledger, same log, same end.
//
// PROGRAMS_SEED     the seed of the first program (1 if it is not given); one program has one seed
// PROGRAMS          how many programs, instead of 300 (10 000 in `npm run soak`)
// PROGRAMS_MINUTES  as many programs as find room in so many minutes, instead of a number

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { isSoak, repetitions } from "../support/soak.ts";
import { type Difference, examined, excerpts } from "./difference.ts";
import { randomGame } from "./generator/program.ts";
import { Coverage } from "./interpreter/coverage.ts";
import { shrunk } from "./shrink.ts";

const first = Number(process.env.PROGRAMS_SEED ?? 1);
const minutes = Number(process.env.PROGRAMS_MINUTES ?? 0);
const programs = Number(process.env.PROGRAMS ?? repetitions({ short: 300, long: 10_000 }));

/** Random matches of each program. */
const MATCHES = 3;

/** At least so many programs in a hundred are right as they come. */
const LEAST_ACCEPTED = 95;

test("random programs play alike however they are made", { timeout: 0 }, async () => {
  const coverage = new Coverage();
  const end = Date.now() + minutes * 60_000;
  const isOpen = (made: number) => (minutes > 0 ? Date.now() < end : made < programs);
  let [made, accepted] = [0, 0];
  for (; isOpen(made); made++) {
    const seed = first + made;
    const found = examined(randomGame(seed), { seed, matches: MATCHES, coverage });
    if (found !== "rejected") accepted++;
    if (found !== undefined && found !== "rejected") expect.fail(told(seed, found));
    // What no program needs any more goes in between.
    await setImmediate();
  }
  console.info(`${made} programs from seed ${first} on, ${accepted} of them right: all play alike`);
  console.info(`random games: ${[...coverage.playouts].map((one) => one.join(" ")).join(", ")}`);
  if (isSoak) console.info(coverage.table());
  expect((accepted / made) * 100).toBeGreaterThan(LEAST_ACCEPTED);
});

/** The seed, a smaller program that fails the same way, and the first difference in it. */
function told(seed: number, found: Difference): string {
  const again = (text: string) =>
    examined(text, { seed, matches: MATCHES, coverage: new Coverage() });
  const isSame = (text: string) => {
    const other = again(text);
    if (other === undefined || other === "rejected") return false;
    return other.who === found.who && other.about === found.about;
  };
  const small = shrunk(randomGame(seed), isSame);
  const other = again(small);
  const shown = other === undefined || other === "rejected" ? found : other;
  const { players, seed: chance, choices } = shown.setup;
  return [
    `program ${seed} (PROGRAMS_SEED=${seed} PROGRAMS=1): ${shown.who} differs in its ${shown.about}`,
    `${players} players, seed ${chance}, options [${choices}], after: ${shown.moves.join("; ")}`,
    excerpts(shown),
    small,
  ].join("\n\n");
}
