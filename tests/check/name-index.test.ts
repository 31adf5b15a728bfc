// Names and what they mean: in small programs with notes in the margin, and in all games.

import { expect, test } from "vitest";
import { IncrementalCompiler } from "../../src/dsl/incremental-compiler.ts";
import type * as ast from "../../src/dsl/syntax/ast.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { completed } from "../support/check-rules.ts";
import { withNotes, withoutNotes } from "../support/markers.ts";
import { rulesOf } from "../support/rules-of.ts";

/** Expects exactly the mentions that are noted in the margin: what is meant, and its path. */
function checkNames(program: string, ...variants: readonly string[]): void {
  const text = withoutNotes(program);
  const sources = [{ path: "test.regel", text }, completed(text)];
  const { names } = new IncrementalCompiler().check(sources, variants);
  const notes = names.uses
    .filter(({ span }) => span.file === "test.regel")
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ span, declaration: { kind, path } }) => ({ ...span, text: `${kind}: ${path}` }));
  expect(withNotes(text, notes)).toBe(program);
}

test("names of rules, of their parts, and in holes of texts", () => {
  checkNames(`
enum Tide { ebb flood }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
value toll(tide: Tide) = if tide is ebb then 1 else 2
              // ^^^^ enum: Tide
                         // ^^^^ param: toll.tide
                                 // ^^^ member: Tide.ebb
mark now: Tide
       // ^^^^ enum: Tide
action dive { de "tauchen" en "dive"
  pick level from Tide
               // ^^^^ enum: Tide
  needs fee: your coral >= toll(level) else de "Es fehlt {toll coral}" en "Pay {your coral} for {level}"
               // ^^^^^ counter: coral
                        // ^^^^ value: toll
                             // ^^^^^ pick: dive.level
                                                       // ^^^^ value: toll
                                                            // ^^^^^ counter: coral
                                                                                  // ^^^^^ counter: coral
                                                                                              // ^^^^^ pick: dive.level
  let left = coral of you - 1
          // ^^^^^ counter: coral
  gain left coral
    // ^^^^ let: dive.left
         // ^^^^^ counter: coral
  set now to level
   // ^^^ mark: now
          // ^^^^^ pick: dive.level
}
`);
});

test("names of pieces, of their fields, and of what lies there", () => {
  checkNames(`
enum Hue { light dark }
family Creature { hue: Hue }
                    // ^^^ enum: Hue
family Fish : Creature { fins: 1..4 }
           // ^^^^^^^^ family: Creature
piece carp(fins: 1..2) : Fish { de "Karpfen {fins}" en "carp {fins}" hue is dark fins is fins }
                      // ^^^^ family: Fish
                                          // ^^^^ param: carp.fins
                                                           // ^^^^ param: carp.fins
                                                                  // ^^^ field: Creature.hue
                                                                         // ^^^^ member: Hue.dark
                                                                              // ^^^^ field: Fish.fins
                                                                                      // ^^^^ param: carp.fins
reason growth { de "Wachstum" en "growth" }
event placed(what: Creature)
                // ^^^^^^^^ family: Creature
shape Reef squares 2 by 1 { hue: Hue regions by hue }
                              // ^^^ enum: Hue
                                             // ^^^ field: Reef.hue
board lagoon of Reef {
             // ^^^^ shape: Reef
  light dark
// (column 3, width 5) member: Hue.light
     // ^^^^ member: Hue.dark
}
mark here: board of Reef
                 // ^^^^ shape: Reef
player zone reef of Fish on Reef by here
                 // ^^^^ family: Fish
                         // ^^^^ shape: Reef
                                 // ^^^^ mark: here
player zone hand of Fish by fins
                 // ^^^^ family: Fish
                         // ^^^^ field: Fish.fins
piece pike : Fish { de "Hecht" en "pike" hue is light fins is 4
          // ^^^^ family: Fish
                                      // ^^^ field: Creature.hue
                                             // ^^^^^ member: Hue.light
                                                   // ^^^^ field: Fish.fins
  copies 1 in hand
           // ^^^^ zone: hand
  when placed { score what.hue as growth }
    // ^^^^^^ event: placed
                   // ^^^^ param: placed.what
                        // ^^^ field: Creature.hue
                               // ^^^^^^ reason: growth
  while in reef { when placed { score number of Fish in your reef where fins is 1 as growth } }
        // ^^^^ grid: reef
                    // ^^^^^^ event: placed
                                             // ^^^^ family: Fish
                                                          // ^^^^ grid: reef
                                                                                  // ^^^^^^ reason: growth
}
to spread {
  for each s in spaces of reef where s.hue is dark and s is empty { add carp1 to your reef[s] }
                       // ^^^^ grid: reef
                                  // ^ binder: spread.s
                                    // ^^^ field: Reef.hue
                                           // ^^^^ member: Hue.dark
                                                    // ^ binder: spread.s
                                                                     // ^^^^^ piece: carp
                                                                                   // ^^^^ grid: reef
                                                                                        // ^ binder: spread.s
}
`);
});

test("names in examples", () => {
  checkNames(`
player counter coral { de "die Koralle" en "coral" }
option depth { shallow de "flach" en "shallow" deep de "tief" en "deep" }
action dive { de "tauchen" en "dive"
  pick many from 1..2
  needs enough: your coral >= many else de "Zu wenig" en "Too few"
                  // ^^^^^ counter: coral
                           // ^^^^ pick: dive.many
}
flow { each player { choose dive } }
                         // ^^^^ action: dive
example first proves dive, enough {
                  // ^^^^ action: dive
                        // ^^^^^^ need: dive.enough
  de "Erst" en "First"
  given { players Anna, Benno depth is deep Anna { coral 1 } }
                           // ^^^^^ option: depth
                                    // ^^^^ member: depth.deep
                                         // ^^^^ player: first.Anna
                                                // ^^^^^ counter: coral
  then Anna cannot dive(many: 2) because enough
    // ^^^^ player: first.Anna
                // ^^^^ action: dive
                     // ^^^^ pick: dive.many
                                      // ^^^^^^ need: dive.enough
  then Benno has your coral is coral of Anna
    // ^^^^^ player: first.Benno
                   // ^^^^^ counter: coral
                            // ^^^^^ counter: coral
                                     // ^^^^ player: first.Anna
}
example second after first {
                  // ^^^^^ example: first
  de "Dann" en "Then"
  when Anna dive(many: 1)
    // ^^^^ player: first.Anna
         // ^^^^ action: dive
              // ^^^^ pick: dive.many
}
`);
});

test("names in variants that are in force", () => {
  checkNames(
    `
value toll = 1
action dive { de "tauchen" en "dive" needs fee: toll > 0 else de "Nein" en "No" }
event placed
when placed {}
  // ^^^^^^ event: placed
variant calm of reef { de "Still" en "Calm"
             // ^^^^ game: reef
  change toll from 1 to 2
      // ^^^^ value: toll
  change dive.fee to toll > 1
      // ^^^^ action: dive
           // ^^^ need: dive.fee
                  // ^^^^ value: toll
  change value toll = 3
            // ^^^^ value: toll
  extend dive { needs more: toll > 2 else de "Nein" en "No" }
      // ^^^^ action: dive
                         // ^^^^ value: toll
  change placed { end game }
      // ^^^^^^ event: placed
}
variant calmer of calm { de "Stiller" en "Calmer" remove dive.fee }
               // ^^^^ variant: calm
`,
    "calm",
  );
});

test("where the game is broken, what is whole still has its meaning", () => {
  checkNames(`
value toll = 1
action dive { de "tauchen" en "dive" needs fee: toll > }
value twice = toll * two
           // ^^^^ value: toll
to swim { gain toll pearl score toll as toll }
            // ^^^^ value: toll
                             // ^^^^ value: toll
                                     // ^^^^ value: toll
`);
});

test.each(["burgundy", "burgundy-dice", "white-castle", "classics/connect-four"])(
  "every name in %s means something",
  (game) => {
    const sources = rulesOf(game);
    const { names } = new IncrementalCompiler().check(sources);
    const known = new Set([...names.uses, ...names.declarations].map(({ span }) => placeOf(span)));
    const missing = sources
      .flatMap((source) => parse(source).ast.decls)
      .filter(({ kind }) => kind !== "variant" && kind !== "question")
      .flatMap(namesIn)
      .filter(({ text, span }) => !isWord(text) && !known.has(placeOf(span)));
    expect(missing.map(({ text, span }) => `${text} in ${placeOf(span)}`)).toEqual([]);
  },
);

function placeOf({ file, start }: ast.Node["span"]): string {
  return `${file}:${start}`;
}

/** All names in a tree, but for the keys of looks, which mean nothing to the rules. */
function namesIn(part: unknown): ast.Name[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== "object" || part === null) return [];
  if ("text" in part && typeof part.text === "string") return [part as ast.Name];
  return Object.entries(part).flatMap(([key, value]) => (key === "key" ? [] : namesIn(value)));
}

const words = new Set(
  `always item piece boards decline first flow kinds last neighbours number place player players position rank
   ranking rating region score seat set size space spaces board subsets lines worth min max abs
   union both without spaceAt next`.split(/\s+/),
);

/** Words of the language, and the spaces of grids, which nobody has declared. */
function isWord(text: string): boolean {
  return words.has(text) || text === "." || text === "" || /^[a-z]\d+$/.test(text);
}
