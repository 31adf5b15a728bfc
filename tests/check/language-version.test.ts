import { expect, test } from "vitest";
import { checkGame, IncrementalCompiler, isSameGame, upgradeFile } from "../../src/dsl/index.ts";
import { checkRules } from "../support/check-rules.ts";

const game = (version: string, rows: string) => `${version}game reef {
  de "Riff"
  en "Reef"
  players 2..3
  points de "der Punkt, die Punkte" en "point, points"
}

shape Reef squares 2 by 2
track current of players 1..9 { de "die Strömung, die Strömungen" en "current, currents" }
zone pool of 1..6, row of 9 { de "der Topf, die Töpfe" en "pot, pots" }
${rows}
ranking { most score }
`;

const former = `player grid corals of player on Reef { de "das Riff, die Riffe" en "reef, reefs" }
define drift(far: 1..4) = far - 1
flow {
  roll 2 into pool
  each player {
    add you to your corals[a1]
    advance you on current by drift(4)
  }
}
`;
const now = `player zone corals of player on Reef { de "das Riff, die Riffe" en "reef, reefs" }
value drift(far: 1..4) = far - 1
flow {
  roll 2 to pool
  each player {
    add you to your corals[a1]
    move you on current by drift(4)
  }
}
`;

const path = "reef.regel";
const old = game("language 1\n\n", former);

test("words of language 1 are errors in language 2, with what is written instead", () => {
  checkRules(`
language 2
shape Reef squares 2 by 2
grid corals of player on Reef { de "das Riff, die Riffe" en "reef, reefs" }
// (column 1, width 4) former-word: In version 2 of the language, \`grid\` is \`zone\` here.
track current of players 1..9 { de "die Strömung, die Strömungen" en "current, currents" }
zone pool of 1..6, row of 9 { de "der Topf, die Töpfe" en "pot, pots" }
define far: yes/no = yes
// (column 1, width 6) former-word: In version 2 of the language, \`define\` is \`value\` here.
to drift { advance next player after you on current by 2 roll 2 into pool }
        // ^^^^^^^ former-word: In version 2 of the language, \`advance\` is \`move\` here.
                                                             // ^^^^ former-word: In version 2 of the language, \`into\` is \`to\` here.
`);
});

test("these words may be names", () => {
  checkRules(`
language 2
shape Reef squares 2 by 2
zone grid of player on Reef { de "das Riff, die Riffe" en "reef, reefs" }
track current of players 1..9 { de "die Strömung, die Strömungen" en "current, currents" }
zone into of 1..6, 3 places { de "der Topf, die Töpfe" en "pot, pots" }
to advance(by: 1..3) { add you to grid[a1] move you on current by by roll 2 to into roll into }
to drift { do advance(2) move you on current by 2 }
value grown = number of (you) in grid
value define(value: 1..3) = value
`);
});

test("rules of language 1 are still the same game, and a warning says how to rewrite them", () => {
  const before = [{ path, text: old }];
  expect(checkGame(before).diagnostics).toEqual([]);
  expect(
    new IncrementalCompiler()
      .lint(before)
      .filter(({ code }) => code === "older-language")
      .map(({ span }) => old.slice(span.start, span.end)),
  ).toEqual(["1"]);

  const after = before.map(upgradeFile);
  expect(after).toEqual([{ path, text: game("language 2\n\n", now) }]);
  expect(isSameGame(before, after)).toBe(true);
  expect(after.map(upgradeFile)).toEqual(after);
});

test("a game that names no version gets the newest; a variant alone is rewritten as it is", () => {
  const [file] = [{ path, text: `// The reef.\n\n${game("", now)}` }].map(upgradeFile);
  expect(file?.text).toContain("// The reef.\n\nlanguage 2\n\ngame reef");

  const variant = {
    path: "calm.regel",
    text: "variant calm of reef { change f { roll 3 into pool } }\n",
  };
  expect(upgradeFile(variant).text).toBe("variant calm of reef { change f { roll 3 to pool } }\n");
});

test("another game is not the same, nor is one with errors", () => {
  const before = [{ path, text: old }];
  const faster = [{ path, text: game("language 2\n\n", now.replace("drift(4)", "drift(3)")) }];
  const told = [
    { path, text: game("language 2\n\n", now).replace('en "pot, pots"', 'en "jar, jars"') },
  ];

  expect(isSameGame(before, faster)).toBe(false);
  expect(isSameGame(before, told)).toBe(false);
  expect(isSameGame([{ path, text: "flow {" }], [{ path, text: "flow {" }])).toBe(false);
});
