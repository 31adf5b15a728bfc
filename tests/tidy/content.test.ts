import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { siteDe } from "../../src/i18n/site/de.ts";
import { siteEn } from "../../src/i18n/site/en.ts";

test("every page of the content is there in both languages", () => {
  const pages = (language: string) => globSync("**/*", { cwd: `src/content/${language}` }).sort();

  expect(existsSync("src/content/de")).toBe(true);
  expect(pages("de")).toEqual(pages("en"));
});

test("the site has the same sentences in both languages, none empty", () => {
  expect(keysOf(siteDe)).toEqual(keysOf(siteEn));
});

/** Every path to a sentence: `site.name`. */
function keysOf(strings: object, path = ""): string[] {
  return Object.entries(strings).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value === "object" && value !== null) return keysOf(value, here);
    expect(typeof value === "string" ? value.trim() : "function", here).not.toBe("");
    return [here];
  });
}
