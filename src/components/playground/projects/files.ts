// Reads picked files and archives, and packs files.

import type { RulesFile } from "../../../dsl/index.ts";
import { type Incoming, limits } from "../../../playground/archive.ts";

/** An archive is unreadable or exceeds the limits. */
type ArchiveProblem = "archive-broken" | "archive-large";

export type ReadFiles =
  | { readonly kind: "files"; readonly files: readonly Incoming[] }
  | { readonly kind: "problem"; readonly problem: ArchiveProblem };

/** Reads picked files; unpacks archives, and uses the relative paths of a folder. */
export async function readFiles(picked: readonly File[]): Promise<ReadFiles> {
  const files: Incoming[] = [];
  for (const file of picked.slice(0, limits.files * 2)) {
    const name = file.webkitRelativePath || file.name;
    if (!name.toLowerCase().endsWith(".zip")) files.push({ name, text: await textOf(file) });
    else if (file.size > limits.archive) return { kind: "problem", problem: "archive-large" };
    else {
      const opened = await unzipFiles(new Uint8Array(await file.arrayBuffer()));
      if (typeof opened === "string") return { kind: "problem", problem: opened };
      files.push(...opened);
    }
  }
  return { kind: "files", files };
}

async function textOf(file: File): Promise<string | undefined> {
  const isRules = file.name.toLowerCase().endsWith(".regel");
  return isRules && file.size <= limits.file ? await file.text() : undefined;
}

/** Unpacks rules files within the limits; the declared sizes bound the allocated memory. */
export async function unzipFiles(bytes: Uint8Array): Promise<Incoming[] | ArchiveProblem> {
  const { unzipSync } = await import("fflate");
  const files: Incoming[] = [];
  let [count, size] = [0, 0];
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/")) return false;
        count += 1;
        const isRules = name.toLowerCase().endsWith(".regel");
        const isTaken = isRules && count <= limits.files && originalSize <= limits.file;
        if (isTaken) size += originalSize;
        else files.push({ name, text: undefined });
        if (size > limits.all || count > limits.files) throw new RangeError("too much");
        return isTaken;
      },
    });
    const decoder = new TextDecoder();
    for (const [name, content] of Object.entries(found)) {
      files.push({ name, text: decoder.decode(content) });
    }
    return files;
  } catch (error) {
    return error instanceof RangeError && error.message === "too much"
      ? "archive-large"
      : "archive-broken";
  }
}

/** Packs files into an archive. */
export async function zipFiles(files: readonly RulesFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import("fflate");
  const tree = Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]));
  return new Uint8Array(zipSync(tree, { level: 9 }));
}
