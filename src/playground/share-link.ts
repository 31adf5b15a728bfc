// A project as part of a URL: `v1?base=reef&rules=…&work=…`, behind the `#`, where no
// server sees it. The text packed into `work` is untrusted and therefore validated.

import type { Project } from "./project.ts";
import { cleanName, isFolder, isRulesPath } from "./sanitize.ts";

/** Version of the format. */
const version = "v1";
/** Folder of a complete game by the author, which has no base game. */
const ownFolder = "own";

/** Maximum number of characters packed into a link; more cannot be unpacked. */
export const longestPacked = 100_000;
/** Maximum length of a URL; chat programs cut longer ones. */
export const longestInChats = 2000;
/** Maximum number of files of a project. */
const mostFiles = 40;

/** Packs texts for URLs and unpacks them; unpacking invalid text gives `undefined`. */
export interface Packing {
  readonly pack: (text: string) => Promise<string>;
  readonly unpack: (letters: string) => Promise<string | undefined>;
}

/** A project decoded from a link. */
export interface Shared {
  readonly project: Project;
  /** Hash of the rules of the base game when the link was made. */
  readonly rules: string;
}

/** `broken`: truncated or changed. `version`: of a newer format. `large`: above the size limits. */
export type ShareProblem = "broken" | "version" | "large";

type OpenedShare =
  /** Fragment without a project. */
  | { readonly kind: "none" }
  | { readonly kind: "shared"; readonly shared: Shared }
  | { readonly kind: "problem"; readonly problem: ShareProblem };

/** Returns the fragment of a link, or `undefined` if the project is too large. */
export async function writeShare(
  { project: { name, base, files }, rules }: Shared,
  { pack }: Packing,
): Promise<string | undefined> {
  const text = JSON.stringify({ name, files: files.map((file) => [file.path, file.text]) });
  if (text.length > longestPacked || files.length > mostFiles) return undefined;
  const parts = new URLSearchParams({
    ...(base === undefined ? {} : { base }),
    rules,
    work: await pack(text),
  });
  return `${version}?${parts}`;
}

/** Decodes the fragment of a URL. */
export async function readShare(hash: string, { unpack }: Packing): Promise<OpenedShare> {
  const found = /^#?(v\d+)\?/.exec(hash);
  if (found === null) return { kind: "none" };
  if (found[1] !== version) return { kind: "problem", problem: "version" };
  // Packing never enlarges a text.
  if (hash.length > 2 * longestPacked) return { kind: "problem", problem: "large" };
  const parts = new URLSearchParams(hash.slice(hash.indexOf("?") + 1));
  const text = await unpack(parts.get("work") ?? "");
  const named = parts.get("base") ?? undefined;
  const base = named === ownFolder ? undefined : named;
  const work = text === undefined ? undefined : workIn(text);
  if (work === undefined || (base !== undefined && !isFolder(base))) {
    return { kind: "problem", problem: "broken" };
  }
  const project = { ...work, base };
  if (!project.files.every(({ path }) => isIn(project, path))) {
    return { kind: "problem", problem: "broken" };
  }
  return { kind: "shared", shared: { project, rules: parts.get("rules") ?? "" } };
}

/**
 * Whether a path is a rules file below the base game's folder, or below `rules/own` for a new game.
 */
function isIn({ base }: Pick<Project, "base">, path: string): boolean {
  return isRulesPath(path) && path.startsWith(`rules/${base ?? ownFolder}/`);
}

function workIn(text: string): Pick<Project, "name" | "files"> | undefined {
  const found = parsed(text);
  if (typeof found !== "object" || found === null) return undefined;
  const { name, files }: Partial<Record<string, unknown>> = { ...found };
  const clean = typeof name === "string" ? cleanName(name) : undefined;
  if (clean === undefined || !Array.isArray(files)) return undefined;
  if (files.length === 0 || files.length > mostFiles || !files.every(isFile)) return undefined;
  const paths = new Set(files.map(([path]) => path));
  if (paths.size < files.length) return undefined;
  return { name: clean, files: files.map(([path, content]) => ({ path, text: content })) };
}

function isFile(file: unknown): file is [string, string] {
  return Array.isArray(file) && file.length === 2 && file.every((part) => typeof part === "string");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a hash (FNV-1a) of the rules of a base game. */
export function hashRules(texts: readonly { readonly text: string }[]): string {
  let mark = 0x811c9dc5;
  for (const { text } of texts) {
    for (let at = 0; at < text.length; at++) {
      mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
    }
  }
  return (mark >>> 0).toString(36);
}
