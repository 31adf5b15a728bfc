import fc from "fast-check";
import { expect, test } from "vitest";
import { type Annotation, codeFrame } from "../../src/dsl/diagnostics/render/code-frame.ts";
import { cellsOf, widthOf } from "../../src/dsl/diagnostics/render/columns.ts";
import { ansiPaint, renderDiagnostic } from "../../src/dsl/diagnostics/render/render.ts";
import { checkGame } from "../../src/dsl/index.ts";
import { countCalls } from "../support/counted-calls.ts";

/** A frame of a text in which `«…»` is marked with `^`, and each `‹…›` with `-` and words. */
function frame(marked: string): string {
  const marks: Annotation[] = [];
  let text = "";
  const open: number[] = [];
  for (const sign of marked) {
    if (sign === "«" || sign === "‹") open.push(text.length);
    else if (sign === "»" || sign === "›") {
      const span = { file: "reef.regel", start: open.pop() ?? 0, end: text.length };
      const isMain = sign === "»";
      const mark: Annotation = {
        span,
        sign: isMain ? "^" : "-",
        words: isMain ? "" : "here",
        paint: (painted) => painted,
      };
      if (isMain) marks.unshift(mark);
      else marks.push(mark);
    } else text += sign;
  }
  return `\n${codeFrame(text, marks).join("\n")}\n`;
}

test("one place is marked in its line", () => {
  expect(frame("flow {\n  gain «coral»\n}\n")).toBe(`
2 |   gain coral
  |        ^^^^^
`);
});

test("several places of one file share a frame, and what lies between is left out", () => {
  expect(frame("mark ‹tide›: 1..6\n\nevent ebb\nevent flood\nevent «tide»\n")).toBe(`
1 | mark tide: 1..6
  |      ---- here
  …
5 | event tide
  |       ^^^^
`);
});

test("a single line between two places is shown", () => {
  expect(frame("each player ‹{›\n  score 4\n«}»\n")).toBe(`
1 | each player {
  |             - here
2 |   score 4
3 | }
  | ^
`);
});

test("two places in one line have a line of signs each", () => {
  expect(frame("value «a» = ‹b›")).toBe(`
1 | value a = b
  |       ^
  |           - here
`);
});

test("a place of a few lines is marked in each of them, without the indent", () => {
  expect(frame("  «each player {\n    score 4\n  }» rest\n")).toBe(`
1 |   each player {
  |   ^^^^^^^^^^^^^
2 |     score 4
  |     ^^^^^^^
3 |   } rest
  |   ^
`);
});

test("of a place of many lines the first two and the last are shown", () => {
  expect(frame("«flow {\n  a\n  b\n  c\n  d\n}»\n")).toBe(`
1 | flow {
  | ^^^^^^
2 |   a
  |   ^
  …
6 | }
  | ^
`);
});

test("signs stand below what they mean, behind tabs and wide characters", () => {
  expect(frame('\tgain «coral»\nreason a { de "珊瑚🐠" ‹en› }\n')).toBe(`
1 |     gain coral
  |          ^^^^^
2 | reason a { de "珊瑚🐠" en }
  |                        -- here
`);
});

test("the end of a text and of a line can be marked", () => {
  expect(frame("flow {\n«»")).toBe(`
2 |
  | ^
`);
  expect(frame("flow {«»\n}")).toBe(`
1 | flow {
  |       ^
`);
});

test("of a very long line only what is around the place is shown", () => {
  const shown = frame(`value a = ${"1 + ".repeat(200)}«coral»${" + 1".repeat(200)}\nvalue b = 2`);
  const [code = "", signs = ""] = shown.trim().split("\n");

  expect(code).toMatch(/^1 \| ….*coral.*…$/);
  expect(code.length).toBeLessThan(120);
  expect(signs.indexOf("^")).toBe(code.indexOf("coral"));
  expect(frame(`value a = «${"1 + ".repeat(200)}»`).split("\n")[2]?.length).toBeLessThan(120);
});

test("a line as long as a file is shown without a look at all of it", () => {
  const line = `enum Reef {${" a".repeat(100_000)} }`;
  const span = { file: "reef.regel", start: 100_001, end: 100_002 };
  const marks: Annotation[] = [{ span, sign: "^", words: "", paint: (text) => text }];
  let shown: readonly string[] = [];
  const calls = countCalls(() => {
    shown = codeFrame(line, marks);
  });

  expect(shown[0]).toMatch(/^1 \| …[a ]+…$/);
  expect(calls).toBeLessThan(line.length / 2);
});

test("nothing in a source gives orders to the terminal", () => {
  const text = 'value a = \u001b[31m\nreason b { de "\u202e" en "\u0007" }';
  const rendered = checkGame([{ path: "reef.regel", text }]).diagnostics.map((report) =>
    renderDiagnostic("en", report, text),
  );

  expect(rendered.length).toBeGreaterThan(0);
  for (const sign of ["\u0007", "\u001b", "\u202e"]) expect(rendered.join("")).not.toContain(sign);
});

test("a place in another file has lines of its own, and colours are for terminals", () => {
  const sources = [
    { path: "reef.regel", text: "mark tide: 1..6\n" },
    { path: "lagoon.regel", text: "event tide\n" },
  ];
  const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? "";
  const report = checkGame(sources).diagnostics.find(({ code }) => code === "duplicate-name");

  expect(
    report && renderDiagnostic("en", report, textOf),
  ).toBe(`lagoon.regel:1:7 error: Name used twice (duplicate-name)

1 | event tide
  |       ^^^^

\`tide\` is declared more than once.

reef.regel:1:6 first declared here

1 | mark tide: 1..6
  |      ----
`);
  expect(report && renderDiagnostic("en", report, textOf, ansiPaint)).toContain(
    "\u001b[31m^^^^\u001b[0m",
  );
});

test.each([
  ["reason won { de 'gewonnen' }", 'hint: Texts stand in `"…"`.'],
  [
    "shape Bay squares 2 by 2 player zone reef of player on Bay to go(s: space of reef) { add you to s }",
    "hint: A space stands with its zone: `your reef[s]`.",
  ],
])("how to mend it is said where that is clear: %s", (text, hint) => {
  const { diagnostics } = checkGame([{ path: "reef.regel", text }]);
  const rendered = diagnostics.map((one) => renderDiagnostic("en", one, text));

  expect(rendered.join("\n")).toContain(`\n${hint}\n`);
});

test("whatever is marked, every line of code fits and has its signs within it", () => {
  const text = fc.string({ unit: fc.constantFrom("a", " ", "\t", "\n", "\r\n", "珊", "🐠", '"') });
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (source, from, length) => {
      const start = from % (source.length + 1);
      const end = Math.min(source.length, start + (length % 20));
      const span = { file: "reef.regel", start, end };
      const lines = codeFrame(source, [{ span, sign: "^", words: "", paint: (one) => one }]);
      const signs = lines.filter((line) => /^ *\| +\^+$/.test(line) || /^ *\| \^/.test(line));
      expect(signs.length).toBeGreaterThan(0);
      for (const line of lines) expect(widthOf(cellsOf(line))).toBeLessThan(120);
    }),
    { numRuns: 300 },
  );
});
