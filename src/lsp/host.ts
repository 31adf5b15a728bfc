// The environment of the server: a process with a disk, or a web worker of a page.

import type { GamePaths } from "../files/game-paths.ts";

/** Returns the text of a file; empty if it is too large or cannot be read. */
type ReadFile = (path: string) => string;

/** File access of the server. Paths are those in diagnostics. */
export interface Files {
  readonly pathOf: (uri: string) => string;
  readonly uriOf: (path: string) => string;
  /** Returns whether a file is stored, apart from open documents. */
  readonly isStored: (path: string) => boolean;
  /** Returns the game that a file belongs to; `read` returns the texts of files as they are now. */
  readonly gameWith: (file: string, read: ReadFile) => GamePaths;
  /** Returns the games in a folder. */
  readonly gamesUnder: (folder: string, read: ReadFile) => readonly GamePaths[];
  /** Returns the size of a stored file in bytes; may throw if it does not exist. */
  readonly sizeOf: (path: string) => number;
  /** Returns the text of a stored file; may throw if it does not exist. */
  readonly read: (path: string) => string;
}

export interface Host {
  readonly files: Files;
  /**
   * Address of the site with the pages of the codes, with a slash at its end; its folder for a server
   * on that site, `undefined` if it is not known.
   */
  readonly site: string | undefined;
  /** Time without edits before a game is checked, in milliseconds. */
  readonly pause: number;
  /**
   * Whether only open documents belong to the author. Then no other file is edited, and only their
   * variants and examples are checked.
   */
  readonly isOpenOnly: boolean;
  /** Yields to the event loop, so that messages are received. */
  readonly breathe: () => Promise<void>;
}
