// Creates functions from text, unshared between programs.

let made = 0;

/**
 * Runs a function body with the given names and returns its result. Appends a unique suffix to each
 * body. Otherwise V8 shares machine code between programs, and playouts run a third slower.
 */
export function instantiateProgram(body: string, given: object): unknown {
  made += 1;
  const names = Object.keys(given).join(",");
  return new Function("given", `"use strict";const {${names}}=given;${body}//${made}`)(given);
}
