import { expect, test } from "vitest";
import { getGamePair } from "../../../src/play/compare/game-pair.ts";
import { diffSnapshots, takeSnapshot } from "../../../src/play/compare/snapshot.ts";
import { deriveSeed, seededRandom } from "../../../src/play/random.ts";
import { burgundy, pick } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";
import { repetitions } from "../../support/soak.ts";
import { burgundyWith, reef } from "./reef.ts";

const names = ["Anna", "Benno"];
const game = reef();

test("a position is told by names", () => {
  const state = game.start({ players: 2, seed: 1 });
  game.play(state, game.options(state)[0] ?? 0);
  const lines = [...takeSnapshot(game, state, names)].map(([path, { words, thing, empty }]) => {
    return `${path} | ${thing.de}: ${words.de} | ${thing.en}: ${words.en}${empty ? " (empty)" : ""}`;
  });

  expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    rounds | rounds: 0 | rounds: 0 (empty)
    sea | Meer: 7 × Karpfen, 7 × Dorsch | sea: 7 × carp, 7 × cod
    pool | Becken: Karpfen | pool: carp
    player1.pearls | Perlen von Anna: 3 | pearls of Anna: 3
    player1.basket | Korb von Anna: Dorsch | basket of Anna: cod
    player2.pearls | Perlen von Benno: 3 | pearls of Benno: 3
    player2.basket | Korb von Benno: – | basket of Benno: – (empty)
    player1.score | Punkte von Anna: 1 | points of Anna: 1
    player2.score | Punkte von Benno: 0 | points of Benno: 0 (empty)
    player1.ledger.caught | Punkte (Fang) von Anna: 1 | points (catch) of Anna: 1
    "
  `);
});

test("what only one game has counts as empty where it is empty", () => {
  const other = reef(
    [
      "mark rounds",
      'player counter shells { de "die Muschel, die Muscheln" en "shell, shells" }\nplayer zone net[1..2] of Fish, 2 places { de "das Netz, die Netze" en "net, nets" }\nmark rounds',
    ],
    ["mark rounds: 0..9", "mark rounds: 0..9 mark calm: yes/no"],
    [
      "score 1 as caught",
      "score 1 as caught gain 2 shells add fish to your net[2] set calm to yes",
    ],
  );
  const [one, two] = [game, other].map((each) => each.start({ players: 2, seed: 1 }));
  if (one === undefined || two === undefined) throw new Error("There are two games.");
  const differences = () =>
    diffSnapshots(takeSnapshot(game, one, names), takeSnapshot(other, two, names));

  expect(differences()).toEqual([]);
  expect(getGamePair(game, other).sameSlots(one, two, 2, "all")).toBe(true);

  game.play(one, game.options(one)[0] ?? 0);
  other.play(two, other.options(two)[0] ?? 0);
  expect(
    differences().map(({ path, words, a, b }) => [path, words.de, words.en, a, b]),
  ).toMatchInlineSnapshot(`
    [
      [
        "calm",
        "calm: – / ja",
        "calm: – / yes",
        "",
        "yes",
      ],
      [
        "player1.shells",
        "Muscheln von Anna: – / 2",
        "shells of Anna: – / 2",
        "",
        "2",
      ],
      [
        "player1.net[2]",
        "Netz (2) von Anna: – / Dorsch",
        "net (2) of Anna: – / cod",
        "",
        "cod",
      ],
    ]
  `);
  expect(getGamePair(game, other).sameSlots(one, two, 2, "all")).toBe(false);
});

test("other numbers of the same things are no difference", () => {
  const other = reef([
    "piece cod",
    'piece eel : Fish { de "der Aal, die Aale" en "eel, eels" }\npiece cod',
  ]);
  const [one, two] = [game, other].map((each) => each.start({ players: 2, seed: 5 }));
  if (one === undefined || two === undefined) throw new Error("There are two games.");

  expect(diffSnapshots(takeSnapshot(game, one, names), takeSnapshot(other, two, names))).toEqual(
    [],
  );
  expect(getGamePair(game, other).sameSlots(one, two, 2, "all")).toBe(true);
  expect(getGamePair(game, other).sameCodes).toBe(false);
});

test("none is alike in both, counts as empty and is called nothing", () => {
  const latest = [
    ["mark rounds: 0..9", "mark rounds: 0..9 mark latest: Fish or none"],
    ["score 1 as caught", "score 1 as caught set latest to fish"],
  ] as const;
  const eel = [
    "piece cod",
    'piece eel : Fish { de "der Aal, die Aale" en "eel, eels" }\npiece cod',
  ] as const;
  const [first, second] = [reef(...latest), reef(...latest, eel)];
  const [one, two] = [first, second].map((each) => each.start({ players: 2, seed: 1 }));
  if (one === undefined || two === undefined) throw new Error("There are two games.");
  const same = () => getGamePair(first, second).sameSlots(one, two, 2, "all");
  const said = () => {
    const part = takeSnapshot(first, one, names).get("latest");
    return [part?.value, part?.words.de, part?.words.en, part?.empty];
  };
  const seen = [[same(), ...said()]];
  first.play(one, first.options(one)[0] ?? 0);
  seen.push([same(), ...said()]);
  second.play(two, second.options(two)[0] ?? 0);
  seen.push([same(), ...said()]);

  expect(seen).toEqual([
    [true, "none", "nichts", "nothing", true],
    [false, "cod", "Dorsch", "cod", false],
    [true, "cod", "Dorsch", "cod", false],
  ]);
});

const seeds = repetitions({ short: 5, long: 200 });

test.each([
  ["the same rules", "value price = 2", "value price = 1 + 1"],
  ["another price", "value price = 2", "value price = 3"],
  ["secrecy", "player zone sold of Goods", "player zone sold of Goods, hidden"],
  ["secrecy of a mark", "player mark finished: yes/no", "player mark finished: yes/no, hidden"],
  ["another storage", "of Tile, 3 places", "of Tile, 4 places"],
  [
    "another piece",
    "piece bank :",
    'piece shrine : Building { de "der Schrein, die Schreine" en "shrine, shrines" }\n\npiece bank :',
  ],
])("slots that are alike are parts that are alike: %s", (_, from, to) => {
  const other = burgundyWith(from, to);
  const pairing = getGamePair(burgundy, other);
  let [alike, unlike] = [0, 0];
  for (let seed = 0; seed < seeds; seed++) {
    const random = seededRandom(deriveSeed(seed, 1));
    const [one, two] = [burgundy, other].map((each) => each.start({ players: 2, seed }));
    if (one === undefined || two === undefined) throw new Error("There are two games.");
    for (let move = 0; move < 60; move++) {
      for (const sight of ["all", "open", 1] as const) {
        const parts = diffSnapshots(
          takeSnapshot(burgundy, one, names, sight),
          takeSnapshot(other, two, names, sight),
        ).filter(({ kind }) => kind !== "score" && kind !== "ledger");
        const same = pairing.sameSlots(one, two, 2, sight);
        holds(!same || parts.length === 0, () => `seed ${seed}, move ${move}: ${parts[0]?.path}`);
        if (parts.length === 0) alike += same ? 1 : 0;
        else unlike += 1;
      }
      const { common } = pairing.compareOptions(burgundy.options(one), other.options(two));
      if (common.length === 0) break;
      const option = common[pick([...common.keys()], random)];
      burgundy.play(one, option?.a ?? 0);
      other.play(two, option?.b ?? 0);
    }
  }

  expect(alike).toBeGreaterThan(seeds * (unlike === 0 ? 80 : 8));
});
