// Prints the survey of a game: `node tests/refusals/print.ts burgundy 20`.

import { burgundySorts, classicSorts, diceSorts } from "../support/games/playouts.ts";
import { printSurvey, surveyRefusals } from "./survey.ts";

const [name = "burgundy", games = "20"] = process.argv.slice(2);
const sorts = { burgundy: burgundySorts, "burgundy-dice": diceSorts, classics: classicSorts }[name];
if (sorts === undefined) throw new Error(`no such game: ${name}`);
console.log(
  printSurvey(
    surveyRefusals(
      sorts.map(([, sort]) => sort),
      Number(games),
      1,
    ),
  ),
);
