// Adds, renames and removes files of the project; a file name is derived from the name of its rule.

import type { RulesFile } from "../../../dsl/index.ts";
import { fileNameOf, getProjectFolder } from "../../../playground/project.ts";
import type { Playground } from "../playground.svelte.ts";

/** "rules/reef/variants/calm.regel" → "calm.regel". */
export function nameIn(path: string): string {
  return path.split("/").at(-1) ?? path;
}

/** Returns the path for a name, of which only letters and digits are used. */
export function pathFor(playground: Playground, name: string): string {
  return `${getProjectFolder(playground.project)}/${fileNameOf(name.replace(/\.regel$/, ""))}`;
}

/** Returns why a file cannot have a name, or `undefined` if it can. */
export function findNameProblem(
  { sources }: Pick<Playground, "sources">,
  path: string,
  name: string,
): "empty" | "taken" | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return "empty";
  return sources.some((source) => source.path === path) ? "taken" : undefined;
}

/** Adds an empty file and shows it. */
export function addFile(playground: Playground, path: string): void {
  playground.put([...playground.project.files, { path, text: "" }]);
  playground.show(path);
}

/** Renames a file without moving it in the list, because the order of files is significant. */
export function renameFile(playground: Playground, from: string, to: string): void {
  const moved = (source: RulesFile) => (source.path === from ? { ...source, path: to } : source);
  playground.put(playground.project.files.map(moved));
  playground.tabs = playground.tabs.map((path) => (path === from ? to : path));
  playground.active = to;
}

/** Removes a file and closes its tab. */
export function removeFile(playground: Playground, path: string): void {
  playground.put(playground.project.files.filter((source) => source.path !== path));
  playground.close(path);
}
