// Imports files from a disk and exports files to one: determines the path of each in the project,
// and which are left out.

import type { RulesFile } from "../dsl/index.ts";
import { countBytesUpTo, MAX_GAME_BYTES, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import { fileNameOf, getProjectFolder, type Project } from "./project.ts";
import { cleanName, isRulesPath } from "./sanitize.ts";

/** Limits of an import; house rules need less, and the workshop reads no more. */
export const limits = {
  files: 200,
  /** Bytes of one file, and of all imported files. */
  file: MAX_RULES_BYTES,
  all: MAX_GAME_BYTES,
  /** Bytes of a packed archive. */
  archive: 5_000_000,
} as const;

type LeftOut = "no-rules" | "outside" | "large" | "full" | "many" | "same" | "unreadable";

/** A file with its name on the disk or in the archive. */
export interface Incoming {
  readonly name: string;
  /** `undefined` if the file was too large to be read. */
  readonly text: string | undefined;
}

export interface Imported {
  readonly files: readonly RulesFile[];
  readonly left: readonly { readonly name: string; readonly why: LeftOut }[];
}

/** Imports files into a project. Leaves out those that are equal to files of the base game. */
export function importFiles(
  incoming: readonly Incoming[],
  project: Pick<Project, "base">,
  base: readonly RulesFile[],
): Imported {
  const known = new Map(base.map(({ path, text }) => [path, text]));
  const files = new Map<string, string>();
  const left: { name: string; why: LeftOut }[] = [];
  let size = 0;
  for (const { name, text } of incoming) {
    // Archives exported here contain a README for people.
    if (/(^|\/)README\.md$/.test(name)) continue;
    const why = refusal(name, text, files.size, size);
    const path = why === undefined ? pathFor(name, project, files) : undefined;
    if (why !== undefined || path === undefined || text === undefined) {
      left.push({ name: shown(name), why: why ?? "outside" });
    } else if (known.get(path) === text) left.push({ name: shown(name), why: "same" });
    else {
      files.set(path, text);
      size += countBytesUpTo(text, limits.file);
    }
  }
  return { files: [...files].map(([path, text]) => ({ path, text })), left };
}

function refusal(
  name: string,
  text: string | undefined,
  count: number,
  size: number,
): LeftOut | undefined {
  if (!name.toLowerCase().endsWith(".regel")) return "no-rules";
  if (isOutside(name)) return "outside";
  if (count >= limits.files) return "many";
  const bytes = text === undefined ? undefined : countBytesUpTo(text, limits.file);
  if (text === undefined || bytes === undefined || bytes > limits.file) return "large";
  if (size + bytes > limits.all) return "full";
  // Bytes that are no text.
  return text.includes("\0") || text.includes("\uFFFD") ? "unreadable" : undefined;
}

/** Whether a path leaves the folder in which it is unpacked: "../a", "/a", "C:\a". */
function isOutside(name: string): boolean {
  const parts = name.split(/[\\/]/);
  return parts.includes("..") || parts[0] === "" || /^[A-Za-z]:/.test(name);
}

/** Returns the sanitized name for display. */
function shown(name: string): string {
  return cleanName(name) ?? "…";
}

/**
 * Returns the project path of a file: its path below `rules/` if it has one, else one in the
 * project's folder.
 */
function pathFor(
  name: string,
  project: Pick<Project, "base">,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const parts = name.split(/[\\/]/).filter((part) => part !== "" && part !== ".");
  const own = project.base ?? "own";
  const at = parts.lastIndexOf("rules");
  const below = at >= 0 ? parts.slice(at + 1) : parts.slice(parts.lastIndexOf(own));
  const whole = ["rules", ...below].join("/");
  if (below[0] === own && below.length > 1 && isRulesPath(whole)) {
    return taken.has(whole) ? undefined : whole;
  }
  // Files of another game are useless without that game.
  if (at >= 0 && project.base !== undefined) return undefined;
  const last = (parts.at(-1) ?? "").replace(/\.regel$/i, "");
  return freePath(
    `${getProjectFolder({ name: "", files: [], ...project })}/${fileNameOf(last)}`,
    taken,
  );
}

/** Returns the path, with the smallest free number appended if the path is taken. */
function freePath(path: string, taken: { has: (path: string) => boolean }): string {
  for (let number = 2, free = path; ; number++) {
    if (!taken.has(free)) return free;
    free = path.replace(/\.regel$/, `-${number}.regel`);
  }
}

/**
 * Returns the folders of games by the names that rules call them and their variants. Of two variants
 * with one name that of the first game counts.
 */
export function foldersByName(
  games: readonly {
    readonly folder: string;
    readonly id: string;
    readonly variants: readonly { readonly id: string }[];
  }[],
): Readonly<Record<string, string>> {
  const ofVariants = games.flatMap(({ folder, variants }) =>
    variants.map(({ id }) => [id, folder] as const),
  );
  return Object.fromEntries([
    ...ofVariants.toReversed(),
    ...games.map(({ id, folder }) => [id, folder]),
  ]);
}

/**
 * Returns the folder of the game that the variants belong to, `own` for a new game, or `undefined`
 * if unknown. `folders` is from `foldersByName`.
 */
export function baseOf(
  incoming: readonly Incoming[],
  folders: Readonly<Record<string, string>>,
): string | "own" | undefined {
  const texts = incoming.flatMap(({ name, text }) => (name.endsWith(".regel") ? [text ?? ""] : []));
  const ofGame = texts.flatMap((text) => [
    ...text.matchAll(/^[ \t]*variant[ \t]+\w+[ \t]+of[ \t]+(\w+)/gm),
  ]);
  const games = texts.flatMap((text) => [...text.matchAll(/^[ \t]*game[ \t]+(\w+)/gm)]);
  const names = [...games, ...ofGame].map(([, id = ""]) => id);
  const found = names.find((id) => Object.hasOwn(folders, id));
  return found === undefined ? (games.length > 0 ? "own" : undefined) : folders[found];
}

/** Returns the file for export: with a heading comment if it has none. */
export function withHeading({ path, text }: RulesFile, name: string): RulesFile {
  return { path, text: /^\s*\/\//.test(text) ? text : `// ${name}.\n\n${text.trimStart()}` };
}

/** Returns the README of an exported archive, in both languages. */
export function readMe({ name, base, files }: Project): string {
  const game = base ?? "own";
  const list = files.map(({ path }) => `- \`${path}\``).join("\n");
  const command = (what: string) => `npm run -s regel -- ${what} rules/${game}`;
  return `# ${name}

${list}

## Deutsch

Lege den Ordner \`rules\` über den des Projekts; die Dateien liegen schon an ihrem Platz.
Alle Beispiele spielt \`${command("test")}\`,
und was noch zu verbessern ist, sagt \`${command("check --strict")}\`.

## English

Put the folder \`rules\` over that of the project; the files lie in their places already.
\`${command("test")}\` plays all examples,
and \`${command("check --strict")}\` says what could be better.
`;
}
