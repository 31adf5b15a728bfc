// Validates projects read from the storage of the browser, which other scripts, other versions of
// the site and people can change. Invalid values are left out; names are sanitized like those in
// links.

import type { RulesFile } from "../dsl/index.ts";
import type { Project } from "./project.ts";
import type { ProjectVersion, SavedProject } from "./project-store.ts";
import { cleanName, isFolder, isRulesPath } from "./sanitize.ts";

type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Returns the saved project of a stored value, or `undefined` if it is invalid. */
export function workFrom(stored: unknown): SavedProject | undefined {
  const { id, project, at, turn, versions } = fieldsOf(stored);
  const known = projectFrom(project);
  if (!isId(id) || known === undefined || !isTime(at) || !isCount(turn)) return undefined;
  if (!Array.isArray(versions)) return undefined;
  const named = versions.flatMap((version) => versionFrom(version) ?? []);
  return { id, project: known, at, turn, versions: named };
}

function projectFrom(stored: unknown): Project | undefined {
  const { name, base, files } = fieldsOf(stored);
  const known = filesFrom(files);
  const isKnown = base === undefined || (typeof base === "string" && isFolder(base));
  if (!isKnown || known === undefined) return undefined;
  return { name: nameFrom(name), base, files: known };
}

function versionFrom(stored: unknown): ProjectVersion | undefined {
  const { id, name, at, files } = fieldsOf(stored);
  const known = filesFrom(files);
  if (!isId(id) || !isTime(at) || known === undefined) return undefined;
  return { id, name: nameFrom(name), at, files: known };
}

function filesFrom(stored: unknown): RulesFile[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const files = stored.map(fieldsOf).flatMap(({ path, text }): RulesFile[] => {
    if (typeof path !== "string" || typeof text !== "string") return [];
    return isRulesPath(path) ? [{ path, text }] : [];
  });
  return files.length === stored.length ? files : undefined;
}

function nameFrom(stored: unknown): string {
  return (typeof stored === "string" ? cleanName(stored) : undefined) ?? "…";
}

/** Reads own properties only, not those of the prototype. */
function fieldsOf(stored: unknown): Fields {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

/** Ids are part of URLs. */
function isId(id: unknown): id is string {
  return typeof id === "string" && /^[\w-]{1,80}$/.test(id);
}

/** A time that `Date` can represent. */
function isTime(at: unknown): at is number {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}

function isCount(turn: unknown): turn is number {
  return typeof turn === "number" && Number.isSafeInteger(turn);
}
