// House rules of a player in a match by message.

import type { RulesFile } from "../../../dsl/index.ts";
import type { OwnRules } from "../../../play/correspondence/turn.ts";
import { findVariantNames } from "../../../playground/project.ts";

/** Returns the rules as a file beside those of the game. */
export function ownFile({ text }: OwnRules): RulesFile {
  return { path: "own.regel", text };
}

/** Returns the names of the variants that the rules declare. */
export function namesOfOwn(own: OwnRules): readonly string[] {
  return findVariantNames([ownFile(own)]);
}
