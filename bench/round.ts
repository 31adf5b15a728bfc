// One round for `npm run bench:compare`: random games of every game for a short time in a fresh
// process. Prints how many a second, by name, as JSON.
// `node bench/round.ts [MILLISECONDS]`

import "../src/cli/engine-flags.ts";
import { seededRandom } from "../src/play/random.ts";
import { randomGames } from "./games.ts";
import { measure } from "./measure.ts";
import { loadedGames } from "./rules.ts";

const milliseconds = Number(process.argv[2] ?? 500);
const random = seededRandom(1);
const tasks = loadedGames().map((one) => {
  return { ...one, run: randomGames(one.game, one, random).run };
});
const figures = await measure(tasks, milliseconds);
console.log(
  JSON.stringify(Object.fromEntries(figures.map(({ name, perSecond }) => [name, perSecond]))),
);
