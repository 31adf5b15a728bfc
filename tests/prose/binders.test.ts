// What a name ranges over is told as it is: things on neighbouring spaces lie there, and two things
// of one sort in a sentence can be told apart.

import { expect, test } from "vitest";
import {
  checkGame,
  listProseLines,
  renderPlainText,
  rulesOf,
  type TextLanguage,
} from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";

const farm = `
shape Meadow squares 3 by 3 { }
family Animal { }
piece cow : Animal { de "die Kuh, die Kühe" en "cow, cows" copies 1 in barn }
piece hen : Animal { de "das Huhn, die Hühner" en "hen, hens" copies 1 in barn }
zone barn of Animal { de "der Stall, die Ställe" en "barn, barns" }
zone pasture of Animal on Meadow { de "die Weide, die Weiden" en "pasture, pastures" }
player counter eggs { de "das Ei, die Eier" en "egg, eggs" }
value lonely(space: space of pasture): yes/no = not (some other: Animal in neighbours of space)
value crowd(space: space of pasture): number = number of other: Animal in neighbours of space
value best: yes/no =
  some one in players where (every two in players has score of one >= score of two)
value equal: yes/no =
  every one in players has (some two in players where eggs of two < eggs of one)
to lay { let left = eggs of you repeat until left is 0 { gain left eggs } }
value apart(space: space of pasture): yes/no =
  not (every other in neighbours of space has pasture[other] is hen)
`;

test.each([
  ["lonely", "de", "auf einem Nachbarfeld des Feldes"],
  ["lonely", "en", "on a neighbouring space of the space"],
  ["crowd", "de", "auf den Nachbarfeldern des Feldes"],
  ["crowd", "en", "on the neighbouring spaces of the space"],
  ["best", "de", "für jeden Spieler t gilt: die Punkte dieses Spielers"],
  ["best", "de", "mindestens so viele wie die Punkte des Spielers t"],
  ["best", "en", "for every player t, the points of this player are at least as many"],
  ["best", "en", "as the points of the player t"],
  ["equal", "de", "einen Spieler t, für den gilt: die Anzahl der Eier des Spielers t"],
  ["equal", "en", "a player t for whom the number of eggs of the player t"],
  ["apart", "de", "nicht für jedes Nachbarfeld des Feldes gilt: "],
  ["apart", "en", "it is not so that for every neighbouring space of the space, "],
  ["lay", "de", "Die übrige Zahl ist"],
  ["lay", "en", "The remaining number is"],
] as const)("%s in the language %s: %s", (path, language, words) => {
  expect(told(path, language)).toContain(words);
});

function told(path: string, language: TextLanguage): string {
  const { game, diagnostics } = checkGame([{ path: "farm.regel", text: farm }, completed(farm)]);
  if (game === undefined) throw new Error(JSON.stringify(diagnostics));
  const rule = rulesOf(game).find((one) => one.path === path);
  return listProseLines(rule?.text[language] ?? [])
    .map(({ text }) => renderPlainText(text))
    .join("\n");
}
