// The lessons of the site as tests read them: their texts, and the exercises that these name.

import { globSync, readFileSync } from "node:fs";
import type { SiteLanguage } from "../../src/i18n/language.ts";

/** What a lesson asks its reader to do, as its text names it. */
export interface Asked {
  readonly tag: "Task" | "Quiz" | "Guided";
  readonly example: string;
  /** All that is written in the tag. */
  readonly written: string;
}

export interface LessonText {
  readonly game: string;
  readonly slug: string;
  /** What stands above the text: a line for each field. */
  readonly head: Readonly<Record<string, string>>;
  readonly body: string;
  /** In the order of the text. */
  readonly asked: readonly Asked[];
}

/** By game, then by slug. */
export function lessonsIn(language: SiteLanguage): LessonText[] {
  const paths = globSync("*/*", { cwd: `src/content/${language}/lessons` }).sort();
  return paths.map((path) => lessonAt(`src/content/${language}/lessons/${path}`));
}

function lessonAt(path: string): LessonText {
  const [game = "", file = ""] = path.split("/").slice(-2);
  const [, head = "", body = ""] = readFileSync(path, "utf8").split(/^---$/m);
  const fields = head.matchAll(/^(\w+): (.*)$/gm);
  const tags = body.matchAll(/<(Task|Quiz|Guided)\s[^>]*?\bexample="([^"]+)"[^>]*?\/>/g);
  return {
    game,
    slug: file.replace(/\.mdx$/, ""),
    head: Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value])),
    body,
    asked: [...tags].map(([written, tag, example = ""]) => ({
      tag: tag as Asked["tag"], // The pattern lets only these three through.
      example,
      written,
    })),
  };
}
