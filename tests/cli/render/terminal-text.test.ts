// Files may hold what a terminal would carry out; the command prints none of it.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createStyles,
  escapeTerminalText,
  paintWith,
} from "../../../src/cli/render/terminal-text.ts";
import { checkGame, renderDiagnostic } from "../../../src/dsl/index.ts";
import { exampleFolder, regel, remove } from "../command.ts";

/** Moves the cursor, clears the screen, hides text, names the window, writes the clipboard. */
const hostile =
  "\u001b[2J\u001b[8mhidden\u001b]0;title\u0007\u001b]52;c;ZWNobw==\u0007\u009b31m\rover\u202eturned\u0085";

/** What the command's own styles begin with. */
const escapeSign = "\u001b";
const ownStyles = new RegExp(`${escapeSign}\\[(?:1|2|22|[39]\\d)m`, "g");

/** Control characters, and those that turn the direction of writing; not the ends of lines. */
const controls = /(?!\r?\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe("text for the terminal", () => {
  const styles = createStyles(true);

  test("has the control characters of the command's own styles, and no others", () => {
    expect(escapeTerminalText(styles.bold(`a${styles.red("b\u001b[8m")}c`))).toBe(
      "\u001b[1ma\u001b[31mb\\u001b[8m\u001b[39mc\u001b[22m",
    );
    expect(escapeTerminalText(createStyles(false).bold("a\u001b[8m"))).toBe("a\\u001b[8m");
  });

  test("paints reports, and nothing in the lines that they show", () => {
    const text = `game mine \u001b[8m`;
    const [report] = checkGame([{ path: "a.regel", text }]).diagnostics;
    if (report === undefined) throw new Error("This is no game.");
    const printed = escapeTerminalText(renderDiagnostic("en", report, text, paintWith(styles)));

    expect(printed).toContain("\u001b[31merror:\u001b[39m");
    expect(printed.replaceAll(ownStyles, "")).not.toMatch(controls);
  });

  test("keeps line breaks and tabs", () => {
    expect(escapeTerminalText("a\tb\r\nc\rd\n")).toBe("a\tb\r\nc\\u000dd\n");
  });

  test("is the same data where it is JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: "binary" }), (value, text) => {
        const data = [value, text, `${hostile}${text}`];
        expect(JSON.parse(escapeTerminalText(JSON.stringify(data, undefined, 2)))).toEqual(
          JSON.parse(JSON.stringify(data)),
        );
      }),
    );
  });

  test("never lets one through, whatever is styled and however deep", () => {
    const noise = fc.string({ unit: fc.constantFrom(...hostile, "a", "[", "m", "\ufdd0", "\n") });
    fc.assert(
      fc.property(noise, noise, (one, other) => {
        const printed = escapeTerminalText(`${one}${styles.dim(`${other}${styles.blue(one)}`)}`);
        expect(printed.replaceAll(ownStyles, "")).not.toMatch(controls);
        expect(printed.split(escapeSign)).toHaveLength(5);
      }),
    );
  });
});

describe("the command prints no control character of a file", () => {
  let cwd = "";
  beforeAll(async () => {
    cwd = exampleFolder();
    mkdirSync(join(cwd, "hostile"));
    await regel(["sim", "pig", "--games", "1", "--record", "good.txt"], { cwd });
    await regel(["sim", "pig", "--games", "2", "--out", "good.json"], { cwd });
    const record = `regelwerk-record 1\ngame pig${hostile.replaceAll(/\s/g, "")}\n`;
    const rest = "rules 0\nvariant none\nplayer Anna human\nseed 1\nunfinished\n";
    const files: Readonly<Record<string, string>> = {
      "hostile/game.regel": `game bad { de "${hostile}" en "${hostile}" }\n// ${hostile}\n`,
      "hostile/record.txt": record + rest,
      "hostile/line.txt": `regelwerk-record 1\n${hostile.replaceAll(/\s/g, "")}\n`,
      "hostile/part.json": JSON.stringify({
        kind: "regelwerk-simulation",
        format: 1,
        simulation: { game: hostile },
      }),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  });
  afterAll(() => remove(cwd));

  // HOSTILE stands for the text, which would disturb the report of this very test.
  test.each([
    "cat hostile/game.regel",
    "cat hostile/game.regel --colour",
    "check hostile",
    "check hostile --format json",
    "fmt hostile",
    "dump --stage tokens hostile/game.regel",
    "replay hostile/record.txt",
    "replay hostile/line.txt",
    "merge hostile/part.json",
    "merge good.json hostile/part.json",
    "explain HOSTILE",
    "sim pig --options HOSTILE",
    "sim pig --HOSTILE",
  ])("%s", async (line) => {
    const words = line.split(" ").map((word) => word.replace("HOSTILE", hostile));
    const { out, err } = await regel(words, { cwd });
    const printed = `${out}${err}`.replaceAll(ownStyles, "");

    expect(printed).not.toBe("");
    expect(printed).not.toMatch(controls);
  });

  test.each([
    [["--options", "__proto__=x"], "__proto__"],
    [["--options", "constructor=x"], "constructor"],
    [["--options", "__proto__=x,__proto__=y"], "__proto__"],
    [["--__proto__", "x"], "__proto__"],
    [["--bot", "__proto__"], "__proto__"],
  ])("what objects have of their own is no option: %s", async (words, name) => {
    const { status, out, err } = await regel(["sim", "pig", "--games", "1", ...words], { cwd });

    expect([status, out, err.trim().split("\n").length]).toEqual([1, "", 1]);
    expect(err).toContain(name);
    expect(err).not.toContain("Regelwerk itself failed");
  });
});
