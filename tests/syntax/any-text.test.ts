import fc from "fast-check";
import { expect, test } from "vitest";
import { message, renderDiagnostic } from "../../src/dsl/diagnostics/render/render.ts";
import { parse, parseWithCst } from "../../src/dsl/syntax/parse.ts";
import { printAst, printCst, printTokens } from "../../src/dsl/syntax/print-tree.ts";
import { vocabulary } from "../../src/dsl/syntax/tokens.ts";
import { rulesFiles } from "../support/rules-files.ts";

// fast-check prints the seed of a failure; `{ seed, path }` behind the property replays it.

const signs = [...'{}()[],:;.=<>+-*/"\\!&|„“_ä\n ', "..", "yes/no", "//", "==", "12", "coral"];
const pieces = fc.constantFrom(...vocabulary().keys(), ...signs);

test("any text parses", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), parsesWell), {
    numRuns: 300,
  });
});

test("any heap of words parses", () => {
  const heap = fc.array(pieces, { maxLength: 60 }).map((words) => words.join(" "));

  fc.assert(fc.property(heap, parsesWell), { numRuns: 400 });
});

test("rules with a part lost, doubled or replaced parse", () => {
  const mutation = fc.record({
    text: fc.constantFrom(...rulesFiles.map((file) => excerpt(file.text))),
    start: fc.nat(),
    length: fc.nat({ max: 40 }),
    put: fc.array(pieces, { maxLength: 3 }).map((words) => words.join(" ")),
  });

  fc.assert(
    fc.property(mutation, ({ text, start, length, put }) => {
      const at = start % (text.length + 1);
      parsesWell(text.slice(0, at) + put + text.slice(at + length));
    }),
    { numRuns: 300 },
  );
});

test("deep nesting is reported, not suffered", () => {
  const depth = 5_000;
  const nested = `value a = ${"(".repeat(depth)}1${")".repeat(depth)}`;
  const reports = parse({ path: "deep.regel", text: nested }).diagnostics;

  expect(reports.map(({ code }) => code)).toEqual(["too-deep"]);
});

/** Parsing gives the same tree with and without its CST, every place lies in the text, and everything can be shown. */
function parsesWell(text: string): void {
  const source = { path: "any.regel", text };
  const { ast, tokens, diagnostics } = parse(source);
  const whole = parseWithCst(source);
  for (const report of diagnostics) {
    for (const { start, end } of [report.span, ...report.labels.map(({ span }) => span)]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    expect(message("de", report)).not.toContain("undefined");
    expect(renderDiagnostic("en", report, text)).not.toContain("undefined");
  }
  checkSpans(ast, text.length);
  expect(whole.diagnostics).toEqual(diagnostics);
  expect(printAst(whole.ast)).toBe(printAst(ast));
  expect(printAst(ast) + printCst(whole.cst) + printTokens(tokens)).not.toContain("undefined");
}

/** Every node of the tree lies in the text, and has a part of it. */
function checkSpans(node: unknown, length: number): void {
  if (typeof node !== "object" || node === null) return;
  if ("start" in node && "end" in node) {
    expect(node.start).toBeGreaterThanOrEqual(0);
    expect(node.end).toBeGreaterThanOrEqual(Number(node.start));
    expect(node.end).toBeLessThanOrEqual(length);
  }
  for (const part of Object.values(node)) checkSpans(part, length);
}

/** A piece of a long file, so that the tests stay quick. */
function excerpt(text: string): string {
  return text.slice(0, 2_500);
}
