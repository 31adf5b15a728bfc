// Paths of the files of one game, and the names that rules declare, found without parsing.

/** A base that a variant names and that was not found. */
export interface MissingBase {
  readonly name: string;
  /** Where the variant names it: file and offsets of the name. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly searched: Searched;
}

/** Where a base was looked for, nearest first. */
export interface Searched {
  /** The folder of the variant; those above it were searched, too. */
  readonly folder: string;
  /** What `regel.json` and `package.json` in these folders name. */
  readonly named: readonly { readonly path: string; readonly problem?: "no-json" | "not-there" }[];
  /** The games that come with Regelwerk. */
  readonly shipped: readonly string[];
  /** All games and variants that were seen on the way. */
  readonly seen: readonly string[];
}

export interface GamePaths {
  /** Its folder or its only file. */
  readonly path: string;
  readonly files: readonly string[];
  /** Of a variant that lies apart from its game: the files that are not the base's. */
  readonly own?: readonly string[];
  /** Only if a variant that lies apart from its game has no base. */
  readonly missing?: MissingBase;
}

/** Returns the id of the game that a text declares, found without parsing, or `undefined`. */
export function findGameId(text: string): string | undefined {
  return /^[ \t]*game[ \t]+([A-Za-z][A-Za-z0-9]*)/m.exec(text)?.[1];
}

/** A variant that a text declares, and what it is a variant of. */
interface DeclaredVariant {
  readonly id: string;
  readonly base: string;
  /** Offset of the base's name. */
  readonly at: number;
}

/** Returns the variants that a text declares, found without parsing. */
export function findDeclaredVariants(text: string): DeclaredVariant[] {
  const heads = text.matchAll(
    /^[ \t]*variant[ \t]+([A-Za-z]\w*)[ \t]+of[ \t]+(?<base>[A-Za-z]\w*)/dgm,
  );
  return [...heads].map(({ 1: id = "", 2: base = "", indices }) => ({
    id,
    base,
    at: indices?.groups?.base?.[0] ?? 0,
  }));
}
