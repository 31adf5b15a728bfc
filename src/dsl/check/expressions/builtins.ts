// Built-in names of values and domains. Declarations of a game may shadow them.

/** Functions with their number of arguments (`undefined`: one or more). */
export const FUNCTIONS = {
  min: undefined,
  max: undefined,
  abs: 1,
  union: 2,
  place: 2,
  position: 2,
  spaceAt: 3,
} as const satisfies Readonly<Record<string, number | undefined>>;

export type FunctionName = keyof typeof FUNCTIONS;

export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

/** Functions that return a domain. */
const DOMAIN_FUNCTIONS = ["subsets", "lines", "ray"] as const;

/** Words that stand before `of` and return a domain. */
const DOMAIN_WORDS = ["spaces", "boards", "neighbours", "region", "group", "directions"] as const;

/** Words that stand before `of` and return a value. */
const PART_WORDS = ["size", "kinds", "first", "last", "rank", "row", "column"] as const;

/** Words that stand before `of` and return the number of a line; games may use them for something else. */
const LINE_WORDS = ["row", "column"] as const;

export const isLineWord = oneOf(LINE_WORDS);
export const isDomainFunction = oneOf(DOMAIN_FUNCTIONS);
export const isDomainWord = oneOf(DOMAIN_WORDS);
export const isPartWord = oneOf(PART_WORDS);

export type LineWord = (typeof LINE_WORDS)[number];
export type DomainWord = (typeof DOMAIN_WORDS)[number];

/** All built-in names; `seat` and `opponent` are values without arguments. */
export type BuiltinName =
  | FunctionName
  | (typeof DOMAIN_FUNCTIONS)[number]
  | DomainWord
  | (typeof PART_WORDS)[number]
  | "seat"
  | "opponent";

function oneOf<const T extends string>(names: readonly T[]): (name: string) => name is T {
  return (name): name is T => names.some((one) => one === name);
}
