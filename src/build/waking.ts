// `client:reach`: an island is hydrated when a reader reaches for it. Until then it is a picture, and its
// page fetches no scripts for it.

import type { AstroIntegration } from "astro";

/** Returns the integration that adds the directive. */
export function waking(): AstroIntegration {
  return {
    name: "regelwerk-waking",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "reach",
          entrypoint: new URL("./waking-directive.ts", import.meta.url).pathname,
        }),
    },
  };
}
