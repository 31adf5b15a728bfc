import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

const untidy = "counter coral\nflow  { do swim }\n";
const tidy = "counter coral\nflow { do swim }\n";

let cwd = "";
beforeEach(() => {
  cwd = exampleFolder();
  mkdirSync(join(cwd, "reef/deep"), { recursive: true });
  writeFileSync(join(cwd, "reef/deep/kites.regel"), untidy);
  writeFileSync(join(cwd, "reef/pearls.regel"), tidy);
});
afterEach(() => remove(cwd));

test("files are laid out in place, and the changed ones are named", async () => {
  chmodSync(join(cwd, "reef/deep/kites.regel"), 0o640);
  const before = statSync(join(cwd, "reef/pearls.regel")).mtimeMs;

  expect(await regel(["fmt", "reef"], { cwd })).toEqual({
    status: 0,
    out: "reef/deep/kites.regel\n2 files: 1 changed.\n",
    err: "",
  });
  expect(read("reef/deep/kites.regel")).toBe(tidy);
  expect(statSync(join(cwd, "reef/deep/kites.regel")).mode & 0o777).toBe(0o640);
  expect(statSync(join(cwd, "reef/pearls.regel")).mtimeMs).toBe(before);
  expect(readdirSync(join(cwd, "reef/deep"))).toEqual(["kites.regel"]);
});

test("--check names files and changes nothing", async () => {
  expect(await regel(["fmt", "--check", "reef"], { cwd })).toEqual({
    status: 1,
    out: "reef/deep/kites.regel\n2 files: 1 to be laid out.\n",
    err: "",
  });
  expect(read("reef/deep/kites.regel")).toBe(untidy);
  expect((await regel(["fmt", "--check", "rules"], { cwd })).status).toBe(0);
});

test("a file with mistakes is left alone, the others are laid out", async () => {
  writeFileSync(join(cwd, "reef/broken.regel"), "counter  coral {\n");

  const { status, out, err } = await regel(["fmt", "reef", "reef/pearls.regel"], { cwd });
  expect({ status, out }).toEqual({
    status: 1,
    out: "reef/deep/kites.regel\n3 files: 1 changed, 1 with errors and left alone.\n",
  });
  expect(err).toContain("reef/broken.regel:1:16");
  expect(read("reef/broken.regel")).toBe("counter  coral {\n");
});

test("for editors, from standard input to standard output", async () => {
  const words = ["fmt", "--stdin-path", "reef/pearls.regel"];

  expect(await regel(words, { cwd, input: untidy })).toEqual({ status: 0, out: tidy, err: "" });
  const { status, out, err } = await regel(words, { cwd, input: "flow {" });
  expect({ status, out }).toEqual({ status: 1, out: "" });
  expect(err).toContain("reef/pearls.regel:1:6");
});

test.each([
  ["fmt empty", "There are no .regel files in `empty`.\n"],
  ["fmt nowhere", "`nowhere` cannot be read: it does not exist.\n"],
  ["fmt notes.txt", "`notes.txt` is not a .regel file.\n"],
  ["fmt binary.regel", "`binary.regel` is not text in UTF-8.\n"],
  ["fmt --stdin-path a.regel reef", "`reef` is one word too many.\n"],
  ["fmt --stdin-path a.regel --check", "`--check` is one word too many.\n"],
])("%s", async (line, err) => {
  expect(await regel(line.split(" "), { cwd })).toEqual({ status: 1, out: "", err });
});

function read(path: string): string {
  return readFileSync(join(cwd, path), "utf8");
}

test("--to 2 rewrites a game in language 2, unless it has errors", async () => {
  const { out: list } = await regel(["fmt", "--check", "--to", "2", "rules"], { cwd });
  expect(list).toContain("0 files to be rewritten");
  const hex = read("rules/hex.regel");
  const older = hex.replace(/^language 2\n/m, "language 1\n");
  expect(older).not.toBe(hex);
  writeFileSync(join(cwd, "rules/hex.regel"), older);

  expect((await regel(["fmt", "--to", "2", "--check", "rules/hex.regel"], { cwd })).status).toBe(1);
  expect(read("rules/hex.regel")).toBe(older);
  expect(await regel(["fmt", "--to", "2", "rules/hex.regel"], { cwd })).toEqual({
    status: 0,
    out: "rules/hex.regel\n1 game: 1 file rewritten.\n",
    err: "",
  });
  expect(read("rules/hex.regel")).toBe(hex);

  writeFileSync(join(cwd, "rules/hex.regel"), `${older}\nflow {}\n`);
  const { status, err } = await regel(["fmt", "--to", "2", "rules/hex.regel"], { cwd });
  expect(status).toBe(1);
  expect(err).toContain("`rules/hex.regel` stays as it is");
  expect(read("rules/hex.regel")).toBe(`${older}\nflow {}\n`);
});

test("--to takes a version that there is", async () => {
  expect((await regel(["fmt", "--to", "7"], { cwd })).status).toBe(1);
});
