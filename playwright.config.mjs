// Browser tests: the built site, served locally and opened in the system's Chromium.
import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/setup.mjs";

const port = Number(process.env.PORT ?? 4329);
const address = `http://localhost:${port}`;

const chromium = findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: false,
  workers: 2,
  // Whole games are played; a machine that has other work takes its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Once more where nobody looks on; what needed it is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: address,
    // Every page would fetch the whole site; offline.spec.ts lets it.
    serviceWorkers: "block",
    // Writing down every step takes a quarter more time; --trace on does it where nothing is repeated.
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArgs,
    },
  },
  projects: [{ name: "desktop", use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
