// What is used of the library that takes parts out of fonts; its own types know less than it can.
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
