// Components that do not add up: kinds of which a zone gets none, boards with more spaces of a
// colour than there are pieces for them.

import type * as ir from "../../ir/ir.ts";
import { storageAt } from "../../ir/reads.ts";
import { isA } from "../../ir/types.ts";
import { nameOfMember } from "../analysis/member-names.ts";
import type { Match } from "../analysis/uses.ts";
import type { LintContext } from "../lint-context.ts";

/** Of a family of zones some are supplied and others never hold anything. */
export function checkSupplyGaps(linted: LintContext): void {
  const { game, uses, budget } = linted;
  for (const zone of game.zones) {
    const { family } = zone;
    if (family === undefined) continue;
    budget.at(zone.span);
    budget.spend(game.supplies.length);
    const supplied = new Set(
      game.supplies.filter((one) => one.zone === zone && one.count > 0).map(({ index }) => index),
    );
    if (supplied.size === 0 || uses.transfers.some((one) => storageAt(one.to) === zone)) continue;
    const members = zone.elements.flatMap((_, index) =>
      supplied.has(index) ? [] : [nameOfMember(family, index)],
    );
    if (members.length > 0) linted.warn("copies-gap", zone.span, { zone: zone.id, members });
  }
}

/**
 * Spaces that ask for pieces of their colour: where a requirement compares the two fields, a board
 * must not have more spaces of a colour than there are such pieces. Nothing is known of a colour of
 * which the rules add pieces from outside of the game.
 */
export function checkBoardPieceCounts(linted: LintContext): void {
  const { game, uses } = linted;
  const added = addedPieces(linted);
  const pairs = new Map(
    uses.matches.map((match) => [
      `${match.piece.field} ${match.space.field} ${match.space.grid.grid.shape.id}`,
      match,
    ]),
  );
  for (const match of pairs.values()) {
    const { type } = match.space;
    if (type.kind !== "enum") continue;
    const counts = piecesBy(game, match);
    const endless = new Set(added.map(({ fields }) => fields.get(match.piece.field)));
    for (const board of game.boards) {
      if (board.shape !== match.space.grid.grid.shape) continue;
      const printed = board.fields.get(match.space.field) ?? [];
      linted.budget.at(board.span);
      linted.budget.spend(printed.length * type.enum.members.length);
      for (const [value, { id: member }] of type.enum.members.entries()) {
        if (endless.has(value)) continue;
        const spaces = printed.filter((one) => one === value).length;
        const pieces = counts.get(value) ?? 0;
        if (spaces > pieces)
          linted.warn("board-outnumbers", board.span, { board: board.id, member, spaces, pieces });
      }
    }
  }
}

/** The pieces that some statement may add from outside of the game. */
function addedPieces({ game, uses }: LintContext): ir.Piece[] {
  return uses.transfers.flatMap(({ from, what }) => {
    if (from !== undefined || what?.type.kind !== "piece") return [];
    const { family } = what.type;
    return game.pieces.filter(({ index, family: own }) =>
      what.kind === "const" ? index === what.value : isA(own, family),
    );
  });
}

/** How many pieces there are for each value of a field. */
function piecesBy({ supplies, pieces }: ir.Game, { piece }: Match): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { element, count } of supplies) {
    const value = pieces[element]?.fields.get(piece.field);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}
