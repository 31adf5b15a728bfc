// `regelwerk/runtime`: loads and plays what was compiled. It has neither parser nor compiler.

export { RuleError } from "../dsl/runtime/engine/rule-error.ts";
export type { Compiled } from "../dsl/runtime/game/compiled-program.ts";
export type { PlayableGame, State } from "../dsl/runtime/game/game.ts";
export { loadPlayable } from "../dsl/runtime/game/load-playable.ts";
