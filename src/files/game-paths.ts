// Paths of the files of one game.

export interface GamePaths {
  /** Its folder or its only file. */
  readonly path: string;
  readonly files: readonly string[];
}

/** Returns the id of the game that a text declares, found without parsing, or `undefined`. */
export function findGameId(text: string): string | undefined {
  return /^[ \t]*game[ \t]+([A-Za-z][A-Za-z0-9]*)/m.exec(text)?.[1];
}
