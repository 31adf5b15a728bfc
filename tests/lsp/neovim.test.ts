// The server with a real editor: Neovim without a screen.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { reef } from "./reef.ts";

const script = fileURLToPath(new URL("neovim.lua", import.meta.url));
const config = fileURLToPath(new URL("../../editors/neovim/regel.lua", import.meta.url));

test("Neovim shows reports, explains, finds declarations and renames", () => {
  const cwd = mkdtempSync(join(tmpdir(), "regel-nvim-"));
  writeFileSync(join(cwd, "reef.regel"), reef.replace("pay toll coral", "pay toll corl"));
  const args = ["--headless", "--clean", "-n", "-c", `luafile ${script}`];
  const env = { ...process.env, LANG: "C", REGEL_CONFIG: config };
  const ran = spawnSync("nvim", args, { cwd, env, encoding: "utf8", timeout: 900_000 });
  rmSync(cwd, { recursive: true, force: true });
  // `npm test` installs it where it can; elsewhere a person has to.
  if (ran.error) throw new Error("Neovim is missing: `npm run setup -- --editor` installs it.");

  const seen: unknown = JSON.parse(ran.stdout.trim().split("\n").at(-1) ?? "");
  expect(seen).toEqual({
    report: expect.stringContaining("`corl`"),
    line: 20,
    hover: expect.stringContaining("The toll"),
    declaration: 'value toll = 2 { de "der Zoll" en "the toll" }',
    renamed: 'value fee = 2 { de "der Zoll" en "the toll" }',
    completion: expect.any(String),
    keys: true,
  });
});
