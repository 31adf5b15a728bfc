// Writes to the progress store, which is loaded on the first write.

import type { notebook } from "./notebook.svelte.ts";

type Notebook = typeof notebook;

let opened: Promise<Notebook> | undefined;

/** Opens the progress store and applies `write` to it. */
export async function updateNotebook(write: (book: Notebook) => void): Promise<void> {
  opened ??= import("./notebook.svelte.ts").then(({ notebook }) => {
    notebook.open();
    return notebook;
  });
  write(await opened);
}
