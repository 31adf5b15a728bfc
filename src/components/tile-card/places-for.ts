// Names the spaces that a piece is made for: those with the same value in a field of the same name.

import { say } from "../../i18n/language.ts";
import type { TableModel } from "../board/table-model.svelte.ts";

/** Returns the name of that value, or `undefined` if pieces and spaces have no field in common. */
export function placesFor({ game, language }: TableModel, kind: number): string | undefined {
  const { kinds, boards } = game.meta;
  const piece = kinds[kind];
  for (const [name, value] of Object.entries(piece?.fields ?? {})) {
    const type = piece?.fieldTypes[name];
    if (type?.kind !== "enum" || !boards.some((board) => board.fields[name]?.includes(value)))
      continue;
    return say(game.formatValue(type, value), language);
  }
  return undefined;
}
