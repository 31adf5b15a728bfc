// Types of `chromium.js`, for tests.

export function findChromium(): string | undefined;
export const chromiumArgs: string[];
export function launchOptions(of: { readonly isForPeople: boolean }): {
  readonly executablePath?: string;
  readonly args: string[];
};
