// All texts of the encyclopaedia of tiles; a language that lacks one does not compile.

export interface TilesStrings {
  readonly title: string;
  readonly heading: (game: string) => string;
  readonly description: (game: string, kinds: number) => string;
  readonly lead: string;
  readonly families: string;
  readonly kinds: (count: number) => string;
  /** Of what narrows the list down. */
  readonly filter: string;
  readonly search: string;
  readonly family: string;
  readonly all: string;
  readonly reset: string;
  readonly found: (count: number | string) => string;
  readonly none: string;
  readonly choose: string;
  readonly compare: string;
  readonly compareHint: string;
  readonly fullChoice: string;
  readonly clear: string;
  readonly with: string;
  /** Of the page of a tile. */
  readonly tileTitle: (tile: string, game: string) => string;
  readonly tileDescription: (tile: string, game: string) => string;
  /** Of a tile about which another version of the game has nothing different. */
  readonly sameIn: (version: string) => string;
  readonly does: string;
  readonly doesNothing: string;
  readonly alsoFor: (family: string) => string;
  readonly examples: string;
  readonly moreExamples: string;
  readonly source: string;
  readonly applies: string;
  readonly speaking: string;
  readonly spoken: string;
  readonly variants: string;
  readonly noVariants: string;
  readonly gone: string;
  /** Heads the tiles that only variants have. */
  readonly added: string;
  readonly compareVariant: string;
  readonly rulings: string;
  readonly chapters: string;
  readonly previous: string;
  readonly next: string;
}
