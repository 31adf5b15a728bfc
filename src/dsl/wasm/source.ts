// The text of a program, read: its functions, and what else it names.

import {
  type AnyNode,
  type CallExpression,
  type Expression,
  type FunctionDeclaration,
  parse,
} from "acorn";
import * as runtime from "./runtime.ts";

/** Thrown where a program says what is not translated; it is played in JavaScript then. */
export class NotTranslated extends Error {}

/** What a program has at its top. */
export interface ProgramText {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Constants and variables, with what they are at first. */
  readonly named: ReadonlyMap<string, Named>;
}

interface Named {
  readonly varies: boolean;
  readonly init: Expression;
}

const options = { ecmaVersion: 2024, allowReturnOutsideFunction: true } as const;

/** Reads a program (`Compiled.js`), with what it may call of the runtime. */
export function readProgram(js: string): ProgramText {
  const functions = new Map<string, FunctionDeclaration>();
  const named = new Map<string, Named>();
  const read = (text: string) => {
    for (const node of parse(text, options).body) {
      if (node.type === "FunctionDeclaration")
        functions.set(node.id.name, node as FunctionDeclaration);
      if (node.type !== "VariableDeclaration") continue;
      for (const { id, init } of node.declarations) {
        if (id.type === "Identifier" && init != null)
          named.set(id.name, { varies: node.kind === "let", init });
      }
    }
  };
  read(js);
  for (const [name, value] of Object.entries(runtime.translated))
    read(typeof value === "function" ? value.toString() : `const ${name}=${value};`);
  read(runtime.DRAWING);
  return { functions, named };
}

/** What a constant is: numbers, lists of them, and data. */
export function evaluate(text: ProgramText, node: Expression): unknown {
  const value = (inner: Expression) => evaluate(text, inner);
  switch (node.type) {
    case "Literal":
      return node.value;
    case "Identifier": {
      const constant = text.named.get(node.name);
      if (constant === undefined || constant.varies) break;
      return value(constant.init);
    }
    case "UnaryExpression":
      if (node.operator === "-") return -(value(node.argument) as number);
      break;
    case "ArrayExpression":
      return node.elements.map((element) => value(element as Expression));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== "Property" || property.key.type !== "Literal")
            throw new NotTranslated("an object that is not data");
          return [String(property.key.value), value(property.value)];
        }),
      );
    case "NewExpression":
      return new Int32Array(value(node.arguments[0] as Expression) as number);
    case "CallExpression": {
      const given = node.arguments.map((argument) => value(argument as Expression));
      if (node.callee.type === "MemberExpression") return Int32Array.from(given as number[]);
      const make = node.callee.type === "Identifier" ? node.callee.name : "";
      if (Object.hasOwn(runtime.evaluated, make))
        return runtime.evaluated[make as keyof typeof runtime.evaluated](
          ...(given as [Int32Array, number, number]),
        );
    }
  }
  throw new NotTranslated(`a constant made by ${node.type}`);
}

// What is in a tree ---------------------------------------------------------------

/** The name of what is called: bundlers and test runners put modules in front of it. */
export function calledName({ callee }: CallExpression): string {
  if (callee.type === "Identifier") return callee.name;
  const last = callee.type === "SequenceExpression" ? callee.expressions.at(-1) : callee;
  if (last?.type !== "MemberExpression" || last.property.type !== "Identifier")
    throw new NotTranslated(`a call of a ${callee.type}`);
  return last.property.name;
}

/** Every node of a tree, or of some. */
export function eachNode(tree: unknown, visit: (node: AnyNode) => void): void {
  if (Array.isArray(tree)) for (const one of tree) eachNode(one, visit);
  else if (typeof tree === "object" && tree !== null) {
    if ("type" in tree) visit(tree as AnyNode);
    for (const inner of Object.values(tree)) eachNode(inner, visit);
  }
}
