// Files of the build output: paths and addresses.

import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";

/** Returns the address of a page: `de/play/index.html` → `/de/play/`, below a base `/x/de/play/` */
export function getPageAddress(file: string, base = "/"): string {
  const path = file.split(sep).join("/");
  return `${base.replace(/\/$/, "")}/${path.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** The folder of its host that a site is in; Astro knows it when its configuration is complete. */
export class SiteBase {
  path = "/";

  /** The hook that reads it. */
  readonly read = ({ config }: { readonly config: { readonly base: string } }): void => {
    this.path = config.base;
  };
}

/** Returns all files in a folder, by relative paths, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`))
    .toSorted();
}
