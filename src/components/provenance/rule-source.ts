// Spans of rules in the sources of a game.

import { type Meta, positionAt, type Rule, type SourceRef } from "../../dsl/index.ts";

/**
 * Returns the span of a rule in the files of its game, or `undefined` if the game does not include
 * its file.
 */
export function sourceOf(
  { sources }: Pick<Meta, "sources">,
  { span }: Rule,
): SourceRef | undefined {
  const file = sources.findIndex(({ path }) => path === span.file);
  const text = sources[file]?.text;
  if (text === undefined) return undefined;
  const { line } = positionAt(text, span.start);
  return { file, start: span.start, end: span.end, line };
}
