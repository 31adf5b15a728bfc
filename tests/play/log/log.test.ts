// The log and the ledger of recorded games, in sentences of both languages.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seededRandom } from "../../../src/play/random.ts";
import { splitFinalScoring, splitLedger } from "../../../src/play/session/ledger-sections.ts";
import { loadSession } from "../../../src/play/session/load-session.ts";
import { renderLoggedMove } from "../../../src/play/session/log-text.ts";
import { type Session, startSession } from "../../../src/play/session/session.ts";
import { gameOf } from "../../support/rules-of.ts";

const names = ["Anna", "Benno", "Carla", "David"];

const diceRecord = "tests/play/log/dice-game.txt";
const recorded = [...globSync("tests/records/*.txt").sort(), diceRecord];
const matches = recorded.map((file) => ({ name: file, session: replayed(file) }));

function replayed(file: string): Session {
  const game = gameOf(file === diceRecord ? "burgundy-dice" : "burgundy");
  const loaded = loadSession(game, readFileSync(file, "utf8"));
  if (loaded.kind === "problem") throw new Error(loaded.problem.text.en);
  return loaded.session;
}

/** A random match of two, or of as many as must play. */
function played(id: string, seed: number) {
  const game = gameOf(id);
  const seats = names
    .slice(0, Math.max(2, game.meta.players.min))
    .map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: {}, seed });
  const random = seededRandom(seed);
  while (!game.isOver(session.state) && session.length < 400) {
    const options = game.options(session.state);
    session.play(options[random.below(options.length)] ?? -1);
  }
  return { session, lines: linesOf(session) };
}

function linesOf({ game, past }: Session) {
  return past.flatMap((move) =>
    renderLoggedMove(game, move, names).flatMap(({ heading, sentences }) => [
      ...(heading === undefined ? [] : [{ isHeading: true, ...heading }]),
      ...sentences.map((sentence) => ({ isHeading: false, ...sentence })),
    ]),
  );
}

/** The last moves of a match, as a player reads them. */
function ending(session: Session, moves: number): string {
  const { game, past } = session;
  const last = past.slice(-moves).flatMap((move) => renderLoggedMove(game, move, names));
  const text = (language: "de" | "en") =>
    last.flatMap(({ heading, sentences }) => [
      ...(heading === undefined ? [] : [`${heading[language]}:`]),
      ...sentences.map((sentence) => sentence[language]),
    ]);
  return [...text("de"), "", ...text("en")].join("\n");
}

test.each(matches)("every line of $name is one sentence in both languages", ({ session }) => {
  const lines = linesOf(session);
  const texts = lines.flatMap(({ isHeading, de, en }) => [
    { isHeading, text: de },
    { isHeading, text: en },
  ]);

  expect(lines.length).toBeGreaterThan(100);
  for (const { isHeading, text } of texts) {
    expect(text).toMatch(isHeading ? /^\p{Lu}.*[^.]$/u : /^[^.]+\.$/);
    // A name of the sources has a capital inside, braces stand for a missing value.
    expect(text).not.toMatch(/\p{Ll}\p{Lu}|[{}_]|undefined/u);
    expect(text).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u);
  }
});

test.each(matches)(
  "every roll of a seat's own dice in $name has its owner first",
  ({ session }) => {
    const { game, past } = session;
    const rolled = past.flatMap(({ sections }) =>
      sections.flatMap(({ facts }) => facts.filter(({ kind }) => kind === "rolled")),
    );
    const entries = past.flatMap((move) => move.entries);
    const count = entries.filter((one) => one.kind === "chance" && one.how === "roll").length;
    const told = rolled.flatMap((fact) => (fact.kind === "rolled" ? fact.values : []));

    expect(told).toHaveLength(count);
    const owned = rolled.filter(({ seat }) => seat !== undefined);
    expect(owned.length > 0).toBe(game.meta.id === "burgundy");
  },
);

test.each(matches)("the sections of the ledger of $name add up to the scores", ({ session }) => {
  const { game, state, opening, past } = session;
  const entries = [...opening, ...past.flatMap((move) => move.entries)];
  const sections = splitLedger(game.meta, game.ledger(state), entries);
  const sums = game.scores(state).map((_, seat) => {
    const lines = sections.flatMap(({ lines }) => lines.filter(({ player }) => player === seat));
    return lines.reduce((sum, { points }) => sum + points, 0);
  });

  expect(sums).toEqual(game.scores(state));
});

test("points of the end stand under the end, not under the move before it", () => {
  const session = replayed("tests/records/burgundy-2.txt");

  expect(ending(session, 1)).toMatchInlineSnapshot(`
    "Benno beendet den Zug.
    Am Ende jedes Durchgangs:
    Anna erhält 1 Silberling.
    Benno erhält 1 Silberling.
    Schlusswertung:
    Anna erhält 1 Siegpunkt für „Waren im Lager“.
    Anna erhält 1 Siegpunkt für „Silberlinge“.
    Anna erhält 1 Siegpunkt für „Je zwei Arbeiter“.
    Benno erhält 1 Siegpunkt für „Silberlinge“.
    Benno erhält 2 Siegpunkte für „Je zwei Arbeiter“.
    Benno erhält 4 Siegpunkte für „Wissen 17“.

    Benno ends their turn.
    At the end of each phase:
    Anna gains 1 silverling.
    Benno gains 1 silverling.
    Final scoring:
    Anna gains 1 victory point for “goods in store”.
    Anna gains 1 victory point for “silverlings”.
    Anna gains 1 victory point for “every two workers”.
    Benno gains 1 victory point for “silverlings”.
    Benno gains 2 victory points for “every two workers”.
    Benno gains 4 victory points for “knowledge 17”."
  `);
});

test("the ledger has the final scoring apart from what moves have scored", () => {
  const { game, state, opening, past } = replayed("tests/records/burgundy-2.txt");
  const entries = [...opening, ...past.flatMap((move) => move.entries)];
  const sections = splitLedger(game.meta, game.ledger(state), entries);

  const reasons = (lines: readonly { readonly reason: number }[]) => [
    ...new Set(lines.map(({ reason }) => game.meta.reasons[reason]?.text.en)),
  ];
  expect(
    sections.map(({ heading, lines }) => [heading?.en, reasons(lines)]),
  ).toMatchInlineSnapshot(`
    [
      [
        undefined,
        [
          "goods sold",
          "completed area",
          "area in this phase",
          "animals on the pasture",
          "watchtower",
        ],
      ],
      [
        "final scoring",
        [
          "goods in store",
          "silverlings",
          "every two workers",
          "knowledge 17",
        ],
      ],
    ]
  `);
  expect(splitFinalScoring(game.meta, entries)).toEqual(sections.slice(1));
});

test("rolls have their owner, and what is loaded is told by its kind", () => {
  const { game, past } = replayed("tests/records/burgundy-2.txt");
  const texts = past.map((move) => renderLoggedMove(game, move, names));
  const first = (pattern: RegExp) =>
    texts
      .flatMap((sections) => sections.flatMap(({ sentences }) => sentences))
      .find(({ de }) => pattern.test(de));

  const patterns = [/^Anna würfelt/, /^Der weiße Würfel/, /erhält .*Waren? und/, /^Man zieht/];
  expect(patterns.map(first)).toMatchInlineSnapshot(`
    [
      {
        "de": "Anna würfelt 2 und 1.",
        "en": "Anna rolls 2 and 1.",
      },
      {
        "de": "Der weiße Würfel zeigt 3.",
        "en": "The white die shows 3.",
      },
      {
        "de": "Anna erhält 1 türkise Ware, 1 rote Ware und 1 braune Ware.",
        "en": "Anna receives 1 turquoise good, 1 red good and 1 brown good.",
      },
      {
        "de": "Man zieht 1 Bank, 2 Schiffe, Wissen 21, 1 Burg, Schaf 3, 2 Warenhäuser, 1 Wohnhaus, 1 Mine, Wissen 10 und Kuh 2.",
        "en": "Drawn: 1 bank, 2 ships, knowledge 21, 1 castle, sheep 3, 2 warehouses, 1 boarding house, 1 mine, knowledge 10 and cow 2.",
      },
    ]
  `);
});

test("colours of the dice game are scored after the roll, under a heading of their own", () => {
  const session = replayed(diceRecord);
  const index = session.past.findIndex(({ sections }) =>
    sections.some(({ heading }) => heading?.en.includes("after the roll")),
  );
  const move = session.past[index];
  if (move === undefined) throw new Error("No colour was filled.");

  expect(renderLoggedMove(session.game, move, names)).toMatchInlineSnapshot(`
    [
      {
        "heading": undefined,
        "sentences": [
          {
            "de": "Benno trägt für einen Silberling 4 auf a4 ein.",
            "en": "Benno spends a silverling to write 4 on a4.",
          },
          {
            "de": "Benno erhält 2 Siegpunkte für „Vollendete Gebiete“.",
            "en": "Benno gains 2 victory points for “completed regions”.",
          },
        ],
      },
      {
        "heading": {
          "de": "Farbe nach dem Wurf werten",
          "en": "Score colour after the roll",
        },
        "sentences": [
          {
            "de": "Benno erhält 3 Siegpunkte für „Farbe im ersten Rang“.",
            "en": "Benno gains 3 victory points for “colour at first rank”.",
          },
        ],
      },
      {
        "heading": undefined,
        "sentences": [
          {
            "de": "Die Zahlenwürfel zeigen 5 und 6.",
            "en": "The number dice show 5 and 6.",
          },
          {
            "de": "Die Farbwürfel zeigen Mine und Fluss.",
            "en": "The colour dice show mine and river.",
          },
          {
            "de": "Der Sanduhrwürfel zeigt 1.",
            "en": "The hourglass die shows 1.",
          },
        ],
      },
      {
        "heading": {
          "de": "Kästchen ankreuzen",
          "en": "Cross out boxes",
        },
        "sentences": [
          {
            "de": "Es gibt 1 angekreuztes Kästchen mehr.",
            "en": "That adds 1 box crossed out.",
          },
        ],
      },
    ]
  `);
});

test.each(["breakthrough", "connect-four", "hex", "pig", "tic-tac-toe", "yavalath"])(
  "every line of a random game of %s is one sentence, which its player begins",
  (id) => {
    const { session, lines: all } = played(`classics/${id}`, 3);
    const lines = all.filter(({ isHeading }) => !isHeading);

    expect(lines.length).toBeGreaterThanOrEqual(session.length);
    for (const { de, en } of lines) {
      expect(de).toMatch(/^(?:Anna|Benno)[: ][^.]+\.$/);
      expect(en).toMatch(/^(?:Anna|Benno)[: ][^.]+\.$/);
      // A space keeps its name: "a3", not "A3".
      expect(`${de} ${en}`).not.toMatch(/\p{Lu}\d/u);
    }
  },
);

test("cards that rules turn up are told, with the points that they bring under the same heading", () => {
  const game = gameOf("burgundy-cards");
  const session = startSession(game, {
    seats: [{ kind: "human", name: "Anna" }],
    options: {},
    seed: 9,
  });
  const isScored = () =>
    session.past.at(-1)?.sections.some(({ facts }) => facts.some(({ seat }) => seat === 1));
  while (!game.isOver(session.state) && !isScored()) {
    const options = game.options(session.state);
    session.play(options.find((option) => /^hire|decline/.test(game.notation(option))) ?? -1);
  }
  const told = renderLoggedMove(game, session.past.at(-1) ?? expect.fail(), ["Anna", "Egon"]);

  expect(
    told.map(({ heading, sentences }) => [heading?.en, sentences.map(({ en }) => en)]),
  ).toMatchInlineSnapshot(`
    [
      [
        undefined,
        [
          "Anna refills workers (knowledge 6).",
        ],
      ],
      [
        "Lay out the display",
        [
          "Drawn: castle 2, church 2, castle 1, boarding house 5, ship 3 and carpenter 1.",
          "Drawn: castle 5.",
        ],
      ],
      [
        "Lay out Egon’s cards",
        [
          "Drawn: knowledge 3, boarding house 6, pasture 3, pasture 5 and mine 6.",
          "Egon gains 7 victory points for “triples”.",
          "Egon gains 2 victory points for “first triple of a kind”.",
        ],
      ],
    ]
  `);
});

test.each([
  "burgundy",
  "burgundy-cards",
  "burgundy-dice",
  "white-castle",
  ...globSync("rules/classics/*.regel").map((file) => file.slice(6, -6)),
])("every move of %s is told in the third person", (id) => {
  const { session } = played(id, 11);
  for (const move of session.past) {
    const [told] = renderLoggedMove(session.game, move, names)[0]?.sentences ?? [];
    expect(told?.de).toMatch(/^(?:Anna|Benno|Carla|David) \p{Ll}+t[ :.]/u);
    expect(told?.en).toMatch(/^(?:Anna|Benno|Carla|David) \p{Ll}+s[ :.]/u);
    expect(told?.en).not.toMatch(/\byours?\b/);
  }
});

test("who declines does so in the third person", () => {
  const { lines } = played("white-castle", 7);

  expect(lines.map(({ de }) => de)).toContain("Benno verzichtet.");
  expect(lines.map(({ en }) => en)).toContain("Benno declines.");
});

test("a figure that climbs is told in one sentence, with its number", () => {
  const lines = [1, 2, 3, 4, 5, 6].flatMap((seed) => played("white-castle", seed).lines);
  const climb = lines.findIndex(({ en }) => / climbs to the .* hall of mats/.test(en));

  expect(lines.slice(climb, climb + 4).map(({ de, en }) => [de, en])).toMatchInlineSnapshot(`
    [
      [
        "Anna steigt mit dem Höfling am Tor in die rechte Mattenhalle auf.",
        "Anna climbs to the right hall of mats with the courtier at the gate.",
      ],
      [
        "Anna erhält Verwalter 9.",
        "Anna receives steward 9.",
      ],
      [
        "Anna gibt 2 Perlmutt ab.",
        "Anna gives up 2 pearl.",
      ],
      [
        "Anna tauscht 1 Höfling am Tor gegen 1 Höfling auf Ebene 1.",
        "Anna swaps 1 courtier at the gate for 1 courtier on level 1.",
      ],
    ]
  `);
});

test("cards that have names are not counted", () => {
  const lines = [1, 2].flatMap((seed) => played("classics/hearts", seed).lines);
  const taken = lines.filter(({ en }) => / receives /.test(en));

  expect(taken.length).toBeGreaterThan(10);
  for (const { de, en } of taken) {
    expect(de).toMatch(/^\p{Lu}\p{Ll}+ erhält (?:Kreuz|Karo|Pik|Herz) /u);
    expect(en).not.toMatch(/\b1 (?:\d+|jack|queen|king|ace) of /);
  }
});

test("what is rolled for a family of zones is told for each of them, as it lies there", () => {
  const rolled = played("white-castle", 7).lines.filter(({ en }) => /^Bridge /.test(en));

  // Three bridges before the second and the third round.
  expect(rolled.map(({ en }) => en.split(":")[0])).toEqual(
    [1, 2].flatMap(() => ["Bridge red", "Bridge black", "Bridge white"]),
  );
  for (const { de, en } of rolled) {
    expect(de).toMatch(/^Brücke (?:Rot|Schwarz|Weiß): \d, \d und \d\.$/);
    const values = en.match(/\d/g) ?? [];
    expect(values).toEqual(values.toSorted());
  }
});

test("counters that a look puts aside are not told", () => {
  const game = gameOf("classics/chess");
  const seats = names.slice(0, 2).map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: {}, seed: 1 });
  for (let move = 0; move < 12; move++) session.play(game.options(session.state)[0] ?? 0);

  const facts = session.past.flatMap(({ sections }) => sections.flatMap((one) => one.facts));
  expect(session.past.flatMap(({ entries }) => entries.map(({ kind }) => kind))).toContain("gain");
  expect(facts.filter(({ kind }) => kind === "counted")).toEqual([]);
});
