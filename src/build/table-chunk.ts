// What every example and every exercise needs comes to a page in two files, the library and the
// table: many small ones compress worse, and a browser would learn of each from the one before it.

import type { Rolldown } from "vite";

/** What all of these bring along is the table, and so is all that plays on from positions. */
const islands = ["/example/Example.svelte", "/lesson/Task.svelte"];
const engine = "/dsl/runtime/table.ts";

/** Settings for the bundler of the browser's files. */
export const tableChunk: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // What fetches scripts is needed by pages without a table too, and must not bring it along.
      { name: "fetching", test: /vite\/preload-helper/, priority: 1 },
      {
        debugName: "table",
        name: (id, context) => {
          const infoOf = (module: string) => context.getModuleInfo(module) ?? undefined;
          const isShared = islands.every((island) => brings(island, id, infoOf));
          if (!isShared && !brings(engine, id, infoOf)) return null;
          return id.includes("/node_modules/") ? "library" : "table";
        },
      },
    ],
  },
};

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
