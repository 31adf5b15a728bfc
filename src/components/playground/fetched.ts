// Parts of the page that are fetched when they are needed, and may be out of reach then.

/** A part of the page could not be fetched; its cause says why. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super("A part of the page could not be fetched.", { cause });
    this.name = "NotFetched";
  }
}

/** What a part of the page has; `NotFetched` where it cannot be reached. */
export async function loadOrThrow<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotFetched(cause);
  }
}
