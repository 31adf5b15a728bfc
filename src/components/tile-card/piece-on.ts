// Finds the piece that a card is about.

import type { ValueType } from "../../dsl/index.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { type BoardTarget, shared } from "../board/targets.ts";

interface ShownPiece {
  readonly type: ValueType;
  readonly value: number;
  /** Name in the rules. */
  readonly id: string;
}

/** Returns the piece that a thing is, or that lies on a space; `undefined` if there is none. */
export function pieceOn(
  { game: { meta }, view }: TableModel,
  thing: BoardTarget,
): ShownPiece | undefined {
  const { holder, id, owner, value } = thing;
  if (value === undefined) return undefined;
  const type = holder === "zone" ? meta.zones[id]?.element : meta.grids[id]?.element;
  const holdings = owner === shared ? view.shared : view.players[owner];
  const cells = holdings?.grids.find((grid) => grid.id === id)?.cells;
  const element = holder === "zone" ? value : (cells?.[value] ?? -1);
  if (type === undefined || element < 0) return undefined;
  if (type.kind === "kind") return named(type, element, meta.kinds[element]?.id);
  if (type.kind === "enum") return named(type, element, meta.enums[type.of]?.members[element]?.id);
  return undefined;
}

function named(type: ValueType, value: number, id: string | undefined): ShownPiece | undefined {
  return id === undefined ? undefined : { type, value, id };
}
