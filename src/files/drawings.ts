// Drawings of a game, as pages include them.

/** Contents of SVG files by name, without the enclosing element. */
export interface GameDrawings {
  /** Signs of one colour in a box of 24 × 24. */
  readonly icons: Readonly<Record<string, string>>;
  /** Drawings of several colours in a box of 100 × 100 around the origin. */
  readonly pictures: Readonly<Record<string, string>>;
}
