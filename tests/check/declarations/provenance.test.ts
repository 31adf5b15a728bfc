import { expect, test } from "vitest";
import { webAddress } from "../../../src/dsl/source/web-address.ts";
import { checkRules } from "../../support/check-rules.ts";

test("documents have names of their own and words in both languages", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" url "https://example.org" doubtful }
source review { de "Besprechung" en "review" single }
source rulebook { de "Spielregel" en "rulebook" }
    // ^^^^^^^^ duplicate-name: \`rulebook\` is declared more than once.
source letter { de "Brief" }
             // ^^^^^^^^^^ missing-text: \`letter\` has no English text.
value rulebook = 2
`);
});

test("what is cited is declared", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" }
see rulebook 2, 3
see rulbook
 // ^^^^^^^ unknown-name: Nothing here is called \`rulbook\`.
value toll = 2
see letter 4
 // ^^^^^^ unknown-name: Nothing here is called \`letter\`.
worth always
`);
});

test("a variant cites, and has words, whether it is in force or not", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" }
value toll = 2
variant calm of reef { de "Stille" see rulebok change toll to 1 }
                    // ^^^^^^^^^^^ missing-text: \`calm\` has no English text.
                                    // ^^^^^^^ unknown-name: Nothing here is called \`rulebok\`.
variant calm of reef { de "Stille" en "calm" see rulebook }
     // ^^^^ duplicate-name: \`calm\` is declared more than once.
`);
});

test("a question is about something that there is", () => {
  checkRules(`
value toll = 2
action dive { de "Tauchen" en "dive" needs isOpen: toll > 0 end game }
question depth about dive, isOpen, flow, dives {
                                      // ^^^^^ unknown-name: Nothing here is called \`dives\`.
  de "Wie tief?" en "How deep?"
  reading deep { de "Tief." en "Deep." }
  reading flat { de "Flach." en "Flat." change toll to 1 }
  reading flat { de "Flach." en "Flat." }
       // ^^^^ duplicate-name: \`depth.flat\` is declared more than once.
}
question depth about toll { reading deep { de "Tief." en "Deep." } }
      // ^^^^^ duplicate-name: \`depth\` is declared more than once.
      // ^^^^^ missing-text: \`depth\` has no German text.
      // ^^^^^ missing-text: \`depth\` has no English text.
                                 // ^^^^ duplicate-name: \`depth.deep\` is declared more than once.
`);
});

test("the address of a document is that of a web page", () => {
  checkRules(`
source plain { de "Regel" en "rules" url "http://example.org:8080/a?b=c#d" }
source script { de "Regel" en "rules" url "javascript:alert(1)" }
                                       // ^^^^^^^^^^^^^^^^^^^^^ not-a-web-address: \`javascript:alert(1)\` is not the address of a web page.
source bare { de "Regel" en "rules" url "example.org" }
                                     // ^^^^^^^^^^^^^ not-a-web-address: \`example.org\` is not the address of a web page.
`);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://example.org/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "ftp://example.org/",
  "//example.org/",
  "/de/",
  "https://",
  "https://example.org@evil.example/",
  "https://user:word@example.org/",
  "",
])("%j never becomes a link", (text) => {
  expect(webAddress(text)).toBeUndefined();
});

test("addresses of web pages are written as a browser writes them", () => {
  expect(webAddress("https://example.org")).toBe("https://example.org/");
  expect(webAddress('https://example.org/"><script>')).toBe(
    "https://example.org/%22%3E%3Cscript%3E",
  );
});
