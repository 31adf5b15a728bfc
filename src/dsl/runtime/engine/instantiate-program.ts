// Creates functions from text, unshared between programs.

/** Runs the body of a function of `given`, and returns its result. */
export type RunProgramText = (text: string, given: object) => unknown;

let made = 0;

/**
 * Runs a function body with the given names and returns its result. Appends a unique suffix to each
 * body. Otherwise V8 shares machine code between programs, and playouts run a third slower.
 */
export function instantiateProgram(
  body: string,
  given: object,
  run: RunProgramText = runProgramText,
): unknown {
  made += 1;
  const names = Object.keys(given).join(",");
  return run(`"use strict";const {${names}}=given;${body}//${made}`, given);
}

function runProgramText(text: string, given: object): unknown {
  return new Function("given", text)(given);
}
