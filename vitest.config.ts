// Unit tests: everything under tests/, run in Node without a browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // What pages keep in mind is tested as it runs in the browser, where it follows every change.
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    server: { deps: { inline: [/svelte/] } },
    // Files of one thread share what they import; no test changes anything that another reads.
    isolate: false,
    // All cores: by itself Vitest leaves one to others, which of two is half.
    maxWorkers: "100%",
    // Tests are not timed; on a busy machine the same work takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
