// Reads the built pages for the search.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HTMLElement, parse, TextNode } from "node-html-parser";

export interface BuiltPage {
  /** URL: `/de/tiles/reef/` */
  readonly url: string;
  readonly language: "de" | "en";
  /** The part of the path after the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Words and phrases that its author wants it to be found under. */
  readonly keywords: readonly string[];
  /** Its headings and paragraphs, in order. */
  readonly blocks: readonly PageBlock[];
  /** Ids of its parts. */
  readonly ids: readonly string[];
}

/**
 * An answered question stands in a hidden list at the head of a chapter. Prose has sentences to show;
 * the text of a rule has only on the page of its own piece.
 */
type BlockKind = "heading" | "answered" | "prose" | "rule" | "cell";

export interface PageBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** The id of a heading, or of the article that it heads. */
  readonly id: string | undefined;
}

/** Elements without sentences of the page: navigation, drawings, programs. */
const unreadTags = new Set(
  "SCRIPT STYLE TEMPLATE NOSCRIPT SVG PRE FIGURE NAV FORM FIELDSET BUTTON SELECT LABEL".split(" "),
);

/** Positions as text, results, references and what is not for readers; rules have own records. */
const unreadClasses = new Set(
  "visually-hidden no-print on-paper stage words outcome tag holds cited rule-box decision".split(
    " ",
  ),
);

const blockTags = new Set("H1 H2 H3 H4 P LI DT DD TD TH SUMMARY".split(" "));

/** The chapters again for printing, and the search itself. */
const unreadPages = /^(?:booklet|search)\//;

/** Returns all pages in both languages. */
export function builtPages(folder: string): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.flatMap((file) => {
    const found = /^(?<language>de|en)\/(?<path>.*?)index\.html$/.exec(file.replaceAll("\\", "/"));
    const { language, path = "" } = found?.groups ?? {};
    if ((language !== "de" && language !== "en") || unreadPages.test(path)) return [];
    return [readPage(readFileSync(join(folder, file), "utf8"), language, path)];
  });
}

/** Reads the HTML of a page. */
export function readPage(html: string, language: "de" | "en", path: string): BuiltPage {
  const meta = (name: string) =>
    decode(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
  const root = parse(main);
  const blocks = collectBlocks(root);
  return {
    url: `/${language}/${path}`,
    language,
    path,
    title: titleOf(html, root, blocks),
    description: meta("description"),
    keywords: meta("keywords")
      .split(",")
      .map((phrase) => phrase.trim())
      .filter(Boolean),
    blocks,
    ids: [...main.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id),
  };
}

/** Returns the main heading; where that is not read, because it is a task, what the tab of the page says. */
function titleOf(html: string, root: HTMLElement, blocks: readonly PageBlock[]): string {
  const first = blocks.find(({ kind }) => kind === "heading")?.text ?? "";
  const main = root.querySelector("h1")?.text.replace(/\s+/g, " ").trim();
  if (main === undefined || main === first) return first;
  return decode(/<title>(.*?)(?: · [^·]*)?<\/title>/s.exec(html)?.[1] ?? first);
}

function decode(text: string): string {
  return parse(text).textContent;
}

/** Collects the texts of headings, paragraphs, items and cells; an item may contain paragraphs. */
function collectBlocks(root: HTMLElement): PageBlock[] {
  const blocks: PageBlock[] = [];
  const visit = (element: HTMLElement, outer: Context) => {
    if (isUnread(element)) return;
    const context = contextOf(element, outer);
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) visit(child, context);
      else if (child instanceof TextNode) context.texts.push(child.text);
    }
    if (context.texts !== outer.texts) {
      const text = context.texts.join("").replace(/\s+/g, " ").trim();
      const kind = kindOf(element, context);
      const id = kind === "heading" ? element.id || context.article : undefined;
      if (text !== "") blocks.push({ kind, text, id });
    }
  };
  visit(root, { texts: [], isAnswers: false, isRule: false, isExact: false, article: undefined });
  return blocks;
}

interface Context {
  /** Texts of the innermost block. */
  readonly texts: string[];
  readonly isAnswers: boolean;
  readonly isRule: boolean;
  /** Whether it is the exact reading of a rule, which is found but not shown. */
  readonly isExact: boolean;
  /** The id of the article. */
  readonly article: string | undefined;
}

function contextOf(element: HTMLElement, outer: Context): Context {
  const { tagName, classList } = element;
  return {
    texts: blockTags.has(tagName) ? [] : outer.texts,
    isAnswers: outer.isAnswers || classList.contains("answers"),
    isExact: outer.isExact || classList.contains("exactly"),
    isRule: outer.isRule || classList.contains("rule-text"),
    article: tagName === "ARTICLE" && element.id !== "" ? element.id : outer.article,
  };
}

function isUnread(element: HTMLElement): boolean {
  // Folded or hidden, but found.
  if (["exactly", "answers"].some((name) => element.classList.contains(name))) return false;
  if (unreadTags.has(element.tagName)) return true;
  const { id, attributes } = element;
  return (
    "hidden" in attributes ||
    element.getAttribute("role") === "status" ||
    // The goal of an exercise as its rules state it.
    (element.tagName === "DIV" && element.classList.contains("goal")) ||
    "data-search-ignore" in attributes ||
    (id.startsWith("rule-") && element.tagName === "DETAILS") ||
    [...element.classList.values()].some((name) => unreadClasses.has(name))
  );
}

function kindOf({ tagName }: HTMLElement, { isAnswers, isRule, isExact }: Context): BlockKind {
  if (isExact) return "cell";
  if (/^H\d$/.test(tagName)) return "heading";
  if (isAnswers) return "answered";
  if (isRule) return "rule";
  return ["P", "LI", "DD"].includes(tagName) ? "prose" : "cell";
}
