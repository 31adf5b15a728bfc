// Looks of what is not there, so that nothing is drawn by them.

import type * as ir from "../../ir/ir.ts";
import type { LintContext } from "../lint-context.ts";

export function checkUnknownLooks(linted: LintContext): void {
  const drawn = new Set(namesOf(linted.game));
  for (const { name } of linted.all("piece")) drawn.add(name.text);
  // What a variant removes leaves its look behind.
  const { before } = linted;
  if (before !== undefined) for (const name of namesOf(before)) drawn.add(name);
  for (const { name } of linted.all("look"))
    if (!drawn.has(name.text)) linted.warn("look-of-nothing", name.span, { name: name.text });
}

/** Returns the names of everything that can have a look. */
function namesOf(game: ir.Game): string[] {
  const lists = [
    game.options,
    game.enums,
    game.enums.flatMap(({ members }) => members),
    game.families,
    game.pieces,
    game.shapes,
    game.boards,
    game.counters,
    game.marks,
    game.zones,
    game.grids,
    game.tracks,
    game.tables,
    game.values,
    game.rivals,
    game.moves,
    game.needs,
    game.reasons,
  ];
  return lists.flatMap((things) => things.map(({ id }) => id));
}
