// `regelwerk/runtime`: loads and plays what was compiled. It has neither parser nor compiler.

export { RuleError } from "../dsl/runtime/engine/rule-error.ts";
export type { Compiled } from "../dsl/runtime/game/create-game.ts";
export type { Game, State } from "../dsl/runtime/game/game.ts";
export { loadGame } from "../dsl/runtime/game/load.ts";
