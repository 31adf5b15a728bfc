import { expect, test } from "vitest";
import { renderDiagnostic } from "../../src/dsl/diagnostics/render/render.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { checkSyntax } from "../support/check-syntax.ts";

test("a missing name is reported behind what comes before it", () => {
  checkSyntax(`
flow {
  gain 2
    // ^ does-not-fit: After \`2\`, a name is missing.
  score 3
}
`);
});

test("a missing value is reported where something else stands", () => {
  checkSyntax(`
flow { score }
          // ^ does-not-fit: \`}\` stands after \`score\`; here belongs a value such as \`3\` or \`your coral\`.
`);
});

test("a word that is nearly right is offered", () => {
  checkSyntax(`
flow {
  gian 2 coral
// (column 3, width 4) does-not-fit: \`gian\` stands here, where a statement such as \`gain 2 coral\` or \`}\` belongs.
  score 3
}
`);
});

test("a capital letter is taken for a slip", () => {
  checkSyntax(`
flow {
  If coral > 2 { score 3 }
// (column 3, width 2) does-not-fit: \`If\` stands here, where a statement such as \`gain 2 coral\` or \`}\` belongs.
}
`);
});

test("a missing brace is reported before the next declaration", () => {
  checkSyntax(`
flow {
  each player {
    score 4
}
// (column 1, width 1) missing-brace: A brace \`{\` is opened, but not closed before this place.

event built
`);
});

test("a brace too many is reported once", () => {
  checkSyntax(`
flow { score 4 } }
              // ^ extra-brace: This \`}\` closes nothing: every \`{\` before it is closed already.
event built
`);
});

test("a word of the language is no name", () => {
  checkSyntax(`
counter move { starts 1 }
     // ^^^^ reserved-word: \`move\` is a word of the language and cannot be a name. Any other word will do.
`);
});

test("semicolons are reported one by one", () => {
  checkSyntax(`
flow { gain 2 coral; score 3; }
                // ^ semicolon: A \`;\` stands here. Statements simply follow one another, without a sign between.
                         // ^ semicolon: A \`;\` stands here. Statements simply follow one another, without a sign between.
`);
});

test("an equals sign is read as is", () => {
  checkSyntax(`
flow { if coral = 3 { score 1 } }
             // ^ equals-for-is: \`=\` introduces the value of a name; comparing and stating is done with \`is\`.
`);
});

test("signs of other languages are read as words", () => {
  checkSyntax(`
flow { if a == 1 && !b { score 1 } }
         // ^^ borrowed-sign: \`==\` is not a sign of this language; it is written \`is\`.
              // ^^ borrowed-sign: \`&&\` is not a sign of this language; it is written \`and\`.
                 // ^ borrowed-sign: \`!\` is not a sign of this language; it is written \`not\`.
`);
});

test("a text without an end is reported once", () => {
  checkSyntax(`
reason built {
  de "gebaut
  // ^^^^^^^ open-string: This text begins with a quotation mark and has none at its end. A text ends on the line on which it begins, with \`"\`.
  en "built"
}
`);
});

test("a quotation mark too few within a line is reported once", () => {
  checkSyntax(`
reason built { de "gebaut en "built" }
                                // ^^^ open-string: This text begins with a quotation mark and has none at its end. A text ends on the line on which it begins, with \`"\`.
`);
});

test("a brace behind a quotation mark too few does not lack as well", () => {
  checkSyntax(`
reason built { de "gebaut" en "built }
                           // ^^^^^^^^ open-string: This text begins with a quotation mark and has none at its end. A text ends on the line on which it begins, with \`"\`.
reason grown { de "gewachsen" en "grown" }
`);
});

test("printed quotation marks are read as straight ones", () => {
  checkSyntax(`
reason built { de „gebaut“ en "built" }
               // ^^^^^^^^ curly-quotes: This text stands in printed quotation marks. Texts stand in straight ones: \`"…"\`.
`);
});

test("an unknown escape is reported in its place", () => {
  checkSyntax(`
reason built { de "ge\\nbaut" en "built" }
                  // ^^ unknown-escape: \`\\n\` has no meaning in a text. There are \`\\"\` and \`\\\\\`.
`);
});

test("letters that names cannot have are reported", () => {
  checkSyntax(`
value größe = 3
   // ^^^^^ odd-name: \`größe\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.
value reef_size = größe
   // ^^^^^^^^^ odd-name: \`reef_size\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.
               // ^^^^^ odd-name: \`größe\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.
`);
});

test("a stray character is reported alone", () => {
  checkSyntax(`
value price = 3 @ 4
             // ^ unknown-character: \`@\` has no meaning here. Outside quotation marks there are letters, digits and the signs of the language.
`);
});

test("characters that nobody sees are reported in texts and comments", () => {
  checkSyntax(`
reason built { de "ge\u202ebaut" en "built" } // a\u0007b
                  // ^ hidden-character: The character U+202E stands here. Nobody sees it, and it can change how the line around it looks.
                                          // ^ hidden-character: The character U+0007 stands here. Nobody sees it, and it can change how the line around it looks.
\tvalue price = 3
`);
});

test("a statement before a condition is reported with both places", () => {
  checkSyntax(`
action build {
  score 1
  pick space from reef
// (column 3, width 20) condition-after-statement: \`pick\` stands after a statement. All \`pick\`, \`needs\` and \`costs\` stand before the first statement.
}
`);
});

test("a second text is reported", () => {
  checkSyntax(`
reason built { de "gebaut" en "built" de "gebaut" }
                                   // ^^^^^^^^^^^ text-twice: This is a second text for the same thing. There is one in each language.
`);
});

test("a family has no text", () => {
  checkSyntax(`
family Fish { de "Fisch" en "fish" }
           // ^^^^^^^^^^^^^^^^^^^^ family-text: \`Fish\` is a family, and families have no text. Texts belong to the pieces.
`);
});

test("parameters have types", () => {
  checkSyntax(`
value depth(a, b) = 3
         // ^ param-without-type: A parameter has a name and a type here, as in \`number: 1..6\`.
            // ^ param-without-type: A parameter has a name and a type here, as in \`number: 1..6\`.
`);
});

test("a value that is missing does not swallow the next line", () => {
  checkSyntax(`
value price =
         // ^ does-not-fit: After \`=\`, a value such as \`3\` or \`your coral\` is missing.
value fee = 2
`);
});

test("what follows a whole declaration is reported", () => {
  checkSyntax(`
shape Reef hexes 4 5 4
                // ^ left-over: \`5\` stands after \`4\`, where the declaration is complete. Here the next one begins.
`);
});

test("an unknown declaration is reported once", () => {
  checkSyntax(`
actoin build { score 1 }
// (column 1, width 6) left-over: \`actoin\` stands here, where a declaration such as \`action\`, \`piece\` or \`value\` begins.
event built
`);
});

test("a division says how it rounds", () => {
  checkSyntax(`
value half = coral / 2
                  // ^ does-not-fit: After \`2\`, \`rounded\` is missing.
`);
});

test("a loop without its words", () => {
  checkSyntax(`
flow { for s in reef { score 1 } }
        // ^ does-not-fit: \`s\` stands after \`for\`; here belongs \`each\`.
`);
});

test("a repetition without its word", () => {
  checkSyntax(`
flow { repeat 3 { score 1 } }
             // ^ does-not-fit: \`{\` stands after \`3\`; here belongs \`times\`.
`);
});

test("the end of the text in the middle of a statement", () => {
  checkSyntax(`
flow { set coral to
              // ^^ does-not-fit: After \`to\`, a value such as \`3\` or \`your coral\` is missing.
`);
});

test("requirements hold conditions only", () => {
  checkSyntax(`
requirement rich { gain 2 coral }
                // ^^^^ does-not-fit: \`gain\` stands after \`{\`; here belongs \`needs\`, \`let\` or \`}\`.
`);
});

test("a comparison of a comparison is reported", () => {
  checkSyntax(`
value few = 1 < coral < 5
                   // ^^^ chained-comparison: This compares the result of a comparison. Two comparisons are joined by \`and\`, as in \`1 < coral and coral < 5\`.
`);
});

test("a report shows the place, the remedy and the second place", () => {
  const text = "flow {\n  each player {\n    score 4\n}\n\nevent built\n";
  const [report] = parse({ path: "reef.regel", text }).diagnostics;

  expect(
    report && renderDiagnostic("de", report, text),
  ).toBe(`reef.regel:4:1 Fehler: Fehlende Klammer (missing-brace)

2 |   each player {
  |               - hier geöffnet
3 |     score 4
4 | }
  | ^

Eine Klammer \`{\` ist geöffnet und bis hierher nicht wieder geschlossen.
Hinweis: Hier gehört \`}\` hin.
`);
});

test("a zone on a shape has neither places nor an index", () => {
  checkSyntax(`
zone reef[1..2] of player on Reef, row of 5
      // ^^^^^^ zone-on-shape: A zone on a shape has no index, no places and no row, and is never hidden.
                                // ^^^^^^^^ zone-on-shape: A zone on a shape has no index, no places and no row, and is never hidden.
`);
});

test("`in` without `is` in a condition is taken for `is in`", () => {
  checkSyntax(`
action dive {
  pick s from spaces of reef
  needs near: s in neighbours of your ship
             // ^^ does-not-fit: \`in\` stands after \`s\`; here belongs \`is in\`.
}
flow {
  if s.cargo in your hand { score 2 }
          // ^^ does-not-fit: \`in\` stands after \`cargo\`; here belongs \`is in\`.
  for each s in reef where s in net { score 1 }
                          // ^^ does-not-fit: \`in\` stands after \`s\`; here belongs \`is in\`.
}
`);
});

test("what belongs into the braces of a declaration is shown there", () => {
  const text = "player counter fuel starts 3";
  const [report] = parse({ path: "a.regel", text }).diagnostics;
  expect(report && renderDiagnostic("en", report, () => text)).toContain(
    "It is written like this: `player counter coral { starts 1 }`.",
  );
});
