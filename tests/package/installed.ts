// The package as a stranger has it: built, packed, and installed in a folder outside of the project.

import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

/** Builds and packs the package, and installs it in a new folder without what only sites need. */
export function installPackage(): Installed {
  const folder = mkdtempSync(join(tmpdir(), "regel-package-"));
  const run = (program: string, args: readonly string[], cwd: string) =>
    execFileSync(program, args, { cwd, stdio: "pipe", encoding: "utf8" });
  run(process.execPath, ["scripts/package.mjs"], project);
  const pack = ["pack", "--ignore-scripts", "--pack-destination", folder];
  run("npm", pack, join(project, ".package"));
  const [packed = ""] = readdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const install = ["install", `./${packed}`, "--ignore-scripts", "--omit=optional"];
  run("npm", [...install, "--prefer-offline", "--no-audit", "--no-fund"], folder);
  return { folder, packedBytes: statSync(join(folder, packed)).size };
}

/** Puts all packages of the project beside the installed ones, as if sites were to be built there. */
export function linkPackages({ folder }: Installed): void {
  const packages = join(project, "node_modules");
  for (const name of globSync(["*", "@*/*"], { cwd: packages })) {
    const place = join(folder, "node_modules", name);
    if (name === "regelwerk" || /^@[^/\\]+$/.test(name) || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(packages, name), place, "junction");
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
