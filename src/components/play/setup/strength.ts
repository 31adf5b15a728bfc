// Who can sit at a table: people, and opponents of several strengths.

import type { PlayStrings } from "../../../i18n/play/strings.ts";
import { botKinds, isBotKind } from "../../../play/bots/kinds.ts";

/** How long the opponents that search think about a move, weakest first. */
const searching = ["search:100ms", "search:400ms", "search:1500ms"] as const;

/** Kinds of seats with their names. */
export function seatKinds({ kinds, strengths }: PlayStrings["play"]): [string, string][] {
  const plain = (["human", ...botKinds] as const).map((kind): [string, string] => [
    kind,
    kinds[kind],
  ]);
  const strong = searching.map((kind, index): [string, string] => [kind, strengths[index] ?? kind]);
  return [...plain, ...strong];
}

/** Whether a thread decides for a seat; records may name budgets that are not offered here. */
export function isOpponent(kind: string | undefined): boolean {
  return kind !== undefined && isBotKind(kind);
}
