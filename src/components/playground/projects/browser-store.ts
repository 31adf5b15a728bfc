// The project store of this browser, in an IndexedDB database.

import { createStore, del, get, update, values } from "idb-keyval";
import { ProjectStore, type SavedProject, type Store } from "../../../playground/project-store.ts";

/** Names of the database and of its store. */
export const projectsDatabase = ["regelwerk-playground", "works"] as const;

/** Opens the database when it is first needed; a browser that has none says so then. */
function browserStore(): Store {
  let opened: ReturnType<typeof createStore> | undefined;
  const works = () => (opened ??= createStore(...projectsDatabase));
  return {
    all: async () => values<SavedProject>(works()),
    read: async (id) => get<SavedProject>(id, works()),
    update: async (id, next) => update<SavedProject>(id, next, works()),
    remove: async (id) => del(id, works()),
  };
}

/** Creates the project store of this browser. */
export function createBrowserStore(): ProjectStore {
  return new ProjectStore(browserStore(), { now: Date.now, newId: () => crypto.randomUUID() });
}
