// Measuring: processor time of this process, so that other work on the machine counts little.

import { Bench } from "tinybench";

export interface Figure {
  readonly name: string;
  /** How often a second, median of the samples. */
  readonly perSecond: number;
}

/** Median rates of tasks. Each call of a task does its work `batch` times. */
export async function measure(
  tasks: readonly { readonly name: string; readonly batch: number; readonly run: () => void }[],
  milliseconds = 1500,
): Promise<Figure[]> {
  const bench = new Bench({ time: milliseconds, warmupTime: 500, now: cpuMilliseconds });
  for (const { name, batch, run } of tasks) {
    bench.add(name, () => {
      for (let i = 0; i < batch; i++) run();
    });
  }
  await bench.run();
  return tasks.map(({ name, batch }) => ({
    name,
    perSecond: (1000 / median(bench, name)) * batch,
  }));
}

function median(bench: Bench, name: string): number {
  const result = bench.getTask(name)?.result;
  if (result === undefined || !("latency" in result)) throw new Error(`${name} did not finish`);
  return result.latency.p50;
}

/** Processor time that this process has used so far. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
