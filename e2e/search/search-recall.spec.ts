// What the search finds: the built index, searched by the code of the page, without a browser.

import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import { excerptOf } from "../../src/search/excerpt.ts";
import { findRecords, type RecordMatch } from "../../src/search/find-records.ts";
import { partOf, partsFor, type SearchPart, type WeightedPart } from "../../src/search/parts.ts";
import { type LoadedIndex, readIndex } from "../../src/search/search-index.ts";
import { test } from "../test.ts";

// One process for all: each would read every index anew.
test.describe.configure({ mode: "default" });

type Language = "de" | "en";

interface Query {
  readonly query: string;
  /** Pages that answer it, without their language. */
  readonly pages: readonly string[];
  /** Whether one of them must be the first result. */
  readonly isFirst?: boolean;
}

const queries: Readonly<Record<Language, readonly Query[]>> = JSON.parse(
  readFileSync("tests/search/queries.json", "utf8"),
);

const parts: readonly SearchPart[] = JSON.parse(
  readFileSync("dist/search-index/parts.json", "utf8"),
);

const loaded = new Map<string, LoadedIndex>();

/** What a page with this path searches at first. */
function indexesOn(path: string, language: Language): LoadedIndex[] {
  return partsFor(parts, path).first.map((part) => readPart(part, language));
}

function readPart({ name, weight }: WeightedPart, language: Language): LoadedIndex {
  const key = `${language}/${name} ${weight}`;
  const [index = "", sentences = ""] = ["index", "sentences"].map((file) =>
    readFileSync(fileOf(language, name, file), "utf8"),
  );
  const read = loaded.get(key) ?? readIndex({ index, sentences }, language, weight);
  loaded.set(key, read);
  return read;
}

const fileOf = (language: Language, part: string, name: string) =>
  `dist/search-index/${language}/${part}/${name}.json`;

function matchesOf(language: Language, query: string, path = "/search/"): RecordMatch[] {
  return findRecords(indexesOn(path, language), query).flatMap(({ matches }) => matches);
}

function pagesOf(language: Language, query: string, path?: string): string[] {
  return matchesOf(language, query, path).map(({ head }) =>
    head.url.replace(/#.*/, "").replace(`/${language}/`, ""),
  );
}

/** The queries that none of the first three results answers, with these; asked on a page of their game. */
function missed(language: Language, asked: readonly Query[], isOnOwnPage = false) {
  return asked.flatMap(({ query, pages }) => {
    const path = isOnOwnPage ? `/${language}/${pages[0] ?? ""}` : undefined;
    const first = pagesOf(language, query, path).slice(0, 3);
    return first.some((page) => pages.includes(page)) ? [] : [{ query, pages, first }];
  });
}

for (const language of ["de", "en"] as const) {
  test(`of what players type, 95 in 100 find their page among the first three (${language})`, () => {
    const asked = queries[language];
    expect(asked.length).toBeGreaterThanOrEqual(45);
    const missing = missed(language, asked);
    expect(missing.length, JSON.stringify(missing, null, 1)).toBeLessThanOrEqual(
      0.05 * asked.length,
    );
  });

  test(`on the pages of a game, 95 in 100 are found in its own index and that of the site (${language})`, () => {
    const asked = queries[language];
    const missing = missed(language, asked, true);
    expect(missing.length, JSON.stringify(missing, null, 1)).toBeLessThanOrEqual(
      0.05 * asked.length,
    );
  });

  test(`some chapters are the first result (${language})`, () => {
    const asked = queries[language].filter(({ isFirst }) => isFirst);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    const others = asked.filter(
      ({ query, pages }) => !pages.includes(pagesOf(language, query)[0] ?? ""),
    );
    expect(others).toEqual([]);
  });

  test(`the questions that chapters answer find them (${language})`, () => {
    const asked = globSync(`src/content/${language}/rules/*/*.mdx`).flatMap((path): Query[] => {
      const head = parse(readFileSync(path, "utf8").split("---\n")[1] ?? "");
      const page = `${path.replaceAll("\\", "/").replace(`src/content/${language}/`, "")}`;
      // A chapter that explains no rule repeats what others say.
      if (head.rules.length === 0) return [];
      return head.answers.map((query: string) => {
        return { query, pages: [page.replace(".mdx", "/")] };
      });
    });
    expect(asked.length).toBeGreaterThanOrEqual(80);
    const missing = missed(language, asked);
    expect(missing.length, JSON.stringify(missing, null, 1)).toBeLessThanOrEqual(
      0.05 * asked.length,
    );
  });

  test(`texts come before single rules, and reports only if they are named (${language})`, () => {
    for (const { query } of queries[language]) {
      const kinds = matchesOf(language, query).map(({ head, isNamed }) =>
        isNamed ? "" : head.kind,
      );
      const lastText = Math.max(kinds.lastIndexOf("chapter"), kinds.lastIndexOf("lesson"));
      const firstRule = kinds.indexOf("rule");
      if (firstRule >= 0) expect(lastText, query).toBeLessThan(firstRule);
      const firstReport = kinds.indexOf("code");
      if (firstReport >= 0)
        expect(
          kinds.slice(firstReport).every((kind) => kind === "code"),
          query,
        ).toBe(true);
    }
    const other = matchesOf(
      language,
      language === "de" ? "Fehler im Spiel" : "mistake in a program",
    );
    expect(other.filter(({ head }) => head.kind === "code")).toEqual([]);
  });

  test(`what a result shows stands on its page (${language})`, () => {
    const silent = indexesOn("/search/", language).flatMap(({ heads, sentences }) =>
      heads.filter(({ kind }, id) => kind !== "example" && sentences[id]?.length === 0),
    );
    expect(silent).toEqual([]);
    for (const { query } of queries[language]) {
      for (const { head, sentences, terms } of matchesOf(language, query).slice(0, 6)) {
        if (head.kind === "example") continue;
        const parts = excerptOf(sentences, { terms, query }, language);
        const sentence = parts.map(({ text }) => text).join("");
        expect(sentence, `${query}: ${head.url}`).toMatch(/[.!?…:][“”"»’)]*$/);
        // Not as a whole: the text of a page is long.
        const isThere = textOf(head.url).includes(plain(sentence));
        expect(isThere, `${query}: ${head.url}: ${sentence}`).toBe(true);
      }
    }
  });

  test(`each part of the index is small enough to fetch for one question (${language})`, () => {
    for (const { name } of parts) {
      const sizes = ["index", "sentences"].map(
        (file) => brotliCompressSync(readFileSync(fileOf(language, name, file))).length,
      );
      expect(sizes[0], name).toBeLessThanOrEqual(80_000);
      expect(sizes[1], name).toBeLessThanOrEqual(40_000);
    }
  });

  test(`a part has the pages of its own game alone (${language})`, () => {
    const strange = parts.flatMap((part) => {
      const { heads } = readPart({ ...part, weight: 1 }, language);
      return heads.filter(({ url }) => partOf(parts, url) !== part);
    });
    expect(strange).toEqual([]);
  });
}

const texts = new Map<string, string>();

/** All letters and digits of a page, its description among them. */
function textOf(url: string): string {
  const path = `dist${url.replace(/#.*/, "")}index.html`;
  const known = texts.get(path);
  if (known !== undefined) return known;
  const html = readFileSync(path, "utf8").replace(/<(script|style|svg)\b.*?<\/\1>/gs, "");
  const text = plain(html.replace(/<meta name="description" content="([^"]*)"[^>]*>/, "$1"));
  texts.set(path, text);
  return text;
}

function plain(html: string): string {
  const text = html.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "").replace(/&(?:#\d+|\w+);/g, "");
  return text.replace(/[^\p{L}\d]/gu, "");
}
