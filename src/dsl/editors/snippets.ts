// Every construct as a snippet for editors, from the list of how each is written.

import type { IToken } from "chevrotain";
import { parse } from "../syntax/parse.ts";
import { examples } from "../syntax/syntax-examples.ts";
import * as t from "../syntax/tokens.ts";

export interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
}

/** The snippets by the name of their construct in the grammar. */
export function snippets(): Record<string, Snippet> {
  const words = new Set([...t.declarationWords(), ...t.statementWords(), "chance", "copies"]);
  const texts = new Map(Object.entries(examples).map(([name, text]) => [text, name]));
  const found = [...texts].flatMap(([text, name]) => {
    const { tokens } = parse({ path: name, text });
    if (!words.has(tokens[0]?.image ?? "")) return [];
    return [[name, { prefix: prefixOf(tokens), body: bodyOf(text, tokens) }] as const];
  });
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** `player counter coral { … }` → `player counter`: the words before the first thing to fill in. */
function prefixOf(tokens: readonly IToken[]): string {
  const end = tokens.findIndex(({ image, tokenType }) => {
    return !t.vocabulary().has(image) || tokenType.CATEGORIES?.includes(t.PlainName) === true;
  });
  return tokens
    .slice(0, end === -1 ? undefined : end)
    .map(({ image }) => image)
    .join(" ");
}

/** The text, each block on lines of its own; whoever inserts it goes from name to number to text. */
function bodyOf(text: string, tokens: readonly IToken[]): string[] {
  const lines = [""];
  let stops = 0;
  let depth = 0;
  let from = 0;
  const write = (part: string) => lines.push(`${lines.pop()}${part}`);
  const breakLine = () => lines.push("\t".repeat(depth));
  for (const token of tokens) {
    const { image, startOffset, tokenType } = token;
    const opens = tokenType === t.LeftBrace;
    const closes = tokenType === t.RightBrace;
    if (closes) depth -= 1;
    const isFirst = lines.at(-1)?.trim() === "";
    if (closes) breakLine();
    else if (!isFirst) write(text.slice(from, startOffset));
    write(isToFill(token) ? stop(image, ++stops) : image);
    if (opens) depth += 1;
    if (opens || (closes && depth > 0)) breakLine();
    from = startOffset + image.length;
  }
  return lines.filter((line) => line.trim() !== "");
}

function isToFill({ tokenType }: IToken): boolean {
  return ["name", "number", "string"].includes(t.highlightOf(tokenType));
}

/** `"…"` → `"${2:…}"`, `coral` → `${2:coral}` */
function stop(image: string, number: number): string {
  const [, quote = "", inner = image] = /^(")(.*)"$/.exec(image) ?? [];
  return `${quote}\${${number}:${inner}}${quote}`;
}
