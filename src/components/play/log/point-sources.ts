// Points of a seat by what they were given for, for bars.

import type { LedgerEntry, Meta } from "../../../dsl/index.ts";
import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import type { LoggedMove } from "../../../play/session/session.ts";
import { lookOf } from "../../board/look.ts";

/** Reasons with one title and one colour. */
export interface PointSource {
  readonly title: string;
  readonly fill: string;
  /** Indices into `Meta.reasons`. */
  readonly reasons: readonly number[];
}

/** The points of a seat from one source. */
export interface PointShare {
  readonly seat: number;
  readonly source: PointSource;
}

/** Colours of reasons for which the author states none. */
const colours = ["#e6bf8b", "#bfdd84", "#f4d25a", "#74b4e6", "#d9a3c2", "#b9bac4", "#8fd0b4"];

/** Returns the sources of points in the order of the rules; reasons of the same title are one source. */
export function listPointSources(meta: Meta, language: SiteLanguage): PointSource[] {
  const titled = meta.reasons.map(({ id, text }, reason) => ({
    title: titleIn(meta, id, language) ?? capitalised(say(text, language)),
    fill: lookOf(meta, id).fill,
    reason,
  }));
  return [...Map.groupBy(titled, ({ title }) => title)].map(([title, group], place) => ({
    title,
    fill: group.find(({ fill }) => fill)?.fill ?? colours[place % colours.length] ?? "",
    reasons: group.map(({ reason }) => reason),
  }));
}

/** Returns the points of a seat from a source. */
export function pointsFrom(
  { reasons }: PointSource,
  ledger: readonly LedgerEntry[],
  seat: number,
): number {
  return ledger
    .filter(({ player, reason }) => player === seat && reasons.includes(reason))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Returns whether a move gave a seat points from a source. */
export function hasScored({ sections }: LoggedMove, { seat, source }: PointShare): boolean {
  return sections.some(({ facts }) =>
    facts.some(
      (fact) =>
        fact.kind === "scored" && fact.seat === seat && source.reasons.includes(fact.reason),
    ),
  );
}
