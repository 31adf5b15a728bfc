// What people have written and drawn about the games of a folder, for building pages:
//
// - "regel:text-folders" the folder with chapters, lessons and glossaries
// - "regel:beside-rules" glossaries and vignettes by the names of games in addresses

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { toSlashes } from "../files/games.ts";
import type { FolderOfGames } from "./folder-of-games.ts";

/** Returns the plugin for the games of a folder; `texts` is the folder with the texts about them. */
export function textsPlugin(all: FolderOfGames, texts: string): Plugin {
  const modules: Readonly<
    Record<string, () => { readonly text: string; readonly files: string[] }>
  > = {
    "regel:text-folders": () => ({
      text: `export const texts = ${JSON.stringify(toSlashes(texts))};`,
      files: [],
    }),
    "regel:beside-rules": () => {
      const glossaries = readGlossaries(texts);
      const vignettes = readVignettes(all);
      return {
        text: [
          `export const glossaries = ${JSON.stringify(glossaries.read)};`,
          `export const vignettes = ${JSON.stringify(vignettes.read)};`,
        ].join("\n"),
        files: [...glossaries.files, ...vignettes.files],
      };
    },
  };
  return {
    name: "regelwerk-texts",
    enforce: "pre",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const found = modules[id.slice(1)]?.();
      for (const file of found?.files ?? []) this.addWatchFile(file);
      return found?.text;
    },
  };
}

/** What was read, by the names of games, and from which files. */
interface Read<Content> {
  readonly read: Readonly<Record<string, Content>>;
  readonly files: string[];
}

function readGlossaries(texts: string): Read<unknown> {
  const files = globSync("glossary/*.json", { cwd: texts }).map((file) => join(texts, file));
  return {
    read: Object.fromEntries(
      files.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(file, "utf8"))]),
    ),
    files,
  };
}

/** Reads the SVG files in `vignettes`: `lessons/mines` by game. */
function readVignettes(all: FolderOfGames): Read<Readonly<Record<string, string>>> {
  const files: string[] = [];
  const ofGame = (folder: string) =>
    globSync("*/*.svg", { cwd: folder }).map((file) => {
      files.push(join(folder, file));
      return [toSlashes(file).replace(/\.svg$/, ""), readFileSync(join(folder, file), "utf8")];
    });
  const read = all.list().flatMap(({ name, folder: beside }) => {
    if (beside === undefined) return [];
    const folder = join(beside, "vignettes");
    if (!existsSync(folder)) return [];
    return [[basename(name), Object.fromEntries(ofGame(folder))]];
  });
  return { read: Object.fromEntries(read), files };
}
