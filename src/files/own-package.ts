// The package.json of what is running: of this project, of the npm package, or of the extension for
// VS Code. In each of them it lies two folders above this module, or above the file it is bundled into.

import { readFileSync } from "node:fs";
import { join } from "node:path";

interface OwnPackage {
  readonly version: string;
  /** Address of the site; written by what builds the package, not stated in the project. */
  readonly homepage?: string;
}

/** Reads it. */
export function readOwnPackage(): OwnPackage {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
}
