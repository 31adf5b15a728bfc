// The compiler with a fault put back: built from its sources with one of them changed.

import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { IncrementalCompiler } from "../../../src/dsl/index.ts";
import type { Compiler } from "../contestants.ts";
import type { Fault } from "./faults.ts";

/** Below the project, where its libraries are found. */
const folder = resolve("node_modules/.cache/regelwerk/faults");

export async function faultyCompiler(
  { path, from, to }: Fault,
  number: number,
): Promise<() => Compiler> {
  let isChanged = false;
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: "src/dsl/index.ts", write: false, minify: false },
    plugins: [
      {
        name: "fault",
        enforce: "pre",
        transform: (text, id) => {
          if (id !== resolve(path)) return undefined;
          isChanged = text.split(from).length === 2;
          return text.replace(from, () => to);
        },
      },
    ],
  });
  if (!isChanged) throw new Error(`${path} has not once: ${from}`);
  if (!("output" in built)) throw new Error("the compiler was not built at once");
  const target = join(folder, String(number));
  mkdirSync(join(target, "assets"), { recursive: true });
  for (const file of built.output)
    writeFileSync(
      join(target, file.fileName.replace(/\.js$/, ".mjs")),
      file.type === "chunk" ? file.code : file.source,
    );
  const url = pathToFileURL(join(target, "index.mjs")).href;
  const module = (await import(/* @vite-ignore */ url)) as {
    readonly IncrementalCompiler: typeof IncrementalCompiler;
  };
  return () => new module.IncrementalCompiler();
}
