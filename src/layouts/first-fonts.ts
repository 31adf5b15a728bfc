// Fonts of the text at the top of pages, which are preloaded.

import text from "../styles/fonts/text-400.woff2?url";
import title from "../styles/fonts/title.woff2?url";

export const firstFonts: readonly string[] = [title, text];
