// The manifests in docs/kubernetes: sound, with commands that exist, and the one with shards played.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { mergeCommand } from "../../../src/cli/commands/simulation/merge.ts";
import { simCommand } from "../../../src/cli/commands/simulation/sim.ts";
import { workerCommand } from "../../../src/cli/commands/simulation/worker.ts";
import { regel, remove } from "../command.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly completionMode?: string;
    readonly completions?: number;
    readonly parallelism?: number;
    readonly template?: {
      readonly spec: { readonly restartPolicy?: string; readonly containers: readonly Container[] };
    };
  };
}

function manifests(name: string): Manifest[] {
  const text = readFileSync(join(project, "docs/kubernetes", `${name}.yaml`), "utf8");
  return parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });
}

const containersOf = (manifest: Manifest) => manifest.spec.template?.spec.containers ?? [];
const jobNamed = (name: string, id: string) =>
  manifests(name).find(({ kind, metadata }) => kind === "Job" && metadata.name === id);

test.each(["shards", "queue"])("%s: every object has what Kubernetes asks for", (name) => {
  const found = manifests(name);

  for (const { apiVersion, kind, metadata, spec } of found) {
    expect([apiVersion, kind, metadata.name].every((word) => typeof word === "string")).toBe(true);
    if (kind !== "Job") continue;
    expect(apiVersion).toBe("batch/v1");
    expect(["Never", "OnFailure"]).toContain(spec.template?.spec.restartPolicy);
    for (const { image } of spec.template?.spec.containers ?? []) expect(image).toMatch(/:[\d.]+$/);
  }
  const indexed = found.filter(({ spec }) => spec.completionMode === "Indexed");
  expect(indexed.length).toBe(1);
  expect(indexed[0]?.spec).toMatchObject({ completions: 16, parallelism: 16 });
});

test.each(["shards", "queue"])("%s: the commands and their flags exist", (name) => {
  const commands = { sim: simCommand, merge: mergeCommand, worker: workerCommand } as const;
  const lines = manifests(name)
    .flatMap(containersOf)
    .map(({ command = [], args }) => [...command, ...args].join(" "))
    .filter((line) => line.includes("src/cli/main.mjs"));

  expect(lines.length).toBe(2);
  for (const line of lines) {
    const [, word = "", flags = ""] = /src\/cli\/main\.mjs (\w+)(.*)/s.exec(line) ?? [];
    const known = Object.keys(commands[word as keyof typeof commands].flags);
    const used = [...flags.matchAll(/--([\w-]+)/g)].map(([, flag]) => flag);
    expect(used.filter((flag) => !known.includes(flag ?? ""))).toEqual([]);
  }
});

test("the queue of those who play is that of the one who asks, in the same Redis", () => {
  const containers = manifests("queue").flatMap(containersOf);
  const [asks, plays] = ["sim", "worker"].map((word) =>
    containers.find(({ args }) => args[0] === word),
  );
  const queueOf = (args: readonly string[] = []) => args[args.indexOf("--queue") + 1];
  const service = manifests("queue").find(({ kind }) => kind === "Service")?.metadata.name;

  expect(queueOf(plays?.args)).toBe(queueOf(asks?.args));
  expect(plays?.env).toEqual(asks?.env);
  expect(asks?.env).toEqual([{ name: "REDIS_URL", value: `redis://${service}:6379` }]);
});

test("the pods of the shards play a simulation, and start again without harm", async () => {
  const folder = mkdtempSync(join(tmpdir(), "regel-parts-"));
  const small = (script: string) =>
    script
      .replaceAll("/parts", folder)
      .replaceAll("16000000", "48")
      .replaceAll("/16", "/3")
      .replace("burgundy", "pig");
  const script = (id: string) =>
    small(containersOf(required(jobNamed("shards", id)))[0]?.args[0] ?? "");

  for (const index of [0, 1, 2, 1]) {
    expect(await sh(script("simulation"), { JOB_COMPLETION_INDEX: `${index}` })).toMatchObject({
      status: 0,
    });
  }
  const figures = await sh(script("simulation-figures"), {});
  const whole = await regel(["sim", "pig", "--games", "48"], { cwd: project });

  expect(figures).toEqual({ status: 0, out: whole.out });
  remove(folder);
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The manifest lacks a Job.");
  return value;
}

/** Runs a script as a pod would, in the project's folder. */
function sh(script: string, env: Readonly<Record<string, string>>) {
  const { LC_ALL: _, LC_MESSAGES: __, ...inherited } = process.env;
  const surroundings = { ...inherited, LANG: "C", ...env };
  const child = spawn("sh", ["-c", script], { cwd: project, env: surroundings });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  return new Promise<{ status: number | null; out: string }>((resolve) => {
    child.on("close", (status) => resolve({ status, out }));
  });
}
