// The version of Regelwerk.

import { readFileSync } from "node:fs";

const description = new URL("../../package.json", import.meta.url);

export function regelwerkVersion(): string {
  const text = readFileSync(description, "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
