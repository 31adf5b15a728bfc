// Builds the npm package into `.package`: the sources without types (`package/compile-sources.ts`), the rules as
// text and compiled, the player of exported games, and its package.json. `npm pack ./.package` packs it.

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { buildPlayer } from "../src/cli/export/player-bundle.ts";
import { readSiteAddress } from "../src/files/site-address.ts";
import { builtName, compileSources, withBuiltNames } from "./package/compile-sources.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, ".package");
const lib = join(out, "lib");

/** Folders of sites whose files do something when they are loaded; nothing else in the package does. */
const withEffects = ["build", "components", "i18n", "layouts", "pages", "styles", "worker"];

const fromRoot = (...names) => join(root, ...names);

rmSync(out, { recursive: true, force: true });
copyAroundPages();
const imported = compileSources({ project: root, out });
copyRules();
await copyPlayer();
await compileGames();
writeDescription(imported);

/** Copies rules with their drawings and what bots have learned. */
function copyRules() {
  for (const file of globSync(
    "rules/**/{*.regel,*learned.json,*.lock,icons/*.svg,pictures/*.svg}",
    { cwd: root },
  ))
    cpSync(fromRoot(file), join(out, file), { recursive: true });
}

/** Copies what lies beside the sources of pages. */
function copyAroundPages() {
  cpSync(fromRoot("public"), join(out, "public"), { recursive: true });
  const name = "ec.config.mjs";
  writeFileSync(join(out, name), inLib(withBuiltNames(readFileSync(fromRoot(name), "utf8"))));
}

/** `"./src/pages"` → `"./lib/pages"` */
function inLib(text) {
  return text.replaceAll(/"(\.\/)?src\//g, '"$1lib/');
}

/** Puts in the player that `regel export` puts into its files. */
async function copyPlayer() {
  writeFileSync(join(out, "player.json.br"), brotliCompressSync(await buildPlayer()));
}

/** Writes each shipped game as a module, compiled by the package itself. */
async function compileGames() {
  const built = (path) => import(pathToFileURL(join(lib, path)).href);
  const { compileRules } = await built("package/index.js");
  const { findGamesUnder } = await built("files/games.js");
  const { gameOfFile } = await built("files/base-search.js");
  mkdirSync(join(out, "games"));
  for (const game of findGamesUnder(join(out, "rules"), gameOfFile)) {
    const files = game.files.map((path) => ({
      path: path.slice(out.length + 1),
      text: readFileSync(path, "utf8"),
    }));
    const { compiled } = compileRules(files);
    if (compiled === undefined) throw new Error(`${game.path} has errors.`);
    const name = basename(game.path, ".regel");
    const text = `export const compiled = ${JSON.stringify(compiled)};\nexport const files = compiled.meta.sources;\n`;
    writeFileSync(join(out, "games", `${name}.js`), text);
  }
  writeFileSync(
    join(out, "games/game.d.ts"),
    'import type { Compiled, RulesFile } from "../lib/package/index.js";\n/** The compiled game. */\nexport declare const compiled: Compiled;\n/** Its rules as text. */\nexport declare const files: readonly RulesFile[];\n',
  );
}

function writeDescription({ byEngine, bySites }) {
  const project = JSON.parse(readFileSync(fromRoot("package.json"), "utf8"));
  const optional = ["bullmq", "ioredis"];
  const versions = (names) =>
    Object.fromEntries(
      [...names]
        .filter((name) => name in project.dependencies)
        .sort()
        .map((name) => [name, project.dependencies[name]]),
    );
  const entry = (name) => ({
    types: `./lib/package/${name}.d.ts`,
    default: `./lib/package/${name}.js`,
  });
  const description = {
    name: project.name,
    version: project.version,
    private: project.private,
    description: project.description,
    // Links to the site, as in reports, lead there; without an address there are none.
    homepage: readSiteAddress(process.env)?.href,
    type: "module",
    engines: { node: ">=20.19" },
    sideEffects: withEffects.map((folder) => `./lib/${folder}/**`),
    bin: { regel: "./lib/package/command.js" },
    imports: JSON.parse(inLib(JSON.stringify(project.imports)), (_, value) =>
      typeof value === "string" ? builtName(value) : value,
    ),
    exports: {
      ".": entry("index"),
      "./runtime": entry("runtime"),
      "./play": entry("play"),
      "./lsp": entry("lsp"),
      "./games/*": { types: "./games/game.d.ts", default: "./games/*.js" },
      "./rules/*": "./rules/*",
      "./package.json": "./package.json",
    },
    dependencies: versions([...byEngine].filter((name) => !optional.includes(name))),
    // Whoever builds no sites can leave them out.
    optionalDependencies: versions([...bySites].filter((name) => !byEngine.has(name))),
    peerDependencies: versions(optional),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  writeGuides();
}

/** Writes the guides for users of the package. Links lead to those that are in it; others are text. */
function writeGuides() {
  const guides = {
    "package.md": "README.md",
    "hosting.md": "hosting.md",
    "embedding.md": "embedding.md",
    "bots.md": "bots.md",
  };
  for (const [name, packed] of Object.entries(guides)) {
    const text = readFileSync(fromRoot(`docs/${name}`), "utf8").replace(
      /\[([^\]]+)\]\(([\w/-]+\.md)\)/g,
      (_, words, target) =>
        Object.hasOwn(guides, target) ? `[${words}](${guides[target]})` : words,
    );
    writeFileSync(join(out, packed), text);
  }
}
