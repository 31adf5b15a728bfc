// HTTP headers of the site, for hosts that read a file `_headers` and for `scripts/serve.mjs`. The
// pages' own policies work without them; this file has what only headers can express.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The headers file, which hosts read and do not serve. */
export const headersFile = "_headers";

/**
 * Policy of threads: a thread has the policy of its own response, not that of the page. Threads
 * compile rules, so eval is allowed; scripts of other origins are not, also not by `import()`.
 */
const threadPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

const headers: Readonly<Record<string, readonly string[]>> = {
  // Forbids frames on other sites, against clickjacking.
  "/*": ["X-Content-Type-Options: nosniff", "Content-Security-Policy: frame-ancestors 'self'"],
  "/_astro/*": [
    `Content-Security-Policy: ${threadPolicy}`,
    // These file names contain a hash of their content.
    "Cache-Control: public, max-age=31536000, immutable",
  ],
};

/** Formats the headers file: paths, each followed by its indented headers. */
export function formatHeaders(): string {
  const blocks = Object.entries(headers).map(([path, lines]) =>
    [path, ...lines.map((line) => `  ${line}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

/** Returns the integration that writes the headers file. */
export function headersOfHost(): AstroIntegration {
  return {
    name: "regelwerk-headers",
    hooks: {
      "astro:build:done": ({ dir }) =>
        writeFileSync(fileURLToPath(new URL(headersFile, dir)), formatHeaders()),
    },
  };
}
