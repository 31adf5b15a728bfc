// Installs what the project needs: packages, Node 24 and, with --browser, a Chromium; with --editor,
// a Neovim; with --redis, a Redis.
// Runs on Node 20 or newer before anything is installed; does nothing when all is there.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, headlessShell } from "./chromium.js";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stampFile = join(root, "node_modules", ".regelwerk-lock");
const isWindows = process.platform === "win32";

/** Whether there is a program of this name on this machine. */
function hasProgram(name) {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;
}

/** The environment for the project's tools: node_modules/.bin, and with it Node 24, comes first. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: "1",
    // Some tools take CI for a place that shows colours.
    ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
    PATH: bin + delimiter + (process.env.PATH ?? ""),
    ...extra,
  };
}

/** Starts a tool from node_modules/.bin in the project's folder. */
export function startTool(command, args, { env = {}, ...options } = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows,
    ...options,
    env: toolEnv(env),
  });
}

/** Goes on in a TypeScript file of this folder, on the project's own Node, and ends as it ends. */
export function continueIn(file) {
  const main = join(root, "scripts", file);
  const child = startTool("node", [main, ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (status) => process.exit(status ?? 1));
}

/** Runs the whole set-up; ends the process with one clear sentence when it cannot be done. */
export function setup({ browser = false, editor = false, redis = false } = {}) {
  requireNode(20, process.versions.node);
  installPackages();
  if (browser && findChromium() === undefined) installChromium();
  if (editor && !hasProgram("nvim")) installNeovim();
  if (redis && !hasProgram("redis-server")) installRedis();
}

function requireNode(major, version) {
  if (Number.parseInt(version, 10) >= major) return;
  const found = version === "" ? "none was found" : `this is Node ${version}`;
  fail(`Regelwerk needs Node ${major} or newer, but ${found}: see https://nodejs.org/`);
}

/** The version of the Node that the project's tools run on. */
function toolNodeVersion() {
  const asked = spawnSync("node", ["--version"], { env: toolEnv(), encoding: "utf8" });
  return (asked.stdout ?? "").trim().replace(/^v/, "");
}

function installPackages() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const machine = `${process.platform} ${process.arch}`;
  const wanted = createHash("sha256").update(lock).update(machine).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;

  const modules = join(root, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      "node_modules is a link, and installing would empty the folder it leads to: remove the link.",
    );

  console.log("Installing packages (about a minute, only when they changed) …");
  const started = Date.now();
  const status = run("npm", ["ci", "--ignore-scripts", "--loglevel=error"]);
  if (status !== 0) fail("The packages could not be installed; the lines above say why.");
  requireNode(24, toolNodeVersion());
  writeFileSync(stampFile, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function installChromium() {
  const manual = "Please install Chromium or Chrome, or set CHROMIUM_PATH to its program file.";
  console.log("Installing Chromium for the browser tests …");
  installPackagesOfSystem("Chromium", [`${headlessShell} | chromium`, "fonts-liberation"], manual);
  if (findChromium() === undefined) fail(`Chromium is still not there. ${manual}`);
}

function installNeovim() {
  const manual = "Please install Neovim 0.7.2 or newer, so that `nvim` is on the path.";
  console.log("Installing Neovim for the tests with an editor …");
  installPackagesOfSystem("Neovim", ["neovim"], manual);
  if (!hasProgram("nvim")) fail(`Neovim is still not there. ${manual}`);
}

function installRedis() {
  const manual = "Please install Redis 6.2 or newer, so that `redis-server` is on the path.";
  console.log("Installing Redis for the tests with a queue …");
  installPackagesOfSystem("Redis", ["redis-server"], manual);
  if (!hasProgram("redis-server")) fail(`Redis is still not there. ${manual}`);
}

/**
 * Installs packages of Debian, of alternatives (`a | b`) the first that there is; `manual` is what a
 * person has to do where that is not possible.
 */
function installPackagesOfSystem(name, packages, manual) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const mayInstall =
    existsSync("/usr/bin/apt-get") &&
    (sudo.length === 0 || run("sudo", ["-n", "true"], "ignore") === 0);
  if (!mayInstall) fail(`No ${name} was found. ${manual}`);

  const apt = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  for (const step of [
    ["update"],
    ["satisfy", "-y", "--no-install-recommends", packages.join(", ")],
  ]) {
    const [command, ...args] = [...apt, ...step];
    if (run(command, args, "quiet") !== 0) fail(`${name} could not be installed. ${manual}`);
  }
}

/**
 * Runs an installer to its end and returns its exit code. It must not see node_modules/.bin:
 * npm would otherwise run on the very Node that it is replacing.
 */
function run(command, args, output = "shown") {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== bin);
  const { npm_node_execpath: _, NODE: __, ...env } = process.env;
  const done = spawnSync(command, args, {
    cwd: root,
    env: { ...env, PATH: folders.join(delimiter) },
    stdio: output === "shown" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    shell: isWindows,
  });
  if (output === "quiet" && done.status !== 0) process.stderr.write(done.stderr ?? "");
  return done.status ?? 1;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup({
    browser: process.argv.includes("--browser"),
    editor: process.argv.includes("--editor"),
    redis: process.argv.includes("--redis"),
  });
}
