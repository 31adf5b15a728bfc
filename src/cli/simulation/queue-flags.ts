// The flags that say which queue is meant; apart from the queue itself, which takes long to load.

export const queueFlags = { queue: "value", redis: "value" } as const;
