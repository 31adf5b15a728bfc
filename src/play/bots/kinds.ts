// The kinds of opponents by their words, without the opponents themselves: forms need no more.

/** Bots that need nothing to be said about them. */
export const botKinds = ["random", "greedy"] as const;
export type PlainBotKind = (typeof botKinds)[number];

/** `search:1000` looks at 1000 continuations for each decision, `search:200ms` thinks so long. */
export type SearchKind = `search:${number}` | `search:${number}ms`;
export type BotKind = PlainBotKind | SearchKind;
/** What sort of bot a kind is, whatever its budget. */
export type BotSort = PlainBotKind | "search";

export function isBotKind(word: string): word is BotKind {
  return isPlainBotKind(word) || isSearchKind(word);
}

export function isSearchKind(word: string): word is SearchKind {
  return searchPattern.test(word);
}

export function isPlainBotKind(word: string): word is PlainBotKind {
  return (botKinds as readonly string[]).includes(word);
}

export function botSort(kind: BotKind): BotSort {
  return isPlainBotKind(kind) ? kind : "search";
}

/** Whether a bot thinks for a time, so that it may play otherwise on another day. */
export function isTimed(kind: BotKind): boolean {
  return isSearchKind(kind) && "milliseconds" in budgetOf(kind);
}

/** How long a search may think about one decision. */
export type SearchBudget = { readonly iterations: number } | { readonly milliseconds: number };

const searchPattern = /^search:([1-9]\d{0,8})(ms)?$/;

/** What a word grants a search. */
export function budgetOf(kind: SearchKind): SearchBudget {
  const [, amount, unit] = searchPattern.exec(kind) ?? [];
  if (amount === undefined) throw new RangeError(`There is no bot ${kind}.`);
  return unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) };
}
