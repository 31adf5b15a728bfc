// Plays a simulation in threads of this machine.

import type { Compiled } from "../../dsl/index.ts";
import type { LearnedFile } from "../../play/bots/network.ts";
import { type PartialResult, withPlayed } from "../../play/simulation/partial-result.ts";
import type { Failure } from "../../play/simulation/play-range.ts";
import { type Range, without } from "../../play/simulation/ranges.ts";
import type { Arguments } from "../arguments.ts";
import type { Shell } from "../shell.ts";
import { createSimulationThreads } from "./game-threads.ts";
import { RecordFile } from "./records.ts";

/** A simulation to be played locally. */
interface LocalRun {
  readonly compiled: Compiled;
  readonly learned: LearnedFile | undefined;
  readonly threads: number;
  /** The range of games, and the result of those already played. */
  readonly own: Range;
  readonly begun: PartialResult;
  readonly stop: AbortSignal;
  readonly onPlayed: (part: PartialResult) => void;
}

/** Plays the remaining games, until done, failed or stopped. */
export async function playLocally(
  shell: Shell,
  args: Arguments,
  { compiled, learned, threads, own, begun, stop, onPlayed }: LocalRun,
): Promise<{ readonly part: PartialResult; readonly failure: Failure | undefined }> {
  const file = args.values.get("record");
  const records = file === undefined ? undefined : new RecordFile(shell, file, own.from);
  const { plan } = begun.simulation;
  const isRecorded = file !== undefined;
  const pool = createSimulationThreads({ compiled, plan, learned, isRecorded }, threads);
  let part = begun;
  onPlayed(part);
  try {
    const failure = await pool.play(
      without([own], part.played),
      (range, { statistics, records: texts }) => {
        part = withPlayed(part, [range], statistics);
        records?.add(range, texts);
        onPlayed(part);
      },
      stop,
    );
    return { part, failure };
  } finally {
    records?.close();
    await pool.close();
  }
}
