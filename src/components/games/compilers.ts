// Compilers of the site's games, for building pages. All pages of a game share one, in each language, so
// that its rules are checked, told and compared once.

import { IncrementalCompiler } from "../../dsl/index.ts";
import type { GameName } from "./games.ts";

const compilers = new Map<GameName, IncrementalCompiler>();

/** Returns the compiler of a game. */
export function compilerOf(name: GameName): IncrementalCompiler {
  const compiler = compilers.get(name) ?? new IncrementalCompiler();
  compilers.set(name, compiler);
  return compiler;
}
