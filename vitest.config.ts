// Unit tests: everything under tests/, run in Node without a browser.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    // Tests are not timed; on a busy machine the same work takes many times as long.
    testTimeout: 60_000,
  },
});
