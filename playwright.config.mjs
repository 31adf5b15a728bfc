// Browser tests: the built site, served locally and opened in the system's Chromium.

import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/chromium.js";

const port = Number(process.env.PORT ?? 4329);
const address = `http://localhost:${port}`;

/** `npm run soak` walks sites that its tests build or serve themselves. */
const isSoak = process.env.REGEL_SOAK === "1";

export default defineConfig({
  testDir: "e2e",
  testIgnore: isSoak ? [] : ["below-a-folder/**", "own-folder/**"],
  outputDir: "test-results/e2e",
  // No test needs another, so the browsers share the tests of one file as well. There are two for
  // each processor: while one waits for its page, another works.
  fullyParallel: true,
  workers: Math.min(2 * availableParallelism(), 8),
  // Tests are not timed: these limits end what would never end, on a machine that is busy as well.
  timeout: 900_000,
  expect: { timeout: 180_000, toPass: { timeout: 180_000 } },
  // Once more where nobody looks on; what needed it is named at the end of `npm test`, and fails it.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ["list"],
    ["./scripts/test/playwright-progress.ts"],
    ["json", { outputFile: "test-results/playwright.json" }],
  ],
  use: {
    baseURL: address,
    // A click that finds nothing, or a page that does not come, says so before the whole test is
    // given up.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Every page would fetch the whole site; offline.spec.ts lets it.
    serviceWorkers: "block",
    // Drawing each step of what moves takes a third of the time of a match, and a page that moves is
    // clicked when it rests. `moving` in `e2e/support.ts` is for tests that look at motion.
    contextOptions: { reducedMotion: "reduce" },
    // Writing down every step takes a quarter more time; --trace on does it where nothing is repeated.
    trace: "on-first-retry",
    launchOptions: launchOptions({ isForPeople: false }),
  },
  projects: [{ name: "desktop", use: { viewport: { width: 1440, height: 900 } } }],
  // Some of the soaks build all that they walk, also where the site has not been built.
  ...(!(isSoak && !existsSync("dist")) && {
    webServer: {
      command: `node scripts/serve.mjs ${port}`,
      url: address,
      reuseExistingServer: false,
      timeout: 30_000,
    },
  }),
});
