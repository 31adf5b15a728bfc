// Texts of a game in the order of its manifest.

/**
 * Sorts the entries of a folder by the names in a manifest. A name without a text, or a text that the
 * manifest does not name, stops the build.
 */
export function inOrder<Entry extends { readonly id: string }>(
  names: readonly string[],
  entries: readonly Entry[],
  folder: string,
): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id.slice(folder.length), entry]));
  const unnamed = [...known.keys()].find((name) => !names.includes(name));
  if (unnamed !== undefined)
    throw new Error(`${folder}${unnamed} is not in the manifest of its game (site.json).`);
  return names.map((name) => {
    const entry = known.get(name);
    if (entry === undefined)
      throw new Error(`${folder}${name} is missing; the manifest of its game names it.`);
    return entry;
  });
}
