// Files of the build output: paths and addresses.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";

/** Returns the address of a page: `de/play/index.html` → `/de/play/`, below a base `/x/de/play/` */
export function getPageAddress(file: string, base = "/"): string {
  const path = file.split(sep).join("/");
  return addressBelow(base, path.replace(/(^|\/)index\.html$/, "$1"));
}

/** Returns the address of a file in the folder of its host: `/x/`, `a.css` → `/x/a.css`. */
export function addressBelow(base: string, file: string): string {
  return `${base.replace(/\/$/, "")}/${file}`;
}

/** Ten letters for a content, as the service worker computes them of what it fetches. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 10);
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
