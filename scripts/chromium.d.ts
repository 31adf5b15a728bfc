// Types of `chromium.js`, for tests.

export function findChromium(): string | undefined;
export const chromiumArgs: string[];
