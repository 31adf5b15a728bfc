// Reads a file `_headers`: paths, which may end in `*`, each followed by its indented headers.

/**
 * Headers by path, in the order of the file.
 * @param {string} text
 */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers of an address, by name; those of several rules are joined.
 * @param {ReturnType<typeof readHeaders>} rules
 * @param {string} address
 */
export function headersOf(rules, address) {
  const found = new Map();
  for (const { path, headers } of rules) {
    const isMatch = path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
    if (!isMatch) continue;
    for (const [name, value] of headers) {
      found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
    }
  }
  return found;
}
