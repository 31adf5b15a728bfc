// Splits what a variant says about a difference: its first sentence is a heading, the rest explains it.

/** A full stop before a capital ends a sentence; one in an abbreviation or a number does not. */
const end = /(?<=\p{L}{3}|\d\b|[)“”])[.!?] (?=\p{Lu})/u;

/** Returns the first sentence with its full stop, and the rest, which may be empty. */
export function splitStatement(statement: string): {
  readonly first: string;
  readonly rest: string;
} {
  const found = end.exec(statement);
  if (found === null) return { first: statement, rest: "" };
  const first = statement.slice(0, found.index + 1);
  return { first, rest: statement.slice(found.index + 2) };
}
