// Files are laid out, upgraded and compared line by line, and a booklet tells what is different.

import { expect, test, vi } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { FileService } from "../../src/worker/playground/file-service.ts";
import { duel } from "../support/older-rules.ts";
import { rulesOf } from "../support/rules-of.ts";

const base = rulesOf("burgundy");
const clerk = new FileService(new IncrementalCompiler());

function bookletOf(file: string, language: "de" | "en", change = (text: string) => text) {
  const source = base.find(({ path }) => path.endsWith(`/${file}.regel`));
  if (source === undefined) throw new Error(`There is no ${file}.`);
  const own = [{ ...source, text: change(source.text) }];
  return clerk.booklet({
    base,
    sources: sourcesWith(base, own),
    variants: findVariantNames(own),
    language,
  });
}

test("texts are laid out, and left alone where they have errors", () => {
  const [laidOut, broken] = clerk.laidOut([
    { path: "a.regel", text: 'reason  a {de "A" en "A"}' },
    { path: "b.regel", text: "reason {{" },
  ]);

  expect(laidOut?.text).toBe('reason a { de "A" en "A" }\n');
  expect(broken?.text).toBe("reason {{");
});

test("two versions are compared line by line", () => {
  const before = [
    { path: "a", text: "one\ntwo\nthree\n" },
    { path: "same", text: "x" },
  ];
  const after = [
    { path: "a", text: "one\n2\nthree\nfour\n" },
    { path: "same", text: "x" },
  ];

  expect(clerk.compared(before, after)).toEqual([
    {
      path: "a",
      lines: [
        { kind: "same", text: "one" },
        { kind: "removed", text: "two" },
        { kind: "added", text: "2" },
        { kind: "same", text: "three" },
        { kind: "added", text: "four" },
      ],
    },
  ]);
});

test("what is far from any change is left out", () => {
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}`);
  const text = (all: readonly string[]) => [{ path: "a", text: `${all.join("\n")}\n` }];
  const [file] = clerk.compared(text(lines), text([...lines, "end"]));

  expect(file?.lines.map((line) => line.text)).toEqual([
    "…",
    "line 17",
    "line 18",
    "line 19",
    "end",
  ]);
});

test("a booklet says what was and what is, with the examples", async () => {
  const booklet = await bookletOf("watchtower-five", "en", (text) => text.replaceAll("5", "6"));
  const change = booklet?.changes.find(({ path }) => path === "watchtowerPoints");

  expect(booklet?.changes).toHaveLength(1);
  expect(change?.a?.lines.map(({ segments }) => segments.map(({ text }) => text).join(""))).toEqual(
    [expect.stringContaining("4")],
  );
  expect(change?.b?.lines.map(({ segments }) => segments.map(({ text }) => text).join(""))).toEqual(
    [expect.stringContaining("6")],
  );
  expect(booklet?.pieces).toEqual([]);
  expect(booklet?.examples.map(({ text }) => text)).toEqual([
    "Anna’s watchtower brings 6 victory points.",
  ]);
  expect(booklet?.examples[0]?.moves).toHaveLength(1);
});

test("new pieces are there as often as they are needed", async () => {
  const booklet = await bookletOf("guild-hall", "de");

  expect(booklet?.pieces.map(({ what, count }) => [what, count])).toEqual([
    [expect.objectContaining({ name: "Zunfthaus" }), 7],
  ]);
  expect(booklet?.pieces[0]?.says.join(" ")).toMatch(/Zunfthaus|Siegpunkte/);
});

/** The booklet of a game that goes on from no other. */
function ownBooklet(game: string) {
  return bookletFrom(rulesOf(game));
}

function bookletFrom(sources: readonly RulesFile[]) {
  return clerk.booklet({ base: [], sources, variants: [], language: "en" });
}

test("a game of one's own has boards, and stones for all who play", async () => {
  const booklet = await ownBooklet("classics/tic-tac-toe");

  expect(booklet?.boards).toEqual([{ id: "Square", name: "squares", shape: 0, board: undefined }]);
  expect(booklet?.pieces.map(({ what, count, fits }) => [what, count, fits])).toEqual([
    [{ kind: "player", seat: 0 }, 5, 0],
    [{ kind: "player", seat: 1 }, 5, 0],
  ]);
});

test("a board is told in a list only where its picture does not show all of it", async () => {
  const [burgundy, hex] = await Promise.all(["burgundy", "classics/hex"].map(ownBooklet));
  const ofOneShore = await bookletFrom(
    rulesOf("classics/hex").map(({ path, text }) => {
      return { path, text: text.replace('"redShore blueShore"', '"redShore"') };
    }),
  );
  const both = (booklet: typeof burgundy) => {
    const titles = new Set(booklet?.rules.map(({ title }) => title));
    return booklet?.boards.filter(({ name }) => titles.has(name)).map(({ name }) => name);
  };

  expect(burgundy?.boards.map(({ name }) => name)).toContain("Estate 1");
  expect(both(burgundy)).toEqual([]);
  expect(both(hex)).toEqual([]);
  expect(both(ofOneShore)).toEqual(["rhombus"]);
});

test("a game of one's own has every kind of piece, as often as it is needed", async () => {
  const booklet = await ownBooklet("burgundy");
  const copies = new Map(
    booklet?.pieces.map(({ what, count }) => [what.kind === "kind" && what.name, count]),
  );

  expect(copies.get("mine")).toBe(12);
  // Five with coloured backs and two with black ones.
  expect([2, 3, 4].reduce((sum, size) => sum + (copies.get(`cow ${size}`) ?? 0), 0)).toBe(7);
  expect(copies.get("watchtower")).toBe(7);
  expect(booklet?.pieces.every(({ fits }) => fits === 0)).toBe(true);
  expect(booklet?.boards.length).toBeGreaterThan(8);
});

test("a new board is drawn instead of told, one that looks different is both", async () => {
  const board = base.find(({ path }) => path.endsWith("/boards.regel"))?.text ?? "";
  const [estate = ""] = /board estate1 [^}]*}/.exec(board) ?? [];
  const body = (text: string) => (file: string) => file.replace(/\n}\s*$/, `\n${text}\n}\n`);
  const added = estate.replace("board estate1", "add board estate10").replace(/"[^"]*1"/g, '"Neu"');
  const painted = estate.replace("board estate1", "change board estate1").replace("A6", "A5");

  const withNew = await bookletOf("watchtower-five", "de", body(added));
  expect(withNew?.boards.map(({ name }) => name)).toEqual(["Neu"]);
  expect(withNew?.changes.map(({ path }) => path)).toEqual(["watchtowerPoints"]);
  const withPainted = await bookletOf("watchtower-five", "de", body(painted));
  expect(withPainted?.boards.map(({ name }) => name)).toEqual(["Fürstentum 1"]);
  expect(withPainted?.changes.map(({ path }) => path)).toContain("estate1");
});

test("rules with errors have no booklet", async () => {
  expect(
    await bookletOf("guild-hall", "de", (text) => text.replace("Building", "Nothing")),
  ).toBeUndefined();
});

const own = (text: string): RulesFile[] => [{ path: "rules/own/duel.regel", text }];

test("a game of one's own is rewritten, and each proof reported", async () => {
  const onProof = vi.fn();

  expect(await clerk.upgraded([], own(duel(1, "into")), onProof)).toEqual({
    kind: "upgraded",
    files: own(duel(2, "to")),
  });
  expect(onProof).toHaveBeenCalledTimes(2);
});

test("rules with errors stay as they are", async () => {
  expect(await clerk.upgraded([], own(duel(1, "upon")), () => {})).toEqual({ kind: "faults" });
});

test("a house rule is rewritten on top of the game that it changes", async () => {
  const now = base.find(({ path }) => path.endsWith("/three-dice.regel"));
  if (now === undefined) throw new Error("There is no such house rule.");
  const older = { ...now, text: now.text.replace("roll 3 to your dice", "roll 3 into your dice") };
  expect(older).not.toEqual(now);

  expect(await clerk.upgraded(base, [older], () => {})).toEqual({
    kind: "upgraded",
    files: [now],
  });
});
