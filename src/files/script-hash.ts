// How a content security policy names an inline script.

import { createHash } from "node:crypto";

/** Returns the source of a script for `script-src`: `'sha256-…'`. */
export function hashScript(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
