// Prints the checked game, for `regel dump --stage ir`: one line for each node, its parts indented.
// Declarations are printed once and referenced by name; spans are left out.

/** Returns any part of the checked game as text, which depends on its fields alone. */
export function printIr(game: object): string {
  const declared = new Set<object>();
  for (const list of Object.values(game)) {
    if (Array.isArray(list)) for (const part of list) declared.add(part);
  }
  return treeLines("game", game, { declared, path: [] }).join("\n");
}

interface Walk {
  /** Nodes that are printed in full in the lists of the game, and by name elsewhere. */
  readonly declared: ReadonlySet<object>;
  /** The enclosing nodes. */
  readonly path: readonly object[];
}

function treeLines(label: string, part: unknown, walk: Walk): string[] {
  if (typeof part !== "object" || part === null) return [`${label}: ${JSON.stringify(part)}`];
  const isElsewhere = walk.path.length > 2 && walk.declared.has(part);
  if (isElsewhere || walk.path.includes(part)) return [`${label}: → ${nameOf(part)}`];
  if (Array.isArray(part) && part.every((item) => typeof item !== "object")) {
    return [`${label}: ${JSON.stringify(part)}`];
  }
  const inner = { ...walk, path: [...walk.path, part] };
  const below = entriesOf(part).flatMap(([key, value]) => treeLines(key, value, inner));
  return [label, ...below.map((line) => `  ${line}`)];
}

function entriesOf(part: object): [string, unknown][] {
  const entries: [string, unknown][] = part instanceof Map ? [...part] : Object.entries(part);
  return entries.filter(([key, value]) => key !== "span" && value !== undefined);
}

function nameOf(part: object): string {
  return "id" in part ? String(part.id) : "kind" in part ? String(part.kind) : "…";
}
