// The version of Regelwerk.

import { readFileSync } from "node:fs";

const description = new URL("../../package.json", import.meta.url);

/** Returns the version in package.json. */
export function regelwerkVersion(): string {
  const text = readFileSync(description, "utf8");
  const { version }: { readonly version: string } = JSON.parse(text);
  return version;
}
