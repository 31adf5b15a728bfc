// Reports to the page that the browser has no room left; `FullStorage.astro` shows it.

export const fullStorageEvent = "regelwerk:full-storage";

/** Reports an error of `localStorage` if it means that there is no room. */
export function reportFullStorage(error: unknown): void {
  const isFull = error instanceof Error && error.name === "QuotaExceededError";
  if (isFull) dispatchEvent(new Event(fullStorageEvent));
}
