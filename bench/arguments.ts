// What the commands of the bench are told; a word they do not know is one sentence, not a stack trace.

import { type ParseArgsConfig, parseArgs } from "node:util";

/** The command line as `parseArgs` reads it; ends the process where it cannot, and says how it is used. */
export function readArguments<const T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error as Error).message.split(". ");
    return refuse(`${sentence}. It is used like this: ${usage}`);
  }
}

/** Ends the process with one sentence. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
