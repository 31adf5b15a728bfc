// HTTP headers of the site, for hosts that read a file `_headers` and for `scripts/serve.mjs`. The
// pages' own policies work without them; this file has what only headers can express.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languages } from "../i18n/language.ts";
import { SiteBase } from "./dist-files.ts";

/** The headers file, which hosts read and do not serve. */
export const headersFile = "_headers";

/**
 * Policy of threads: a thread has the policy of its own response, not that of the page. Threads
 * compile rules, so eval is allowed; scripts of other origins are not, also not by `import()`.
 */
const threadPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

/** Forbids frames on other sites, against clickjacking. */
const unframed = "Content-Security-Policy: frame-ancestors 'self'";

/**
 * All pages but those below `/embed/`, which are made for frames on other sites. Hosts add up what they
 * find for an address, and of two policies the stricter one counts, so it cannot be taken back there.
 */
const unframedPages = ["/", "/404.html", ...languages.map((of) => `/${of}/*`), "/program-frame/*"];

const headers: Readonly<Record<string, readonly string[]>> = {
  "/*": ["X-Content-Type-Options: nosniff"],
  ...Object.fromEntries(unframedPages.map((path) => [path, [unframed]])),
  "/_astro/*": [
    `Content-Security-Policy: ${threadPolicy}`,
    // These file names contain a hash of their content.
    "Cache-Control: public, max-age=31536000, immutable",
  ],
};

/** Formats the headers file: paths below the folder of the site, each followed by its indented headers. */
export function formatHeaders(base = "/"): string {
  const folder = base.replace(/\/$/, "");
  const blocks = Object.entries(headers).map(([path, lines]) =>
    [folder + path, ...lines.map((line) => `  ${line}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/** Returns the integration that writes the headers file. */
export function headersOfHost(): AstroIntegration {
  const base = new SiteBase();
  return {
    name: "regelwerk-headers",
    hooks: {
      "astro:config:done": base.read,
      "astro:build:done": ({ dir }) =>
        writeFileSync(fileURLToPath(new URL(headersFile, dir)), formatHeaders(base.path)),
    },
  };
}
