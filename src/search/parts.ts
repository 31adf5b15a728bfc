// The parts of the full-text index: one for each game or shelf of games, one for all other pages. A
// page fetches those that it needs, so that no page grows with the number of games.

/** A part of the index; `search-index/parts.json` lists all, first games first, the site last. */
export interface SearchPart {
  /** Its folder below `search-index/<language>/`. */
  readonly name: string;
  /** Names of games and shelves in addresses of its pages; none for the part of all other pages. */
  readonly segments: readonly string[];
}

/** A part, and a factor of the scores of its records. */
export interface WeightedPart extends SearchPart {
  readonly weight: number;
}

/** Name of the part with the pages that belong to no game. */
export const sitePart = "site";

/** Each further game weighs less, so that a word of several games finds the first one. */
const laterGameWeight = 0.9;

/** Returns the part of a page with this path, such as `/de/rules/reef/diving/`. */
export function partOf(parts: readonly SearchPart[], path: string): SearchPart | undefined {
  const segments = path.split("/");
  const ofGame = parts.find((part) => part.segments.some((segment) => segments.includes(segment)));
  return ofGame ?? parts.find(({ name }) => name === sitePart);
}

/**
 * Returns the parts that a search on a page asks: on a page of a game that game and the site first,
 * and `further` only if those lack words of the query; elsewhere all of them at once.
 */
export function partsFor(
  parts: readonly SearchPart[],
  path: string,
): { readonly first: readonly WeightedPart[]; readonly further: readonly WeightedPart[] } {
  const own = partOf(parts, path);
  const isOfGame = own !== undefined && own.name !== sitePart;
  const weighted = parts.map((part, at): WeightedPart => {
    const isWhole = part === own || part.name === sitePart;
    return { ...part, weight: isWhole ? 1 : laterGameWeight ** at };
  });
  const isFirst = ({ name }: SearchPart) => !isOfGame || name === own.name || name === sitePart;
  return {
    first: weighted.filter(isFirst),
    further: weighted.filter((part) => !isFirst(part)),
  };
}
