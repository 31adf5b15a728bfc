// House rules of the reference: it covers the whole language, once, and alike in both languages.

import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { operatorRanks } from "../../src/components/language-reference/binding-strengths.ts";
import { chapters } from "../../src/components/language-reference/chapters.ts";
import { grammar } from "../../src/components/language-reference/grammar.ts";
import { drawnIn } from "../../src/components/language-reference/production-chapters.ts";
import {
  extractRegion,
  runReferenceProgram,
  textOf,
} from "../../src/components/language-reference/programs.ts";
import { vocabulary } from "../../src/dsl/index.ts";
import { allCodes } from "../../src/explain/page.ts";
import { languages, type SiteLanguage } from "../../src/i18n/language.ts";

interface Page {
  readonly chapter: string;
  readonly text: string;
}

function pagesIn(language: SiteLanguage): readonly Page[] {
  return globSync(`src/content/${language}/language/*.mdx`)
    .toSorted()
    .map((path) => ({ chapter: basename(path, ".mdx"), text: readFileSync(path, "utf8") }));
}

/** What stands between backticks. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

/** What a page shows as code: in its sentences, in its table of operators, and in the programs that it names. */
function shownIn({ text }: Page): string {
  const written = text.includes("<Operators ")
    ? operatorRanks("en").flatMap((rank) => rank.written)
    : [];
  const programs = [...text.matchAll(/<Program name="([^"]+)"(?: part="([^"]+)")?/g)];
  const shown = programs.map(([, name = "", part]) => extractRegion(textOf(name), part).text);
  return [...codeIn(text), ...written, ...shown].join("\n");
}

test("every word of the language stands in docs/language.md", () => {
  const words = new Set(readFileSync("docs/language.md", "utf8").match(/[\w/]+/g));

  expect([...vocabulary().keys()].filter((word) => !words.has(word))).toEqual([]);
});

test.each(languages)("every chapter of the list has its page (%s)", (language) => {
  expect(pagesIn(language).map(({ chapter }) => chapter)).toEqual([...chapters].sort());
});

test.each(languages)("every production is drawn in exactly one chapter (%s)", (language) => {
  const drawn = pagesIn(language).flatMap(({ text }) => drawnIn(text));
  const tokens = ["Name", "Integer", "Str"];

  expect(drawn.toSorted()).toEqual([...grammar.keys(), ...tokens].sort());
});

test("both languages draw and show the same things in the same chapters", () => {
  const parts = (language: SiteLanguage) =>
    pagesIn(language).map(({ chapter, text }) => ({
      chapter,
      headings: text.match(/^#+ /gm),
      shown: text
        .match(/<(?:Grammar|Program|Step|Terminal|span) [^>]*>|<Operators\b/g)
        ?.filter(isAlike),
      links: [...text.matchAll(/\]\(\/\w+(\/[^)]*)\)/g)].map(([, path]) => path),
    }));

  expect(parts("de")).toEqual(parts("en"));
});

/** The tour tells rules in the other language as well. */
function isAlike(tag: string): boolean {
  return !tag.includes("language=");
}

test.each(languages)("every word of the language is shown somewhere (%s)", (language) => {
  const shown = pagesIn(language).map(shownIn).join("\n");
  const words = new Set(shown.match(/[a-z]+/g));

  expect([...vocabulary().keys()].filter((word) => !words.has(word))).toEqual([]);
});

test.each(languages)(
  "every construct and function of docs/language.md is explained (%s)",
  (language) => {
    const docs = readFileSync("docs/language.md", "utf8");
    const constructs = (docs.split("## What there is")[1] ?? "")
      .split("\n\n")[1]
      ?.split("\n")
      .flatMap((row) => codeIn(row.split("|")[1] ?? ""));
    const functions = codeIn(
      docs.split("## Words that mean something in expressions")[1]?.trim().split("\n\n")[0] ?? "",
    );
    const words = new Set(
      pagesIn(language)
        .flatMap(({ text }) => codeIn(text))
        .join("\n")
        .match(/\w+/g),
    );

    const asked = [...(constructs ?? []), ...functions].flatMap(
      (code) => code.match(/^\w+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((word) => !words.has(word))).toEqual([]);
  },
);

test.each(languages)("every rule told in words is there (%s)", (language) => {
  const tags = pagesIn(language).flatMap(({ text }) => [
    ...text.matchAll(/<Program name="([^"]+)"[^>]* says="([^"]+)"/g),
  ]);
  const missing = tags.flatMap(([, name = "", says = ""]) => {
    const known = new Set(runReferenceProgram(name).rules.map(({ path }) => path));
    return says.split(" ").filter((path) => !known.has(path));
  });

  expect(tags.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test.each(languages)("every link leads to a chapter, a production or a report (%s)", (language) => {
  const pages = pagesIn(language);
  const links = pages.flatMap(({ chapter, text }) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = ""]) => ({ chapter, href })),
  );
  const dead = links.filter(({ href }) => {
    const [path = "", anchor] = href.split("#");
    if (allCodes.some((code) => path === `/${language}/codes/${code}/`)) return false;
    const [, start, name = "overview"] = /^\/(\w+)\/language\/(?:([\w-]+)\/)?$/.exec(path) ?? [];
    const page = pages.find((one) => one.chapter === name);
    if (start !== language || page === undefined) return true;
    return anchor !== undefined && !drawnIn(page.text).includes(anchor.replace("grammar-", ""));
  });

  expect(links.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test.each(languages)("the tools chapter names every command (%s)", (language) => {
  const tools = pagesIn(language).find(({ chapter }) => chapter === "tools");
  const help = readFileSync(`tests/cli/commands/samples/help.${language}.txt`, "utf8");
  const [, list = ""] = help.split("\n\n");
  const commands = list.split("\n").flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);

  expect(commands.length).toBeGreaterThan(9);
  expect(commands.filter((name) => !tools?.text.includes(`regel ${name}`))).toEqual([]);
});

test.each(languages)("the tour can be read and typed in a quarter of an hour (%s)", (language) => {
  const tour = pagesIn(language).find(({ chapter }) => chapter === "first-game")?.text ?? "";
  const prose = tour.replace(/<[^>]+>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const steps = [...tour.matchAll(/<Step number={(\d)}/g)].map(([, step = ""]) => step);
  const commands = [...tour.matchAll(/<Terminal /g)].length;

  // Read at 150 words a minute; 45 seconds to copy a step, 15 for a command and its output.
  const minutes = prose / 150 + (steps.length * 45 + commands * 15) / 60;
  expect(steps).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  expect(minutes).toBeGreaterThan(8);
  expect(minutes).toBeLessThan(15);
});
