// `npm run fonts`: makes the fonts of the site from those of their makers. They are part of the
// project; this makes them anew.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontSubset, leanFonts } from "../src/build/lean-fonts.ts";
import { root } from "./setup.mjs";

for (const [name, origin] of Object.entries(leanFonts)) {
  const font = await createFontSubset(origin);
  writeFileSync(join(root, "src/styles/fonts", name), font);
  console.log(`src/styles/fonts/${name} ${(font.length / 1024).toFixed(1)} kB`);
}
