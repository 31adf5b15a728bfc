// The tour shows what commands print. Here they run, on the programs of its steps.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textOf } from "../../src/components/language-reference/programs.ts";
import { tourCommands } from "../../src/components/language-reference/terminal.ts";
import { languages } from "../../src/i18n/language.ts";
import { regel, remove } from "../cli/command.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "regel-tour-"));
});
afterAll(() => remove(folder));

const runs = languages.flatMap((language) => tourCommands.map((one) => ({ ...one, language })));

test.each(runs)("the tour shows what $name prints ($language)", async (run) => {
  const { name, step, words, input = "", lines, language } = run;
  const cwd = join(folder, `${name}-${language}`);
  mkdirSync(join(cwd, "rules"), { recursive: true });
  writeFileSync(join(cwd, "rules/lagoon.regel"), textOf(`tour/${step}`));

  const { out, err } = await regel(words, { cwd, input, env: { LANG: language } });
  const printed = `${out}${err}`.trimEnd().split("\n");
  const shown = printed.slice(0, lines);
  if (shown.length < printed.length) shown.push("…");

  await expect([`$ regel ${words.join(" ")}`, ...shown, ""].join("\n")).toMatchFileSnapshot(
    `../../src/content/terminal/${name}.${language}.txt`,
  );
});
