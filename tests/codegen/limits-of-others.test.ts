// A counter's limit may read counters of its owner, who need not be the player who chooses.

import { expect, test } from "vitest";
import { gameFrom } from "../support/rules-of.ts";

test("whether another player's counter is full depends on that player's other counters", () => {
  const game = gameFrom([
    {
      path: "limits.regel",
      text: `
game limits { de "Grenzen" en "Limits" players 2 }
player counter carts { de "der Wagen, die Wagen" en "cart, carts" starts 1 }
player counter goods { de "die Ware, die Waren" en "good, goods" starts 1 max your carts }
action buy {
  de "kaufen" en "buy"
  let rival = opponent
  pick n from 1..2
  needs fewCarts: your carts >= n else de "Dir fehlen Wagen." en "You lack carts."
  needs fullRival: goods of rival is full else de "Es ist Platz." en "There is room."
}
flow { each player { gain 4 carts choose buy } }
ranking { most your carts }
`,
    },
  ]);

  expect(game.options(game.start({ players: 2, seed: 1 }))).toHaveLength(2);
});
