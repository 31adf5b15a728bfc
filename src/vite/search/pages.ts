// Reads the built pages for the search.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface BuiltPage {
  /** URL: `/de/tiles/reef/` */
  readonly url: string;
  readonly language: "de" | "en";
  /** The part of the path after the language. */
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** Text content without pictures and programs. */
  readonly text: string;
  /** The headings, concatenated. */
  readonly headings: string;
}

/** Returns all pages in both languages. */
export function builtPages(folder: string): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.flatMap((file) => {
    const found = /^(?<language>de|en)\/(?<path>.*?)index\.html$/.exec(file.replaceAll("\\", "/"));
    const { language, path = "" } = found?.groups ?? {};
    if (language !== "de" && language !== "en") return [];
    return [pageFrom(readFileSync(join(folder, file), "utf8"), language, path)];
  });
}

function pageFrom(html: string, language: "de" | "en", path: string): BuiltPage {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  const shown = main.replace(/<(script|style|svg|pre|template)\b.*?<\/\1>/gs, " ");
  const headings = [...shown.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inside]) =>
    plainText(inside ?? ""),
  );
  return {
    url: `/${language}/${path}`,
    language,
    path,
    html,
    title: headings[0] ?? "",
    description: plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""),
    text: plainText(shown),
    headings: headings.join(". "),
  };
}

const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#34": '"',
  nbsp: " ",
};

function plainText(html: string): string {
  return html
    .replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, " ")
    .replace(/&([a-z]+|#\d+);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
