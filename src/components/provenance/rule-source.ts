// Where a rule stands, as pages point at it.

import { type Meta, positionAt, type Rule, type SourceRef } from "../../dsl/index.ts";

/** The place of a rule in the files of its game; none for what only the build knows of. */
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
