// Works are kept: two pages do not overwrite each other, and what a browser refuses is said.

import { expect, test } from "vitest";
import type { Project } from "../../src/playground/project.ts";
import {
  ProjectStore,
  type SavedProject,
  type Store,
  withNextNumber,
} from "../../src/playground/project-store.ts";

const project: Project = {
  name: "Ruhe",
  base: "reef",
  files: [{ path: "rules/reef/variants/calm.regel", text: "one" }],
};
const changed: Project = {
  ...project,
  files: [{ ...(project.files[0] ?? fail()), text: "two" }],
};

function fail(): never {
  throw new Error("There is no file.");
}

/** A store in memory, which may refuse to write. */
function memory(refusal?: string): Store & { readonly works: Map<string, SavedProject> } {
  const works = new Map<string, SavedProject>();
  return {
    works,
    all: async () => [...works.values()],
    read: async (id) => works.get(id),
    update: async (id, next) => {
      if (refusal !== undefined) throw Object.assign(new Error("no"), { name: refusal });
      works.set(id, next(works.get(id)));
    },
    remove: async (id) => void works.delete(id),
  };
}

function shelfOn(store: Store): ProjectStore {
  let [time, id] = [0, 0];
  return new ProjectStore(store, { now: () => ++time, newId: () => `id${++id}` });
}

test("a work is kept and found again, the last one first", async () => {
  const shelf = shelfOn(memory());
  const [one, other] = [shelf.begun(project), shelf.begun({ ...project, name: "Sturm" })];
  await shelf.write(one, project);
  await shelf.write(other, other.project);

  expect((await shelf.list()).map((work) => work.project.name)).toEqual(["Sturm", "Ruhe"]);
  expect((await shelf.read(one.id))?.project).toEqual(project);
});

test("the second of two pages keeps its work beside the first", async () => {
  const store = memory();
  const shelf = shelfOn(store);
  const first = await shelf.write(shelf.begun(project), project);
  if (first.kind !== "kept") throw new Error(first.kind);
  const here = await shelf.write(first.work, changed);
  const there = await shelf.write(first.work, project);

  expect(here.kind).toBe("kept");
  expect(there).toMatchObject({
    kind: "beside",
    other: "Ruhe",
    work: { project: { name: "Ruhe (2)" } },
  });
  expect([...store.works.values()].map((work) => work.project.files[0]?.text)).toEqual([
    "two",
    "one",
  ]);
});

test("a work that was deleted elsewhere is kept again", async () => {
  const store = memory();
  const shelf = shelfOn(store);
  const first = await shelf.write(shelf.begun(project), project);
  if (first.kind !== "kept") throw new Error(first.kind);
  await shelf.remove(first.work);

  expect((await shelf.write(first.work, changed)).kind).toBe("kept");
  expect(store.works.size).toBe(1);
});

test.each([
  ["QuotaExceededError", "full"],
  ["SecurityError", "forbidden"],
  ["InvalidStateError", "forbidden"],
])("%s is told as %s", async (refusal, problem) => {
  const shelf = shelfOn(memory(refusal));

  expect(await shelf.write(shelf.begun(project), project)).toEqual({ kind: "problem", problem });
});

test("a browser that keeps nothing has no works", async () => {
  const store = memory();
  const broken = { ...store, all: () => Promise.reject(new Error("no")), read: store.read };

  expect(await shelfOn(broken).list()).toEqual([]);
});

test("works are doubled, renamed, deleted and brought back", async () => {
  const shelf = shelfOn(memory());
  const first = await shelf.write(shelf.begun(project), project);
  if (first.kind !== "kept") throw new Error(first.kind);
  const copy = await shelf.duplicate(first.work);
  await shelf.rename(first.work, "Stille");
  await shelf.remove(first.work);
  const without = (await shelf.list()).map((work) => work.project.name);
  await shelf.restore(first.work);

  expect(copy).toMatchObject({ kind: "kept", work: { project: { name: "Ruhe (2)" } } });
  expect(without).toEqual(["Ruhe (2)"]);
  expect(await shelf.list()).toHaveLength(2);
});

test("versions are kept with the work", async () => {
  const shelf = shelfOn(memory());
  const work = shelf.begun(project);
  await shelf.write(work, changed, [shelf.version("erste", project)]);
  const found = await shelf.read(work.id);

  expect(found?.versions.map(({ name, files }) => [name, files])).toEqual([
    ["erste", project.files],
  ]);
  expect(found?.project.files).toEqual(changed.files);
});

test("names are counted on", () => {
  expect(withNextNumber(project).name).toBe("Ruhe (2)");
  expect(withNextNumber({ ...project, name: "Ruhe (9)" }).name).toBe("Ruhe (10)");
});
