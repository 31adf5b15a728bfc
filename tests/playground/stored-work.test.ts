// What the browser stored may have been changed: what is no work is left out, names are made harmless.

import { expect, test } from "vitest";
import { ProjectStore } from "../../src/playground/project-store.ts";
import { workFrom } from "../../src/playground/stored-work.ts";

const files = [{ path: "rules/own/game.regel", text: "game {" }];
const good = {
  id: "a-1",
  project: { name: "Ruhe", base: undefined, files },
  at: 5,
  turn: 2,
  versions: [{ id: "v", name: "eins", at: 4, files }],
};
const withProject = (project: object) => ({ ...good, project: { ...good.project, ...project } });

test("a work comes back as it was stored", () => {
  expect(workFrom(structuredClone(good))).toEqual(good);
});

test.each([
  ["nothing", undefined],
  ["a text", "work"],
  ["a list", [good]],
  ["a prototype", Object.create(good)],
  ["no project", { ...good, project: null }],
  ["an id that is markup", { ...good, id: "<img src=x>" }],
  ["a time that is none", { ...good, at: 1e300 }],
  ["a time that is a text", { ...good, at: "now" }],
  ["a turn that is none", { ...good, turn: Number.NaN }],
  ["versions that are none", { ...good, versions: { length: 3 } }],
  ["a base that leads elsewhere", withProject({ base: "../burgundy" })],
  ["a base that is a prototype", withProject({ base: "__proto__" })],
  ["files that are none", withProject({ files: "rules/own/game.regel" })],
  ["a file without a text", withProject({ files: [{ path: "rules/own/game.regel" }] })],
  ["a file that lies elsewhere", withProject({ files: [{ path: "../x.regel", text: "" }] })],
])("%s is no work", (_, stored) => {
  expect(workFrom(stored)).toBeUndefined();
});

test.each([
  ["\u202Egnp.elbissop\u202C", "gnp.elbissop"],
  ["a\n\u0007b", "a b"],
  ["x".repeat(100_000), "x".repeat(80)],
  ["\u0000", "…"],
  [7, "…"],
])("a name is one line of visible letters, %#", (name, shown) => {
  const work = workFrom({ ...withProject({ name }), versions: [{ ...good.versions[0], name }] });

  expect(work?.project.name).toBe(shown);
  expect(work?.versions.map((version) => version.name)).toEqual([shown]);
});

test("versions that are none are left out, the work stays", () => {
  const versions = [...good.versions, null, { id: "w", name: "zwei", at: 4, files: [3] }];

  expect(workFrom({ ...good, versions })).toEqual(good);
});

test("a list of works is shown without what is none", async () => {
  const store = {
    all: async () => [undefined, "x", good, { ...good, id: "" }],
    read: async () => ({ id: "x" }),
    update: async () => {},
    remove: async () => {},
  };
  const shelf = new ProjectStore(store, { now: () => 1, newId: () => "new" });

  expect(await shelf.list()).toEqual([good]);
  expect(await shelf.read("x")).toBeUndefined();
});
