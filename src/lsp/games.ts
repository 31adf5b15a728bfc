// The games of open files; the text of open documents takes precedence over the stored one.

import {
  type Diagnostic,
  IncrementalCompiler,
  type RulesFile,
  reportMissingBase,
  Workspace,
} from "../dsl/index.ts";
import type { GamePaths, MissingBase } from "../files/game-paths.ts";
import { countBytesUpTo, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import { type SizeProblem, sizeProblemIn } from "../files/rules-size.ts";
import { ProtocolPositions } from "./convert.ts";
import type { Files, Host } from "./host.ts";

/** An open document of the editor. */
export interface OpenDocument {
  readonly path: string;
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

/** A version of a game. A change creates a new one. */
export interface WorkspaceGame {
  /** Its folder or its only file. */
  readonly path: string;
  readonly workspace: Workspace;
  readonly places: ProtocolPositions;
  /** Only if a variant that lies apart from its game has no base. */
  readonly missing?: MissingBase | undefined;
}

interface Kept {
  readonly project: IncrementalCompiler;
  game: WorkspaceGame;
}

/** Ids of variants that are active together. */
export type ActiveVariants = readonly string[];

/**
 * Lists the sets of active variants that a game is checked with: none, then each variant alone. In
 * a partial workspace, the author's variants only; and none if the author has other declarations.
 */
export function listActiveVariants({ workspace }: WorkspaceGame): ActiveVariants[] {
  if (!workspace.isPartial) {
    const all = workspace.checked.game?.variants ?? [];
    return [[], ...all.filter(({ isEmpty }) => !isEmpty).map(({ id }) => [id])];
  }
  const variants = workspace.ownVariants.map(({ id }) => [id]);
  const isMore = workspace.ownDeclarations.some(({ kind }) => kind !== "variant");
  return isMore || variants.length === 0 ? [[], ...variants] : variants;
}

/** Returns the diagnostics of a game under some variants, sooner than all other results. */
export function reportsUnder(
  { workspace, missing }: WorkspaceGame,
  variants: ActiveVariants,
): readonly Diagnostic[] {
  return missing === undefined ? workspace.reportsUnder(variants) : [reportMissingBase(missing)];
}

/** The games of open files, cached until their sources change. */
export class Games {
  private readonly files: Files;
  private readonly isOpenOnly: boolean;
  private readonly opened: () => readonly OpenDocument[];
  private readonly kept = new Map<string, Kept>();

  constructor({ files, isOpenOnly }: Host, opened: () => readonly OpenDocument[]) {
    this.files = files;
    this.isOpenOnly = isOpenOnly;
    this.opened = opened;
  }

  /**
   * Returns the game of a file, or `undefined` if the file does not exist or the game is too large.
   */
  of(file: string): WorkspaceGame | undefined {
    const paths = this.pathsOf(file);
    if (paths === undefined || this.problemIn(paths) !== undefined) return undefined;
    const sources = paths.files.flatMap((path) => this.source(path) ?? []);
    if (!sources.some(({ path }) => path === file)) return undefined;
    return this.game(paths, sources);
  }

  /**
   * Returns the open files that a change of a file concerns besides: variants that lie apart from
   * their game, if it belongs to their base or may be the base that they miss.
   */
  variantsBesides(file: string): string[] {
    return this.opened().flatMap(({ path }) => {
      const game = path === file ? undefined : this.pathsOf(path);
      if (game?.own === undefined) return [];
      return game.missing !== undefined || game.files.includes(file) ? [path] : [];
    });
  }

  /** Returns the folder or only file of the file's game, whether it can be read or not. */
  pathOf(file: string): string {
    return this.pathsOf(file)?.path ?? file;
  }

  /** Returns why the game of a file is too large, or `undefined`. */
  sizeProblem(file: string): SizeProblem | undefined {
    const paths = this.pathsOf(file);
    return paths && this.problemIn(paths);
  }

  /** Returns all games in a folder, except those that are too large. */
  under(folder: string): WorkspaceGame[] {
    try {
      const games = this.files.gamesUnder(folder, this.read);
      const readable = games.filter((game) => this.problemIn(game) === undefined);
      return readable.map((game) =>
        this.game(
          game,
          game.files.flatMap((file) => this.source(file) ?? []),
        ),
      );
    } catch {
      // An unreadable folder counts as empty.
      return [];
    }
  }

  private readonly read = (file: string): string =>
    this.sizeOf(file) > MAX_RULES_BYTES ? "" : (this.source(file)?.text ?? "");

  private game(
    { path, own: apart, missing }: GamePaths,
    sources: readonly RulesFile[],
  ): WorkspaceGame {
    const own = this.isOpenOnly ? this.opened().map((open) => open.path) : apart;
    const known = this.kept.get(path);
    const isKnown =
      known !== undefined &&
      isSame(known.game.workspace.sources, sources) &&
      known.game.workspace.isAbout(own) &&
      JSON.stringify(known.game.missing) === JSON.stringify(missing);
    if (isKnown) return known.game;
    const project = known?.project ?? new IncrementalCompiler();
    const workspace = new Workspace(sources, project, own);
    const places = new ProtocolPositions(sources, this.files.uriOf);
    const game = { path, workspace, places, missing };
    this.kept.set(path, { project, game });
    return game;
  }

  /** Returns the files of the game, including open documents that are not stored yet. */
  private pathsOf(file: string): GamePaths | undefined {
    if (!this.files.isStored(file)) return { path: file, files: [file] };
    try {
      const game = this.files.gameWith(file, this.read);
      const { path, files } = game;
      const isOneFile = path === file;
      const added = this.opened()
        .map((open) => open.path)
        .filter((open) => !files.includes(open) && open.endsWith(".regel"))
        .filter((open) => !isOneFile && this.files.isStored(open))
        .filter((open) => this.files.gameWith(open, this.read).path === path);
      return { ...game, files: [...files, ...added] };
    } catch {
      return undefined;
    }
  }

  private problemIn({ files }: GamePaths): SizeProblem | undefined {
    return sizeProblemIn(files.map((path) => ({ path, bytes: this.sizeOf(path) })));
  }

  /** Returns the size of a file in bytes, 0 if it does not exist. */
  private sizeOf(path: string): number {
    const open = this.opened().find((one) => one.path === path);
    if (open !== undefined) return countBytesUpTo(open.text, MAX_RULES_BYTES);
    try {
      return this.files.sizeOf(path);
    } catch {
      return 0;
    }
  }

  private source(path: string): RulesFile | undefined {
    const open = this.opened().find((one) => one.path === path);
    if (open !== undefined) return { path, text: open.text };
    try {
      return { path, text: this.files.read(path) };
    } catch {
      return undefined;
    }
  }
}

function isSame(before: readonly RulesFile[], now: readonly RulesFile[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ path, text }, index) => path === now[index]?.path && text === now[index]?.text)
  );
}
