// The module that plays random games of a program.

import { lengthOfRegion } from "../codegen/code/code.ts";
import { drawWords } from "../codegen/library/draws.ts";
import type { ProgramTree } from "../codegen/program.ts";
import type { PlayoutModule } from "../runtime/engine/playout-module.ts";
import { writeModule } from "./module-writer.ts";

/** Games that list more options at once are played in JavaScript, whose lists grow. */
const MAX_OPTIONS = 2 ** 20;

/** Writes the module; `undefined` for programs that ask at each decision. */
export function writePlayouts({ gen, size, playOn }: ProgramTree): PlayoutModule | undefined {
  const room = lengthOfRegion(gen.optionList) ?? Number.POSITIVE_INFINITY;
  if (playOn === undefined || room > MAX_OPTIONS) return undefined;
  const { addressOf } = gen.slots;
  const { bytes, imports, tables } = writeModule(playOn, { addressOf, stateSize: size });
  return {
    bytes: toBase64(bytes),
    entry: playOn.name,
    imports,
    pages: tables.memory.pages,
    state: tables.state,
    draws: tables.region(drawWords),
  };
}

declare function btoa(bytes: string): string;

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
