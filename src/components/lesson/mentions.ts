// Finds the exercises in the source text of a lesson.

/** Returns the examples that a text uses as exercises, without duplicates. */
export function exercisesIn(body: string): string[] {
  const found = body.matchAll(/<(?:Task|Quiz|Guided)\s[^>]*?\bexample="([^"]+)"/g);
  return [...new Set([...found].map(([, name = ""]) => name))];
}
