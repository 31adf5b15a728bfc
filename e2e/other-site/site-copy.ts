// A copy of the project without its games, and with one of another author in their place: what a new
// game needs is in the folder `lagoon` and nowhere else. The game itself is that of the tour.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pages that are about no game, or about all of them, and take long to build. */
const left = ["language", "codes", "data.astro", "booklet", "print"];

/** Builds the site of the made-up games under a folder of its host. Returns the built files. */
export function buildOtherSite(folder: string, base: string): string {
  const to = (...path: string[]) => join(folder, ...path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(to("rules"), { recursive: true });
  for (const name of ["src", "public", "package.json", "tsconfig.json", "ec.config.mjs"])
    cpSync(name, to(name), { recursive: true });
  cpSync("astro.config.mjs", to("whole.config.mjs"));
  symlinkSync(join(process.cwd(), "node_modules"), to("node_modules"), "junction");
  // What Astro and Vite keep between builds belongs to the project.
  writeFileSync(
    to("astro.config.mjs"),
    `import whole from "./whole.config.mjs";
export default { ...whole, cacheDir: "./kept", vite: { ...whole.vite, cacheDir: "./kept/vite" } };`,
  );
  for (const page of left) rmSync(to("src/pages/[language]", page), { recursive: true });
  for (const language of ["de", "en"])
    for (const kind of ["rules", "lessons", "home"])
      rmSync(to("src/content", language, kind), { recursive: true });
  rmSync(to("src/content/glossary"), { recursive: true });

  cpSync("e2e/other-site/lagoon/rules", to("rules/lagoon"), { recursive: true });
  cpSync("e2e/other-site/lagoon/content", to("src/content"), { recursive: true });
  cpSync("src/content/programs/tour/7.regel", to("rules/lagoon/game.regel"));
  cpSync("e2e/other-site/pocket", to("rules/pocket"), { recursive: true });
  cpSync("rules/classics/tic-tac-toe.regel", to("rules/pocket/tic-tac-toe.regel"));

  const astro = join(process.cwd(), "node_modules/astro/bin/astro.mjs");
  execFileSync(process.execPath, [astro, "build", "--base", base, "--silent"], {
    cwd: folder,
    env: { ...process.env, SITE: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return to("dist");
}
