// Starts the packed extension in a real VS Code, as code-server brings it to a browser, beside a second
// extension that looks at it through the editor's own interface. `npm run soak -- vscode` runs it. npm
// fetches the editor (170 MB) into the cache of this project; without a network there is one sentence.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.js";
import { packExtension, project, vsix, writeToFolder } from "./packed.ts";
import { differencesFrom, type Seen } from "./seen.ts";

const version = "4.139.1";
const cache = join(project, "node_modules/.cache/regelwerk", `code-server-${version}`);
const entry = join(cache, "node_modules/code-server/out/node/entry.js");
const probe = join(import.meta.dirname, "probe");

/** Checks once a second whether the probe is done; ten minutes are enough for a busy machine. */
const tries = 600;

fetchEditor();
packExtension("https://reef.example/rules");
const packedProbe = packProbe();
const workspace = newWorkspace();
const profile = writeToFolder(new Map());
try {
  const options = ["--extensions-dir", join(profile, "extensions"), "--user-data-dir", profile];
  for (const packed of [vsix, packedProbe]) run(entry, [...options, "--install-extension", packed]);
  const seen = await openInBrowser(options);
  const differences = differencesFrom(seen);
  console.log(`VS Code ${seen.editor}: ${differences.length} differences`);
  for (const one of differences) console.error(one);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  for (const folder of [workspace, profile]) rmSync(folder, { recursive: true, force: true });
}

/** Installs the editor where it is missing; of its native parts the extension needs none. */
function fetchEditor(): void {
  const server = join(cache, "node_modules/code-server/lib/vscode");
  if (existsSync(join(server, "node_modules/minimist"))) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, "package.json"), '{ "private": true }\n');
  npm(["install", `code-server@${version}`, "--ignore-scripts"], cache);
  npm(["install", "--omit=dev", "--ignore-scripts"], server);
}

function packProbe(): string {
  const packed = join(cache, "probe.vsix");
  const fetch = ["exec", "--yes", "--ignore-scripts", "--package=@vscode/vsce@4.1.0", "--"];
  const options = ["--no-dependencies", "--allow-missing-repository", "--skip-license"];
  npm([...fetch, "vsce", "package", ...options, "--out", packed], probe);
  return packed;
}

/** A folder as `regel init` begins it, with a mistake in its variant. */
function newWorkspace(): string {
  const folder = writeToFolder(new Map());
  const words = ["init", ".", "--game", "sticks", "--variant", "longPig", "--of", "pig"];
  run(join(project, "src/cli/main.mjs"), words, folder);
  const file = join(folder, "long-pig.regel");
  writeFileSync(file, readFileSync(file, "utf8").replace("from 100", "from 99"));
  return folder;
}

/** Opens the folder in the editor, and returns what the probe has written into it. */
async function openInBrowser(options: readonly string[]): Promise<Seen> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const quiet = ["--auth", "none", "--disable-telemetry", "--disable-update-check"];
  const words = [...options, ...quiet, "--disable-workspace-trust", "--bind-addr", host, workspace];
  const server = spawn(process.execPath, [entry, ...words], { env: environment(profile) });
  const executablePath = findChromium() ?? "";
  const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath });
  try {
    await listening(server);
    const page = await browser.newPage();
    await page.goto(`http://${host}/?folder=${workspace}`, { timeout: 600_000 });
    const written = join(workspace, "seen.json");
    for (let left = tries; !existsSync(written); left--) {
      if (left === 0)
        throw new Error("The editor started, but the extension was not seen at work.");
      await page.waitForTimeout(1000);
    }
    return JSON.parse(readFileSync(written, "utf8"));
  } finally {
    await browser.close();
    server.kill();
  }
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (text: Buffer) => {
      if (text.includes("HTTP server listening")) resolve();
    });
    server.on("exit", () => reject(new Error("The editor ended before it was ready.")));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function run(script: string, words: readonly string[], cwd = project): void {
  execute(process.execPath, [script, ...words], cwd, `${script} failed.`);
}

function npm(words: readonly string[], cwd: string): void {
  const sentence = `npm could not fetch ${words.find((word) => /@\d/.test(word)) ?? "the editor's parts"}.`;
  execute("npm", ["--no-audit", "--no-fund", "--loglevel=error", ...words], cwd, sentence);
}

function execute(program: string, words: readonly string[], cwd: string, sentence: string): void {
  const shell = process.platform === "win32" && program === "npm";
  const done = spawnSync(program, words, { cwd, env: environment(cache), encoding: "utf8", shell });
  if (done.status === 0) return;
  console.error(`${done.stderr ?? ""}${sentence}`);
  process.exit(1);
}

/** The editor writes its settings into the home folder. */
function environment(home: string): NodeJS.ProcessEnv {
  return { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, LANG: "C" };
}
