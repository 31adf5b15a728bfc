// Which files a script asks for beside one that it fetches: those that have not come with itself.

import type { Plugin } from "vite";

export function preloads(): Plugin {
  const importsOf = new Map<string, readonly string[]>();
  return {
    name: "preloads",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => {
            const own = withImports(importsOf, hostId);
            return files.filter((file) => !own.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") importsOf.set(chunk.fileName, chunk.imports);
        }
      },
    },
  };
}

/** A file and all that it cannot run without. */
function withImports(
  importsOf: ReadonlyMap<string, readonly string[]>,
  file: string,
): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of importsOf.get(one) ?? []) found.add(next);
  return found;
}
