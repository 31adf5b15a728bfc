// The editor of the workshop is fetched and read while the page is still being put together: the
// island that wants it would ask for it only when it is there itself.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { addressOf, filesIn } from "./dist-files.ts";

/** Pages with an editor: each game's, not the one where works begin. */
const workshops = /^\/[a-z]+\/playground\/[^/]+\/$/;
const editor = /(?:^|[/\\])code-editor\.[^/\\]+\.js$/;

export function earlyEditor(): AstroIntegration {
  return {
    name: "regelwerk-early-editor",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = filesIn(folder);
        const [script] = files.filter((file) => editor.test(file));
        if (script === undefined) throw new Error("The build has made no file of the editor.");
        const needed = [
          script,
          ...neighboursIn(readFileSync(join(folder, script), "utf8"), script),
        ];
        for (const page of files.filter((file) => workshops.test(addressOf(file)))) {
          const file = join(folder, page);
          writeFileSync(file, withEarly(readFileSync(file, "utf8"), needed.map(addressOf)));
        }
      },
    },
  };
}

/** What a script imports from beside itself. */
export function neighboursIn(text: string, script: string): string[] {
  const found = [...text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)];
  const beside = script.replace(/[^/\\]+$/, "");
  return [...new Set(found.map(([, name]) => `${beside}${name}`))];
}

/** The page with scripts asked for at the end of its head, behind what it looks like. */
export function withEarly(html: string, scripts: readonly string[]): string {
  const at = html.indexOf("</head>");
  if (at < 0) throw new Error("A page without a head cannot say what it will need.");
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  return html.slice(0, at) + links + html.slice(at);
}
