import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findCacheFolder, hashKey, openCache } from "../../src/files/cache.ts";

let base = "";
let folder = "";
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "regel-cache-"));
  folder = join(base, "deep", "cache");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const names = () => readdirSync(folder).sort();

test("what is written is read, also by another process", () => {
  openCache(folder).write("a1", "text\nof two lines");

  expect(openCache(folder).read("a1")).toBe("text\nof two lines");
  expect(openCache(folder).read("b2")).toBeUndefined();
  expect(names()).toEqual(["a1.entry"]);
});

test("a later text takes the place of an earlier one", () => {
  const cache = openCache(folder);
  cache.write("a1", "before");
  cache.write("a1", "after");

  expect(cache.read("a1")).toBe("after");
  expect(names()).toEqual(["a1.entry"]);
});

test.each([
  ["cut off", (entry: string) => entry.slice(0, -1)],
  ["longer", (entry: string) => `${entry}!`],
  ["changed", (entry: string) => entry.replace("words", "sword")],
  ["empty", () => ""],
  ["of another key", (entry: string) => entry.replace("a1", "b2")],
  ["of another format", (entry: string) => entry.replace("cache 1", "cache 2")],
  ["something else", () => "globalThis.hacked = true"],
])("an entry that is %s is ignored and written again", (_, spoil) => {
  const cache = openCache(folder);
  cache.write("a1", "words");
  const path = join(folder, "a1.entry");
  writeFileSync(path, spoil(readFileSync(path, "utf8")));

  expect(cache.read("a1")).toBeUndefined();
  cache.write("a1", "words");
  expect(cache.read("a1")).toBe("words");
});

test("an entry is the same whichever parts are joined", () => {
  expect(hashKey(["ab", "c"])).not.toBe(hashKey(["a", "bc"]));
  expect(hashKey(["ab", "c"])).not.toBe(hashKey(["abc"]));
  expect(hashKey([])).toMatch(/^[0-9a-f]{64}$/);
});

describe.runIf(process.getuid !== undefined)("nothing is taken from where others can write", () => {
  test("the folder is closed to others", () => {
    openCache(folder).write("a1", "text");

    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "a1.entry")).mode & 0o777).toBe(0o600);
  });

  test.each([0o777, 0o770, 0o755])("a folder with the permissions %o is not used", (mode) => {
    openCache(folder).write("a1", "text");
    chmodSync(folder, mode);

    expect(openCache(folder).read("a1")).toBeUndefined();
  });

  test("a link to a folder is not used", () => {
    openCache(folder).write("a1", "text");
    symlinkSync(folder, join(base, "link"));

    expect(openCache(join(base, "link")).read("a1")).toBeUndefined();
  });

  test("an entry that others may change, or that is a link, is not used", () => {
    const cache = openCache(folder);
    cache.write("a1", "text");
    symlinkSync(join(folder, "a1.entry"), join(folder, "b2.entry"));
    expect(cache.read("b2")).toBeUndefined();

    chmodSync(join(folder, "a1.entry"), 0o666);
    expect(cache.read("a1")).toBeUndefined();
  });

  test("a folder of another user is not used", () => {
    openCache(folder).write("a1", "text");
    const uid = process.getuid?.() ?? 0;
    const other = vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(uid + 1);
    try {
      expect(openCache(folder).read("a1")).toBeUndefined();
    } finally {
      other.mockRestore();
    }
  });
});

test("a folder that cannot be made is a cache without entries", () => {
  writeFileSync(join(base, "file"), "");
  const cache = openCache(join(base, "file", "cache"));

  expect(() => cache.write("a1", "text")).not.toThrow();
  expect(cache.read("a1")).toBeUndefined();
});

test("an entry that cannot be written is not there, and leaves nothing behind", () => {
  const cache = openCache(folder);
  mkdirSync(join(folder, "a1.entry"));
  mkdirSync(join(folder, "a1.entry", "inside"));

  expect(() => cache.write("a1", "text")).not.toThrow();
  expect(cache.read("a1")).toBeUndefined();
  expect(names()).toEqual(["a1.entry"]);
});

test("a folder that is removed meanwhile harms nobody", () => {
  const cache = openCache(folder);
  rmSync(folder, { recursive: true });

  expect(() => cache.write("a1", "text")).not.toThrow();
  expect(cache.read("a1")).toBeUndefined();
});

test("the entries that were used last remain when there is no more room", () => {
  const text = "x".repeat(1000);
  const cache = openCache(folder, 3500);
  for (const [at, key] of ["a1", "b2", "c3"].entries()) {
    cache.write(key, text);
    utimesSync(join(folder, `${key}.entry`), at + 1, at + 1);
  }
  expect(cache.read("a1")).toBe(text);
  cache.write("d4", text);

  expect(names()).toEqual(["a1.entry", "c3.entry", "d4.entry"]);
});

test("drafts of processes that were killed are removed in time, files of others never", () => {
  const cache = openCache(folder);
  for (const name of ["old.draft", "new.draft", "notes.txt"]) writeFileSync(join(folder, name), "");
  utimesSync(join(folder, "old.draft"), 1, 1);
  utimesSync(join(folder, "notes.txt"), 1, 1);
  cache.write("a1", "text");

  expect(names()).toEqual(["a1.entry", "new.draft", "notes.txt"]);
});

describe("the folder", () => {
  test.each([
    [{ REGEL_CACHE: "off", HOME: "/home/a" }, undefined],
    [{ REGEL_CACHE: "/data/cache", HOME: "/home/a" }, "/data/cache"],
    [{ REGEL_CACHE: "", HOME: "/home/a" }, "/home/a/.cache/regelwerk"],
    [{ XDG_CACHE_HOME: "/fast", HOME: "/home/a" }, "/fast/regelwerk"],
    [{ XDG_CACHE_HOME: "here", HOME: "/home/a" }, "/home/a/.cache/regelwerk"],
    [{ HOME: "/home/a" }, "/home/a/.cache/regelwerk"],
    [{ HOME: "" }, undefined],
  ])("with %o is %s", (env, expected) => {
    expect(findCacheFolder(env, "linux")).toBe(expected);
  });

  test("is not made where none is wanted", () => {
    expect(openCache(undefined).read("a1")).toBeUndefined();
    expect(existsSync(folder)).toBe(false);
  });
});
