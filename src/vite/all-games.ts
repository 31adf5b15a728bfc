// Lists the games under `rules/` with their files, for pages with a choice of games. The texts are
// loaded game by game.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "../dsl/index.ts";
import { findGameId } from "../files/game-paths.ts";
import { findGamesUnder, toSlashes } from "../files/games.ts";

/** A localized name, as declared in the rules. */
interface Title {
  readonly de: string;
  readonly en: string;
}

/** A game with its files, in order. */
export interface ListedGame {
  /** Folder or only file below `rules/`, as in imports: "classics/pig". */
  readonly name: string;
  readonly title: Title;
  /** `title` is that of the first variant in the file. */
  readonly files: readonly { readonly path: string; readonly title?: Title }[];
}

/** Returns the names of all games, as in imports. */
export function listGameNames(root: string): string[] {
  return gamesIn(root).map(({ name }) => name);
}

/** Returns all games with their titles and files. */
export function listedGames(root: string): ListedGame[] {
  return gamesIn(root).map(({ name, paths }) => {
    const files = paths.map((path) => ({ path, ...titlesIn(root, path) }));
    const named = files.find(({ game }) => game !== undefined);
    return {
      name,
      title: named?.game ?? { de: name, en: name },
      files: files.map(({ path, variant: title }) => ({ path, ...(title && { title }) })),
    };
  });
}

function gamesIn(root: string): { readonly name: string; readonly paths: readonly string[] }[] {
  const rules = join(root, "rules");
  const below = (path: string) => toSlashes(path).slice(toSlashes(rules).length + 1);
  const gameOf = (path: string) =>
    findGameId(readFileSync(path, "utf8")) === undefined ? undefined : { path, files: [path] };
  return findGamesUnder(rules, gameOf).map(({ path, files }) => ({
    name: below(path).replace(/\.regel$/, ""),
    paths: files.map((file) => `rules/${below(file)}`),
  }));
}

/** Returns the titles of the game and of the first variant that a file declares. */
function titlesIn(root: string, path: string): { game?: Title; variant?: Title } {
  const { decls } = parse({ path, text: readFileSync(join(root, path), "utf8") }).ast;
  const found: { game?: Title; variant?: Title } = {};
  for (const decl of decls) {
    if (decl.kind !== "game" && decl.kind !== "variant") continue;
    const { de, en } = decl.text ?? {};
    if (de && en) found[decl.kind] ??= { de: de.value, en: en.value };
  }
  return found;
}
