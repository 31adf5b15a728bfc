// Names in looks: some keys say by which fields or counter something is drawn.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type { SourceEdit } from "../../source/edit.ts";
import type { Workspace } from "../workspace.ts";

const namingKeys: ReadonlySet<string> = new Set([
  "fillBy",
  "iconBy",
  "frontBy",
  "badgeBy",
  "prizeBy",
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
    return decl.entries.flatMap(({ key, value }): SourceEdit[] => {
      const named = value.value.split(" ");
      if (!namingKeys.has(key.text) || !named.some((name) => names.has(name))) return [];
      const text = named.map((name) => (names.has(name) ? newName : name)).join(" ");
      return [{ span: value.span, text: `"${text}"` }];
    });
  });
}
