// What the text of a lesson asks its reader to do, found in its source, in order.

/** The examples that a text names as exercises, each once. */
export function exercisesIn(body: string): string[] {
  const found = body.matchAll(/<(?:Task|Quiz|Guided)\s[^>]*?\bexample="([^"]+)"/g);
  return [...new Set([...found].map(([, name = ""]) => name))];
}
