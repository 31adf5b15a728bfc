// A link brings back what was put into it, and of anybody's text nothing else.

import { expect, test } from "vitest";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import type { Project } from "../../src/playground/project.ts";
import { cleanName, escapeInvisible, isRulesPath } from "../../src/playground/sanitize.ts";
import {
  hashRules,
  longestPacked,
  readShare,
  writeShare,
} from "../../src/playground/share-link.ts";

const path = "rules/reef/variants/calm.regel";
const project: Project = {
  name: "Ruhige See",
  base: "reef",
  files: [{ path, text: 'variant calm of reef {\n  de "Ruhe" en "Calm"\n}\n' }],
};

/** A link with anything in it, as somebody might make it by hand. */
async function linkWith(work: unknown, base = "reef"): Promise<string> {
  return `#v1?base=${base}&rules=x&work=${await packing.pack(JSON.stringify(work))}`;
}

test("a work comes back as it was, with a mark of the rules", async () => {
  const hash = await writeShare({ project, rules: "abc" }, packing);
  const opened = await readShare(`#${hash}`, packing);

  expect(opened).toEqual({ kind: "shared", shared: { project, rules: "abc" } });
});

test("a game of one's own needs no other", async () => {
  const own = { ...project, base: undefined, files: [{ path: "rules/own/game.regel", text: "x" }] };
  const hash = await writeShare({ project: own, rules: "" }, packing);

  expect(await readShare(`#${hash}`, packing)).toEqual({
    kind: "shared",
    shared: { project: own, rules: "" },
  });
});

test("a link that names one's own game as its base opens that", async () => {
  const files = [["rules/own/game.regel", "x"]];

  expect(await readShare(await linkWith({ name: "Pig", files }, "own"), packing)).toMatchObject({
    kind: "shared",
    shared: { project: { name: "Pig", base: undefined } },
  });
});

test("what is too much for a link gives none", async () => {
  const text = "a".repeat(longestPacked);

  expect(
    await writeShare({ project: { ...project, files: [{ path, text }] }, rules: "" }, packing),
  ).toBeUndefined();
});

test.each(["", "#", "#new", "#work=1", "#example-x?v=1"])(
  "%s is no link to a work",
  async (hash) => {
    expect(await readShare(hash, packing)).toEqual({ kind: "none" });
  },
);

test("a link cut off, changed or newer is told apart", async () => {
  const hash = `#${await writeShare({ project, rules: "" }, packing)}`;
  const read = async (text: string) => {
    const opened = await readShare(text, packing);
    return opened.kind === "problem" ? opened.problem : opened.kind;
  };

  expect(await read(hash.slice(0, -8))).toBe("broken");
  expect(await read(hash.replace("work=", "work=!"))).toBe("broken");
  expect(await read("#v1?work=")).toBe("broken");
  expect(await read("#v2?work=abc")).toBe("version");
  expect(await read(`#v1?work=${"a".repeat(3 * longestPacked)}`)).toBe("large");
});

test.each([
  ["no object", null],
  ["no name", { files: [[path, "x"]] }],
  ["a name of nothing to see", { name: "\u202e\u200b", files: [[path, "x"]] }],
  ["no files", { name: "a", files: [] }],
  ["files of another sort", { name: "a", files: [{ path, text: "x" }] }],
  [
    "a file twice",
    {
      name: "a",
      files: [
        [path, "x"],
        [path, "y"],
      ],
    },
  ],
  ["a way out", { name: "a", files: [["rules/reef/../../x.regel", "x"]] }],
  ["another game's folder", { name: "a", files: [["rules/hill/x.regel", "x"]] }],
  ["a file that is no rules", { name: "a", files: [["rules/reef/x.js", "x"]] }],
  ["a prototype", { name: "a", files: [["__proto__", "x"]] }],
  [
    "too many files",
    { name: "a", files: Array.from({ length: 41 }, (_, n) => [`rules/reef/${n}.regel`, ""]) },
  ],
])("a link with %s is broken", async (_, work) => {
  expect(await readShare(await linkWith(work), packing)).toEqual({
    kind: "problem",
    problem: "broken",
  });
});

test("a few letters that stand for very much text are not unpacked", async () => {
  const bomb = await packing.pack("a".repeat(50_000_000));

  expect(bomb.length).toBeLessThan(100_000);
  expect(await readShare(`#v1?base=reef&work=${bomb}`, packing)).toEqual({
    kind: "problem",
    problem: "broken",
  });
});

test("names are one line of visible letters", () => {
  expect(cleanName("  Calm\n sea ")).toBe("Calm sea");
  expect(cleanName("evil\u202Etxt.exe\u0000")).toBe("eviltxt.exe");
  expect(cleanName("<b>x</b>")).toBe("<b>x</b>");
  expect(cleanName("\u200b")).toBeUndefined();
  expect(cleanName("ä".repeat(200))).toHaveLength(80);
});

test("what nobody would see is written out", () => {
  expect(escapeInvisible("a\u202Eb\n\tc\u200B")).toBe("a⟨U+202E⟩b\n\tc⟨U+200B⟩");
});

test.each([
  ["rules/reef/variants/calm.regel", true],
  ["rules/own/game.regel", true],
  ["rules/reef/../x.regel", false],
  ["/rules/reef/x.regel", false],
  ["rules/reef/x.regel/", false],
  ["rules\\reef\\x.regel", false],
  ["rules/__proto__/x.regel", false],
  ["rules/reef/.hidden.regel", false],
  ["rules/a..b/x.regel", false],
  ["rules/x.regel", false],
])("%s may be a file of rules: %s", (name, may) => {
  expect(isRulesPath(name)).toBe(may);
});

test("other rules have another mark", () => {
  expect(hashRules([{ text: "a" }])).toBe(hashRules([{ text: "a" }]));
  expect(hashRules([{ text: "a" }])).not.toBe(hashRules([{ text: "b" }]));
});
