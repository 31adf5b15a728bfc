// Long work that a person may end with Ctrl-C, or whoever looks after the machine.

/** The exit status of what was interrupted, as shells have it. */
export const interrupted = 130;

/** Does work that is told when somebody ends it; a second time ends the command as it is. */
export async function interruptible<Result>(
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
