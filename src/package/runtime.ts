/**
 * Loads and plays what was compiled. It has neither parser nor compiler.
 *
 * @module regelwerk/runtime
 */

export type { ForcedOutcome } from "../dsl/runtime/engine/instrumented-chance.ts";
export type { RandomSource } from "../dsl/runtime/engine/program-api.ts";
export { RuleError } from "../dsl/runtime/engine/rule-error.ts";
export type { Compiled } from "../dsl/runtime/game/compiled-program.ts";
export type {
  Decision,
  DecodedOption,
  Explanation,
  Holdings,
  LedgerEntry,
  Log,
  LogEntry,
  PlayableGame,
  SeatHoldings,
  Setup,
  State,
  TableView,
} from "../dsl/runtime/game/game.ts";
export { loadPlayable } from "../dsl/runtime/game/load-playable.ts";
