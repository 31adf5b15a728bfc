import { expect, test } from "vitest";
import { checkGame, type Game, type State } from "../../../src/dsl/index.ts";
import { deriveSeed, type Random, seededRandom } from "../../../src/play/random.ts";
import { gameFrom } from "../../support/rules-of.ts";

// The law of `each player at once`: in whatever order they are asked, the same comes of it. Games
// are put together at random; of those that the checker lets pass, each is played in seat order, as
// the engine does it, and under rules that are the same but for an order that they prescribe.

/** What may stand in the block, an action or an event; where somebody is asked, only in the block. */
const effects = [
  "gain 1 coral",
  "if your coral >= 1 { pay 1 coral gain 2 pearl }",
  "set (your fish)[red] to your coral + tide",
  "for each hue in Hue { set (your fish)[hue] to (your fish)[hue] + seat }",
  "score your pearl as growth",
  "if some p in players where knows of p { gain 1 pearl }",
];
const choices = [
  "announce dived",
  "may choose free dive",
  "choose sell, rest",
  "repeat until your coral >= 3 { choose sell, rest }",
  "repeat 2 times { choose dive, rest }",
  "do swim",
];
/** What is not everybody's own affair. */
const others = [
  "gain tide coral gain 1 tide",
  "score number of p in players where coral of p > 2 as growth",
  "for each p in players { set pearl of p to pearl of p + 1 }",
  "do flood",
  "if sum of score of p for p in players > 4 { gain 3 coral } score 2 as growth",
  "move first from pool to your hand",
];

/** `in order of line` goes by how far everybody has advanced: the other way round, or turned by one. */
const orders = ["seat", "seat mod players"];

function rules(parts: readonly string[], how: string, advance: string): string {
  const [inDive = "", inRest = "", inEvent = "", ...block] = parts;
  return `
game reef { de "Riff" en "reef" players 1..4 }
enum Hue { red blue }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
player counter pearl { de "die Perle, die Perlen" en "pearl, pearls" max 20 }
player counter fish[Hue] { de "der Fisch, die Fische" en "fish, fish" }
player mark knows: yes/no
player zone hand of 1..6
player zone bag of 1..6, row of 30
counter tide { de "die Flut, die Fluten" en "tide, tides" starts 1 }
zone pool of 1..6
track line of players 0..9
reason growth { de "Wuchs" en "growth" }
event dived
when dived { if your knows { ${inEvent} } }
to swim { choose dive, rest gain 1 pearl may choose sell }
to flood { if your coral > 1 { set tide to 2 * tide - seat } }
action dive {
  de "tauchen" en "dive"
  pick n from your hand
  needs your coral < 6
  needs (your fish)[red] < 9
  move n from your hand to your bag
  ${inDive}
}
action sell { de "verkaufen" en "sell" pick n from 1..3 needs n <= your pearl pay n pearl gain n coral }
action rest { de "ruhen" en "rest" gain 1 coral ${inRest} }
flow {
  roll 8 to pool
  each player { move you on line by ${advance} set your knows to seat is 2 roll 4 to your hand }
  repeat 2 times {
    each player ${how} { ${block.join(" ")} }
    set tide to tide + 1
    each player { score tide as growth }
  }
}
ranking { most score }`;
}

/** A game from its text, or nothing where the checker refuses it. */
function gameOf(text: string): Game | undefined {
  const sources = [{ path: "reef.regel", text }];
  const { diagnostics } = checkGame(sources);
  const codes = diagnostics.map(({ code }) => code).filter((code) => !code.startsWith("at-once-"));
  if (codes.length > 0) throw new Error(`not about order: ${codes}`);
  return diagnostics.length > 0 ? undefined : gameFrom(sources);
}

/** What is asked of each seat, and what there is in the end; every seat has its own chance. */
function played(game: Game, players: number, seed: number) {
  const state = game.start({ players, seed });
  const asked: string[][] = Array.from({ length: players }, () => []);
  const randoms = asked.map((_, seat) => seededRandom(deriveSeed(seed, seat)));
  while (!game.isOver(state)) playOne(game, state, asked, randoms);
  return { asked, table: game.view(state), scores: game.scores(state), ledger: game.ledger(state) };
}

function playOne(game: Game, state: State, asked: string[][], randoms: readonly Random[]): void {
  const seat = game.decision(state)?.player ?? 0;
  const options = game.options(state);
  const option = options[randoms[seat]?.below(options.length) ?? 0] ?? 0;
  asked[seat]?.push(`${options.map(game.notation)} : ${game.notation(option)}`);
  game.play(state, option);
}

function drawn(from: readonly string[], count: number, random: Random): string[] {
  return Array.from({ length: count }, () => from[random.below(from.length)] ?? "");
}

/** Whether the game goes the same way in both orders, with some players and some chance. */
function isSame(parts: readonly string[], how: string, players: number, seed: number): boolean {
  return orders.every((advance) => {
    const [here, there] = [how, "in order of line"].map((order) => {
      const game = gameOf(rules(parts, order, advance));
      return game && played(game, players, seed);
    });
    return JSON.stringify(here) === JSON.stringify(there);
  });
}

test("what the checker lets pass does not depend on the order", () => {
  let passed = 0;
  for (let seed = 0; passed < 60; seed++) {
    const random = seededRandom(seed);
    const more = random.below(2) === 0 ? [] : others;
    const parts = [
      ...drawn([...effects, ...more], 3, random),
      ...drawn([...effects, ...choices, ...more], 4, random),
    ];
    if (gameOf(rules(parts, "at once", "seat")) === undefined) continue;
    passed += 1;
    const players = 2 + random.below(3);
    expect(isSame(parts, "at once", players, seed), `seed ${seed}: ${parts.join("; ")}`).toBe(true);
  }
});

test("what it refuses does depend on the order", () => {
  for (const part of others) {
    const block = ["", "", "", "choose rest, sell", "choose rest, sell", part, "gain 2 coral"];
    expect(gameOf(rules(block, "at once", "seat")) === undefined, part).toBe(true);
    const seeds = [1, 2, 3].filter((seed) => !isSame(block, "", 4, seed));
    expect(seeds, part).not.toEqual([]);
  }
});
