// Selection by clicks: what stays selected when a thing is clicked, and which option a selection completes.

import { type BoardTarget, withoutSameHolder } from "./targets.ts";

/** The things of each legal option. */
export interface OptionThings {
  thingsOf(option: number): readonly BoardTarget[];
  /** Returns the options that use all of these things. */
  matching(things: readonly BoardTarget[]): readonly number[];
}

/**
 * Returns what stays selected when a thing is clicked: everything that an option uses together
 * with it. A second tool of the same zone replaces the first; what has nothing to do with the
 * selection starts a new one.
 */
export function findKeptSelection(
  table: OptionThings,
  selected: readonly BoardTarget[],
  thing: BoardTarget,
): readonly BoardTarget[] {
  const before = thing.tool ? withoutSameHolder(selected, thing) : selected;
  if (table.matching([...before, thing]).length > 0) return before;
  const own = table.matching([thing]);
  const canStart =
    thing.tool || before.every(({ tool }) => !tool) || !usesHolders(table, own, before);
  return own.length > 0 && canStart ? [] : before;
}

/** Returns whether an option uses no further things. */
export function isCompletedBy(
  table: OptionThings,
  option: number,
  things: readonly BoardTarget[],
): boolean {
  return findMissing(table, option, things).length === 0;
}

/** Returns whether clicks on further things distinguish these options. */
export function isDecidedByClicks(
  table: OptionThings,
  options: readonly number[],
  things: readonly BoardTarget[],
): boolean {
  const missing = options.map((option) => findMissing(table, option, things).map(({ key }) => key));
  const different = new Set(missing.map((keys) => keys.join(" ")));
  return missing.every((keys) => keys.length > 0) && different.size === options.length;
}

/** Returns whether some option uses a thing of the same zone or grid as one of these. */
function usesHolders(
  table: OptionThings,
  options: readonly number[],
  things: readonly BoardTarget[],
): boolean {
  return options.some((option) =>
    table
      .thingsOf(option)
      .some(({ holder, id }) => things.some((one) => one.holder === holder && one.id === id)),
  );
}

/** Returns what an option uses beside these things. */
export function findMissing(
  table: OptionThings,
  option: number,
  things: readonly BoardTarget[],
): readonly BoardTarget[] {
  return table.thingsOf(option).filter(({ key }) => things.every((one) => one.key !== key));
}
