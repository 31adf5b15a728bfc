// Functions from text, for one program alone.

let made = 0;

/**
 * What the body of a function returns that is given names. No two bodies are the same to the last
 * letter: V8 would make one piece of machine code for all programs, which knows the state of none and
 * plays random games a third slower.
 */
export function instantiateProgram(body: string, given: object): unknown {
  made += 1;
  const names = Object.keys(given).join(",");
  return new Function("given", `"use strict";const {${names}}=given;${body}//${made}`)(given);
}
