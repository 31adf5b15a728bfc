// Astro marks chapters with the directive "use astro:head-inject" and reads the mark before the
// bundler does. The bundler then warns that it may not keep it, which nobody needs any more.

import type { Plugin } from "vite";

export function quietAstroDirective(): Plugin {
  return {
    name: "regelwerk-astro-directive",
    config: () => ({
      build: {
        rolldownOptions: {
          onwarn(warning, warn) {
            const isDirective = warning.code === "MODULE_LEVEL_DIRECTIVE";
            if (!isDirective || !warning.message.includes("use astro:")) warn(warning);
          },
        },
      },
    }),
  };
}
