// The rules of the large game with one variant, as the command finds them; house rules come and go.

import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { regel } from "./command.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with both games of Burgundy; of variants only that of the platform is there. */
export function rulebookFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "regel-"));
  for (const game of ["rules/burgundy", "rules/burgundy-dice"])
    cpSync(join(project, game), join(folder, game), { recursive: true });
  const variants = join(folder, "rules/burgundy/variants");
  for (const file of readdirSync(variants)) {
    if (file !== "yucata.regel") rmSync(join(variants, file), { recursive: true });
  }
  return folder;
}

/** What a command that succeeds prints; lines of rules are left out, as they move often. */
export async function told(cwd: string, line: string): Promise<string> {
  const { status, out, err } = await regel(line.split(" ").slice(1), { cwd });
  expect({ status, err }).toEqual({ status: 0, err: "" });
  return out.replace(/(\.regel):\d+/g, "$1");
}
