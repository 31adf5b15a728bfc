// Looks of what is not there, so that nothing is drawn by them.

import type { LintContext } from "../lint-context.ts";

export function checkUnknownLooks(linted: LintContext): void {
  const { game } = linted;
  const lists = [
    game.options,
    game.enums,
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
    game.rivals,
    game.reasons,
  ];
  const drawn = new Set(lists.flatMap((things) => things.map(({ id }) => id)));
  for (const { members } of game.enums) for (const { id } of members) drawn.add(id);
  for (const { id } of game.moves) drawn.add(id);
  for (const { name } of linted.all("piece")) drawn.add(name.text);
  for (const { name } of linted.all("look"))
    if (!drawn.has(name.text)) linted.warn("look-of-nothing", name.span, { name: name.text });
}
