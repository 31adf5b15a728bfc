import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const module = fileURLToPath(new URL("../../src/files/cache.ts", import.meta.url));

/** Writes and reads one key again and again; a text is right if it is of one letter alone. */
const program = (letter: string) => `
  import { openCache } from ${JSON.stringify(module)};
  const cache = openCache(process.argv[1]);
  for (let n = 0; n < 200; n++) {
    cache.write("a1", ${JSON.stringify(letter)}.repeat(20_000));
    const text = cache.read("a1");
    if (text === undefined || text !== text[0].repeat(20_000)) process.exit(1);
  }
`;

test("processes that write the same key at the same time see whole entries", async () => {
  const folder = mkdtempSync(join(tmpdir(), "regel-cache-"));
  try {
    const statuses = await Promise.all(
      ["a", "b", "c"].map((letter) => {
        const args = ["--input-type=module", "--eval", program(letter), folder];
        const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
        return new Promise((resolve) => child.on("close", resolve));
      }),
    );

    expect(statuses).toEqual([0, 0, 0]);
    expect(readdirSync(folder)).toEqual(["a1.entry"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
