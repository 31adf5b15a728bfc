import { expect, test } from "vitest";
import { hint } from "../../src/dsl/diagnostics/render/render.ts";
import { checkGame } from "../../src/dsl/index.ts";
import { checkRules } from "../support/check-rules.ts";

test("a name is declared once", () => {
  checkRules(`
mark tide: yes/no
event tide
   // ^^^^ duplicate-name: \`tide\` is declared more than once.
`);
});

test("members of two enums may share a name", () => {
  checkRules(`
enum Coral { red blue }
enum Fish { red silver }
mark colour: Coral
flow { set colour to red }
`);
});

test("a member may not have the name of a counter", () => {
  checkRules(`
enum Coral { red blue }
counter red { de "das Rot, die Rot" en "red, reds" }
     // ^^^ duplicate-name: \`red\` is declared more than once.
`);
});

test("an unknown name is reported where it stands", () => {
  checkRules(`
value depth = 3 + surge
               // ^^^^^ unknown-name: Nothing here is called \`surge\`.
`);
});

test("an unknown name silences what follows from it", () => {
  checkRules(`
mark tide: yes/no
flow { if surge + 1 > 3 { set tide to yes } }
       // ^^^^^ unknown-name: Nothing here is called \`surge\`.
`);
});

test("a name that could mean two things needs a type around it", () => {
  checkRules(`
enum Coral { red blue }
enum Fish { red silver }
flow { let colour = red }
                 // ^^^ ambiguous-name: \`red\` could mean several things here: Coral, Fish.
`);
});

test("a name of another kind is called what it is", () => {
  checkRules(`
event tide
flow { do tide }
       // ^^^^ wrong-kind: \`tide\` is a \`event\`; expected here: to.
`);
});

test("a procedure has no value", () => {
  checkRules(`
to rise { }
value depth = rise
           // ^^^^ not-a-value: \`rise\` (to) has no value of its own.
`);
});

test("a procedure that is not declared is no event either", () => {
  checkRules(`
flow {
  do ebb
  // ^^^ unknown-name: Nothing here is called \`ebb\`.
  announce surge
        // ^^^^^ unknown-name: Nothing here is called \`surge\`.
}
`);
});

test("a report of a second declaration leads to the first", () => {
  const text = "mark tide: yes/no\nevent tide";
  const reports = checkGame([{ path: "test.regel", text }]).diagnostics;
  const report = reports.find(({ code }) => code === "duplicate-name");
  const [label] = report?.labels ?? [];

  expect(label?.label).toBe("first-declared");
  expect(text.slice(label?.span.start, label?.span.end)).toBe("tide");
  expect(label?.span.start).toBeLessThan(report?.span.start ?? 0);
});

test("a name one slip away is offered", () => {
  const text = "mark tide: yes/no\nflow { set tied to yes }";
  const reports = checkGame([{ path: "test.regel", text }]).diagnostics;
  const unknown = reports.find(({ code }) => code === "unknown-name");

  expect(unknown && hint("en", unknown)).toBe("Did you mean `tide`?");
  expect(unknown && hint("de", unknown)).toBe("War `tide` gemeint?");
});

test("a slip of spelling that leaves no doubt does not hide what else is wrong", () => {
  checkRules(`
mark tide: 1..6
value größe = 3
   // ^^^^^ odd-name: \`größe\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.
flow { if tide == größe and surge { end game } }
            // ^^ borrowed-sign: \`==\` is not a sign of this language; it is written \`is\`.
               // ^^^^^ odd-name: \`größe\` contains characters that a name cannot have. A name consists of the letters A to Z and digits, and begins with a letter.
                         // ^^^^^ unknown-name: Nothing here is called \`surge\`.
`);
});

test.each([
  ["points", "score"],
  ["true", "yes"],
  ["null", "none"],
])("what others call %s is called %s here", (word, meant) => {
  const text = `flow { if ${word} is 2 { end game } }`;
  const { diagnostics } = checkGame([{ path: "a.regel", text }]);
  const unknown = diagnostics.find(({ code }) => code === "unknown-name");
  expect(unknown && hint("en", unknown)).toBe(`Did you mean \`${meant}\`?`);
});

test("`spaces of` as a type is taken for `space of`", () => {
  const text =
    "shape Reef squares 2 by 2 player zone reef of 1..2 on Reef mark ship: spaces of reef";
  const { diagnostics } = checkGame([{ path: "a.regel", text }]);
  const unknown = diagnostics.find(({ code }) => code === "unknown-name");
  expect(unknown && hint("en", unknown)).toBe("Did you mean `space`?");
});
