// The package as a stranger has it: built, packed, and installed in a folder outside of the project.

import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ran } from "../cli/command.ts";

export const project = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with the package installed. */
export interface Installed {
  readonly folder: string;
  /** Size of the packed package in bytes. */
  readonly packedBytes: number;
}

/**
 * Builds and packs the package, and installs it in a new folder without what only sites need: with npm,
 * or beside links to the packages of the project that it names.
 */
export function installPackage(means: "npm" | "links" = "npm"): Installed {
  const folder = mkdtempSync(join(tmpdir(), "regel-package-"));
  const run = (program: string, args: readonly string[], cwd: string) =>
    execFileSync(program, args, { cwd, stdio: "pipe", encoding: "utf8" });
  run(process.execPath, ["scripts/package.mjs"], project);
  const pack = ["pack", "--ignore-scripts", "--pack-destination", folder];
  run("npm", pack, join(project, ".package"));
  const [packed = ""] = readdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const install = ["install", `./${packed}`, "--ignore-scripts", "--omit=optional"];
  if (means === "links") unpack(folder, packed);
  else run("npm", [...install, "--prefer-offline", "--no-audit", "--no-fund"], folder);
  return { folder, packedBytes: statSync(join(folder, packed)).size };
}

/** Does what `npm install` does, with what the project has already. */
function unpack(folder: string, packed: string): void {
  const packages = join(folder, "node_modules");
  const place = join(packages, "regelwerk");
  mkdirSync(join(packages, ".bin"), { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, packed), "-C", folder]);
  renameSync(join(folder, "package"), place);
  const { bin, dependencies }: Description = JSON.parse(
    readFileSync(join(place, "package.json"), "utf8"),
  );
  for (const [name, script] of Object.entries(bin))
    symlinkSync(join(place, script), join(packages, ".bin", name));
  for (const name of Object.keys(dependencies)) link(folder, name);
}

interface Description {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Puts a package of the project into the folder. */
function link(folder: string, name: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(project, "node_modules", name), place, "junction");
}

/** Puts all packages of the project beside the installed ones, as if sites were to be built there. */
export function linkPackages({ folder }: Installed): void {
  const packages = join(project, "node_modules");
  for (const name of globSync(["*", "@*/*"], { cwd: packages })) {
    const isThere = existsSync(join(folder, "node_modules", name));
    if (name !== "regelwerk" && !/^@[^/\\]+$/.test(name) && !isThere) link(folder, name);
  }
}

/** Runs the installed command, or a script in the folder, with a Node. */
export function runWith(
  node: string,
  { folder }: Installed,
  words: readonly string[],
  input = "",
): Promise<Ran> {
  const [first = "", ...rest] = words;
  const script = first === "regel" ? join(folder, "node_modules/.bin/regel") : first;
  const env = { ...process.env, LANG: "C", LC_ALL: "C", NO_COLOR: "1" };
  return new Promise((resolve) => {
    const child = execFile(node, [script, ...rest], { cwd: folder, env }, (error, out, err) => {
      const status = error === null ? 0 : Number(error.code ?? 1);
      resolve({ status, out, err });
    });
    child.stdin?.end(input);
  });
}

/** The Nodes of this machine that the package is for, each version once: its path by its version. */
export function findNodes(): ReadonlyMap<string, string> {
  const names = process.platform === "win32" ? ["node.exe"] : ["node"];
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const nodes = new Map([[process.versions.node, process.execPath]]);
  for (const path of onPath.filter((one) => existsSync(one))) {
    const version = execFileSync(path, ["--version"], { encoding: "utf8" }).trim().slice(1);
    const [major = 0, minor = 0] = version.split(".").map(Number);
    const isNewEnough = major > 20 || (major === 20 && minor >= 19);
    if (isNewEnough && !nodes.has(version)) nodes.set(version, path);
  }
  return nodes;
}
