// Types of the parts of this library that the project uses; it ships without types.

declare module "railroad-diagrams" {
  /** A drawable item: its size is known after construction, its position after `format`. */
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

  /** CommonJS: the module has only a default export. */
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
