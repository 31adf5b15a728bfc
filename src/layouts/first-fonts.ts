// The fonts of what is read first, which pages ask for at once.

import text from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import title from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url";

export const firstFonts: readonly string[] = [title, text];
