// Files that come in from a disk and go out to one: where each of them belongs, and what is left out.

import type { RulesFile } from "../dsl/index.ts";
import { bytesUpTo, MAX_GAME_BYTES, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import { fileNameOf, getProjectFolder, type Project } from "./project.ts";
import { cleanName, isRulesPath } from "./sanitize.ts";

/** More than anybody's house rules need, and no more than the workshop reads. */
export const limits = {
  files: 200,
  /** Bytes of one file, and of all that are taken in. */
  file: MAX_RULES_BYTES,
  all: MAX_GAME_BYTES,
  /** Bytes of an archive as it lies on the disk. */
  archive: 5_000_000,
} as const;

type LeftOut = "no-rules" | "outside" | "large" | "full" | "many" | "same" | "unreadable";

/** A file under the name that it had elsewhere. */
export interface Incoming {
  readonly name: string;
  /** Nothing where it was too large to be read. */
  readonly text: string | undefined;
}

export interface Imported {
  readonly files: readonly RulesFile[];
  readonly left: readonly { readonly name: string; readonly why: LeftOut }[];
}

/** Files as parts of a piece of work; those that are the same in the game are left out. */
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
    // An archive that was made here says in words where its files belong.
    if (/(^|\/)README\.md$/.test(name)) continue;
    const why = refusal(name, text, files.size, size);
    const path = why === undefined ? pathFor(name, project, files) : undefined;
    if (why !== undefined || path === undefined || text === undefined) {
      left.push({ name: shown(name), why: why ?? "outside" });
    } else if (known.get(path) === text) left.push({ name: shown(name), why: "same" });
    else {
      files.set(path, text);
      size += bytesUpTo(text, limits.file);
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
  const bytes = text === undefined ? undefined : bytesUpTo(text, limits.file);
  if (text === undefined || bytes === undefined || bytes > limits.file) return "large";
  if (size + bytes > limits.all) return "full";
  // Bytes that are no text.
  return text.includes("\0") || text.includes("\uFFFD") ? "unreadable" : undefined;
}

/** Names that lead out of the folder in which they are unpacked: "../a", "/a", "C:\a". */
function isOutside(name: string): boolean {
  const parts = name.split(/[\\/]/);
  return parts.includes("..") || parts[0] === "" || /^[A-Za-z]:/.test(name);
}

/** What of a name may be shown. */
function shown(name: string): string {
  return cleanName(name) ?? "…";
}

/** Where a file belongs: below `rules/` where its name says so, else among one's own. */
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
  // Files of another game would be rules without it.
  if (at >= 0 && project.base !== undefined) return undefined;
  const last = (parts.at(-1) ?? "").replace(/\.regel$/i, "");
  return freePath(
    `${getProjectFolder({ name: "", files: [], ...project })}/${fileNameOf(last)}`,
    taken,
  );
}

/** The path, or with the first number behind it that is free. */
function freePath(path: string, taken: { has: (path: string) => boolean }): string {
  for (let number = 2, free = path; ; number++) {
    if (!taken.has(free)) return free;
    free = path.replace(/\.regel$/, `-${number}.regel`);
  }
}

/** Returns the folder of the game that the variants belong to, `own` for a new game, or `undefined` if unknown. */
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

/** A file as it can be put into the project: with a first line that says what it is. */
export function withHeading({ path, text }: RulesFile, name: string): RulesFile {
  return { path, text: /^\s*\/\//.test(text) ? text : `// ${name}.\n\n${text.trimStart()}` };
}

/** What lies in an archive beside the rules, in both languages. */
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
