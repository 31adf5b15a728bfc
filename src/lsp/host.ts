// What the server is told about where it runs: beside an editor, on a disk, or in a page.

import type { GamePaths } from "../files/game-paths.ts";

/** Where the files of games lie. Paths are those that reports name. */
export interface Files {
  readonly pathOf: (uri: string) => string;
  readonly uriOf: (path: string) => string;
  /** Whether there may be such a file besides what the editor has open. */
  readonly isStored: (path: string) => boolean;
  /** The game that a file belongs to. */
  readonly gameWith: (file: string) => GamePaths;
  /** The games in a folder; `isGame` tells whether a file is one alone. */
  readonly gamesUnder: (folder: string, isGame: (file: string) => boolean) => readonly GamePaths[];
  /** The bytes of a file that is stored; may throw if there is none. */
  readonly sizeOf: (path: string) => number;
  /** The text of a file that is stored; may throw if there is none. */
  readonly read: (path: string) => string;
}

export interface Host {
  readonly files: Files;
  /** Where the pages of the codes are; empty for a server that is part of that site. */
  readonly site: string;
  /** How long the editor must be quiet before a game is checked, in milliseconds. */
  readonly pause: number;
  /**
   * Whether only what the editor has open is the author's: then nothing else is changed, and of
   * variants and examples only those are looked at that stand there.
   */
  readonly isOpenOnly: boolean;
  /** Lets messages come in. */
  readonly breathe: () => Promise<void>;
}
