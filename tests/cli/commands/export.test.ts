// What `regel export` writes, and what it refuses. That the file plays is tested in a browser.

import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exportedMark, writeHtml } from "../../../src/cli/export/html-file.ts";
import { compileGame } from "../../../src/dsl/index.ts";
import { decodeBase85 } from "../../../src/player/base85.ts";
import { regel, remove } from "../command.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "regel-export-"));
});
afterEach(() => remove(cwd));

const evil = "</script><script>alert(1)</script>";
const bundle = {
  open: "open()",
  match: { script: "playMatch()", style: "p { color: red }" },
  example: { script: "showExample()", style: "" },
};

/** A game whose texts would end the part that they stand in. */
function evilGame() {
  const path = join(import.meta.dirname, "../../../rules/classics/tic-tac-toe.regel");
  const text = readFileSync(path, "utf8").replaceAll("Tic-tac-toe", evil);
  const { compiled } = compileGame([{ path: "evil.regel", text }]);
  if (compiled === undefined) throw new Error("The game has errors.");
  return compiled;
}

test("no text of the rules stands in the file as markup, and all of them are in it", () => {
  const html = writeHtml(bundle, { compiled: evilGame(), drawings: { icons: {}, pictures: {} } });
  expect(html.match(/<script/g)).toHaveLength(4);
  expect(html).toContain("<title>&lt;/script>&lt;script>alert(1)&lt;/script></title>");
  const [, packed = ""] = /id="game">([^<]*)</.exec(html) ?? [];
  const { compiled } = JSON.parse(inflateRawSync(decodeBase85(packed)).toString());
  expect(compiled.meta.title.en).toBe(evil);
});

test("the policy of the file names its two scripts, and lets it load nothing", () => {
  const html = writeHtml(bundle, { compiled: evilGame(), drawings: { icons: {}, pictures: {} } });
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+' 'sha256-\S+' 'unsafe-eval';/,
  );
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(html).toContain('<script type="module">open()</script>');
});

test.each([
  { words: [], says: "`regel export` needs a game." },
  { words: ["pig"], says: "`regel export pig --html`" },
  { words: ["pig", "a", "b", "--html"], says: "`b` is one word too many." },
  { words: ["pigg", "--html"], says: "There is no game `pigg`" },
  { words: ["pig", "--html", "--variant", "calm"], says: "calm" },
  {
    words: ["ticTacToe", "fulRow", "--html"],
    says: "`tic-tac-toe` has no example `fulRow`.",
  },
])("$words is refused in one sentence, and nothing is written", async ({ words, says }) => {
  const { status, out, err } = await regel(["export", ...words], { cwd });
  expect({ status, out }).toEqual({ status: 1, out: "" });
  expect(err).toContain(says);
  expect(existsSync(join(cwd, "pig.html"))).toBe(false);
});

test("a file that was not exported is never overwritten", async () => {
  writeFileSync(join(cwd, "pig.html"), "mine");
  const { status, err } = await regel(["export", "pig", "--html"], { cwd });
  expect(status).toBe(1);
  expect(err).toContain("`pig.html` is there already");
  expect(readFileSync(join(cwd, "pig.html"), "utf8")).toBe("mine");
});

test("a game in one's own folder becomes a file, and a new export replaces it", async () => {
  await regel(["init", "--game", "sticks"], { cwd });
  for (const time of ["first", "second"]) {
    const { status, out } = await regel(["export", "sticks", "--html"], { cwd });
    expect({ time, status }).toEqual({ time, status: 0 });
    expect(out).toMatch(/^Written: `sticks\.html`, \d+ kB\./);
    expect(readFileSync(join(cwd, "sticks.html"), "utf8").startsWith(exportedMark)).toBe(true);
  }
});
