// The files of one game, wherever they lie.

export interface GamePaths {
  /** Its folder or its only file. */
  readonly path: string;
  readonly files: readonly string[];
}

/** The id that a text declares a game by, as far as a glance can tell. */
export function declaredGame(text: string): string | undefined {
  return /^[ \t]*game[ \t]+([A-Za-z][A-Za-z0-9]*)/m.exec(text)?.[1];
}
