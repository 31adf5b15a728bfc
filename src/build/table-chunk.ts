// Chunks for examples and exercises: the library and the table. Many small chunks compress worse,
// and a browser would find each only after loading the one before.

import type { Plugin, Rolldown } from "vite";

/** Where a table is shown; the modules that these import in common are grouped by who shares them. */
export const tables = {
  home: "/components/home/FirstMove.svelte",
  example: "/components/example/Example.svelte",
  lesson: "/components/lesson/player/TaskView.svelte",
  match: "/components/play/table/Table.svelte",
} as const;
export const engines = [
  "/dsl/runtime/game/table-game.ts",
  "/dsl/runtime/meta/inject-texts.ts",
  "/i18n/load-language.ts",
];

/**
 * Runtime functions that programs call belong to the engine's chunk; the module that lists them does
 * not.
 */
const calls = "/dsl/runtime/engine/imports.ts";

/** Parts of the library for forms and authoring tools; examples and exercises do not use them. */
const forms = /\/svelte\/src\/.*\/(bindings\/(input|select|size)|attachments|clone|css-props)\.js$/;

/** Parts of the library that no page uses; one of them has an effect when it is loaded. */
const unused = /\/svelte\/src\/.*\/(custom-element|legacy-client)\.js$/;

/** The modules for texts, which pages need before their table is loaded. */
const say = /\/(i18n\/language|dsl\/inflection\/counted)\.ts$/;

/** Texts of the site: pages of all kinds use those of tables. */
const texts = /\/i18n\/.*\/(de|en|strings)\.ts$/;

/**
 * Returns what the browser fetches together with a script that is loaded on demand. The groups are
 * not named in each such list: they are on the page already, or few.
 */
export const fetchedWith = {
  resolveDependencies: (_: string, files: string[]) =>
    files.filter((file) => !/(^|\/)(library|engine|board|table|zones|fetching)\./.test(file)),
};

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
          const bringers = importersOf(id, infoOf);
          const isIn = (path: string) => bringers.some((one) => one.endsWith(path));
          if (id.endsWith(calls) || texts.test(id)) return null;
          const isEngine = [...engines, calls].some(isIn);
          const { home, example, lesson, match } = tables;
          const isShared = isIn(example) && isIn(lesson);
          if ((isEngine || isShared) && id.includes("/node_modules/")) return "library";
          if (isEngine) return "engine";
          if (isShared) return isIn(home) ? "board" : "table";
          if (isIn(lesson)) return isIn(match) ? "zones" : "lesson";
          return null;
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
      filter: { id: [forms, unused] },
      handler: () => ({ moduleSideEffects: false }),
    },
  };
}

type InfoOf = (module: string) => Pick<Rolldown.ModuleInfo, "importers"> | undefined;

/** Returns a module and all that import it, directly or not. */
function importersOf(id: string, infoOf: InfoOf): string[] {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(infoOf(module)?.importers ?? []));
  }
  return [...seen];
}
