// `import { game, icons } from "regel:burgundy"`: compiles the rules while the site is built, so
// that a page ships the compiled game and the runtime, never the parser. "regel:classics/pig" is
// the game in the one file rules/classics/pig.regel. "regel:burgundy?examples" also holds the
// examples; it is for the server, which hands an example's position on to the page.
// "regel:burgundy?sources" is the text of all files, for those who compile while the page is open;
// "regel:sources" fetches that of any game.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import {
  type Compiled,
  compileGame,
  linePattern,
  type Meta,
  parse,
  renderDiagnostic,
  type Source,
} from "../dsl/index.ts";
import { rulesIn } from "../files/rules-folder.ts";
import { quietAstroDirective } from "./astro-directive.ts";

const prefix = "regel:";
/** How Vite marks modules that are no files. */
const resolved = `\0${prefix}`;
const root = fileURLToPath(new URL("../..", import.meta.url));
const runtime = fileURLToPath(new URL("../dsl/runtime/load.ts", import.meta.url));

/** All that the build needs to know about rules. */
export function regelPlugin(): Plugin[] {
  return [compileRules(), quietAstroDirective()];
}

function compileRules(): Plugin {
  return {
    name: "regelwerk",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      if (id === `${resolved}words`) return `export const words = ${JSON.stringify(wordsUsed())};`;
      if (id === `${resolved}highlight`) {
        return `export const linePattern = ${JSON.stringify(linePattern())};`;
      }
      if (id === `${resolved}sources`) return sourcesText();
      const [name = "", query] = id.slice(resolved.length).split("?");
      const sources = sourcesOf(name);
      if (sources.length === 0) this.error(`There are no rules in rules/${name}.`);
      for (const { path } of [...sources, ...drawingsOf(name)]) this.addWatchFile(join(root, path));
      if (query === "sources") return `export const sources = ${JSON.stringify(sources)};`;

      const { diagnostics, compiled } = compileGame(sources);
      if (compiled === undefined) {
        const textOf = (path: string) => sources.find((one) => one.path === path)?.text ?? "";
        const errors = diagnostics.filter(({ severity }) => severity === "error");
        this.error(errors.map((one) => renderDiagnostic("en", one, textOf)).join("\n"));
      }
      const { meta, js } = compiled;
      const shown = query === "examples" ? meta : withoutExamples(meta);
      return moduleText({ meta: shown, js }, iconsOf(name));
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.startsWith(join(root, "rules"))) return undefined;
      server.ws.send({ type: "full-reload" });
      return modules;
    },
  };
}

/** The words of the language that occur in the rules, which tell what a line declares. */
function wordsUsed(): string[] {
  const files = readdirSync(join(root, "rules"), { recursive: true, encoding: "utf8" });
  const paths = files.filter((file) => file.endsWith(".regel")).map((file) => join("rules", file));
  const tokens = paths.flatMap((path) => parse({ path, text: textOf(path) }).tokens);
  const words = tokens.filter(({ tokenType, image }) => {
    return tokenType.PATTERN === image && /^[a-z]/.test(image);
  });
  return [...new Set(words.map(({ image }) => image))].toSorted();
}

/** Fetches the texts of a game by its folder. */
function sourcesText(): string {
  const folders = readdirSync(join(root, "rules"));
  const games = folders.filter((name) => existsSync(join(root, "rules", name, "game.regel")));
  const loads = games.map(
    (name) => `${JSON.stringify(name)}: () => import("regel:${name}?sources")`,
  );
  return [
    `const loads = { ${loads.join(", ")} };`,
    "export const sourcesOf = async (folder) => (await loads[folder]()).sources;",
  ].join("\n");
}

/** The folder's game, its main file first, or the one file of that name. */
function sourcesOf(name: string): Source[] {
  const folder = `rules/${name}`;
  if (!existsSync(join(root, folder))) {
    const path = `${folder}.regel`;
    return existsSync(join(root, path)) ? [{ path, text: textOf(path) }] : [];
  }
  const paths = rulesIn(join(root, folder)).map((file) => `${folder}/${file}`);
  return paths.map((path) => ({ path, text: textOf(path) }));
}

function drawingsOf(name: string): { path: string }[] {
  const folder = join("rules", name, "icons");
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).map((file) => ({ path: join(folder, file) }));
}

/** The drawings of a game by name, without the SVG element around them. */
function iconsOf(name: string): Record<string, string> {
  const drawings = drawingsOf(name).filter(({ path }) => path.endsWith(".svg"));
  return Object.fromEntries(
    drawings.map(({ path }) => {
      const inside = textOf(path).replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, "");
      return [basename(path, ".svg"), inside.replace(/\s*\n\s*/g, "")];
    }),
  );
}

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Leaves the examples behind, and the texts of files that hold nothing else. */
function withoutExamples(meta: Meta): Meta {
  const sources = meta.sources.map(({ path, text }) => {
    return { path, text: holdsExamples(path) ? "" : text };
  });
  return { ...meta, sources, examples: [] };
}

function holdsExamples(path: string): boolean {
  return basename(path).startsWith("examples") || basename(dirname(path)) === "lessons";
}

function moduleText({ meta, js }: Compiled, icons: Record<string, string>): string {
  return [
    `import { createGame } from ${JSON.stringify(runtime)};`,
    `const meta = JSON.parse(${JSON.stringify(JSON.stringify(meta))});`,
    `export const icons = ${JSON.stringify(icons)};`,
    `export const game = createGame(meta, (rt) => {\n${js}\n});`,
  ].join("\n");
}
