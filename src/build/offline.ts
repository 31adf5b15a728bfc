// Offline use: after the build, the service worker gets the list of all files.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { filesIn, getPageAddress, SiteBase } from "./dist-files.ts";
import { headersFile } from "./headers.ts";

const template = fileURLToPath(new URL("./service-worker.js", import.meta.url));

/** Path of the service worker, in the root so that its scope covers all pages. */
const place = "service-worker.js";

/** Files by address, each with a hash of its content. */
type FileList = Readonly<Record<string, string>>;

/** Returns the integration that writes the service worker. */
export function offline(): AstroIntegration {
  const base = new SiteBase();
  return {
    name: "regelwerk-offline",
    hooks: {
      "astro:config:done": base.read,
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        const text = fillTemplate(readFileSync(template, "utf8"), listSiteFiles(folder, base.path));
        writeFileSync(join(folder, place), text);
      },
    },
  };
}

/** Returns the files of the site with hashes, except the service worker and the headers. */
export function listSiteFiles(folder: string, base = "/"): FileList {
  const files = filesIn(folder).filter((file) => file !== place && file !== headersFile);
  return Object.fromEntries(
    files.map((file) => [getPageAddress(file, base), markOf(readFileSync(join(folder, file)))]),
  );
}

/**
 * Inserts the files into the service worker; its version derives from them and from its own text.
 */
export function fillTemplate(text: string, files: FileList): string {
  const list = JSON.stringify(files);
  const version = markOf(`${text}${list}`);
  return text.replace('"VERSION"', () => JSON.stringify(version)).replace('"FILES"', () => list);
}

function markOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 10);
}
