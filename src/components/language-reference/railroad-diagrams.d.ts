// What this project uses of a library that comes without types.

declare module "railroad-diagrams" {
  /** Something that can be drawn: its size is known at once, its place with `format`. */
  export interface Drawn {
    readonly width: number;
    readonly up: number;
    readonly down: number;
    readonly needsSpace?: boolean;
    format(x: number, y: number, width: number): Drawn;
    addTo(parent: { readonly children: Drawn[] }): Drawn;
    toString(): string;
  }

  export interface Picture {
    items: Drawn[];
    width: number;
    readonly up: number;
    readonly down: number;
    readonly attrs: Record<string, string | number>;
    format(top: number, right: number, bottom: number, left: number): Picture;
    toString(): string;
  }

  /** CommonJS: there are no names to import but this one. */
  const railroad: {
    Diagram(...items: readonly Drawn[]): Picture;
    Sequence(...items: readonly Drawn[]): Drawn;
    Choice(straight: number, ...items: readonly Drawn[]): Drawn;
    Optional(item: Drawn): Drawn;
    OneOrMore(item: Drawn, between?: Drawn): Drawn;
    ZeroOrMore(item: Drawn, between?: Drawn): Drawn;
    Terminal(text: string): Drawn;
    NonTerminal(text: string): Drawn;
    Comment(text: string): Drawn;
  };
  export default railroad;
}
