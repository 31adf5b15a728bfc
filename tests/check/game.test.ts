import { test } from "vitest";
import { checkAlone, checkRules } from "../support/check-rules.ts";

test("rules without a game say so", () => {
  checkAlone(`
// (column 1, width 0) missing-game: These files declare no game.
flow {}
ranking { most score }
`);
});

test("a second game is one too many", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 2 }
game lagoon { de "Lagune" en "lagoon" players 2 }
  // ^^^^^^ second-game: \`lagoon\` is a second game in the same files; one folder holds one game.
`);
});

test("a game without a flow would not run", () => {
  checkAlone(`
// (column 1, width 0) missing-flow: The game does not say how it runs.
game reef { de "Riff" en "reef" players 2 }
ranking { most score }
`);
});

test("a game without a ranking has no winner", () => {
  checkAlone(`
// (column 1, width 0) missing-ranking: The game does not say who wins.
game reef { de "Riff" en "reef" players 2 }
flow {}
`);
});

test("a second flow is a name used twice", () => {
  checkRules(`
flow {}
flow {}
// (column 1, width 7) duplicate-name: \`flow\` is declared more than once.
`);
});

test("a second ranking is a name used twice", () => {
  checkRules(`
ranking { most score }
ranking { fewest score }
// (column 1, width 24) duplicate-name: \`ranking\` is declared more than once.
`);
});

test("a version that is not known yet is reported", () => {
  checkRules(`
language 7
      // ^ unknown-version: Version 7 of the language is not known; the newest is 2.
event tide
`);
});

test("a game is for as many players as there are seats", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 1..12 }
                             // ^^^^^^^^^^^^^ value-outside: 12 is not within 1..9.
`);
});

test("the fewest players come first", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 4..2 }
                             // ^^^^^^^^^^^^ value-outside: 2 is not within 4..9.
`);
});

test("a game needs somebody to play it", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 0 }
                             // ^^^^^^^^^ value-outside: 0 is not within 1..9.
`);
});
