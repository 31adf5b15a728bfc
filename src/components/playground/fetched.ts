// Loads parts of the page on demand, which can fail. Some browsers keep a module that could not be loaded
// for as long as the page is open, others fetch it at the next import: in all of them it is fetched when
// the whole page is loaded again.

/** A part of the page could not be loaded; see its cause. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super("A part of the page could not be fetched.", { cause });
    this.name = "NotFetched";
  }
}

/** Loads a part of the page; throws `NotFetched` if that fails. */
export async function loadOrThrow<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotFetched(cause);
  }
}

/** Loads the page again if the site can be reached; else it stays. */
export async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return;
  }
  location.reload();
}
