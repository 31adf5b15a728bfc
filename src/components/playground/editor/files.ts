// Files of one's own are added, renamed and removed; the name of a rule gives that of its file.

import type { RulesFile } from "../../../dsl/index.ts";
import { fileNameOf, getProjectFolder } from "../../../playground/project.ts";
import type { Playground } from "../playground.svelte.ts";

/** "rules/reef/variants/calm.regel" → "calm.regel". */
export function nameIn(path: string): string {
  return path.split("/").at(-1) ?? path;
}

/** Where a file of that name would lie; nothing is taken from the name but letters and digits. */
export function pathFor(playground: Playground, name: string): string {
  return `${getProjectFolder(playground.project)}/${fileNameOf(name.replace(/\.regel$/, ""))}`;
}

/** Why a file cannot have that name. */
export function findNameProblem(
  { sources }: Pick<Playground, "sources">,
  path: string,
  name: string,
): "empty" | "taken" | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return "empty";
  return sources.some((source) => source.path === path) ? "taken" : undefined;
}

export function addFile(playground: Playground, path: string): void {
  playground.put([...playground.project.files, { path, text: "" }]);
  playground.show(path);
}

/** In the place of the old one, for the order of files is part of their meaning. */
export function renameFile(playground: Playground, from: string, to: string): void {
  const moved = (source: RulesFile) => (source.path === from ? { ...source, path: to } : source);
  playground.put(playground.project.files.map(moved));
  playground.tabs = playground.tabs.map((path) => (path === from ? to : path));
  playground.active = to;
}

export function removeFile(playground: Playground, path: string): void {
  playground.put(playground.project.files.filter((source) => source.path !== path));
  playground.close(path);
}
