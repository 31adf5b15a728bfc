// The texts of the site: chapters of the rules and of the reference of the language, and lessons,
// in both languages under the same paths.
import { defineCollection } from "astro:content";
import { texts } from "regel:text-folders";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { lessonSchema } from "./components/lesson/lesson-schema.ts";

/** Phrases that readers search a page under, though its text has other words. */
const keywords = z.array(z.string()).default([]);

const rules = defineCollection({
  loader: glob({ base: texts, pattern: "{de,en}/rules/*/*.mdx" }),
  schema: z.object({
    title: z.string(),
    /** One sentence for search engines and previews. */
    description: z.string(),
    keywords,
    /** What the chapter answers, as a list at its head. */
    answers: z.array(z.string()),
    /** Paths of the rules that it explains. */
    rules: z.array(z.string()),
  }),
});

const language = defineCollection({
  loader: glob({ base: new URL("./content/", import.meta.url), pattern: "{de,en}/language/*.mdx" }),
  schema: z.object({
    title: z.string(),
    /** One sentence for search engines and previews, and below the title. */
    description: z.string(),
  }),
});

/** Lessons: what the player says to tasks, whose positions and goals are examples of the rules. */
const lessons = defineCollection({
  loader: glob({ base: texts, pattern: "{de,en}/lessons/*/*.yaml" }),
  schema: lessonSchema,
});

/** The first move on the home page, made in the position of an example; one game has it. */
const home = defineCollection({
  loader: glob({ base: texts, pattern: "{de,en}/home/*.md" }),
  schema: z.object({
    example: z.string(),
    /** At most four words. */
    headline: z.string(),
    /** One sentence or two; what is lit stands between double asterisks. */
    lead: z.string(),
    /** Headline and sentence after the move. */
    done: z.string(),
    doneLead: z.string(),
  }),
});

export const collections = { rules, language, lessons, home };
