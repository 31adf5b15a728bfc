// The fonts of what is read first, which pages ask for at once.

import text from "../styles/fonts/text-400.woff2?url";
import title from "../styles/fonts/title.woff2?url";

export const firstFonts: readonly string[] = [title, text];
