// Links in texts begin at the root: `[…](/de/rules/reef/)`. If the site is in a folder of its host,
// they get that folder.

import type { Plugin } from "vite";

/** Returns the plugin that adds the folder to the links of MDX files. */
export function textLinks(): Plugin {
  let base = "/";
  return {
    name: "regelwerk-text-links",
    enforce: "pre",
    configResolved(config) {
      base = config.base.replace(/\/?$/, "/");
    },
    transform(code, id) {
      return /\.mdx(\?|$)/.test(id) && base !== "/" ? withFolder(code, base) : undefined;
    },
  };
}

/** Adds a folder to the links of a text. */
export function withFolder(text: string, folder: string): string {
  return text.replaceAll(/\]\(\/(?=de\/|en\/)/g, `](${folder}`);
}
