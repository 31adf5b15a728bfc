// The sources as the package has them, in `lib`: JavaScript and declarations of what its exports reach, and
// the pages of sites with all that they are built from, their scripts without types as well.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ownModules } from "../../src/vite/own-modules.ts";
import { withTabs } from "./with-tabs.ts";
import { withoutComments } from "./without-comments.ts";

/** Where from and where to; absolute paths. */
export interface Places {
  /** The folder of the project. */
  readonly project: string;
  /** The folder of the package. */
  readonly out: string;
}

/** The names of packages that are imported. */
export interface Imported {
  /** By the exports and the command. */
  readonly byEngine: ReadonlySet<string>;
  /** By what builds sites. */
  readonly bySites: ReadonlySet<string>;
}

/** Files that nothing imports by name. */
const entries = ["index", "runtime", "play", "lsp", "command"].map((name) => `package/${name}`);

/** What builds sites; the command loads it when one is wanted. */
const siteBuilder = "site/build-site.js";

/** What the modules of games import. */
const ofGames = Object.values(ownModules).map((name) => `${name}.ts`);

/** Where the files are that Astro finds by their places, and the reference of the language. */
const pages = [
  "pages/**/*.{astro,ts}",
  "content.config.ts",
  "content/{de,en}/language/*.mdx",
  "content/codes/**/*.regel",
];

/** Writes `lib`. */
export function compileSources({ project, out }: Places): Imported {
  const lib = join(out, "lib");
  const sources = join(project, "src");
  const compile = (...flags: string[]) =>
    execFileSync(
      process.execPath,
      [
        join(project, "node_modules/@typescript/native/bin/tsc"),
        ...["-p", join(project, "tsconfig.package.json"), "--outDir", lib],
        ...flags,
      ],
      { stdio: "inherit" },
    );
  compile("--emitDeclarationOnly");
  // Comments stay in the declarations; they would be a fifth of the packed scripts.
  compile("--declaration", "false", "--removeComments");

  const from = (kind: string) => entries.map((entry) => join(lib, `${entry}.${kind}`));
  const builder = join(lib, siteBuilder);
  const walk = (roots: readonly string[], without?: string) =>
    reachedFrom(roots, { sources, lib, without });
  const declared = walk(from("d.ts"));
  const engine = walk(from("js"), builder);
  const found = [...globSync(pages, { cwd: sources }), ...parts(project), ...ofGames];
  const sites = walk([
    builder,
    join(out, "ec.config.mjs"),
    ...found.map((file) => join(lib, builtName(file))),
  ]);
  const kept = new Set([declared, engine, sites].flatMap(({ files }) => [...files]));
  for (const file of globSync("**/*.{js,d.ts}", { cwd: lib }))
    if (!kept.has(join(lib, file))) rmSync(join(lib, file));
  return { byEngine: engine.packages, bySites: sites.packages };
}

/** Returns the modules of which browsers get another than the server. */
function parts(project: string): string[] {
  const { imports } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  return Object.values<Record<string, string>>(imports)
    .flatMap((conditions) => Object.values(conditions))
    .map((path) => relative("./src", path));
}

/** Returns the name of a file once it is built, when its types are gone. */
export function builtName(file: string): string {
  return file.replace(/\.ts$/, ".js");
}

/** Names files by what they are called once they are built; the compiler leaves some names, all in components. */
export function withBuiltNames(text: string): string {
  return text.replace(/((?:from|import|import\(|new URL\()\s*"\.[^"]*?)(?:\.d)?\.ts"/g, '$1.js"');
}

interface Reached {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

interface Walk {
  readonly sources: string;
  readonly lib: string;
  /** Is left out, with what only it reaches. */
  readonly without: string | undefined;
}

/** Returns all files that some reach; those that are not compiled are copied from the sources. */
function reachedFrom(roots: readonly string[], { sources, lib, without }: Walk): Reached {
  const files = new Set(roots);
  const packages = new Set<string>();
  const originalOf = (file: string) => join(sources, relative(lib, file));
  const copy = (file: string) => {
    if (!existsSync(file)) cpSync(originalOf(file), file);
  };
  for (const file of files) {
    copy(file);
    if (!/\.(?:m?js|d\.ts|svelte|astro|css)$/.test(file)) continue;
    const named = withBuiltNames(readFileSync(file, "utf8"));
    const text = packed(file, named);
    writeFileSync(file, text);
    for (const name of namesIn(text)) {
      if (!name.startsWith(".")) {
        packages.add(packageOf(name));
        continue;
      }
      const [path = ""] = resolve(dirname(file), name).split("?");
      const next = file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path;
      if (next !== without && (isFile(next) || isFile(originalOf(next)))) files.add(next);
    }
    const folder = dirname(originalOf(file));
    for (const [, pattern = ""] of text.matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*"([^"]+)"/g))
      for (const found of globSync(pattern, { cwd: folder })) copy(resolve(dirname(file), found));
  }
  return { files, packages };
}

/** Returns the text of a file with the fewest bytes that say the same. */
function packed(file: string, text: string): string {
  if (/\.(?:svelte|astro|css)$/.test(file)) return withoutComments(text);
  return /\.m?js$/.test(file) ? withTabs(text) : text;
}

/** Returns what scripts and styles import, and the addresses of files that they load. */
function namesIn(text: string): string[] {
  const found = text.matchAll(
    /(?:\bfrom|\bimport|\bimport\(|\bnew URL\(|@import|\burl\()\s*"([^"]+)"/g,
  );
  return [...found].map(([, name = ""]) => name);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** `@codemirror/view/x` → `@codemirror/view` */
function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
