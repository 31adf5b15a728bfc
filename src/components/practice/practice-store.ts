// The practice book of this browser. Every change reads and writes in one transaction, so that two
// open pages lose nothing of each other.

import { get, update } from "idb-keyval";
import { emptyBook, type PracticeBook, readBook } from "./practice-book.ts";

/** No saved match has this key: theirs contain a slash. */
const key = "regelwerk-practice";

/** Returns the book; the empty one if there is none, or no browser storage. */
export async function loadBook(): Promise<PracticeBook> {
  const found: unknown = await get(key).catch(() => undefined);
  return readBook(found) ?? emptyBook;
}

/** Applies a change. Rejects if the browser has no storage left. */
export async function updateBook(
  change: (book: PracticeBook) => PracticeBook,
): Promise<PracticeBook> {
  let changed = emptyBook;
  await update<unknown>(key, (found) => {
    changed = change(readBook(found) ?? emptyBook);
    return changed;
  });
  return changed;
}
