// What the search finds: the built index, searched by the code of the page, without a browser.

import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { excerptOf } from "../../src/search/excerpt.ts";
import { findRecords, type RecordMatch } from "../../src/search/find-records.ts";
import { type LoadedIndex, readIndex } from "../../src/search/search-index.ts";

type Language = "de" | "en";

interface Query {
  readonly query: string;
  /** Pages that answer it, without their language. */
  readonly pages: readonly string[];
  /** Whether one of them must be the first result. */
  readonly isFirst?: boolean;
}

const queries: Readonly<Record<Language, readonly Query[]>> = JSON.parse(
  readFileSync("tests/site/search-queries.json", "utf8"),
);

const fileOf = (language: Language, name: string) => `dist/search-index/${language}/${name}.json`;

const loaded = new Map<Language, LoadedIndex>();

function indexOf(language: Language): LoadedIndex {
  const [index = "", sentences = ""] = ["index", "sentences"].map((name) =>
    readFileSync(fileOf(language, name), "utf8"),
  );
  const read = loaded.get(language) ?? readIndex({ index, sentences }, language);
  loaded.set(language, read);
  return read;
}

function matchesOf(language: Language, query: string): RecordMatch[] {
  return findRecords(indexOf(language), query).flatMap(({ matches }) => matches);
}

function pagesOf(language: Language, query: string): string[] {
  return matchesOf(language, query).map(({ head }) =>
    head.url.replace(/#.*/, "").replace(`/${language}/`, ""),
  );
}

/** The queries that none of the first three results answers, with these. */
function missed(language: Language, asked: readonly Query[]) {
  return asked.flatMap(({ query, pages }) => {
    const first = pagesOf(language, query).slice(0, 3);
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
    const { heads, sentences } = indexOf(language);
    const silent = heads.filter(
      ({ kind }, id) => kind !== "example" && sentences[id]?.length === 0,
    );
    expect(silent).toEqual([]);
    for (const { query } of queries[language]) {
      for (const { id, head, terms } of matchesOf(language, query).slice(0, 6)) {
        if (head.kind === "example") continue;
        const parts = excerptOf(sentences[id] ?? [], { terms, query }, language);
        const sentence = parts.map(({ text }) => text).join("");
        expect(sentence, `${query}: ${head.url}`).toMatch(/[.!?…:][“”"»’)]*$/);
        // Not as a whole: the text of a page is long.
        const isThere = textOf(head.url).includes(plain(sentence));
        expect(isThere, `${query}: ${head.url}: ${sentence}`).toBe(true);
      }
    }
  });

  test(`the index is small enough to fetch for one question (${language})`, () => {
    const sizes = ["index", "sentences"].map(
      (name) => brotliCompressSync(readFileSync(fileOf(language, name))).length,
    );
    expect(sizes[0]).toBeLessThanOrEqual(125_000);
    expect(sizes[1]).toBeLessThanOrEqual(70_000);
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
