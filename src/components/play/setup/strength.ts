// Kinds of players at a table: people, and bots of several strengths.

import type { PlayStrings } from "../../../i18n/play/strings.ts";
import { botKinds, isBotKind } from "../../../play/bots/kinds.ts";

/** Search times of the searching bots, weakest first. */
const searching = ["search:100ms", "search:400ms", "search:1500ms"] as const;

/** Returns the kinds of seats with their names. */
export function listSeatKinds({ kinds, strengths }: PlayStrings["play"]): [string, string][] {
  const plain = (["human", ...botKinds] as const).map((kind): [string, string] => [
    kind,
    kinds[kind],
  ]);
  const strong = searching.map((kind, index): [string, string] => [kind, strengths[index] ?? kind]);
  return [...plain, ...strong];
}

/** Returns whether a bot decides for a seat; records may contain search times that are not offered here. */
export function isOpponent(kind: string | undefined): boolean {
  return kind !== undefined && isBotKind(kind);
}
