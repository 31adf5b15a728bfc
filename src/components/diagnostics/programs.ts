// The programs of the diagnostic code pages, read at build time.

import type { Programs } from "../../explain/page.ts";

const texts = import.meta.glob<string>("../../content/codes/*/*.regel", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the two programs of a diagnostic code. */
export function programsOf(code: string): Programs {
  const read = (name: string) => texts[`../../content/codes/${code}/${name}.regel`] ?? "";
  return { wrong: read("wrong"), right: read("right") };
}
