// Suppresses the bundler's warning about the directive "use astro:head-inject". Astro marks chapters
// with it and reads it before the bundler does.

import type { Plugin } from "vite";

/** Returns the plugin that suppresses the warning. */
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
