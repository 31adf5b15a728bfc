// Bundles the extension for VS Code with its language server, and packs it into `.extension/regelwerk.vsix`.

import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { readSiteAddress } from "../src/files/site-address.ts";

/** Too large for a dependency of everybody: npm fetches it when it is needed. */
const packer = "@vscode/vsce@4.1.0";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "editors/vscode");
const out = join(root, ".extension");
const files = join(out, "files");
const packed = join(out, "regelwerk.vsix");

if (process.argv.length > 2) fail("`npm run vscode-extension` takes no further words.");
const site = readSite();
rmSync(out, { recursive: true, force: true });
mkdirSync(files, { recursive: true });
await bundle("extension.ts", "cjs", "lib/extension.js");
// As deep as modules lie in the project, so that rules and package.json are found at the same place.
await bundle("server.ts", "es", "lib/server/server.mjs");
copyFiles();
writeManifest();
pack();
console.log(`${packed.slice(root.length)}: ${Math.round(statSync(packed).size / 1024)} kB`);

function readSite() {
  try {
    return readSiteAddress(process.env)?.href;
  } catch (error) {
    return fail(error.message);
  }
}

/** Bundles a module with all that it imports into one file. */
async function bundle(entry, format, file) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(source, entry),
      outDir: files,
      emptyOutDir: false,
      minify: true,
      target: "node22",
      rolldownOptions: {
        external: ["vscode"],
        output: { format, entryFileNames: file, codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
}

function copyFiles() {
  const ours = globSync(
    "{README.md,package.nls*.json,language-configuration.json,syntaxes,snippets}",
    {
      cwd: source,
    },
  );
  for (const file of ours) cpSync(join(source, file), join(files, file), { recursive: true });
  for (const file of globSync("rules/**/*.regel", { cwd: root }))
    cpSync(join(root, file), join(files, file));
}

/** The extension has the version of the project, and leads to the site that it was built for. */
function writeManifest() {
  const { private: _, ...manifest } = JSON.parse(
    readFileSync(join(source, "package.json"), "utf8"),
  );
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const text = JSON.stringify({ ...manifest, version, homepage: site }, null, 2);
  writeFileSync(join(files, "package.json"), `${text}\n`);
}

function pack() {
  const options = ["--no-dependencies", "--allow-missing-repository", "--skip-license"];
  const words = ["exec", "--yes", `--package=${packer}`, "--", "vsce", "package", ...options];
  const { status, stderr } = spawnSync("npm", [...words, "--out", packed], {
    cwd: files,
    encoding: "utf8",
    // The packer signs nothing here, so what it would install for that is left out.
    env: { ...process.env, npm_config_ignore_scripts: "true" },
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  process.stderr.write(stderr ?? "");
  fail(`The extension could not be packed: ${packer} failed, or npm could not fetch it.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
