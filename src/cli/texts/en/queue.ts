// English texts about queues of simulations.

const games = (ranges: readonly string[]) => ranges.join(", ");

export const queueEn = {
  notAName: (word: string) =>
    `\`--queue\` is a name of letters, digits, \`_\` and \`-\`, not \`${word}\`.`,
  notRedis: (word: string) =>
    `\`--redis\` is an address such as \`redis://127.0.0.1:6379\`, not \`${word}\`.`,
  packagesMissing:
    "A queue needs two packages that are not installed: `npm install bullmq ioredis` brings them.",
  needsQueue: (flag: string) => `\`--${flag}\` needs \`--queue\`.`,
  alone: (flag: string) =>
    `\`--${flag}\` does not go with \`--queue\`: the queue keeps by itself what is played.`,
  unreachable: (address: string, why: string) => `Redis at ${address} cannot be reached: ${why}.`,
  refused: (address: string, why: string) => `Redis at ${address} refuses: ${why}.`,
  lost: (address: string, why: string) =>
    `Redis at ${address} does not answer any more (${why}); trying again until it does.`,
  found: (address: string) => `Redis at ${address} answers again.`,
  failed: (ranges: readonly string[], why: string) =>
    `Games ${games(ranges)} could not be played: ${why} The same command tries again.`,
  spoiled: (ranges: readonly string[]) =>
    `What the queue holds of games ${games(ranges)} is damaged.`,
  stays: "The jobs stay in the queue; the same command goes on waiting for them.",
  ready: (name: string, address: string) => `Taking jobs of \`${name}\` at ${address}.`,
  done: (game: string, ranges: readonly string[]) => `${game}: games ${games(ranges)} played.`,
  played: (jobs: string, count: string) => `Jobs played: ${jobs}, games: ${count}.`,
  otherVersion: (ours: string, theirs: string) =>
    `They are for Regelwerk ${theirs}, and somebody took them who has ${ours}.`,
  noRules: (game: string) => `The rules of \`${game}\` are no longer in Redis.`,
  notLearned: (game: string) => `What was learned about \`${game}\` is no longer in Redis.`,
};

export type QueueTexts = typeof queueEn;
