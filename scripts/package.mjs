// Builds the npm package into `.package`: JavaScript and declarations of what its exports reach, the
// rules as text and compiled, the player of exported games, and its package.json. `npm pack ./.package` packs it.

import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readSiteAddress } from "../src/files/site-address.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, ".package");
const lib = join(out, "lib");

/** What builds a site: the package brings no pages that it could be built from. */
const left = join(lib, "site/build-site.js");

/** Files that nothing imports by name: entries, and the scripts of threads. */
const entries = ["index", "runtime", "play", "lsp", "command"].map((name) => `package/${name}`);

const fromRoot = (...names) => join(root, ...names);

rmSync(out, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [fromRoot("node_modules/@typescript/native/bin/tsc"), "-p", fromRoot("tsconfig.package.json")],
  { stdio: "inherit" },
);
const packages = keepReached();
copyRules();
copyPlayer();
await compileGames();
writeDescription(packages);

/** Removes the files that no entry reaches, and returns the names of the packages that are left. */
function keepReached() {
  const names = new Set();
  const reached = new Set(["js", "d.ts"].flatMap((kind) => [...reachedFrom(kind, names)]));
  for (const file of globSync("**/*.{js,d.ts}", { cwd: lib }))
    if (!reached.has(join(lib, file))) rmSync(join(lib, file));
  return [...names].sort();
}

function reachedFrom(kind, packages) {
  const reached = new Set();
  const waiting = entries.map((entry) => join(lib, `${entry}.${kind}`));
  for (const file of waiting) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = withJsNames(readFileSync(file, "utf8"));
    writeFileSync(file, text);
    for (const [, name] of text.matchAll(/(?:from|import|import\(|new URL\()\s*"([^"]+)"/g)) {
      if (name.startsWith("./") || name.startsWith("../")) {
        const next = resolve(dirname(file), name);
        if (name.endsWith(".js") && next !== left) waiting.push(next.replace(/js$/, kind));
      } else if (kind === "js" && !name.startsWith("node:")) packages.add(packageOf(name));
    }
  }
  return reached;
}

/** The compiler leaves names with `.ts` in declarations and in addresses of threads. */
function withJsNames(text) {
  return text.replace(/((?:from|import\(|new URL\()\s*"\.[^"]*?)(?:\.d)?\.ts"/g, '$1.js"');
}

function packageOf(name) {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Copies rules with their drawings and what bots have learned, and the programs of `regel explain`. */
function copyRules() {
  for (const file of globSync(
    "rules/**/{*.regel,*learned.json,*.lock,icons/*.svg,pictures/*.svg}",
    { cwd: root },
  ))
    cpSync(fromRoot(file), join(out, file), { recursive: true });
  cpSync(fromRoot("src/content/codes"), join(lib, "content/codes"), { recursive: true });
}

/** Builds the player that `regel export` puts into its files. */
function copyPlayer() {
  const options = { cwd: root, maxBuffer: 64 * 2 ** 20 };
  const player = execFileSync(process.execPath, [fromRoot("scripts/player.mjs")], options);
  writeFileSync(join(out, "player.json"), player);
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

function writeDescription(packages) {
  const project = JSON.parse(readFileSync(fromRoot("package.json"), "utf8"));
  const optional = ["bullmq", "ioredis"];
  const versions = (names) =>
    Object.fromEntries(names.map((name) => [name, project.dependencies[name]]));
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
    sideEffects: false,
    bin: { regel: "./lib/package/command.js" },
    exports: {
      ".": entry("index"),
      "./runtime": entry("runtime"),
      "./play": entry("play"),
      "./lsp": entry("lsp"),
      "./games/*": { types: "./games/game.d.ts", default: "./games/*.js" },
      "./rules/*": "./rules/*",
      "./package.json": "./package.json",
    },
    dependencies: versions(packages.filter((name) => !optional.includes(name))),
    peerDependencies: versions(optional),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  cpSync(fromRoot("docs/package.md"), join(out, "README.md"));
}
