// Types of the used part of the library, whose own types are incomplete.
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly preserveNameIds: readonly number[];
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
