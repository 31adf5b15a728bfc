// House rules that the workshop has saved in this browser, for other pages.

import { findVariantNames } from "../../../playground/project.ts";
import { createBrowserStore } from "./browser-store.ts";

interface SavedRules {
  readonly name: string;
  readonly text: string;
}

/** Returns the house rules of a game by the folder of its rules, the last written first. */
export async function loadSavedRules(folder: string): Promise<SavedRules[]> {
  const works = await createBrowserStore().list();
  return works.flatMap(({ project: { name, base, files } }) => {
    const text = files.map((file) => file.text).join("\n");
    const hasVariants = findVariantNames(files).length > 0;
    return base === folder && hasVariants ? [{ name, text }] : [];
  });
}
