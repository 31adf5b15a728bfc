// What every example and every exercise needs comes to a page in two files, the library and the
// table: many small ones compress worse, and a browser would learn of each from the one before it.

import type { Plugin, Rolldown } from "vite";

/** What all of these bring along is the table, and so is what games of any kind are made with. */
const islands = ["/example/Example.svelte", "/lesson/exercise/Task.svelte"];
const engines = [
  "/dsl/runtime/game/table-game.ts",
  "/dsl/runtime/meta/inject-texts.ts",
  "/i18n/load-language.ts",
];

/** What programs call is part of the table too; the list of it only programs from text ask for. */
const calls = "/dsl/runtime/engine/imports.ts";

/** What the library has for forms and for the tools of authors; no example and no exercise uses it. */
const forms =
  /\/svelte\/src\/.*\/(bindings\/(input|select|size|universal)|attachments|clone|css-props|key)\.js$/;

/** Says things in a language: pages whose table comes later say something, too. */
const say = /\/i18n\/language\.ts$/;

/** Settings for the bundler of the browser's files. */
export const tableChunk: Rolldown.OutputOptions = {
  codeSplitting: {
    // The library's front door leads to all of it, also to what only other pages want.
    includeDependenciesRecursively: false,
    groups: [
      { name: "forms", test: forms, priority: 1 },
      // What fetches scripts is needed by pages without a table too, and must not bring it along.
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
 * Lets the library be cut: its parts for forms are fetched by pages that use them, and by no others,
 * though its front door names them. Astro asks that files of islands export no more than the islands;
 * where the library is cut, some may have to lend their neighbours a function.
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

/** Whether a module comes with another without being asked for. */
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
