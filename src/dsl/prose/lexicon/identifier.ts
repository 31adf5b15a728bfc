// Names in rules as English words.

/** `pearlsPerDive` → `pearls per dive` */
export function splitIdentifier(id: string): string {
  // Most names are one word.
  if (!/[A-Z]/.test(id)) return id;
  return id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(" ")
    .map((word) => (/^[A-Z]{2,}$/.test(word) || word.length === 1 ? word : word.toLowerCase()))
    .join(" ");
}

/** The plural of a word that is given without: `tile` → `tiles`. */
export function pluralOf(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
