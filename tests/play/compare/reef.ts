// A small game with something of everything, and the same game under other rules.

import type { Game, RulesFile } from "../../../src/dsl/index.ts";
import type { MatchTable } from "../../../src/play/session/record.ts";
import { gameFrom, rulesOf } from "../../support/rules-of.ts";

const rules = `
language 2

game reef {
  de "Riff" en "reef"
  players 2..4
  points de "der Punkt, die Punkte" en "point, points"
}

option tide {
  low   de "Ebbe" en "low tide"
  high  de "Flut" en "high tide"
}

family Fish
piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cod" copies 8 in sea }
piece carp : Fish { de "der Karpfen, die Karpfen" en "carp, carp" copies 8 in sea }

player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" starts 3 }
mark rounds: 0..9
zone sea of Fish, hidden { de "das Meer, die Meere" en "sea, seas" }
zone pool of Fish { de "das Becken, die Becken" en "pool, pools" }
player zone basket of Fish { de "der Korb, die Körbe" en "basket, baskets" }

value price = 2
reason caught { de "Fang" en "catch" }
reason traded { de "Handel" en "trade" }

action hook {
  de "angeln" en "hook a fish"
  says de "{fish} angeln" en "hook {fish}"
  pick fish from pool
  move fish from pool to your basket
  score 1 as caught
}

action trade {
  de "handeln" en "trade"
  needs enoughPearls: your pearls >= price
    else de "Handeln kostet {price pearls}; du hast {your pearls}."
         en "Trading costs {price pearls}; you have {your pearls}."
  pay 1 pearls
  score 2 as traded
}

action rest { de "ruhen" en "rest" }

flow {
  repeat 3 times {
    draw 2 from sea to pool
    each player {
      let wind = roll 1..6
      choose hook, trade, rest
    }
    set rounds to rounds + 1
  }
}

ranking { most score }
`;

/** The file of the reef, and one with variants of it. */
export function reefWith(variants: string): RulesFile[] {
  return [
    { path: "reef.regel", text: rules },
    { path: "variants.regel", text: variants },
  ];
}

/** The game of the reef with passages replaced; each must be there. */
export function reef(...replaced: readonly (readonly [string, string])[]): Game {
  return gameFrom([{ path: "reef.regel", text: withPassages(rules, replaced) }]);
}

/** Burgundy with one passage replaced, which must be there. */
export function burgundyWith(from: string, to: string): Game {
  const sources = rulesOf("burgundy");
  if (!sources.some(({ text }) => text.includes(from))) throw new Error(`not there: ${from}`);
  return gameFrom(sources.map((source) => ({ ...source, text: source.text.replace(from, to) })));
}

/** Anna and Benno. */
export function tableOf(seed: number, options: MatchTable["options"] = {}): MatchTable {
  const seats = ["Anna", "Benno"].map((name) => ({ name, kind: "human" }));
  return { seats, options, seed };
}

function withPassages(text: string, replaced: readonly (readonly [string, string])[]): string {
  return replaced.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`not there: ${from}`);
    return whole.replace(from, to);
  }, text);
}
