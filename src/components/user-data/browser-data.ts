// Reads and writes everything that a reader has in this browser.

import { createStore, entries, set } from "idb-keyval";
import { workFrom } from "../../playground/stored-work.ts";
import { readProgress, writeProgress } from "../lesson/progress/progress.ts";
import { keptTurnsKey } from "../play/turns/kept-turns.ts";
import { keptTurnsPrefix } from "../play/turns/kept-turns-keys.ts";
import { projectsDatabase } from "../playground/projects/browser-store.ts";
import { mergeBooks } from "../practice/practice-book.ts";
import { loadBook, updateBook } from "../practice/practice-store.ts";
import {
  type Backup,
  isLastMatch,
  isSetting,
  keptMatchFrom,
  progressKey,
  type StoredMatch,
} from "./backup.ts";

/** Reads everything. */
export async function readBrowserData(): Promise<Backup> {
  const local = Object.keys(localStorage).map(
    (key) => [key, localStorage.getItem(key) ?? ""] as const,
  );
  const saved = await entries<IDBValidKey, unknown>();
  const works = await entries<string, unknown>(createStore(...projectsDatabase));
  const named = saved.flatMap(([key, text]): StoredMatch[] =>
    typeof key === "string" && typeof text === "string" && key.startsWith("regelwerk/")
      ? [{ key, text }]
      : [],
  );
  const turns = saved.flatMap(([key, match]) =>
    typeof key === "string" && key.startsWith(keptTurnsPrefix) ? (keptMatchFrom(match) ?? []) : [],
  );
  const last = local.flatMap(([key, text]) => (isLastMatch(key) ? [{ key, text }] : []));
  return {
    progress: readProgress(localStorage.getItem(progressKey) ?? ""),
    practice: await loadBook(),
    matches: [...named, ...last],
    turns,
    projects: works.flatMap(([, stored]) => workFrom(stored) ?? []),
    settings: local.filter(([key]) => isSetting(key)),
  };
}

/** Writes what a merge adds. Rejects if the browser has no room; what was written before stays. */
export async function writeBrowserData(added: Backup): Promise<void> {
  const works = createStore(...projectsDatabase);
  for (const work of added.projects) await set(work.id, work, works);
  for (const { key, text } of added.matches) {
    if (isLastMatch(key)) localStorage.setItem(key, text);
    else await set(key, text);
  }
  for (const match of added.turns) await set(keptTurnsKey(match), match);
  if (added.progress !== undefined) {
    localStorage.setItem(progressKey, writeProgress(added.progress));
  }
  const { practice } = added;
  if (practice !== undefined) await updateBook((book) => mergeBooks(book, practice));
  for (const [key, value] of added.settings) localStorage.setItem(key, value);
}
