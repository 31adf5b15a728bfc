/// <reference types="vite/client" />
// The productions of the grammar as the reference shows them: their parts from the parser, their
// line of EBNF from the comment above them in its source.

import { type ProductionPart, productions } from "../../dsl/index.ts";

interface Production {
  readonly name: string;
  readonly part: ProductionPart;
  /** `"gain" Expr Name` */
  readonly line: string;
}

const sources = import.meta.glob<string>("../../dsl/syntax/grammar/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lines = linesOf(Object.values(sources).join("\n"));

/** Every production by its name. */
export const grammar: ReadonlyMap<string, Production> = new Map(
  [...productions()].map(([name, part]) => [name, { name, part, line: lines.get(name) ?? "" }]),
);

/** What stands between backticks in the comment above each production. */
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
