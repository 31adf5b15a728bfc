import { expect, test } from "vitest";
import { createBot } from "../../../src/play/bots/index.ts";
import {
  createBotChoice,
  createRandomChoice,
  type LockstepOptions,
  playLockstep,
  startLockstep,
} from "../../../src/play/compare/lockstep-game.ts";
import { playBothToEnd } from "../../../src/play/compare/lockstep-playout.ts";
import { listCommonSetups } from "../../../src/play/compare/setup.ts";
import { deriveSeed, seededRandom } from "../../../src/play/random.ts";
import { burgundy } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";
import { burgundyWith, reef, tableOf } from "./reef.ts";

const game = reef();

/** Plays these moves in the reef and in its variant; tells the partings at the first place. */
function told(
  variant: readonly (readonly [string, string])[],
  moves: readonly string[],
  table = tableOf(1),
  terms: LockstepOptions = {},
): string {
  const twin = startLockstep(game, reef(...variant), table, terms);
  for (const move of moves) twin.play(move);
  const lines = twin.partings.map(
    ({ kind, at, words }) => `${at} ${kind}: ${words.de}\n${at} ${kind}: ${words.en}\n`,
  );
  return `\n${lines.join("")}`;
}

test("an option that only one game has parts the set-up", () => {
  const variant = [
    [
      "option tide {",
      'option light { dawn de "früh" en "early" dusk de "spät" en "late" }\noption tide {',
    ],
  ] as const;

  expect(told(variant, [], tableOf(1, { light: "dusk" }))).toMatchInlineSnapshot(`
    "
    0 setup: Die Einstellung „light“ gibt es nur in B.
    0 setup: The set-up option “light” exists only in B.
    "
  `);
  expect(told(variant, [])).toBe("\n");
});

test("an option whose first choice is another parts the set-up", () => {
  const first = [["low   de", "middle de"]] as const;

  expect(told(first, [])).toMatchInlineSnapshot(`
    "
    0 setup: Die Einstellung „tide“ ist verschieden (A: low; B: middle).
    0 setup: The set-up option “tide” differs (A: low; B: middle).
    "
  `);
});

test("other results of chance part the games", () => {
  expect(told([["roll 1..6", "roll 11..16"]], [])).toMatchInlineSnapshot(`
    "
    0 chance: Der Zufall bringt Verschiedenes (A: Wurf 5; B: Wurf 15).
    0 chance: Chance brings different things (A: roll of 5; B: roll of 15).
    "
  `);
  expect(told([["let wind = roll 1..6", ""]], [])).toMatchInlineSnapshot(`
    "
    0 chance: Der Zufall bringt Verschiedenes (A: Wurf 5; B: –).
    0 chance: Chance brings different things (A: roll of 5; B: –).
    "
  `);
  expect(
    told([["copies 8 in sea }\npiece", "copies 0 in sea }\npiece"]], [], tableOf(3)),
  ).toMatchInlineSnapshot(`
    "
    0 chance: Der Zufall bringt Verschiedenes (A: gezogen Dorsch; B: gezogen Karpfen).
    0 chance: Chance brings different things (A: drawn cod; B: drawn carp).
    0 position: Auf dem Tisch ist etwas verschieden: Meer: 7 × Karpfen, 7 × Dorsch / 6 × Karpfen.
    0 position: Something on the table differs: sea: 7 × carp, 7 × cod / 6 × carp.
    0 position: Auf dem Tisch ist etwas verschieden: Becken: Karpfen, Dorsch / 2 × Karpfen.
    0 position: Something on the table differs: pool: carp, cod / 2 × carp.
    0 legality: Nur in A geht: Dorsch angeln. In B: Im Becken liegt kein Dorsch.
    0 legality: Only in A is this possible: hook cod. In B: There is no cod in the pool.
    "
  `);
});

test("other points part the games, by reason and player", () => {
  expect(
    told([["score 2 as traded", "score 5 as traded"]], ["rest", "trade"]),
  ).toMatchInlineSnapshot(`
    "
    2 score: Für „Handel“ bekommt Benno verschieden viele Punkte (A: 2; B: 5).
    2 score: For “trade” Benno gets different points (A: 2; B: 5).
    "
  `);
  expect(told([["score 2 as traded", "score 2 as caught"]], ["trade"])).toMatchInlineSnapshot(`
    "
    1 score: Für „Handel“ bekommt Anna verschieden viele Punkte (A: 2; B: 0).
    1 score: For “trade” Anna gets different points (A: 2; B: 0).
    1 score: Für „Fang“ bekommt Anna verschieden viele Punkte (A: 0; B: 2).
    1 score: For “catch” Anna gets different points (A: 0; B: 2).
    "
  `);
});

test("things on the table part the games", () => {
  expect(told([["pay 1 pearls", "pay 2 pearls"]], ["trade"])).toMatchInlineSnapshot(`
    "
    1 position: Auf dem Tisch ist etwas verschieden: Perlen von Anna: 2 / 1.
    1 position: Something on the table differs: pearls of Anna: 2 / 1.
    "
  `);
  expect(told([["to your basket", "to sea"]], ["hook(fish: carp)"])).toMatchInlineSnapshot(`
    "
    1 position: Auf dem Tisch ist etwas verschieden: Meer: 7 × Karpfen, 7 × Dorsch / 8 × Karpfen, 7 × Dorsch.
    1 position: Something on the table differs: sea: 7 × carp, 7 × cod / 8 × carp, 7 × cod.
    1 position: Auf dem Tisch ist etwas verschieden: Korb von Anna: Karpfen / –.
    1 position: Something on the table differs: basket of Anna: carp / –.
    "
  `);
});

test("only what can be seen parts the games, if that is asked", () => {
  const back = reef(["move fish from pool to your basket", "move fish from pool to sea"]);
  const changed = reef([
    "move fish from pool to your basket",
    "remove fish from pool add cod to sea",
  ]);
  const seen = (["all", "open", 0] as const).map((sight) => {
    const twin = startLockstep(back, changed, tableOf(1), { sight });
    twin.play("hook(fish: carp)");
    return twin.partings.map(({ words }) => words.en);
  });

  expect(seen).toMatchInlineSnapshot(`
    [
      [
        "Something on the table differs: sea: 8 × carp, 7 × cod / 7 × carp, 8 × cod.",
      ],
      [],
      [],
    ]
  `);
});

test("another player, or an end, parts the games", () => {
  const twice = [
    ["choose hook, trade, rest", "choose hook, trade, rest choose hook, trade, rest"],
  ] as const;

  expect(told(twice, ["rest"], tableOf(1), { kinds: ["player"] })).toMatchInlineSnapshot(`
    "
    1 player: Es entscheidet nicht dieselbe Person (A: Benno; B: Anna).
    1 player: It is not the same player who decides (A: Benno; B: Anna).
    "
  `);
  expect(
    told([["repeat 3", "repeat 1"]], ["rest", "rest"], tableOf(1), { kinds: ["player"] }),
  ).toMatchInlineSnapshot(`
    "
    2 player: Nur in B ist das Spiel zu Ende.
    2 player: Only in B is the game over.
    "
  `);
});

test("a decision about quite other things parts the games", () => {
  const variant = [
    ["choose hook, trade, rest", "choose wait"],
    ["action rest", 'action wait { de "warten" en "wait" }\naction rest'],
  ] as const;

  expect(told(variant, [], tableOf(1), { kinds: ["player"] })).toMatchInlineSnapshot(`
    "
    0 player: Zu entscheiden ist Verschiedenes (A: angeln, handeln, ruhen; B: warten).
    0 player: There are different things to decide (A: hook a fish, trade, rest; B: wait).
    "
  `);
});

test("a move that only one game allows parts them, with the reason", () => {
  expect(told([["value price = 2", "value price = 4"]], [])).toMatchInlineSnapshot(`
    "
    0 legality: Nur in A geht: handeln. In B: Handeln kostet 4 Perlen; du hast 3 Perlen.
    0 legality: Only in A is this possible: trade. In B: Trading costs 4 pearls; you have 3 pearls.
    "
  `);
  expect(told([["choose hook, trade, rest", "choose hook, trade"]], [])).toMatchInlineSnapshot(`
    "
    0 legality: Nur in A geht: ruhen. In B: Ruhen kannst du jetzt nicht; möglich ist: angeln oder handeln.
    0 legality: Only in A is this possible: rest. In B: You cannot rest now; you can hook a fish or trade.
    "
  `);
  expect(told([["choose hook", "may choose hook"]], [])).toMatchInlineSnapshot(`
    "
    0 legality: Nur in B geht: verzichten. In A: Verzichten geht dort nicht.
    0 legality: Only in B is this possible: decline. In A: Declining is not possible there.
    "
  `);
  expect(
    told(
      [
        ["action rest {", 'action dream { de "träumen" en "dream" }\naction rest {'],
        ["trade, rest", "trade, rest, dream"],
      ],
      [],
    ),
  ).toMatchInlineSnapshot(`
    "
    0 legality: Nur in B geht: träumen. In A: Eine Aktion \`dream\` gibt es dort nicht.
    0 legality: Only in B is this possible: dream. In A: There is no action \`dream\` there.
    "
  `);
});

test("another winner parts the games at the end", () => {
  const moves = ["trade", "rest", "rest", "rest", "rest", "rest"];

  expect(told([["most score", "fewest score"]], moves)).toMatchInlineSnapshot(`
    "
    6 ranking: Die Rangliste ist verschieden (A: Anna, Benno; B: Benno, Anna).
    6 ranking: The ranking differs (A: Anna, Benno; B: Benno, Anna).
    "
  `);
});

test("games are played on in step after they part, and each alone", () => {
  const twin = startLockstep(game, reef(["value price = 2", "value price = 4"]), tableOf(1));

  expect(twin.onlyA()).toEqual(["trade"]);
  expect(twin.onlyB()).toEqual([]);
  expect(twin.common().at(-1)).toBe("rest");
  expect(() => twin.play("trade")).toThrow("trade is not an option of both games");
  twin.play("rest");
  twin.playAlone("a", "trade");
  expect(twin.inStep).toBe(false);
  expect(game.scores(twin.state("a"))).toEqual([0, 2]);
  expect(twin.log("a").map(({ kind }) => kind)).toContain("score");
  expect(twin.state("a", 0)).toEqual(game.start({ players: 2, seed: 1 }));
  expect(() => twin.play("rest")).toThrow(RangeError);
});

test("where rules of one game fail, both stay where they are", () => {
  const failing = reef(["pay 1 pearls", "pay 9 pearls"]);
  const twin = startLockstep(game, failing, tableOf(1));

  expect(() => twin.play("trade")).toThrow("the rules cannot be carried out: short");
  expect(twin.length).toBe(0);
  expect(twin.inStep).toBe(true);
  twin.play("rest");
  expect(twin.length).toBe(1);
});

test("games part for the first time once", () => {
  const twin = startLockstep(game, reef(["score 1 as caught", "score 3 as caught"]), tableOf(1));
  twin.play("rest");
  twin.play(twin.common()[0] ?? "");
  twin.play("trade");

  expect(twin.parting?.at).toBe(2);
  expect(twin.differences().map(({ words }) => words.en)).toMatchInlineSnapshot(`
    [
      "points of Benno: 1 / 3",
      "points (catch) of Benno: 1 / 3",
    ]
  `);
});

test("names of the games are told as they are given", () => {
  const sides = {
    a: {
      name: { de: "Vorlage", en: "original" },
      within: { de: "in der Vorlage", en: "in the original" },
    },
    b: {
      name: { de: "Variante", en: "variant" },
      within: { de: "in der Variante", en: "in the variant" },
    },
  };

  expect(
    told([["value price = 2", "value price = 4"]], [], tableOf(1), { sides }),
  ).toMatchInlineSnapshot(`
    "
    0 legality: Nur in der Vorlage geht: handeln. In der Variante: Handeln kostet 4 Perlen; du hast 3 Perlen.
    0 legality: Only in the original is this possible: trade. In the variant: Trading costs 4 pearls; you have 3 pearls.
    "
  `);
});

test("the set-ups that both games know", () => {
  const other = reef(["players 2..4", "players 3..6"], ["high  de", "storm de"]);

  expect(listCommonSetups(game.meta, other.meta)).toEqual([
    { players: 3, options: { tide: "low" } },
    { players: 4, options: { tide: "low" } },
  ]);
});

test("a bot of one game chooses for both", () => {
  const bot = createBot("greedy", seededRandom(1));
  const twin = playLockstep(
    game,
    reef(["score 1 as caught", "score 1 as traded"]),
    tableOf(1),
    createBotChoice(bot),
  );

  expect(twin.parting?.kind).toBe("score");
});

test.each([
  ["reef", game, reef(), 200],
  ["burgundy", burgundy, burgundyWith("value price = 2", "value price = 1 + 1"), 15],
] as const)("%s never parts from itself", (_, a, b, games) => {
  for (let seed = 0; seed < games; seed++) {
    const twin = playLockstep(a, b, tableOf(seed), createRandomChoice(seededRandom(seed)));
    holds(twin.parting === undefined, () => `seed ${seed}: ${twin.parting?.words.en}`);
    holds(a.isOver(twin.state("a")), () => `seed ${seed}: not over`);
    holds(twin.differences().length === 0, () => `seed ${seed}: the ends differ`);
  }
});

test("both are played to the end, as they would be in step", () => {
  const other = burgundyWith("value watchtowerPoints = 4", "value watchtowerPoints = 5");
  for (let seed = 0; seed < 20; seed++) {
    const random = seededRandom(deriveSeed(seed, 1));
    const ends = playBothToEnd(burgundy, other, { players: 2, seed }, random.below);
    const again = seededRandom(deriveSeed(seed, 1));
    const twin = playLockstep(burgundy, other, tableOf(seed), createRandomChoice(again));
    holds(ends.complete, () => `seed ${seed}: not complete`);
    holds(ends.firstScoreParting === twin.parting?.at, () => `seed ${seed}: ${twin.parting?.at}`);
  }
});

test("both stop where the other game does not offer what was chosen", () => {
  const cheap = reef(["value price = 2", "value price = 4"]);
  const ends = playBothToEnd(game, cheap, { players: 2, seed: 1 }, (n) => n - 2);

  expect(ends).toMatchObject({ complete: false, decisions: 0, firstScoreParting: undefined });
});
