import { expect, test } from "vitest";
import { gameFrom } from "../support/rules-of.ts";

/** What is said about a trade that is refused, with these texts behind `else`. */
function refusal(texts: string, pick = 0, set = ""): { readonly de: string; readonly en: string } {
  const text = `language 2
game pond { de "Teich" en "pond" players 1..1 points de "der Punkt, die Punkte" en "point, points" }
enum Find {
  shell  de "die rote Muschel, die roten Muscheln" en "red shell, red shells"
  stone  de "der Stein, die Steine" en "stone, stones"
  wood   de "das Holz, die Hölzer" en "wood, woods"
}
family Fish
piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" copies 1 in sea }
piece eel2 : Fish { de "Aal 2" en "eel 2" copies 1 in sea }
zone sea of Fish, 2 places { de "die See" en "sea" }
shape Pond squares 2 by 2 { de "der Teich" en "pond" }
player zone net of Fish on Pond { de "das Netz" en "net" }
zone basins[1..3] of 1..6 { de "das Becken, die Becken" en "basin, basins" }
player zone dice of 1..6 { de "der Würfel, die Würfel" en "die, dice" }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
action trade {
  de "tauschen" en "trade"
  pick find from Find, number from 1..6, basin from 1..3, space from spaces of your net
  needs never: your coins >= 3
    else ${texts}
}
flow {
  each player {
    ${set}
    choose trade, rest
  }
}
action rest { de "ruhen" en "rest" }
ranking { most score }
`;
  const game = gameFrom([{ path: "pond.regel", text }]);
  const state = game.start({ players: 1, seed: 1, options: {} });
  const args = { find: pick, number: 4, basin: 2, space: 3 };
  const { reason } = game.explain(state, "trade", args);
  return reason?.text ?? { de: "", en: "" };
}

test.each([
  ["der", "Die rote Muschel.", "Der Stein.", "Das Holz."],
  ["den", "Die rote Muschel.", "Den Stein.", "Das Holz."],
  ["dem", "Der roten Muschel.", "Dem Stein.", "Dem Holz."],
  ["des", "Der roten Muschel.", "Des Steines.", "Des Holzes."],
  ["einen", "Eine rote Muschel.", "Einen Stein.", "Ein Holz."],
  ["keinem", "Keiner roten Muschel.", "Keinem Stein.", "Keinem Holz."],
  ["deines", "Deiner roten Muschel.", "Deines Steines.", "Deines Holzes."],
])("`{%s find}` has the gender of its noun", (article, ...texts) => {
  const said = [0, 1, 2].map(
    (pick) => refusal(`de "{${article} find}." en "{the find}."`, pick).de,
  );

  expect(said).toEqual(texts);
});

test.each([
  ["mit {dem find:many}", "mit roten Muscheln", "{the find:many}", "The red shells"],
  ["in {dem basin}", "in Becken 2", "{the basin}", "Basin 2"],
  ["{einen number}", "eine 4", "{a number}", "A 4"],
  ["{keinen number}", "keine 4", "{no number}", "No 4"],
  ["auf {dem space}", "auf Feld b2", "{the space}", "Space b2"],
  ["{space}", "b2", "{space}", "b2"],
  ["für {einen coins}", "für eine Münze", "{a coins}", "A coin"],
  ["{keinen coins}", "keine Münze", "{no coins:many}", "No coins"],
  ["mit {dem number coins}", "mit 4 Münzen", "{number coins}", "4 coins"],
  ["{dem number points}", "4 Punkten", "{number points}", "4 points"],
  ["{einen your coins}", "keine Münze", "{your coins}", "No coins"],
  ["{short}", "du hast keine", "{short}", "You have none"],
  ["{your dice}", "nichts", "{your dice}", "Nothing"],
  ["{den cod}", "den Dorsch", "{a cod}", "A cod"],
  ["{den eel2}", "Aal 2", "{the eel2}", "Eel 2"],
])("%s is “%s”, %s is “%s”", (de, german, en, english) => {
  const articled = de.replace("mit {dem find:many}", "mit {einem find:many}");

  expect(refusal(`de "Nur ${articled}." en "${en}."`)).toEqual({
    de: `Nur ${german}.`,
    en: `${english}.`,
  });
});

test("what there is and what is missing", () => {
  const texts = 'de "Das kostet 3; {short}." en "That costs 3; {short}."';

  expect(refusal(texts, 0, "gain 2 coins")).toEqual({
    de: "Das kostet 3; du hast 2. Dir fehlt 1.",
    en: "That costs 3; you have 2. You are 1 short.",
  });
});

test("a text under a condition comes first where it holds, in the order of the texts", () => {
  const texts = `de "Sonst." en "Else."
    when your coins is 1 de "Eine." en "One."
    when your coins > 0 de "Mehr." en "More."`;

  expect(refusal(texts).en).toBe("Else.");
  expect(refusal(texts, 0, "gain 1 coins").en).toBe("One.");
  expect(refusal(texts, 0, "gain 2 coins").en).toBe("More.");
});
