// Files of the built site as they lie on the disk.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a browser gets at an address. Asked for the body of a response, a browser has none once the page
 * was left.
 */
export function readBuiltFile(address: string): Buffer {
  return readFileSync(join("dist", new URL(address).pathname));
}
