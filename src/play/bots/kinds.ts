// The names of bot kinds, without the bots: forms need only the names.

/** Kinds without parameters. */
export const botKinds = ["random", "greedy"] as const;
export type PlainBotKind = (typeof botKinds)[number];

/** `search:1000` runs 1000 iterations for each decision, `search:200ms` thinks for 200 ms. */
export type SearchKind = `search:${number}` | `search:${number}ms`;
export type BotKind = PlainBotKind | SearchKind;
/** The sort of a bot, regardless of its budget. */
export type BotSort = PlainBotKind | "search";

/** Tests whether a word names a kind of bot. */
export function isBotKind(word: string): word is BotKind {
  return isPlainBotKind(word) || isSearchKind(word);
}

/** Tests whether a word names a search bot with its budget. */
export function isSearchKind(word: string): word is SearchKind {
  return searchPattern.test(word);
}

/** Tests whether a word names a kind without parameters. */
export function isPlainBotKind(word: string): word is PlainBotKind {
  return botKinds.some((kind) => kind === word);
}

/** Returns the sort of a kind: `search:200ms` → `search`. */
export function botSort(kind: BotKind): BotSort {
  return isPlainBotKind(kind) ? kind : "search";
}

/** Tests whether a bot has a time budget, so that its games cannot be reproduced. */
export function isTimed(kind: BotKind): boolean {
  return isSearchKind(kind) && "milliseconds" in budgetOf(kind);
}

/** Limit of a search for one decision. */
export type SearchBudget = { readonly iterations: number } | { readonly milliseconds: number };

const searchPattern = /^search:([1-9]\d{0,8})(ms)?$/;

/** Returns the budget that the kind states. */
export function budgetOf(kind: SearchKind): SearchBudget {
  const [, amount, unit] = searchPattern.exec(kind) ?? [];
  if (amount === undefined) throw new RangeError(`There is no bot ${kind}.`);
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}
