// Whether two games have the same program, which is what "the same rules" means.

import { codeForm } from "./codegen/code/code-form.ts";
import { emitMeta } from "./codegen/meta/meta.ts";
import { optionalPasses } from "./codegen/passes/passes.ts";
import { createProgram } from "./codegen/program.ts";
import type * as ir from "./ir/ir.ts";

/**
 * Returns whether two games have the same program: the same code tree and the same `Meta`, but for
 * places in sources, words, names of locals, drawings, and what is written about the rules, such as
 * examples and sources. So what players can do, and what comes of it, is the same in both.
 */
export function isSameProgram(one: ir.Game, other: ir.Game): boolean {
  return one === other || programOf(one) === programOf(other);
}

/** The programs of games as text. */
const programs = new WeakMap<ir.Game, string>();

function programOf(game: ir.Game): string {
  const text = programs.get(game) ?? renderProgram(game);
  programs.set(game, text);
  return text;
}

function renderProgram(whole: ir.Game): string {
  // The conditions of examples are compiled into the program, but are no part of the rules. Optional
  // passes change no game.
  const game: ir.Game = { ...whole, examples: [] };
  const program = createProgram(game, { without: optionalPasses });
  const { gen, exports } = program;
  const lists = Object.values(exports.lists).flat();
  const code = codeForm([...gen.trees, ...lists], gen.slots.addressOf);
  const meta = emitMeta(game, program, [], { hash: "", rankingCriteria: [] });
  // What has a heading in the log depends on which rules have words.
  return `${code.join()}\n${JSON.stringify({ ...meta, log: undefined }, withoutWords)}`;
}

/** Places in sources, drawings, and what is written about the rules. */
const NO_RULES: ReadonlySet<string> = new Set([
  "sources",
  "source",
  "spans",
  "rulesHash",
  "condition",
  "looks",
  "credits",
  "documents",
  "cites",
  "questions",
  "variants",
  "chosen",
]);

function withoutWords(key: string, value: unknown): unknown {
  if (NO_RULES.has(key)) return undefined;
  // The parameter that selects the zone counts in the program.
  if (key === "indexParam") return value !== undefined;
  if (typeof value !== "object" || value === null) return value;
  if ("de" in value && "en" in value) return undefined;
  if (key === "params" && Array.isArray(value)) return value.map(withoutId);
  return value;
}

function withoutId(param: object): object {
  return { ...param, id: undefined };
}
