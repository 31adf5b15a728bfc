import { expect, test } from "vitest";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { syntaxExamples } from "../../src/dsl/syntax/syntax-examples.ts";

/** Programs in which a rule's example can stand. */
const frames: readonly ((example: string) => string)[] = [
  (example) => example,
  (example) => `flow { ${example} }`,
  (example) => `flow { in any order { ${example} } }`,
  (example) => `flow { announce built ${example} }`,
  (example) => `action a { ${example} }`,
  (example) => `value a = ${example}`,
  (example) => `reason a { ${example} }`,
  (example) => `value a${example} = 1`,
  (example) => `value a(${example}) = 1`,
  (example) => `value a = some ${example}`,
  (example) => `game a { ${example} }`,
  (example) => `enum A { ${example} }`,
  (example) => `counter a { ${example} }`,
  (example) => `counter a${example}`,
  (example) => `piece a { ${example} }`,
  (example) => `piece a { while in b { ${example} } }`,
  (example) => `ranking { ${example} }`,
  (example) => `rating { ${example} }`,
  (example) => `rating ${example} { }`,
  (example) => `look a { ${example} }`,
  (example) => `example a { given { ${example} } }`,
  (example) => `example a { given { table { ${example} } } }`,
  (example) => `example a { given { table { hand ${example} } } }`,
  (example) => `example a { ${example} }`,
  (example) => `example a { when Anna ${example} }`,
  (example) => `${example} flow { }`,
  (example) => `tells a de "b" en "b" ${example}`,
  (example) => `variant a of b { ${example} }`,
  (example) => `variant a of b { change c ${example} }`,
  (example) => `question a about b { ${example} }`,
  (example) => `example a { when Anna build(${example}) }`,
];

test.each(Object.entries(syntaxExamples))("the example of %s is right", (_, example) => {
  const program = example.replace("…", "");

  expect(frames.some((frame) => isRight(frame(program)))).toBe(true);
});

function isRight(text: string): boolean {
  return parse({ path: "hint.regel", text }).diagnostics.length === 0;
}
