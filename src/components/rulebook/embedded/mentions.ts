// What the text of a chapter shows and refers to, found in its source, in order.

/** Something that a chapter names: `<Rule path="price" />`, `## Prices`. */
export interface Mention {
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

const kinds: Readonly<Record<string, Mention["kind"]>> = {
  Example: "example",
  Rule: "rule",
  Term: "term",
  Tile: "tile",
  Table: "table",
  Original: "original",
};

/** Any other component is a passage for the version of the game with its name: `<Calm>` for `calm`. */
export function mentionsIn(body: string): Mention[] {
  return [...body.matchAll(pattern)].flatMap(({ groups = {} }): Mention[] => {
    const { heading, tag = "", of = "" } = groups;
    if (heading !== undefined) return [{ kind: "heading", of: heading }];
    const kind = kinds[tag];
    if (kind === undefined) return [{ kind: "version", of: tag.toLowerCase() }];
    return kind === "table" ? of.split(" ").map((one) => ({ kind, of: one })) : [{ kind, of }];
  });
}

/** The names of one kind, each once. */
export function named(mentions: readonly Mention[], kind: Mention["kind"]): string[] {
  return [...new Set(mentions.filter((one) => one.kind === kind).map(({ of }) => of))];
}

/** The sections of a chapter: what is mentioned below each heading, and first before any. */
export function sectionsOf(mentions: readonly Mention[]): Mention[][] {
  const sections: Mention[][] = [[]];
  for (const one of mentions) {
    if (one.kind === "heading") sections.push([]);
    else sections.at(-1)?.push(one);
  }
  return sections;
}
