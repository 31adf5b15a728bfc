// What an author works on: files of their own, beside those of a game that they go on from.
//
// All files lie in one tree, with paths as in the project: a file of one's own takes the place of
// the game's file of the same path, and what is new can be put into the project as it is.

import type { RulesFile } from "../dsl/index.ts";
import type { SiteLanguage } from "../i18n/language.ts";
import { cleanName } from "./sanitize.ts";

/** A piece of work: a variant of a game, several of them, or a game of one's own. */
export interface Project {
  readonly name: string;
  /** The folder of rules that it goes on from, `burgundy`; none for a game of one's own. */
  readonly base: string | undefined;
  /** At least one. */
  readonly files: readonly RulesFile[];
}

/** The files of the game with those of one's own: in place of the same paths, or behind them. */
export function sourcesWith(base: readonly RulesFile[], own: readonly RulesFile[]): RulesFile[] {
  const ownPaths = new Set(own.map(({ path }) => path));
  const known = new Set(base.map(({ path }) => path));
  const replaced = base.map((source) =>
    ownPaths.has(source.path) ? (own.find(({ path }) => path === source.path) ?? source) : source,
  );
  return [...replaced, ...own.filter(({ path }) => !known.has(path))];
}

/** The variants that files declare, at a glance: "variant calm of reef {" → ["calm"]. */
export function findVariantNames(files: readonly RulesFile[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^[ \t]*variant[ \t]+([A-Za-z]\w*)/gm)].map(([, name = ""]) => name),
  );
}

/** What the first variant of some files, or the game, is called, at a glance. */
function findTitle(files: readonly RulesFile[], language: SiteLanguage): string | undefined {
  const named = /^[ \t]*(?:variant|game)[ \t]+\w[^{]*\{\s*([^{}]*)/m;
  const [first] = files.flatMap(({ text }) => named.exec(text)?.[1] ?? []);
  const title = new RegExp(`\\b${language}\\s+"([^"\n]+)"`).exec(first ?? "")?.[1];
  return title === undefined ? undefined : cleanName(title);
}

/** The work with other files; it is called as its rules are, unless its author named it. */
export function withFiles(
  project: Project,
  files: readonly RulesFile[],
  language: SiteLanguage,
): Project {
  const isNamedAfter = project.name === findTitle(project.files, language);
  const name = isNamedAfter ? (findTitle(files, language) ?? project.name) : project.name;
  return { ...project, name, files };
}

/** Where a file of one's own lies: among the variants of the game, or in a folder of its own. */
export function getProjectFolder({ base }: Project): string {
  return base === undefined ? "rules/own" : `rules/${base}/variants`;
}

/** "Three dice!" → "three-dice.regel": a name that the project would give the file. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replace(/[̀-ͯ]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words?.join("-").slice(0, 60) ?? "rules"}.regel`;
}
