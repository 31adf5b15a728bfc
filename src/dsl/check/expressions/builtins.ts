// Names that the language itself gives a meaning where a value or a domain stands. Rules may give
// them to something else.

/** Functions, and how many arguments each takes (`undefined`: one or more). */
export const FUNCTIONS = {
  min: undefined,
  max: undefined,
  abs: 1,
  union: 2,
  both: 2,
  without: 2,
  place: 2,
  position: 2,
  spaceAt: 3,
} as const satisfies Readonly<Record<string, number | undefined>>;

export type FunctionName = keyof typeof FUNCTIONS;

export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

/** Functions that give something to go through. */
const DOMAIN_FUNCTIONS = ["subsets", "lines"] as const;

/** What stands before `of` and gives something to go through. */
const DOMAIN_WORDS = ["spaces", "boards", "neighbours", "region", "group"] as const;

/** What stands before `of` and gives a value. */
const PART_WORDS = ["size", "kinds", "first", "last", "rank"] as const;

export const isDomainFunction = oneOf(DOMAIN_FUNCTIONS);
export const isDomainWord = oneOf(DOMAIN_WORDS);
export const isPartWord = oneOf(PART_WORDS);

export type DomainWord = (typeof DOMAIN_WORDS)[number];

/** All of them; `seat` is a value by itself. */
export type BuiltinName =
  | FunctionName
  | (typeof DOMAIN_FUNCTIONS)[number]
  | DomainWord
  | (typeof PART_WORDS)[number]
  | "seat";

function oneOf<const T extends string>(names: readonly T[]): (name: string) => name is T {
  return (name): name is T => names.some((one) => one === name);
}
