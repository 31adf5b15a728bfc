// Headers of the site, for hosts that read a file `_headers` and for `scripts/serve.mjs`. Policies in
// the pages hold without them; what only a header can say is here.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The file, which hosts read and do not serve. */
export const headersFile = "_headers";

/**
 * The policy of threads: a thread from a file has that of the file's own response, not that of the
 * page. Rules are compiled there, so that programs may be made from text; scripts from elsewhere may
 * not be loaded, also not by `import()`.
 */
const threadPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

const headers: Readonly<Record<string, readonly string[]>> = {
  // No page of another site shows this one in a frame, where clicks could be stolen.
  "/*": ["X-Content-Type-Options: nosniff", "Content-Security-Policy: frame-ancestors 'self'"],
  "/_astro/*": [
    `Content-Security-Policy: ${threadPolicy}`,
    // The name of such a file holds a hash of what is in it.
    "Cache-Control: public, max-age=31536000, immutable",
  ],
};

/** Paths, each followed by its headers, which are indented. */
export function headersText(): string {
  const blocks = Object.entries(headers).map(([path, lines]) =>
    [path, ...lines.map((line) => `  ${line}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}

export function headersOfHost(): AstroIntegration {
  return {
    name: "regelwerk-headers",
    hooks: {
      "astro:build:done": ({ dir }) =>
        writeFileSync(fileURLToPath(new URL(headersFile, dir)), headersText()),
    },
  };
}
