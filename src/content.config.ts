// The texts of the site: chapters of the rules, in both languages under the same paths.
import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const rules = defineCollection({
  loader: glob({ base: "./src/content", pattern: "{de,en}/rules/**/*.mdx" }),
  schema: z.object({
    title: z.string(),
    /** One sentence for search engines and previews. */
    description: z.string(),
    /** What the chapter answers, as a list at its head. */
    answers: z.array(z.string()),
  }),
});

export const collections = { rules };
