// Loads parts of the page on demand, which can fail.

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
