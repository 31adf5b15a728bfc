import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulesFile } from "../../src/dsl/index.ts";
import { findFault } from "../support/random/fault.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

// fast-check prints the seed of a failure; `{ seed, path }` behind the property replays it.

const classicRuns = repetitions({ short: 60, long: 4000 });
const burgundyRuns = repetitions({ short: 8, long: 600 });

/** Rules in which a few words stand where others stood. */
function shuffled(files: readonly RulesFile[]) {
  const sources = files.filter(({ path }) => !path.includes("/examples-"));
  return shuffledText(sources.map((source) => source.text).join("\n"));
}

function shuffledText(text: string) {
  const words = text.split(/(\w+|"[^"]*"|\/\/.*|[^\s\w])/);
  const places = words.flatMap((word, place) => (/^\w+$/.test(word) ? [place] : []));
  const swap = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...places));
  return fc.array(swap, { minLength: 1, maxLength: 3 }).map((swaps) => {
    const mixed = [...words];
    for (const [to, from] of swaps) mixed[to] = words[from] ?? "";
    return mixed.join("");
  });
}

test.each(["classics/tic-tac-toe", "classics/connect-four", "classics/pig"])(
  "%s with words swapped is checked, and played if it is right",
  (name) => {
    fc.assert(
      fc.property(shuffled(rulesOf(name)), (text) => isHandled(text)),
      { numRuns: classicRuns },
    );
  },
);

test("burgundy with words swapped is checked, and played if it is right", () => {
  fc.assert(
    fc.property(shuffled(rulesOf("burgundy")), (text) => isHandled(text)),
    {
      numRuns: burgundyRuns,
      endOnFailure: true,
    },
  );
});

const reef = `
game reef { de "Riff" en "reef" players 2..4 }
enum Tide { ebb flood }
option length { short de "kurz" en "short" long de "lang" en "long" }
value toll = 2
table depth(Tide, 1..2) = 1, 2, 3, 4
player counter coral { de "die Koralle, die Korallen" en "coral, corals" starts 3 }
mark lure: 1..6, hidden
event swum
family Fish { fins: 1..9 }
piece shark : Fish { de "Hai" en "shark" fins is 3 while in pool { worth 2 toll is 1 when swum { gain 1 coral } } }
player zone pool of Fish, 4 places
action dive { de "Tauchen" en "dive" needs isOpen: toll > 1 else de "Zu." en "Shut." gain depth(ebb, 1) coral }
to rest { gain 1 coral }
worth when swum
flow { each player { choose dive do rest announce swum } }
ranking { most your coral }
`;

const variants = `
variant calm of reef {
  de "Stille See" en "Calm sea"
  change toll from 2 to 3 change depth(flood, 2) from 4 to 5 change depth from 1, 2, 3, 5 to 4, 3, 2, 1
  change coral.starts to 4 change lure.hidden to no change Fish.fins from 1..9 to 1..8
  change shark.worth from 2 to 3 change shark.toll to 2 change shark.swum { do rest }
  change dive.isOpen to toll > 0 else de "Nein." en "No."
  change dive { gain 2 coral } change shark de "der Hai, die Haie" en "shark, sharks"
}
variant wild of calm {
  de "Wilde See" en "Wild sea"
  change worth always extend rest { gain toll coral } extend Tide { slack } remove depth, shark.swum, length.long
  change value toll = 4 add value fare = toll + 1 add when swum { gain fare coral }
  extend shark { while in pool { when swum { do rest } } } change to rest { gain 3 coral } change reef.players to 3
}
question open about dive { de "Wann?" en "When?" reading shut { de "Nie." en "Never." remove dive.isOpen } }
`;

test("variants with words swapped are checked, and played if they are right", () => {
  const chosen = fc.subarray(["calm", "wild", "open.shut"]);
  const property = fc.property(shuffledText(variants), chosen, (text, names) => {
    isHandled(`${reef}${text}`, names);
  });
  fc.assert(property, { numRuns: classicRuns });
});

function isHandled(text: string, variants: readonly string[] = []): void {
  expect(findFault(text, variants)).toBeUndefined();
}
