// What the site knows of a game from its manifest, as types for screens.

/** Kinds of pages of a game; the kind is the first segment of the address. */
export const gamePages = [
  "learn",
  "play",
  "rules",
  "tiles",
  "score",
  "compare",
  "playground",
  "questions",
  "print",
] as const;

export type GamePage = (typeof gamePages)[number];

/** A game in the list of all games. */
export interface GameCard {
  /** A file of its `pictures` that contains no other. */
  readonly picture: string;
  /** How long a match takes at a real table. */
  readonly minutes: number;
  /** What it is about and what can be learned from it, in one sentence. */
  readonly about: { readonly de: string; readonly en: string };
}

/** A game with pages. */
export interface SiteEntry {
  /** Its name in addresses: `reef`. */
  readonly name: string;
  /** Its folder or only file below `rules/`, as in imports: `reef`, `classics/pig`. */
  readonly rules: string;
  /** The shelf that it stands on; `undefined` for a game with a folder of its own. */
  readonly shelf: string | undefined;
  /** In the order in which lists of links show them. */
  readonly pages: readonly GamePage[];
  /** What its pieces are called: cards. `undefined` if they are tiles. */
  readonly pieces: { readonly de: string; readonly en: string } | undefined;
  /** How it is shown among all games; `undefined` for the games of a shelf. */
  readonly card: GameCard | undefined;
  /** The variant that its rulebook shows beside the original. */
  readonly version: string | undefined;
  /** In reading order; a game without chapters has a rulebook made from its rules. */
  readonly chapters: readonly string[];
  readonly lessons: readonly string[];
}

/** A game with pages whose manifest may leave the choice of them to what the game has. */
export interface ListedEntry extends Omit<SiteEntry, "pages"> {
  readonly pages: SiteEntry["pages"] | undefined;
}

/** A folder of small games, which have one page together and one entry in menus. */
export interface SiteShelf {
  readonly name: string;
  readonly title: { readonly de: string; readonly en: string };
  readonly lead: { readonly de: string; readonly en: string };
  readonly games: readonly string[];
}
