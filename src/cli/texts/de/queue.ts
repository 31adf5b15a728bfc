// German texts about queues of simulations.

import type { QueueTexts } from "../en/queue.ts";

const games = (ranges: readonly string[]) => ranges.join(", ");

export const queueDe: QueueTexts = {
  notAName: (word) =>
    `\`--queue\` ist ein Name aus Buchstaben, Ziffern, \`_\` und \`-\`, nicht \`${word}\`.`,
  notRedis: (word) =>
    `\`--redis\` ist eine Adresse wie \`redis://127.0.0.1:6379\`, nicht \`${word}\`.`,
  packagesMissing:
    "Eine Warteschlange braucht zwei Pakete, die nicht installiert sind: `npm install bullmq ioredis` holt sie.",
  needsQueue: (flag) => `\`--${flag}\` gibt es nur mit \`--queue\`.`,
  alone: (flag) =>
    `\`--${flag}\` verträgt sich nicht mit \`--queue\`: die Warteschlange hält selbst fest, was gespielt ist.`,
  unreachable: (address, why) => `Redis ist unter ${address} nicht zu erreichen: ${why}.`,
  refused: (address, why) => `Redis unter ${address} weigert sich: ${why}.`,
  lost: (address, why) =>
    `Redis unter ${address} antwortet nicht mehr (${why}); neuer Versuch, bis es wieder geht.`,
  found: (address) => `Redis unter ${address} antwortet wieder.`,
  failed: (ranges, why) =>
    `Partien ${games(ranges)} ließen sich nicht spielen: ${why} Derselbe Befehl versucht es noch einmal.`,
  spoiled: (ranges) =>
    `Was in der Warteschlange zu den Partien ${games(ranges)} liegt, ist beschädigt.`,
  stays: "Die Aufträge bleiben in der Warteschlange; derselbe Befehl wartet weiter auf sie.",
  ready: (name, address) => `Nimmt Aufträge aus \`${name}\` unter ${address}.`,
  done: (game, ranges) => `${game}: Partien ${games(ranges)} gespielt.`,
  played: (jobs, count) => `Gespielte Aufträge: ${jobs}, Partien: ${count}.`,
  otherVersion: (ours, theirs) =>
    `Sie sind für Regelwerk ${theirs}, genommen hat sie jemand mit ${ours}.`,
  noRules: (game) => `Die Regeln von \`${game}\` liegen nicht mehr in Redis.`,
  notLearned: (game) => `Was über \`${game}\` gelernt wurde, liegt nicht mehr in Redis.`,
};
