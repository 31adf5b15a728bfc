// Lists that have an entry for every number of some things.

export function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is no entry ${index}`);
  return entry;
}
