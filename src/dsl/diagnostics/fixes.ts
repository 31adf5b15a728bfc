// Remedies that a tool can apply: what the hint of a report says, as edits.

import type { Edit } from "../source/edit.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** The edits that mend a report, where there is one obvious way; its hint says what they do. */
export function fixOf(diagnostic: Diagnostic): readonly Edit[] | undefined {
  const { code, facts, span } = diagnostic;
  if (code === "overrides-nothing") return [{ span, text: "" }];
  if (!("nearest" in facts) || facts.nearest === undefined) return undefined;
  return [{ span, text: facts.nearest }];
}
