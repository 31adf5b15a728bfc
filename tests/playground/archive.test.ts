// Files from elsewhere go where they belong or are left out with a reason; what goes out fits into
// the project.

import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { unzipFiles, zipFiles } from "../../src/components/playground/projects/files.ts";
import { format } from "../../src/dsl/index.ts";
import {
  baseOf,
  foldersByName,
  importFiles,
  limits,
  readMe,
  withHeading,
} from "../../src/playground/archive.ts";

const base = [
  { path: "rules/reef/game.regel", text: "game reef {}" },
  { path: "rules/reef/variants/calm.regel", text: "variant calm of reef {}" },
];
const reef = { base: "reef" };

function pathsOf(names: readonly string[], project: { base: string | undefined } = reef) {
  const incoming = names.map((name) => ({ name, text: `// ${name}` }));
  return importFiles(incoming, project, base).files.map(({ path }) => path);
}

test("files find their places by their names", () => {
  expect(pathsOf(["Große See.regel"])).toEqual(["rules/reef/variants/grosse-see.regel"]);
  expect(pathsOf(["project-main/rules/reef/game.regel"])).toEqual(["rules/reef/game.regel"]);
  expect(pathsOf(["reef/variants/calm.regel"])).toEqual(["rules/reef/variants/calm.regel"]);
  expect(pathsOf(["a/x.regel", "b/x.regel"])).toEqual([
    "rules/reef/variants/x.regel",
    "rules/reef/variants/x-2.regel",
  ]);
  expect(pathsOf(["hill.regel"], { base: undefined })).toEqual(["rules/own/hill.regel"]);
});

test.each([
  ["notes.txt", "x", "no-rules"],
  ["../../x.regel", "x", "outside"],
  ["a/../../x.regel", "x", "outside"],
  ["/etc/x.regel", "x", "outside"],
  ["C:\\x.regel", "x", "outside"],
  ["..\\x.regel", "x", "outside"],
  ["rules/hill/x.regel", "x", "outside"],
  ["x.regel", undefined, "large"],
  ["x.regel", "a".repeat(limits.file + 1), "large"],
  ["x.regel", "a\0b", "unreadable"],
  ["rules/reef/game.regel", "game reef {}", "same"],
] as const)("%s is left out with a reason", (name, text, why) => {
  const { files, left } = importFiles([{ name, text }], reef, base);

  expect(files).toEqual([]);
  expect(left.map((one) => one.why)).toEqual([why]);
});

test("names that objects have of their own do no harm", () => {
  expect(pathsOf(["__proto__.regel", "constructor.regel"])).toEqual([
    "rules/reef/variants/proto.regel",
    "rules/reef/variants/constructor.regel",
  ]);
});

test("no more files and letters are taken in than anybody needs", () => {
  const many = Array.from({ length: limits.files + 5 }, (_, n) => ({
    name: `${n}.regel`,
    text: "x",
  }));
  const large = Array.from({ length: 6 }, (_, n) => ({
    name: `${n}.regel`,
    text: "x".repeat(limits.file - 1),
  }));

  expect(importFiles(many, reef, []).files).toHaveLength(limits.files);
  const fitting = Math.floor(limits.all / limits.file);
  const full = large.slice(fitting).map(() => "full");
  expect(importFiles(large, reef, []).left.map(({ why }) => why)).toEqual(full);
  const tooLarge = [{ name: "x.regel", text: "x".repeat(limits.file + 1) }];
  expect(importFiles(tooLarge, reef, []).left).toEqual([{ name: "x.regel", why: "large" }]);
});

test("files say which game they belong to", () => {
  const of = (text: string) => baseOf([{ name: "x.regel", text }], { reefId: "reef" });

  expect(of("variant calm of reefId {\n}")).toBe("reef");
  expect(of("language 2\ngame hill {")).toBe("own");
  expect(of("game reefId {")).toBe("reef");
  expect(of("variant x of __proto__ {")).toBeUndefined();
  expect(of("variant x of constructor {")).toBeUndefined();
});

test("a variant of a variant belongs to the game of that one, of the site or beside it", () => {
  const variants = [{ id: "calm" }, { id: "hill" }];
  const names = foldersByName([
    { folder: "reef", id: "reefId", variants },
    { folder: "hill", id: "hill", variants: [{ id: "calm" }] },
  ]);
  const of = (...texts: string[]) =>
    baseOf(
      texts.map((text, n) => ({ name: `${n}.regel`, text })),
      names,
    );

  expect(of("variant deepCalm of calm {\n}")).toBe("reef");
  expect(of("variant deeper of deepCalm {\n}", "variant deepCalm of calm {\n}")).toBe("reef");
  expect(of("variant deeper of nobody {\n}")).toBeUndefined();
  // A game comes before a variant of the same name.
  expect(of("variant steep of hill {\n}")).toBe("hill");
});

test("an archive brings back its files", async () => {
  const files = [{ path: "rules/reef/variants/calm.regel", text: "// Ruhe, ä.\n" }];
  const opened = await unzipFiles(await zipFiles(files));

  expect(opened).toEqual(files.map(({ path, text }) => ({ name: path, text })));
});

test("archives that are broken or unpack to very much are refused", async () => {
  const bomb = zipSync({ "a.regel": new Uint8Array(40_000_000) }, { level: 9 });
  const parts = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [`${n}.regel`, new Uint8Array(limits.file)]),
  );
  const many = Object.fromEntries(
    Array.from({ length: limits.files + 1 }, (_, n) => [`${n}.txt`, strToU8("")]),
  );

  expect(await unzipFiles(strToU8("no archive"))).toBe("archive-broken");
  expect(await unzipFiles(bomb)).toEqual([{ name: "a.regel", text: undefined }]);
  expect(await unzipFiles(zipSync(parts, { level: 9 }))).toBe("archive-large");
  expect(await unzipFiles(zipSync(many))).toBe("archive-large");
});

test("an archive that lies about its sizes unpacks to no more than it says", async () => {
  const archive = zipSync({ "a.regel": new Uint8Array(5_000_000).fill(97) }, { level: 9 });
  const sizes = new DataView(archive.buffer);
  for (let at = 0; at + 4 <= archive.length; at++) {
    if (sizes.getUint32(at, true) === 5_000_000) sizes.setUint32(at, 100, true);
  }
  const opened = await unzipFiles(archive);
  const size = typeof opened === "string" ? 0 : (opened[0]?.text?.length ?? 0);

  expect(size).toBeLessThanOrEqual(100);
});

test("what goes out says what it is and what to do with it", () => {
  const headed = withHeading({ path: "a.regel", text: "\nvariant a of reef {\n}\n" }, "Ruhe");
  const text = readMe({ name: "Ruhe", base: "reef", files: [headed] });

  expect(headed.text).toBe("// Ruhe.\n\nvariant a of reef {\n}\n");
  expect(withHeading(headed, "other")).toEqual(headed);
  expect("text" in format({ path: "a.regel", text: headed.text })).toBe(true);
  expect(text).toContain("npm run -s regel -- test rules/reef");
});
