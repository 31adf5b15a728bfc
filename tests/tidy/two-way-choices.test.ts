import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

// A choice between one operator and all others takes a new operator for one of the others, and no
// type error says so. Layers read the row of the operator, have a table over all of them, or a
// `switch`. What is done for one alone, and for others not at all, may be asked for by name.

const layers = ["check", "codegen", "ir", "lint", "prose", "services", "syntax"];

/** What is returned for what a function leaves alone. */
const NOTHING = /^(?:undefined|false|true|\[\]|\{\}|null|"(?:false|true|)")$/;

/** The two-way choices in a text, by what they ask for. */
function twoWayChoices(path: string, text: string): readonly Choice[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Choice[] = [];
  const visit = (node: ts.Node): void => {
    const choice = choiceAt(node);
    if (choice !== undefined) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ ...choice, place: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface Choice {
  readonly place: string;
  readonly asked: "op" | "kind";
}

function choiceAt(node: ts.Node): Pick<Choice, "asked"> | undefined {
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    const asked = askedIn(condition);
    if (asked === undefined || isNothing(whenTrue) || isNothing(whenFalse)) return undefined;
    // Where the other branch reads the node, its type says which kinds are left.
    return asked === "kind" && reads(whenFalse, condition) ? undefined : { asked };
  }
  // Of an operator alone: what is asked beside it makes a special case of a general one behind it.
  if (!ts.isIfStatement(node) || node.elseStatement !== undefined) return undefined;
  const then = node.thenStatement;
  const last = ts.isBlock(then) ? then.statements.at(-1) : then;
  if (last === undefined || !ts.isReturnStatement(last)) return undefined;
  const isReal = last.expression !== undefined && !isNothing(last.expression);
  return isReal && isOnlyOf(node.expression, "op") ? { asked: "op" } : undefined;
}

function isNothing(node: ts.Expression): boolean {
  return NOTHING.test(node.getText());
}

/** Whether an operator or a kind is compared in a condition. */
function askedIn(node: ts.Expression): Choice["asked"] | undefined {
  if (ts.isParenthesizedExpression(node)) return askedIn(node.expression);
  if (!ts.isBinaryExpression(node)) return undefined;
  if (isJoin(node)) return askedIn(node.left) ?? askedIn(node.right);
  const { left, right, operatorToken } = node;
  if (!/^[!=]==$/.test(operatorToken.getText()) || !ts.isStringLiteral(right)) return undefined;
  const name = ts.isPropertyAccessExpression(left) ? left.name.text : left.getText();
  return name === "op" || name === "kind" ? name : undefined;
}

function isJoin({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
}

function isOnlyOf(node: ts.Expression, asked: Choice["asked"]): boolean {
  if (ts.isParenthesizedExpression(node)) return isOnlyOf(node.expression, asked);
  return ts.isBinaryExpression(node) && isJoin(node)
    ? isOnlyOf(node.left, asked) && isOnlyOf(node.right, asked)
    : askedIn(node) === asked;
}

/** Whether a branch names what the condition begins with. */
function reads(branch: ts.Expression, condition: ts.Expression): boolean {
  const [root = ""] = /^\w+/.exec(condition.getText()) ?? [];
  return new RegExp(`\\b${root}\\b`).test(branch.getText());
}

/** The code tree has operators of its own, which are rows of another table. */
const isOfLanguage = (path: string) => !/codegen\/(?:code|js|library|wasm)\//.test(path);

const choices = layers.flatMap((layer) =>
  globSync(`src/dsl/${layer}/**/*.ts`)
    .filter(isOfLanguage)
    .flatMap((path) => twoWayChoices(path, readFileSync(path, "utf8"))),
);

test("no choice is made between one operator and all others", () => {
  const ofOperators = choices.filter(({ asked }) => asked === "op");

  expect(ofOperators.map(({ place }) => place)).toEqual([]);
});

test("choices between one kind of node and all others do not become more", () => {
  const counts = ["ir", "prose", "syntax"].map((layer) => {
    const inLayer = choices.filter(({ place }) => place.startsWith(`src/dsl/${layer}/`));
    return [layer, inLayer.filter(({ asked }) => asked === "kind").length];
  });

  // Two-way choices of old; the numbers may only fall.
  expect(Object.fromEntries(counts)).toEqual({ ir: 6, prose: 9, syntax: 0 });
});

test.each([
  ["one operator and all others", 'const a = x.op === "not" ? "!" : "-";', ["op"]],
  ["the same with returns", 'function f() { if (x.op === "not") return 1; return 2; }', ["op"]],
  ["two, and all others", 'const a = op === "*" || op === "mod" ? 2 : 1;', ["op"]],
  ["what is left alone", 'const a = op === "*" ? 2 : undefined;', []],
  ["a special case", 'function f() { if (op === "*" && isOne) return left; return both; }', []],
  ["one kind and all others", 'const a = x.kind === "placeOn" ? "place" : "position";', ["kind"]],
  ["a kind of which the rest is known", 'const a = x.kind === "zone" ? x.zone : x.grid;', []],
])("%s", (_, text, asked) => {
  expect(twoWayChoices("a.ts", text).map((choice) => choice.asked)).toEqual(asked);
});
