import { expect, test } from "vitest";
import { optionalPasses, type PassName } from "../../src/dsl/codegen/passes/passes.ts";
import {
  type Compiled,
  checkGame,
  IncrementalCompiler,
  loadGame,
  parse,
  printProse,
  type RulesFile,
  rulesOf,
} from "../../src/dsl/index.ts";
import { evaluateConstant } from "../../src/dsl/ir/evaluate-constant.ts";
import type * as ir from "../../src/dsl/ir/ir.ts";
import { visitExpression, visitStatements } from "../../src/dsl/ir/visit.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { printExpr } from "../../src/dsl/syntax/print-expr.ts";
import { seededRandom } from "../../src/play/random.ts";
import { exprLabel, stmtLabel } from "../random-programs/constructs/labels.ts";
import { completed } from "../support/check-rules.ts";
import { wasmPlayout } from "../support/programs/wasm-playout.ts";
import { EXPRESSIONS, type ExprSample } from "./census/expressions.ts";
import { OPERATORS } from "./census/operators.ts";
import { STATEMENTS } from "./census/statements.ts";
import { CENSUS_WORLD } from "./census/world.ts";

// Each expression, statement and operator of the language has a sample, or it does not compile. What
// a sample states is what is evaluated before a game, what the program computes as JavaScript and as
// WebAssembly, and what its printed form means.

interface Question {
  readonly label: string;
  readonly before: string;
  readonly text: string;
  readonly param: string;
  readonly argument: string;
  readonly result: number;
  readonly isConstant: boolean;
}

const operators = Object.entries(OPERATORS);

const expressions: readonly Question[] = [
  ...Object.entries(EXPRESSIONS),
  ...operators.map(([label, { samples }]) => [label, samples] as const),
].flatMap(([label, samples]) =>
  samples.flatMap((sample) =>
    sample.gives.map(([argument, result]) => ({
      label,
      before: sample.before ?? "",
      text: asNumber(sample),
      param: sample.param ?? "number",
      argument,
      result,
      isConstant: sample.isOfState === undefined,
    })),
  ),
);

const statements: readonly Question[] = Object.entries(STATEMENTS).flatMap(([label, samples]) =>
  samples.flatMap(({ text, reads, param = "number", gives }) =>
    gives.map(([argument, result]) => ({
      label,
      before: text,
      text: reads,
      param,
      argument,
      result,
      isConstant: false,
    })),
  ),
);

/** The end of the game comes last. */
const questions = [...expressions, ...statements];

function asNumber({ text, yields }: ExprSample): string {
  return yields === "yesno" ? `(if ${text} then 1 else 0)` : text;
}

/** A text with its argument written out; what is below zero stands in brackets. */
function withArgument(text: string, argument: string): string {
  return text.replaceAll("#", argument.startsWith("-") ? `(${argument})` : argument);
}

/** The game of all samples; `print` changes the texts of expressions. */
function gameOfSamples(print = (text: string) => text): RulesFile[] {
  const defines = questions.flatMap((question, i) => {
    const { text, param, argument, isConstant } = question;
    const constant = `value constant${i}: number = ${print(withArgument(text, argument))}`;
    const asked = `value asked${i}(n: ${param}): number = ${print(text.replaceAll("#", "n"))}`;
    return isConstant ? [constant, asked] : [asked];
  });
  const procedures = questions.map(({ before }, i) => {
    const { param } = questions[i] as Question;
    const lines = `do tidyUp ${before.replaceAll("#", "n")} set answers[${i}] to asked${i}(n)`;
    return `to sample${i}(n: ${param}) { de "fragen" en "ask" ${lines} }`;
  });
  const calls = questions.map(({ argument }, i) => `do sample${i}(${argument})`);
  const text = `${CENSUS_WORLD}
counter answers[0..${questions.length - 1}] { de "die Antwort, die Antworten" en "answer, answers" }
action begin { de "anfangen" en "begin" }
${defines.join("\n")}
${procedures.join("\n")}
to askAll { de "alles fragen" en "ask all" choose begin ${calls.join("\n")} }
flow { each player where seat is 2 { do askAll } }
`;
  return [{ path: "census.regel", text }, completed(text)];
}

const sources = gameOfSamples();
const { game, diagnostics } = checkGame(sources);

test("the samples are rules without errors", () => {
  expect(diagnostics.map(({ code, span }) => `${code}: ${codeAround(span.start)}`)).toEqual([]);
});

function codeAround(at: number): string | undefined {
  return sources[0]?.text.slice(Math.max(0, at - 60), at + 40);
}

test("each sample is one of what it is a sample of", () => {
  const others = questions.filter(({ label }, i) => !labelsOf(i).has(label));

  expect(others.map(({ label, text }) => `${label}: ${text}`)).toEqual([]);
});

/** The expressions and statements that the sample of a question is made of. */
function labelsOf(question: number): ReadonlySet<string> {
  const labels = new Set<string>();
  const visitor = {
    expression: (expr: ir.Expr) => labels.add(exprLabel(expr)),
    statement: (stmt: ir.Stmt) => stmt.kind !== "remember" && labels.add(stmtLabel(stmt)),
  };
  const named = (id: string, number: number | "" = question) =>
    game?.procedures.find((one) => one.id === `${id}${number}`);
  visitStatements(named("sample")?.body ?? [], visitor);
  for (const id of ["constant", "asked"]) {
    const body = game?.values.find((one) => one.id === `${id}${question}`)?.body;
    if (body !== undefined) visitExpression(body, visitor);
  }
  // Handlers are named where the event is.
  visitStatements(named("splash", "")?.body ?? [], visitor);
  return labels;
}

const constants = questions.flatMap((question, i) =>
  question.isConstant ? [[question.label, question.argument, question.result, i] as const] : [],
);

test.each(constants)("%s of %s before a game", (_, __, result, i) => {
  const body = game?.values.find(({ id }) => id === `constant${i}`)?.body;
  if (game === undefined || body === undefined) throw new Error("no such definition");

  expect(evaluateConstant(body, { game, players: 2, options: new Map() })).toBe(result);
});

test("in programs, as JavaScript and as WebAssembly, with and without any pass", () => {
  expect(wrong(answersOf(sources, playedOut))).toEqual([]);
  expect(wrong(answersOf(sources, playedOut, optionalPasses))).toEqual([]);
  expect(wrong(answersOf(sources, stepped))).toEqual([]);
  expect(wrong(answersOf(sources, translated))).toEqual([]);
});

test("in programs of expressions that were printed and read again", () => {
  expect(wrong(answersOf(gameOfSamples(printed), stepped))).toEqual([]);
});

/** What is not as the samples say. */
function wrong(answers: readonly number[]): readonly string[] {
  return questions.flatMap(({ label, argument, result }, i) =>
    answers[i] === result ? [] : [`${label} of ${argument}: ${answers[i]} instead of ${result}`],
  );
}

const compiler = new IncrementalCompiler();

type Player = (compiled: Compiled, state: Int32Array) => void;

/** The answers at the end of a game of these rules. */
function answersOf(
  rules: readonly RulesFile[],
  play: Player,
  without: readonly PassName[] = [],
): readonly number[] {
  const { compiled, diagnostics: found } = compiler.compile(rules, [], { without, playouts: true });
  if (compiled === undefined) throw new Error(`errors: ${found.map(({ code }) => code)}`);
  const started = loadGame(compiled);
  const state = started.start({ players: 2, seed: 1 });
  play(compiled, state);

  expect(started.isOver(state)).toBe(true);
  const counters = started.view(state).shared.counters.slice(-questions.length);
  return counters.map(({ value }) => value);
}

/** Option by option. */
function stepped(compiled: Compiled, state: Int32Array): void {
  const played = loadGame(compiled);
  while (!played.isOver(state)) played.playUnchecked(state, played.options(state)[0] ?? 0);
}

/** As a playout. */
function playedOut({ js }: Compiled, state: Int32Array): void {
  programFrom(js).playout(state, seededRandom(1), MOST_DECISIONS);
}

/** As a playout in WebAssembly. */
function translated(compiled: Compiled, state: Int32Array): void {
  wasmPlayout(compiled)(state, seededRandom(1), MOST_DECISIONS);
}

const MOST_DECISIONS = 1000;

/** An expression as its tree is printed. */
function printed(text: string): string {
  const { ast } = parse({ path: "printed.regel", text: `value x = ${text}` });
  const [decl] = ast.decls;
  if (decl?.kind !== "value") throw new Error(text);
  return printExpr(decl.body);
}

test.each(operators)("%s in words", (label, { samples: [sample], says: [text, de, en] }) => {
  const type = sample?.yields === undefined ? "number" : "yes/no";
  const source = `
mark deep: number { de "die Tiefe" en "the depth" }
value found: ${type} = ${text} { de "das Ergebnis" en "the result" }`;
  const checked = checkGame([{ path: "said.regel", text: source }, completed(source)]);
  expect(checked.diagnostics, label).toEqual([]);
  if (checked.game === undefined) return;
  const rules = rulesOf(checked.game);
  const said = (language: "de" | "en") =>
    printProse(rules, language)
      .split("\n")
      .find((_, i, lines) => lines[i - 1]?.includes("[found]"));

  expect([said("de"), said("en")]).toEqual([`  ${de}`, `  ${en}`]);
});
