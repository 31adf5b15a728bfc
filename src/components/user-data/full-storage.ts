// Reports to the page that the browser has no room left.

/** Shows the notice of `FullStorage.astro` if an error of `localStorage` means that there is no room. */
export function reportFullStorage(error: unknown): void {
  if (!(error instanceof Error && error.name === "QuotaExceededError")) return;
  const notice = document.getElementById("full-storage");
  const button = notice?.querySelector("button");
  if (notice === null || button == null) return;
  notice.hidden = false;
  // A notice that was dismissed does not come back on this page.
  button.onclick = () => notice.remove();
}
