// The extension for VS Code as a stranger gets it: packed, and unpacked outside of the project.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";

export const project = fileURLToPath(new URL("../../..", import.meta.url));

/** The packed extension. */
export const vsix = join(project, ".extension/regelwerk.vsix");

/** Packs the extension for a site. */
export function packExtension(SITE: string): void {
  const env = { ...process.env, SITE };
  execFileSync(process.execPath, ["scripts/vscode-extension.mjs"], { cwd: project, env });
}

/** Returns the files of the packed extension by their paths. */
export function filesOfExtension(): ReadonlyMap<string, Uint8Array> {
  const inside = Object.entries(unzipSync(readFileSync(vsix)));
  return new Map(
    inside.flatMap(([path, bytes]) => {
      const [, own] = path.split(/^extension\//);
      return own === undefined ? [] : [[own, bytes] as const];
    }),
  );
}

/** Writes files into a new folder, and returns its path. */
export function writeToFolder(files: ReadonlyMap<string, Uint8Array | string>): string {
  const folder = mkdtempSync(join(tmpdir(), "regel-vscode-"));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
