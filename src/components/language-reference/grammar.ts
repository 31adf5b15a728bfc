/// <reference types="vite/client" />
// The productions of the grammar for the reference: their parts from the parser, their EBNF line
// from the comment above each one in its source.

import { type ProductionPart, productions } from "../../dsl/index.ts";

interface Production {
  readonly name: string;
  readonly part: ProductionPart;
  /** EBNF line: `"gain" Expr Name`. */
  readonly line: string;
}

const sources = import.meta.glob<string>("../../dsl/syntax/grammar/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lines = linesOf(Object.values(sources).join("\n"));

/** Returns every production by name. */
export const grammar: ReadonlyMap<string, Production> = new Map(
  [...productions()].map(([name, part]) => [name, { name, part, line: lines.get(name) ?? "" }]),
);

/** The code between backticks in the comment above each production. */
function linesOf(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*readonly \w+ = this\.RULE\("(\w+)"/g,
  );
  return new Map(
    [...found].map(([, comment = "", name = ""]) => {
      const [, line = ""] = comment.split("`");
      return [name, line.replace(/\s*\n\s*\* /g, " ")];
    }),
  );
}
