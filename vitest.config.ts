// Unit tests: everything under tests/, run in Node without a browser.
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { FolderOfGames } from "./src/vite/folder-of-games.ts";
import { textsPlugin } from "./src/vite/texts-plugin.ts";

export default defineConfig({
  // What pages keep in mind is tested as it runs in the browser, where it follows every change.
  plugins: [svelte({ configFile: false }), textsPlugin(new FolderOfGames("rules"), "src/content")],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    setupFiles: ["scripts/test/vitest-meter.ts"],
    // Compiled rules are stored with what else tools make, not among those of the user.
    env: {
      REGEL_CACHE: fileURLToPath(new URL("node_modules/.cache/regelwerk/rules", import.meta.url)),
    },
    // Read from the disk rather than imported, so `--changed` cannot see which tests they touch.
    forceRerunTriggers: [
      "**/{package.json,package-lock.json,vitest.config.ts}",
      "**/{rules,docs,editors,public}/**",
      "**/src/content/**",
    ],
    server: { deps: { inline: [/svelte/] } },
    // Files of one thread share what they import; no test changes anything that another reads.
    isolate: false,
    // One more than there are processors: a test that starts a process waits for it.
    maxWorkers: availableParallelism() + 1,
    // Tests are not timed; on a busy machine the same work takes many times as long. These limits end
    // what would never end.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
