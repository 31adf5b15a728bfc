// The version of Regelwerk.

import { readOwnPackage } from "../files/own-package.ts";

/** Returns the version in package.json. */
export function regelwerkVersion(): string {
  return readOwnPackage().version;
}
