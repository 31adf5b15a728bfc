// The result of a match in a sentence, with the line of the ranking that has decided.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DisplayGame } from "../../../src/dsl/index.ts";
import { loadSession } from "../../../src/play/session/load-session.ts";
import { renderResult } from "../../../src/play/session/result-text.ts";
import { gameFrom, gameOf } from "../../support/rules-of.ts";

const names = ["Anna", "Benno", "Carla"];
const burgundy = gameOf("burgundy");
const dice = gameOf("burgundy-dice");
const state = burgundy.start({ players: 2, seed: 1 });

/** The result of a position with this standing: for each seat, its values by line of the ranking. */
function resultOf(game: DisplayGame, standing: readonly (readonly number[])[], winners: number[]) {
  return renderResult(
    { meta: game.meta, standing: () => standing, ranking: () => [winners] },
    state,
    names,
  );
}

test("the winner is named with what has decided, also where players are tied", () => {
  const results = [
    resultOf(
      burgundy,
      [
        [54, 3, 1],
        [68, 1, 2],
      ],
      [1],
    ),
    resultOf(
      burgundy,
      [
        [68, 3, 1],
        [68, 1, 2],
      ],
      [0],
    ),
    resultOf(
      burgundy,
      [
        [68, 3, 1],
        [68, 3, 2],
        [50, 9, 3],
      ],
      [1],
    ),
    resultOf(
      burgundy,
      [
        [68, 3, 1],
        [68, 3, 1],
      ],
      [0, 1],
    ),
    resultOf(
      dice,
      [
        [40, 2],
        [40, 1],
      ],
      [0],
    ),
  ];

  expect(results).toMatchInlineSnapshot(`
    [
      {
        "de": "Benno gewinnt: Es siegt, wer die meisten Siegpunkte hat.",
        "en": "Benno wins: the win goes to the player who has the most victory points.",
      },
      {
        "de": "Anna gewinnt: Bei Gleichstand entscheidet, wer mehr leere Felder hat.",
        "en": "Anna wins: the tie goes to the player who has more empty spaces.",
      },
      {
        "de": "Benno gewinnt: Bei Gleichstand entscheidet, wer auf der Reihenfolgeleiste weiter hinten steht.",
        "en": "Benno wins: the tie goes to the player who is further back on the turn order track.",
      },
      {
        "de": "Anna und Benno teilen sich den Sieg: Auch in dem, was bei Gleichstand entscheidet, sind sie gleichauf.",
        "en": "Anna and Benno share the win: they are level in all that breaks ties, too.",
      },
      {
        "de": "Anna gewinnt: Bei Gleichstand entscheidet, wer den höheren Wert hat: die Zahl der ungenutzten Boni.",
        "en": "Anna wins: the tie goes to the player who has the higher value: the number of bonuses not used.",
      },
    ]
  `);
});

test("a recorded game has the sentence of its winner", () => {
  const loaded = loadSession(burgundy, readFileSync("tests/records/burgundy-2.txt", "utf8"));
  if (loaded.kind === "problem") throw new Error(loaded.problem.text.en);

  expect(renderResult(burgundy, loaded.session.state, names)).toMatchInlineSnapshot(`
    {
      "de": "Anna gewinnt: Es siegt, wer die meisten Siegpunkte hat.",
      "en": "Anna wins: the win goes to the player who has the most victory points.",
    }
  `);
});

test("players who are level in a ranking of one line share the win", () => {
  const path = "kites.regel";
  const text = `game kites {
  players 2
  de "Drachen" en "Kites"
  points de "der Punkt, die Punkte" en "point, points"
}
action pass { de "passen" en "pass" }
flow { each player { choose pass } }
ranking { most score }
`;
  const game = gameFrom([{ path, text }]);

  expect(resultOf(game, [[1], [1]], [0, 1])).toEqual({
    de: "Anna und Benno teilen sich den Sieg: Sie sind gleichauf.",
    en: "Anna and Benno share the win: they are level.",
  });
});
