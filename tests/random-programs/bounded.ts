// Programs that would never end are stopped after so many steps, so that they can be told.

import { type AnyNode, parse } from "acorn";

/** Far more steps than all matches of one random program take together. */
const MOST_STEPS = 50_000_000;

/** The text of a program in which each round of a loop and each call of a function is a step. */
export function bounded(js: string, most = MOST_STEPS): string {
  const places: number[] = [];
  const parens: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node) {
      const body = bodyOf(node as AnyNode);
      if (body?.type === "BlockStatement") places.push(body.start + 1);
      else if (body !== undefined) parens.push(body);
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parse(js, { ecmaVersion: 2024, allowReturnOutsideFunction: true }));
  const inserted = [
    ...places.map((at) => [at, "oneStep();"] as const),
    ...parens.flatMap(({ start, end }) => [[start, "{oneStep();"] as const, [end, "}"] as const]),
  ].sort(([a], [b]) => a - b);
  let [text, from] = [COUNTING.replace("MOST", String(most)), 0];
  for (const [at, what] of inserted) {
    text += js.slice(from, at) + what;
    from = at;
  }
  return text + js.slice(from);
}

const COUNTING =
  'let taken=0;const oneStep=()=>{if(++taken>MOST)throw new Error("a program that never ends");};\n';

/** What is done again and again, or may call itself. */
function bodyOf(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return node.body;
    default:
      return undefined;
  }
}
