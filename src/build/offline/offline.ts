// Offline use: after the build, the service worker gets the list of all files, and of what is stored
// when.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { contentHash, filesIn, getPageAddress, SiteBase } from "../dist-files.ts";
import { headersFile } from "../headers.ts";
import { planStoredFiles, type SiteFile, type StoredSite } from "./site-files.ts";

const template = fileURLToPath(new URL("./service-worker.js", import.meta.url));

/** Path of the service worker, in the root so that its scope covers all pages. */
const place = "service-worker.js";

/** Returns the integration that writes the service worker; `listGames` gives the names in addresses. */
export function offline(listGames: () => readonly string[]): AstroIntegration {
  const base = new SiteBase();
  return {
    name: "regelwerk-offline",
    hooks: {
      "astro:config:done": base.read,
      "astro:build:done": ({ dir }) => {
        writeServiceWorker(fileURLToPath(dir), listGames(), base.path);
      },
    },
  };
}

/** Writes the service worker of a built site; `games` are the names of games in addresses. */
export function writeServiceWorker(folder: string, games: readonly string[], base = "/"): void {
  const site = planStoredFiles(listSiteFiles(folder, base), games, base);
  writeFileSync(join(folder, place), fillTemplate(readFileSync(template, "utf8"), site));
}

/** Returns the files of the site, except the service worker and the headers. */
export function listSiteFiles(folder: string, base = "/"): SiteFile[] {
  const files = filesIn(folder).filter((file) => file !== place && file !== headersFile);
  return files.map((file) => {
    const content = readFileSync(join(folder, file));
    return {
      address: getPageAddress(file, base),
      hash: contentHash(content),
      size: content.length,
      text: /\.(?:html|js|css)$/.test(file) ? content.toString() : undefined,
    };
  });
}

/** Inserts the site into the service worker; its version derives from both. */
function fillTemplate(text: string, site: StoredSite): string {
  const data = JSON.stringify(site);
  const version = contentHash(`${text}${data}`);
  return text.replace('"VERSION"', () => JSON.stringify(version)).replace('"SITE"', () => data);
}
