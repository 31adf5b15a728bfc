/**
 * Matches with undo and records, bots, simulations of every game, without a screen.
 *
 * @module regelwerk/play
 */

export {
  type Bot,
  type BotKind,
  type BotResources,
  botKinds,
  createBot,
} from "../play/bots/index.ts";
export { type Random, seededRandom } from "../play/random.ts";
export { parseRecords } from "../play/session/parse-record.ts";
export {
  type GameRecord,
  type MatchTable,
  type Seat,
  writeRecord,
} from "../play/session/record.ts";
export { replay } from "../play/session/replay.ts";
export { type LoggedMove, type Session, startSession } from "../play/session/session.ts";
export { type SimulationPlan, simulateGame } from "../play/simulation/simulate.ts";
export type { GameResult } from "../play/simulation/statistics.ts";
