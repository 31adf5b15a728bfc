// Finds the components and headings in the source text of a chapter, in order.

/** A component or heading in a chapter: `<Rule path="price" />`, `## Prices`. */
export interface EmbeddedReference {
  readonly kind:
    | "heading"
    | "example"
    | "rule"
    | "term"
    | "tile"
    | "table"
    | "need"
    | "counterpart"
    | "original"
    | "version";
  /** The referenced name, or the text of a heading. */
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
  Needs: "need",
  Counterpart: "counterpart",
  Original: "original",
  Version: "version",
};

/** Passages of one version are `<Original>` and `<Version of="calm">`. */
export function findEmbedded(body: string): EmbeddedReference[] {
  return [...body.matchAll(pattern)].flatMap(({ groups = {} }): EmbeddedReference[] => {
    const { heading, tag = "", of = "" } = groups;
    if (heading !== undefined) return [{ kind: "heading", of: heading }];
    const kind = kinds[tag];
    if (kind === undefined) return [];
    const isList = kind === "table" || kind === "need";
    return isList ? of.split(" ").map((one) => ({ kind, of: one })) : [{ kind, of }];
  });
}

/** Returns the names of one kind, without duplicates. */
export function listReferenced(
  mentions: readonly EmbeddedReference[],
  kind: EmbeddedReference["kind"],
): string[] {
  return [...new Set(mentions.filter((one) => one.kind === kind).map(({ of }) => of))];
}

/** Groups references by section: those before the first heading, then those below each heading. */
export function groupBySection(mentions: readonly EmbeddedReference[]): EmbeddedReference[][] {
  const sections: EmbeddedReference[][] = [[]];
  for (const one of mentions) {
    if (one.kind === "heading") sections.push([]);
    else sections.at(-1)?.push(one);
  }
  return sections;
}

/** Returns the rules whose sentences the text of a chapter shows itself: `<Rule path="price" />`. */
export function listTold(body: string): string[] {
  return [...body.matchAll(/<Rule path="([^"]+)" \/>/g)].map(([, path = ""]) => path);
}
