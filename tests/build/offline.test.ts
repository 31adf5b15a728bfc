import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { getPageAddress } from "../../src/build/dist-files.ts";
import { fillTemplate, listSiteFiles } from "../../src/build/offline.ts";

test("every file gets its address, and a mark that changes with its content", () => {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "de"));
  writeFileSync(join(folder, "de", "index.html"), "eins");
  writeFileSync(join(folder, "logo.svg"), "<svg/>");
  writeFileSync(join(folder, "service-worker.js"), "not itself");
  const before = listSiteFiles(folder);
  writeFileSync(join(folder, "de", "index.html"), "zwei");
  const after = listSiteFiles(folder);

  expect(Object.keys(before)).toEqual(["/de/", "/logo.svg"]);
  expect(after["/logo.svg"]).toBe(before["/logo.svg"]);
  expect(after["/de/"]).not.toBe(before["/de/"]);
});

test("another file makes another version of the worker", () => {
  const template = 'const version = "VERSION"; const files = "FILES";';
  const version = (files: Record<string, string>) =>
    /version = "([\w-]+)"/.exec(fillTemplate(template, files))?.[1];

  expect(version({ "/": "a" })).toBe(version({ "/": "a" }));
  expect(version({ "/": "a" })).not.toBe(version({ "/": "b" }));
  expect(fillTemplate(template, { "/": "$&" })).toContain('const files = {"/":"$&"};');
});

test("addresses of pages end with a slash, those of files do not", () => {
  expect(getPageAddress("index.html")).toBe("/");
  expect(getPageAddress(join("de", "play", "index.html"))).toBe("/de/play/");
  expect(getPageAddress("404.html")).toBe("/404.html");
});
