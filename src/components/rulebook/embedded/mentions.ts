// What the text of a chapter shows and refers to, found in its source, in order.

/** Something that a chapter names: `<Rule path="price" />`, `## Prices`. */
export interface EmbeddedReference {
  readonly kind:
    | "heading"
    | "example"
    | "rule"
    | "term"
    | "tile"
    | "table"
    | "original"
    | "version";
  /** What is named, or the words of a heading. */
  readonly of: string;
}

const pattern =
  /^(?<level>#{2,3}) (?<heading>.+)$|<(?<tag>[A-Z]\w*)(?:\s+(?:name|path|of)="(?<of>[^"]*)")?/gm;

const kinds: Readonly<Record<string, EmbeddedReference["kind"]>> = {
  Example: "example",
  Rule: "rule",
  Term: "term",
  Tile: "tile",
  Table: "table",
  Original: "original",
};

/** Any other component is a passage for the version of the game with its name: `<Calm>` for `calm`. */
export function findEmbedded(body: string): EmbeddedReference[] {
  return [...body.matchAll(pattern)].flatMap(({ groups = {} }): EmbeddedReference[] => {
    const { heading, tag = "", of = "" } = groups;
    if (heading !== undefined) return [{ kind: "heading", of: heading }];
    const kind = kinds[tag];
    if (kind === undefined) return [{ kind: "version", of: tag.toLowerCase() }];
    return kind === "table" ? of.split(" ").map((one) => ({ kind, of: one })) : [{ kind, of }];
  });
}

/** The names of one kind, each once. */
export function listReferenced(
  mentions: readonly EmbeddedReference[],
  kind: EmbeddedReference["kind"],
): string[] {
  return [...new Set(mentions.filter((one) => one.kind === kind).map(({ of }) => of))];
}

/** The sections of a chapter: what is mentioned below each heading, and first before any. */
export function groupBySection(mentions: readonly EmbeddedReference[]): EmbeddedReference[][] {
  const sections: EmbeddedReference[][] = [[]];
  for (const one of mentions) {
    if (one.kind === "heading") sections.push([]);
    else sections.at(-1)?.push(one);
  }
  return sections;
}
