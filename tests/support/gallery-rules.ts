// The house rules of the gallery as their authors would write them in the workshop.

import { readdirSync, readFileSync } from "node:fs";

const folder = "rules/burgundy/variants";

export interface GalleryRule {
  readonly file: string;
  /** The file, in which the house rule has the name that the workshop gives to the first one. */
  readonly text: string;
  /** How many examples stand in it. */
  readonly examples: number;
}

/** All of them; a platform's version of the rules is no house rule. */
export function galleryRules(): GalleryRule[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".regel") && file !== "yucata.regel")
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, "utf8");
      const examples = text.match(/^ {2}example /gm)?.length ?? 0;
      if (examples === 0) throw new Error(`${file} has no example.`);
      return { file, text: text.replace(/variant \w+ of/, "variant mine of"), examples };
    });
}
