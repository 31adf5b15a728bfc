// Waits for a reader. What a page shows without them is there at once; what only readers at work need,
// such as a compiler, is loaded at their first sign.

/** What tells that one is there: a pointer that moves, a finger, a key, the focus. */
const signs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"] as const;

type Page = Pick<Document, "activeElement" | "body" | "addEventListener">;

/**
 * Resolves at the first sign of a reader on the page; at once if something on it has the focus, never
 * where pages are rendered.
 */
export function firstSign(page: Page | undefined = globalThis.document): Promise<void> {
  if (page === undefined) return new Promise(() => {});
  const { activeElement } = page;
  if (activeElement !== null && activeElement !== page.body) return Promise.resolve();
  return new Promise((resolve) => {
    const seen = new AbortController();
    const options = { capture: true, passive: true, signal: seen.signal };
    const onsign = () => {
      seen.abort();
      resolve();
    };
    for (const sign of signs) page.addEventListener(sign, onsign, options);
  });
}
