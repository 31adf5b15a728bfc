// Which declarations active variants change, by name.

import { declarationTitle } from "./apply-edit.ts";
import { withBases } from "./catalogue.ts";
import type { MergedRules } from "./merge.ts";

/**
 * Returns the names of the declarations that active variants change otherwise than in words. The
 * readings of open questions do not count: they say what the same rule means.
 */
export function findEditedDeclarations({ variants, chosen }: MergedRules): ReadonlySet<string> {
  const active = withBases(variants, chosen).filter(({ question }) => question === undefined);
  const edits = active.flatMap(({ changes }) => changes.edits);
  return new Set(
    edits.flatMap((edit) => {
      if (edit.kind === "say") return [];
      if (edit.kind === "declare") return [declarationTitle(edit.decl)];
      return edit.path.names[0]?.text ?? [];
    }),
  );
}
