// Modules that give games by name. Each is a map from names to imports, so that a page loads the
// program of the game that it shows and of no other.
//
// - "regel:site" all games with pages and their manifests, for building pages
// - "regel:page-games", with a query of regel-plugin.ts: games ready to use, without waiting. In a
//   browser this is the game that the page names in `data-games`, loaded before the first island
//   starts from the files that `build/early-game.ts` names there; on the server they are all.
// - "regel:whole-games" loads a playable game, or a game under the version of its rulebook
// - "regel:proven-games" loads a game with its examples, for frames that get the name of one
// - "regel:games", "regel:learned", "regel:books" load for a web worker or on demand: the game, its
//   learned network, its parts that pages omit
// - "regel:sources" loads the texts of any game under `rules/`

import type { SiteList } from "../files/site-manifest.ts";
import type { FolderOfGames } from "./folder-of-games.ts";

interface Around {
  /** The folder of all rules. */
  readonly all: FolderOfGames;
  /** Whether the module is for building pages. */
  readonly isServer: boolean;
  /** Gives a module a file of its own, which pages name; without it a module names those of all games. */
  readonly emit: ((module: string, name: string) => void) | undefined;
}

/** Returns the text of a module, or `undefined` if the name is that of a game. */
export function mapText(
  module: string,
  query: string | undefined,
  { all, isServer, emit }: Around,
): string | undefined {
  switch (module) {
    case "site":
      return siteText(all.site());
    case "page-games": {
      const map = importMap(all.site(), query);
      if (isServer) return readyText(map);
      if (emit === undefined) return loadedText(map);
      for (const [name, wanted] of map) emit(wanted, gameFileName(name, query));
      return namedText(query);
    }
    case "whole-games": {
      const list = all.site();
      return [
        loaderText("loadGame", "game", importMap(list, undefined)),
        loaderText("loadVersion", "game", importMap(list, "version")),
      ].join("\n");
    }
    case "proven-games":
      return loaderText("loadProvenGame", "game", importMap(all.site(), "examples"));
    case "games":
      return loaderText("gameOf", "game", importMap(all.site(), "thread"));
    case "learned":
      return loaderText("learnedOf", "learned", importMap(all.site(), "learned"));
    case "books":
      return loaderText("bookOf", "book", importMap(all.site(), "book"));
    case "sources": {
      const site = importMap(all.site(), "sources");
      const names = all.list().map(({ name }) => [name, `regel:${name}?sources`] as const);
      return loaderText("sourcesOf", "sources", new Map([...names, ...site]));
    }
    default:
      return undefined;
  }
}

/** Import specifiers by the names of games. */
type ImportMap = ReadonlyMap<string, string>;

/** The query `version` is the game under the version of its rulebook, if it has one. */
function importMap({ games }: SiteList, query: string | undefined): ImportMap {
  const listed = query === "version" ? games.filter((one) => one.version !== undefined) : games;
  return new Map(
    listed.map(({ name, rules, version }) => {
      const selected = query === "version" ? `variant=${version}` : query;
      return [name, `regel:${rules}${selected === undefined ? "" : `?${selected}`}`];
    }),
  );
}

/** A function that imports a game's module and returns one of its exports. */
function loaderText(name: string, exported: string, map: ImportMap): string {
  return [
    `const ${name}Loads = ${loadsText(map)};`,
    `export const ${name} = async (name) => {`,
    `  if (!(name in ${name}Loads)) throw new Error("There is no game " + name);`,
    `  return (await ${name}Loads[name]()).${exported};`,
    "};",
  ].join("\n");
}

function loadsText(map: ImportMap): string {
  const loads = [...map].map(
    ([name, module]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(module)})`,
  );
  return `{ ${loads.join(", ")} }`;
}

/** Returns the name of the file of a page's game, before its hash. */
function gameFileName(name: string, query: string | undefined): string {
  return query === undefined ? name : `${name}_${query}`;
}

/** The game of the page, loaded from the files that the page names; the first of them is the game. */
function namedText(query = "whole"): string {
  const files = `game${query.replace(/^./, (first) => first.toUpperCase())}`;
  return [
    `const { games, ${files} } = document.documentElement.dataset;`,
    'const load = (file) => import(/* @vite-ignore */ "./" + file);',
    `const [loaded] = await Promise.all(${files}?.split(" ").map(load) ?? []);`,
    "export const pageGame = (name) => (name === games ? loaded?.game : undefined);",
  ].join("\n");
}

/** The games of the page while a site is written, when modules have no files. */
function loadedText(map: ImportMap): string {
  return [
    `const loads = ${loadsText(map)};`,
    'const names = (document.documentElement.dataset.games ?? "").split(" ");',
    "const load = async (name) => [name, (await loads[name]()).game];",
    "const ready = new Map(await Promise.all(names.filter((name) => name in loads).map(load)));",
    "export const pageGame = (name) => ready.get(name);",
  ].join("\n");
}

/** All games, for the server. */
function readyText(map: ImportMap): string {
  const entries = [...map];
  return [
    ...entries.map(
      ([, module], at) => `import { game as game${at} } from ${JSON.stringify(module)};`,
    ),
    `const ready = { ${entries.map(([name], at) => `${JSON.stringify(name)}: game${at}`).join(", ")} };`,
    "export const pageGame = (name) => ready[name];",
  ].join("\n");
}

function siteText({ games, shelves }: SiteList): string {
  const imports = games.flatMap(({ rules }, at) => [
    `import * as game${at} from ${JSON.stringify(`regel:${rules}?examples`)};`,
    `import { sources as sources${at} } from ${JSON.stringify(`regel:${rules}?sources`)};`,
  ]);
  const entries = games.map((entry, at) => {
    return `{ entry: ${JSON.stringify(entry)}, game: game${at}.game, drawings: game${at}.drawings, sources: sources${at} }`;
  });
  return [
    ...imports,
    `export const games = [${entries.join(", ")}];`,
    `export const shelves = ${JSON.stringify(shelves)};`,
  ].join("\n");
}
