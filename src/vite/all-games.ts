// Lists the games in a folder with their files, for pages with a choice of games. The texts are
// loaded game by game.

import { parse, type RulesFile } from "../dsl/index.ts";
import { type FolderOfGames, readSources } from "./folder-of-games.ts";

/** A localized name, as declared in the rules. */
interface Title {
  readonly de: string;
  readonly en: string;
}

/** A game with its files, in order. */
export interface ListedGame {
  /** Folder or only file in the folder of all, as in imports: "classics/pig". */
  readonly name: string;
  readonly title: Title;
  /** `title` is that of the first variant in the file. */
  readonly files: readonly { readonly path: string; readonly title?: Title }[];
}

/** Returns all games with their titles and files. */
export function listedGames(all: FolderOfGames): ListedGame[] {
  return all.list().map((game) => {
    const { name } = game;
    const files = readSources(game).map((file) => ({ path: file.path, ...titlesIn(file) }));
    const named = files.find((file) => file.game !== undefined);
    return {
      name,
      title: named?.game ?? { de: name, en: name },
      files: files.map(({ path, variant: title }) => ({ path, ...(title && { title }) })),
    };
  });
}

/** Returns the titles of the game and of the first variant that a file declares. */
function titlesIn(file: RulesFile): { game?: Title; variant?: Title } {
  const { decls } = parse(file).ast;
  const found: { game?: Title; variant?: Title } = {};
  for (const decl of decls) {
    if (decl.kind !== "game" && decl.kind !== "variant") continue;
    const { de, en } = decl.text ?? {};
    if (de && en) found[decl.kind] ??= { de: de.value, en: en.value };
  }
  return found;
}
