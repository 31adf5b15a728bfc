// Has browsers compile the scripts of tables ahead. A browser compiles a function when it is first called,
// on the thread that answers to readers; Chromium compiles all of a script that begins with this line while it
// arrives, on another thread (https://v8.dev/blog/explicit-compile-hints).

import type { Plugin } from "vite";

const line = "//# allFunctionsCalledOnLoad\n";

/** Chunks of which a page calls most functions as soon as it has them. */
const calledAtOnce: ReadonlySet<string> = new Set(
  "library look board table lesson match felt".split(" "),
);

/** Returns the plugin that writes the line; it comes last, for the line must be the first. */
export function compiledAhead(): Plugin {
  return {
    name: "regelwerk-compiled-ahead",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === "chunk") file.code = withFirstLine(file);
        }
      },
    },
  };
}

/** Returns the text of a chunk, with the line if the chunk is one of those. */
export function withFirstLine({
  name,
  code,
}: {
  readonly name: string;
  readonly code: string;
}): string {
  return calledAtOnce.has(name) ? line + code : code;
}
