// Fonts of the text at the top of pages, which are preloaded.

import text from "../styles/fonts/text-400.woff2?url";
import strong from "../styles/fonts/text-500.woff2?url";
import bold from "../styles/fonts/text-700.woff2?url";
import title from "../styles/fonts/title.woff2?url";

export const firstFonts: readonly string[] = [title, text];

/** What the table of a match or a lesson is written in besides. */
export const tableFonts: readonly string[] = [strong, bold];
