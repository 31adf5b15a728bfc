// The games of the files that an editor has open: what is in its buffers comes before the disk.

import { readFileSync } from "node:fs";
import { Project, type Source, Workspace } from "../dsl/index.ts";
import { declaredGame, type GamePaths, gamesUnder, gameWith } from "../files/games.ts";
import { isOnDisk, Places } from "./convert.ts";

/** A document that an editor has open. */
export interface OpenFile {
  readonly path: string;
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

/** A game as it is now. A change makes a new one. */
export interface Game {
  /** Its folder or its only file. */
  readonly path: string;
  readonly workspace: Workspace;
  readonly places: Places;
}

interface Kept {
  readonly project: Project;
  game: Game;
}

export class Games {
  private readonly opened: () => readonly OpenFile[];
  private readonly kept = new Map<string, Kept>();

  constructor(opened: () => readonly OpenFile[]) {
    this.opened = opened;
  }

  /** The game of a file; none if there is no such file. */
  of(file: string): Game | undefined {
    const paths = this.pathsOf(file);
    if (paths === undefined) return undefined;
    const sources = paths.files.flatMap((path) => this.source(path) ?? []);
    if (!sources.some(({ path }) => path === file)) return undefined;
    return this.game(paths.path, sources);
  }

  /** All games in a folder. */
  under(folder: string): Game[] {
    const isGame = (file: string) => declaredGame(this.source(file)?.text ?? "") !== undefined;
    try {
      return gamesUnder(folder, isGame).flatMap(({ path, files }) =>
        this.game(
          path,
          files.flatMap((file) => this.source(file) ?? []),
        ),
      );
    } catch {
      // A folder that cannot be read has no games to show.
      return [];
    }
  }

  private game(path: string, sources: readonly Source[]): Game {
    const known = this.kept.get(path);
    if (known !== undefined && isSame(known.game.workspace.sources, sources)) return known.game;
    const project = known?.project ?? new Project();
    const workspace = new Workspace(sources, project);
    const game = { path, workspace, places: new Places(sources) };
    this.kept.set(path, { project, game });
    return game;
  }

  /** The files of the game, with those that are open but not on the disk yet. */
  private pathsOf(file: string): GamePaths | undefined {
    if (!isOnDisk(file)) return { path: file, files: [file] };
    try {
      const { path, files } = gameWith(file);
      const isOneFile = path === file;
      const added = this.opened()
        .map((open) => open.path)
        .filter((open) => !files.includes(open) && open.endsWith(".regel"))
        .filter((open) => !isOneFile && isOnDisk(open) && gameWith(open).path === path);
      return { path, files: [...files, ...added] };
    } catch {
      return undefined;
    }
  }

  private source(path: string): Source | undefined {
    const open = this.opened().find((one) => one.path === path);
    if (open !== undefined) return { path, text: open.text };
    try {
      return { path, text: readFileSync(path, "utf8") };
    } catch {
      return undefined;
    }
  }
}

function isSame(before: readonly Source[], now: readonly Source[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ path, text }, index) => path === now[index]?.path && text === now[index]?.text)
  );
}
