// Semantic tokens: in small programs with notes in the margin, and on all rules.

import { expect, test } from "vitest";
import { IncrementalCompiler } from "../../src/dsl/incremental-compiler.ts";
import { semanticTokens } from "../../src/dsl/services/display/semantic-tokens.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { completed } from "../support/check-rules.ts";
import { withNotes, withoutNotes } from "../support/markers.ts";
import { rulesFiles } from "../support/rules-files.ts";

function checkTokens(program: string): void {
  const text = withoutNotes(program);
  const source = { path: "test.regel", text };
  const { names } = new IncrementalCompiler().check([source, completed(text)]);
  const notes = semanticTokens(parse(source), names)
    .filter(({ type }) => !["keyword", "operator", "number"].includes(type))
    .map(({ span, type, isDeclaration }) => {
      return {
        ...span,
        text: `${type.replace("enumMember", "member")}: ${isDeclaration ? "declared" : "used"}`,
      };
    });
  expect(withNotes(text, notes)).toBe(program);
}

test("names are coloured by what they mean, words that are names too", () => {
  checkTokens(`
enum Tide { ebb flood }
  // ^^^^ type: declared
         // ^^^ member: declared
             // ^^^^^ member: declared
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
            // ^^^^^ property: declared
                       // ^^^^^^^^^^^^^^^^^^^^^^^^^^^ string: used
                                                      // ^^^^^^^^^^^^^^^ string: used
value max(tide: Tide) = if tide is ebb then 1 else 2
   // ^^^ function: declared
       // ^^^^ parameter: declared
             // ^^^^ type: used
                        // ^^^^ parameter: used
                                // ^^^ member: used
action roll { de "würfeln" en "roll" // a comment
    // ^^^^ function: declared
              // ^^^^^^^^^ string: used
                           // ^^^^^^ string: used
                                  // ^^^^^^^^^^^^ comment: used
  pick level from Tide
    // ^^^^^ parameter: declared
               // ^^^^ type: used
  needs fee: your coral >= max(level) else de "Es fehlt {level}!" en "No"
     // ^^^ function: declared
               // ^^^^^ property: used
                        // ^^^ function: used
                            // ^^^^^ parameter: used
                                           // ^^^^^^^^^^^ string: used
                                                      // ^^^^^ parameter: used
                                                           // ^^^ string: used
                                                                  // ^^^^ string: used
  gain 1 coral
      // ^^^^^ property: used
}
`);
});

test("what is broken still has colours", () => {
  const { tokens } = { tokens: semanticTokens(parse({ path: "a", text: "gain gain 3 of {{ ä§" })) };
  expect(tokens.map(({ type }) => type)).toEqual([
    "keyword",
    "keyword",
    "number",
    "keyword",
    "variable",
  ]);
});

test.each(rulesFiles)("$path: tokens lie in order, without overlap, on one line", (source) => {
  const tokens = semanticTokens(parse(source));
  expect(tokens.length).toBeGreaterThan(0);
  let end = 0;
  for (const { span } of tokens) {
    expect(span.start).toBeGreaterThanOrEqual(end);
    expect(source.text.slice(span.start, span.end)).toMatch(/^.+$/);
    end = span.end;
  }
});
