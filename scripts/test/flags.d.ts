// The types of flags.js, which runs on a Node that reads no types.

export const usage: string;
export function wantsHelp(words: readonly string[]): boolean;
export function flagProblem(words: readonly string[]): string | undefined;
