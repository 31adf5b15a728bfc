// A file with everything that a reader has: nothing is lost on the way, and hostile files add nothing.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Backup, readBackup, writeBackup } from "../../src/components/user-data/backup.ts";
import { mergeBackup } from "../../src/components/user-data/merge-backup.ts";
import { workFrom } from "../../src/playground/stored-work.ts";

const folder = "tests/user-data/2026-11";
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");

const head = {
  id: "ab12",
  game: "burgundy",
  rulesHash: "0nbs",
  variants: [],
  names: ["Anna", "Benno"],
  options: {},
};
const join = {
  seat: 0,
  secret: undefined,
  promise: "12",
  opened: undefined,
  moves: [],
  sealed: undefined,
};
const full: Backup = {
  progress: JSON.parse(JSON.parse(read("local-storage.json"))["regelwerk/progress"]),
  practice: {
    version: 1,
    mistakes: [
      {
        id: "one",
        match: "m",
        game: "burgundy",
        record: read("burgundy-basic-unfinished.txt"),
        seat: 0,
        chosen: "take()",
        better: "sell()",
        score: 5,
        win: 0.1,
        reason: { de: "Dieser Zug bringt 1 Silberling.", en: "This move brings 1 silverling." },
      },
    ],
    schedules: {
      one: { due: 2, last: 1, stability: 1, difficulty: 5, reps: 1, lapses: 0, state: 2 },
    },
  },
  matches: [
    { key: "regelwerk/burgundy/Anna, Clothilde", text: read("burgundy-basic-unfinished.txt") },
    { key: "regelwerk-last/burgundy", text: read("burgundy-advanced-unfinished.txt") },
  ],
  turns: [
    {
      known: { head, turns: [join] },
      own: { seat: 0, secret: "cd", choice: { salt: "ef", notations: ["take(tile: mine)"] } },
      draft: ["roll"],
    },
  ],
  projects: JSON.parse(read("projects.json")).projects.flatMap(
    (one: unknown) => workFrom(one) ?? [],
  ),
  settings: [
    ["regelwerk/theme", "dark"],
    ["regelwerk/score/burgundy", "v1?0=Ada"],
  ],
};
const empty: Backup = {
  progress: undefined,
  practice: undefined,
  matches: [],
  turns: [],
  projects: [],
  settings: [],
};
let ids = 0;
const context = { newId: () => `new-${++ids}`, lastName: "From a file" };

function opened(text: string) {
  const result = readBackup(text);
  if (result.kind === "problem") throw new Error(result.problem);
  return result;
}

test("what is written is read again, with nothing left out", () => {
  const { backup, dropped } = opened(writeBackup(full));
  expect(dropped).toBe(0);
  expect(backup).toEqual(full);
  expect(backup.projects).toHaveLength(2);
});

describe("a merge", () => {
  test("adds everything to an empty browser, and nothing to one that has it", () => {
    expect(mergeBackup(empty, full, context)).toEqual(full);
    expect(mergeBackup(full, full, context)).toEqual(empty);
  });

  test("adds a project that was changed on both sides as another one, once", () => {
    const [work] = full.projects;
    if (work === undefined) throw new Error("There is no project.");
    const file = { path: "rules/burgundy/variants/x.regel", text: "// newer" };
    const changed = { ...work, project: { ...work.project, files: [file] } };
    const mine = { ...full, projects: [changed] };
    const added = mergeBackup(mine, { ...empty, projects: [work] }, context);
    expect(added.projects).toHaveLength(1);
    expect(added.projects[0]?.id).toMatch(/^new-/);
    expect(added.projects[0]?.project.files).toEqual(work.project.files);
    expect(added.projects[0]?.project.name).not.toBe(work.project.name);

    const both = { ...mine, projects: [changed, ...added.projects] };
    expect(mergeBackup(both, { ...empty, projects: [work] }, context).projects).toEqual([]);
  });

  test("keeps the last match here and adds the other by a name of its own", () => {
    const last = { key: "regelwerk-last/burgundy", text: read("burgundy-yucata.txt") };
    const added = mergeBackup({ ...empty, matches: [last] }, full, context);
    expect(added.matches.map(({ key }) => key)).toEqual([
      "regelwerk/burgundy/Anna, Clothilde",
      "regelwerk/burgundy/From a file",
    ]);
  });

  test("takes a match by message that goes on from the one here, and no other course of it", () => {
    const [match] = full.turns;
    if (match === undefined) throw new Error("There is no match.");
    const next = { ...join, seat: 1, promise: "34" };
    const longer = { ...match, known: { head, turns: [join, next] } };
    const other = { ...match, known: { head, turns: [{ ...join, promise: "99" }, next] } };
    expect(mergeBackup(full, { ...empty, turns: [longer] }, context).turns).toEqual([longer]);
    expect(mergeBackup(full, { ...empty, turns: [other] }, context).turns).toEqual([]);
    const mine = { ...full, turns: [longer] };
    expect(mergeBackup(mine, full, context).turns).toEqual([]);
  });

  test("keeps settings here and the better of both results", () => {
    const mine: Backup = {
      ...empty,
      progress: {
        version: 1,
        rules: { "burgundy/place": { seen: 5, solved: 0, unaided: 0, wrong: 3 } },
        exercises: { "burgundy/other": "solved" },
      },
      settings: [["regelwerk/theme", "light"]],
    };
    const added = mergeBackup(mine, full, context);
    expect(added.settings.map(([key]) => key)).toEqual(["regelwerk/score/burgundy"]);
    expect(added.progress?.rules["burgundy/place"]).toEqual({
      seen: 5,
      solved: 1,
      unaided: 1,
      wrong: 3,
    });
    expect(Object.keys(added.progress?.exercises ?? {})).toHaveLength(2);
  });
});

describe("a hostile file", () => {
  test.each([
    ["no JSON", "{", "broken"],
    ["another file", '{"kind":"regelwerk-simulation","format":1}', "other"],
    ["null", "null", "other"],
    ["a list", "[]", "other"],
    ["a newer version", '{"kind":"regelwerk-data","version":2}', "newer"],
  ])("is refused with its reason: %s", (_, text, problem) => {
    expect(readBackup(text)).toEqual({ kind: "problem", problem });
  });

  test("is refused if it is too large", () => {
    expect(readBackup(" ".repeat(30_000_001))).toEqual({ kind: "problem", problem: "large" });
  });

  const record = read("burgundy-yucata.txt");
  test.each([
    ["a key of another site", { matches: [{ key: "token", text: record }] }],
    ["a match that is none", { matches: [{ key: "regelwerk/burgundy/x", text: "<script>" }] }],
    [
      "control characters in a name",
      { matches: [{ key: "regelwerk/burgundy/\u0007", text: record }] },
    ],
    ["a setting of another name", { settings: [["constructor", "x"]] }],
    ["progress among settings", { settings: [["regelwerk/progress", "{}"]] }],
    ["a setting that is no text", { settings: [["regelwerk/theme", { a: 1 }]] }],
    [
      "a path out of the folder",
      {
        projects: [
          {
            ...full.projects[0],
            project: { name: "x", base: "burgundy", files: [{ path: "../x.regel", text: "" }] },
          },
        ],
      },
    ],
    ["an id with a quote", { projects: [{ ...full.projects[0], id: "'" }] }],
    [
      "a match by message of no game",
      { turns: [{ known: { head: { ...head, game: "../x" }, turns: [] } }] },
    ],
    ["secrets that are none", { turns: [{ known: { head, turns: [] }, own: { seat: -1 } }] }],
    ["counts below zero", { progress: { version: 1, rules: { a: { seen: -1 } }, exercises: {} } }],
    ["a practice book of another version", { practice: { version: 2 } }],
  ])("adds nothing and says so: %s", (_, part) => {
    const text = JSON.stringify({ kind: "regelwerk-data", version: 1, ...part });
    const { backup, dropped } = opened(text);
    expect(backup).toEqual(empty);
    expect(dropped).toBe(1);
  });

  test("with mistakes that are none has only the others, and says so", () => {
    const mistakes = [...(full.practice?.mistakes ?? []), { id: "two" }];
    const practice = { version: 1, mistakes, schedules: {} };
    const text = JSON.stringify({ kind: "regelwerk-data", version: 1, practice });
    const { backup, dropped } = opened(text);
    expect(backup.practice?.mistakes).toEqual(full.practice?.mistakes);
    expect(dropped).toBe(1);
  });

  test("with a key `__proto__` changes no other object", () => {
    const rules = '{"__proto__":{"seen":1,"solved":1,"unaided":1,"wrong":0}}';
    const text = `{"kind":"regelwerk-data","version":1,"progress":{"version":1,"rules":${rules},"exercises":{}}}`;
    const { backup } = opened(text);
    mergeBackup(full, backup, context);
    expect(Reflect.get({}, "seen")).toBeUndefined();
  });
});
