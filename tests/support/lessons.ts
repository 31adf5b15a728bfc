// The lessons of the site as tests read them.

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  exampleOf,
  type LessonText,
  lessonSchema,
} from "../../src/components/lesson/lesson-schema.ts";
import { listSite } from "../../src/files/site-manifest.ts";
import type { SiteLanguage } from "../../src/i18n/language.ts";

/** What a part of a lesson asks its reader to do. */
interface Asked {
  readonly tag: "Task" | "Quiz" | "Guided";
  readonly example: string;
}

export interface Lesson {
  readonly game: string;
  readonly slug: string;
  readonly text: LessonText;
  /** In the order of the parts. */
  readonly asked: readonly Asked[];
}

/** The lessons of each game, in the order of its manifest. */
export function lessonsIn(language: SiteLanguage): Lesson[] {
  const folder = `src/content/${language}/lessons`;
  return listSite("rules").games.flatMap(({ name, lessons }) =>
    lessons.map((slug) => lessonAt(`${folder}/${name}/${slug}.yaml`)),
  );
}

function lessonAt(path: string): Lesson {
  const [game = "", file = ""] = path.split("/").slice(-2);
  const text = lessonSchema.parse(parse(readFileSync(path, "utf8")));
  const asked = text.parts.map((part): Asked => {
    const tag = "task" in part ? "Task" : "quiz" in part ? "Quiz" : "Guided";
    return { tag, example: exampleOf(part) };
  });
  return { game, slug: file.replace(/\.yaml$/, ""), text, asked };
}
