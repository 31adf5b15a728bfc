// Worker that plays paired games: gets ranges and returns their figures.

import { parentPort, workerData } from "node:worker_threads";
import type { Compiled } from "../../dsl/index.ts";
import { loadGame } from "../../dsl/runtime/game/load.ts";
import type { LearnedFile } from "../../play/bots/network.ts";
import { playPairs } from "../../play/compare/paired-range.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import type { SimulationPlan } from "../../play/simulation/simulate.ts";
import { createBotResources } from "../bot-means.ts";

/** Data that a worker gets at its start. */
export interface EffectTask {
  readonly a: EffectSide;
  readonly b: EffectSide;
  readonly plan: SimulationPlan;
}

interface EffectSide {
  readonly compiled: Compiled;
  /** The network of search bots. */
  readonly learned: LearnedFile | undefined;
}

const { a, b, plan }: EffectTask = workerData;
const [one, other] = [loadGame(a.compiled), loadGame(b.compiled)];
const means = { a: createBotResources(one, a.learned), b: createBotResources(other, b.learned) };

parentPort?.on("message", (range: Range) => {
  parentPort?.postMessage(playPairs(one, other, plan, range, means));
});
