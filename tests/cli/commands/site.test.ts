// What `regel site` and `regel dev` refuse before anything is built. That a site is built is tested by
// building it.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { regel, remove } from "../command.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "regel-site-"));
  mkdirSync(join(cwd, "mine"));
  copyFileSync("rules/classics/pig.regel", join(cwd, "mine/pig.regel"));
  mkdirSync(join(cwd, "full"));
  writeFileSync(join(cwd, "full/letter.txt"), "Dear all");
  mkdirSync(join(cwd, "broken"));
  writeFileSync(join(cwd, "broken/dive.regel"), "game dive {");
});
afterEach(() => remove(cwd));

test.each([
  [["site", "nowhere"], "`nowhere` is not a folder."],
  [["site", "mine/pig.regel"], "`mine/pig.regel` is not a folder."],
  [["site", "mine", "--texts", "nowhere"], "`nowhere` is not a folder."],
  [["site", "mine", "full"], "full"],
  [["site", "full"], "There is no game in `full`."],
  [
    ["site", "mine", "--out", "full"],
    "`full` has other files in it and stays as it is; `--out FOLDER` names another folder.",
  ],
  [["site", "mine", "--out", "mine"], "The site cannot be written to `mine`: the rules lie in it."],
  [["site", "mine", "--out", "."], "The site cannot be written to `.`: the rules lie in it."],
  [["site", "mine", "--out", "mine/pig.regel"], "`mine/pig.regel` is not a folder."],
  [
    ["site", "mine", "--base", "rules"],
    "`--base` is the folder of a host, such as `/rules/`, not `rules`.",
  ],
  [["site", "mine", "--base", "//evil.example/"], "not `//evil.example/`."],
  [["site", "broken"], "broken/dive.regel"],
  [["dev", "mine", "--port", "0"], "`--port` is a number from 1 to 65535, not `0`."],
  [["dev", "mine", "--port", "x"], "not `x`."],
])("regel %j is refused", async (args, said) => {
  const { status, err } = await regel(args, { cwd });

  expect(err).toContain(said);
  expect(status).toBe(1);
  expect(existsSync(join(cwd, "dist"))).toBe(false);
  expect(readdirSync(join(cwd, "full"))).toEqual(["letter.txt"]);
});
