// Projects of authors: custom files on top of those of a base game. All files share one tree, with
// the paths of this repository: a custom file replaces the game's file with the same path.

import type { RulesFile } from "../dsl/index.ts";
import type { SiteLanguage } from "../i18n/language.ts";
import { cleanName } from "./sanitize.ts";

/** One or more variants of a base game, or a new game. */
export interface Project {
  readonly name: string;
  /** Folder of the base game, `burgundy`; `undefined` for a new game. */
  readonly base: string | undefined;
  /** At least one. */
  readonly files: readonly RulesFile[];
}

/** Merges the base game's files with the custom ones, which replace files of the same path. */
export function sourcesWith(base: readonly RulesFile[], own: readonly RulesFile[]): RulesFile[] {
  const ownPaths = new Set(own.map(({ path }) => path));
  const known = new Set(base.map(({ path }) => path));
  const replaced = base.map((source) =>
    ownPaths.has(source.path) ? (own.find(({ path }) => path === source.path) ?? source) : source,
  );
  return [...replaced, ...own.filter(({ path }) => !known.has(path))];
}

/** Finds the names of variants without parsing: "variant calm of reef {" → ["calm"]. */
export function findVariantNames(files: readonly RulesFile[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^[ \t]*variant[ \t]+([A-Za-z]\w*)/gm)].map(([, name = ""]) => name),
  );
}

/** Returns the title of the first variant or game, without parsing. */
function findTitle(files: readonly RulesFile[], language: SiteLanguage): string | undefined {
  const named = /^[ \t]*(?:variant|game)[ \t]+\w[^{]*\{\s*([^{}]*)/m;
  const [first] = files.flatMap(({ text }) => named.exec(text)?.[1] ?? []);
  const title = new RegExp(`\\b${language}\\s+"([^"\n]+)"`).exec(first ?? "")?.[1];
  return title === undefined ? undefined : cleanName(title);
}

/**
 * Returns the project with other files; it takes the title of its rules unless its author named it.
 */
export function withFiles(
  project: Project,
  files: readonly RulesFile[],
  language: SiteLanguage,
): Project {
  const isNamedAfter = project.name === findTitle(project.files, language);
  const name = isNamedAfter ? (findTitle(files, language) ?? project.name) : project.name;
  return { ...project, name, files };
}

/** Returns the folder of custom files: `variants` of the base game, or `rules/own`. */
export function getProjectFolder({ base }: Project): string {
  return base === undefined ? "rules/own" : `rules/${base}/variants`;
}

/** Returns the file name for a title: "Three dice!" → "three-dice.regel". */
export function fileNameOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replace(/[̀-ͯ]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words?.join("-").slice(0, 60) ?? "rules"}.regel`;
}
