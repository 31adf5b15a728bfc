/** As in setup.mjs. */
export declare function findChromium(): string | undefined;
/** As in setup.mjs. */
export declare const chromiumArgs: readonly string[];
