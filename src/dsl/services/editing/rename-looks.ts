// Names in looks: some keys say by which field or counter something is drawn.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type { SourceEdit } from "../../source/edit.ts";
import type { Workspace } from "../workspace.ts";

const namingKeys: ReadonlySet<string> = new Set([
  "fillBy",
  "iconBy",
  "badgeBy",
  "labelBy",
  "cornerBy",
  "crossedBy",
  "ownBy",
]);

/** The edits of looks when a field or counter is renamed. */
export function lookEdits(
  workspace: Workspace,
  renamed: readonly Declaration[],
  newName: string,
): SourceEdit[] {
  const names = new Set(
    renamed.filter(({ kind }) => kind === "field" || kind === "counter").map(({ name }) => name),
  );
  return workspace.declarations.flatMap((decl) => {
    if (decl.kind !== "look") return [];
    return decl.entries.flatMap(({ key, value }): SourceEdit[] =>
      namingKeys.has(key.text) && names.has(value.value)
        ? [{ span: value.span, text: `"${newName}"` }]
        : [],
    );
  });
}
