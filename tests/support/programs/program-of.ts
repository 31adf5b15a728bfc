// The bare program of a game: only it can be told the results of chance.

import type { State } from "../../../src/dsl/index.ts";
import type { Program } from "../../../src/dsl/runtime/engine/program-api.ts";
import { programFrom } from "../../../src/dsl/runtime/game/compiled-program.ts";
import { compiledOf } from "../rules-of.ts";

export function programOf(name: string): Program {
  return programFrom(compiledOf(name).js);
}

/** Does something in which chance gives these results, all of them. */
export function withChance(program: Program, results: readonly number[], work: () => void): void {
  const left = results.map((value) => ({ value, of: -1 }));
  program.setForced(left);
  work();
  program.setForced(null);
  if (left.length > 0) throw new Error(`not asked for: ${left.map(({ value }) => value)}`);
}

/** The state without the four words of its generator. */
export function withoutChance(state: State): State {
  return state.slice().fill(0, 4, 8);
}
