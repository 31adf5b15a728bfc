// What is used here of WebAssembly: it is not in the library of the language itself.

declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(limits: { initial: number; maximum: number });
  }
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>;
    constructor(module: Module, imports: Readonly<Record<string, Record<string, unknown>>>);
  }
}
