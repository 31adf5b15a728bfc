// Interruption of long work by Ctrl-C or a termination signal.

/** Exit status of an interrupted command, as in shells. */
export const interrupted = 130;

/** Runs work that is aborted at the first signal; the second one ends the process. */
export async function runInterruptible<Result>(
  work: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, onInterrupt);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, onInterrupt);
  }
}
