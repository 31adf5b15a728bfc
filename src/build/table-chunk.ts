// Chunks for examples and exercises: the library and the table. Many small chunks compress worse,
// and a browser would find each only after loading the one before.

import type { Plugin, Rolldown } from "vite";

/** Common imports of these modules form the table chunk, as do the modules that all games use. */
const islands = ["/example/Example.svelte", "/lesson/exercise/Task.svelte"];
const engines = [
  "/dsl/runtime/game/table-game.ts",
  "/dsl/runtime/meta/inject-texts.ts",
  "/i18n/load-language.ts",
];

/**
 * Runtime functions that programs call belong to the table chunk; the module that lists them does
 * not.
 */
const calls = "/dsl/runtime/engine/imports.ts";

/** Parts of the library for forms and authoring tools; examples and exercises do not use them. */
const forms =
  /\/svelte\/src\/.*\/(bindings\/(input|select|size|universal)|attachments|clone|css-props|key)\.js$/;

/** The module for texts, which pages need before their table is loaded. */
const say = /\/i18n\/language\.ts$/;

/** Bundler options for the browser's files. */
export const tableChunk: Rolldown.OutputOptions = {
  codeSplitting: {
    // The library's entry point imports all of it, also parts that only other pages use.
    includeDependenciesRecursively: false,
    groups: [
      { name: "forms", test: forms, priority: 1 },
      // Pages without a table also load scripts on demand; they must not load the table for that.
      { name: "fetching", test: /vite\/preload-helper/, priority: 1 },
      {
        debugName: "table",
        name: (id, context) => {
          if (say.test(id)) return "library";
          const infoOf = (module: string) => context.getModuleInfo(module) ?? undefined;
          const isShared = islands.every((island) => brings(island, id, infoOf));
          const isEngine = [...engines, calls].some((engine) => brings(engine, id, infoOf));
          if (id.endsWith(calls) || (!isShared && !isEngine)) return null;
          return id.includes("/node_modules/") ? "library" : "table";
        },
      },
    ],
  },
};

/**
 * Allows splitting the library: its parts for forms are loaded only by pages that use them,
 * although its entry point exports them. Astro requires that island files export only the islands;
 * a split library may need further exports.
 */
export function splitLibrary(): Plugin {
  return {
    name: "split-library",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({
      ...options,
      preserveEntrySignatures: "allow-extension",
    }),
    transform: {
      filter: { id: forms },
      handler: () => ({ moduleSideEffects: false }),
    },
  };
}

type InfoOf = (module: string) => Pick<Rolldown.ModuleInfo, "importers"> | undefined;

/**
 * Returns whether a module is imported, directly or not, by a module whose path ends with `other`.
 */
function brings(other: string, id: string, infoOf: InfoOf): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (module.endsWith(other)) return true;
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(infoOf(module)?.importers ?? []));
  }
  return false;
}
