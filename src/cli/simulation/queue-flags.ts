// Flags that select a queue; in a file of their own, because the queue itself takes long to load.

export const queueFlags = { queue: "value", redis: "value" } as const;
