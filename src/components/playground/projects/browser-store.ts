// The shelf of this browser: works in a database of their own.

import { createStore, del, get, update, values } from "idb-keyval";
import { Shelf, type Store, type Work } from "../../../playground/project-store.ts";

/** Opens the database when it is first needed; a browser that has none says so then. */
function browserStore(): Store {
  let opened: ReturnType<typeof createStore> | undefined;
  const works = () => (opened ??= createStore("regelwerk-playground", "works"));
  return {
    all: async () => values<Work>(works()),
    read: async (id) => get<Work>(id, works()),
    update: async (id, next) => update<Work>(id, next, works()),
    remove: async (id) => del(id, works()),
  };
}

export function browserShelf(): Shelf {
  return new Shelf(browserStore(), { now: Date.now, newId: () => crypto.randomUUID() });
}
