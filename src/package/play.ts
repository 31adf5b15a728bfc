// `regelwerk/play`: matches with undo and records, bots, simulations. Any game, no screen.

export { type Bot, type BotKind, botKinds, createBot } from "../play/bots/index.ts";
export { type Random, seededRandom } from "../play/random.ts";
export { parseRecords } from "../play/session/parse-record.ts";
export {
  type GameRecord,
  type MatchTable,
  type Seat,
  writeRecord,
} from "../play/session/record.ts";
export { replay } from "../play/session/replay.ts";
export { type Session, startSession } from "../play/session/session.ts";
export { type SimulationPlan, simulateGame } from "../play/simulation/simulate.ts";
