// Watching a program while it plays.

import type { Log } from "./game.ts";
import type { Meta, SourceRef } from "./meta.ts";
import { idOfValue } from "./notation.ts";
import type { LeanProgram } from "./program.ts";

const NOWHERE: SourceRef = { file: 0, start: 0, end: 0, line: 1 };

/** Runs something and tells the listener what happens; without a listener nothing is told. */
export function watch<T>(meta: Meta, program: LeanProgram, log: Log | undefined, run: () => T): T {
  if (log === undefined) return run();
  const at = (span: number): SourceRef => meta.spans[span] ?? NOWHERE;
  program.setLog({
    score: (player, reason, amount, span, from = []) => {
      const lookups = from.map(([table, ...by]) => ({ table, by: by.map(Number) }));
      log({ kind: "score", player, reason, amount, from: lookups, source: at(span) });
    },
    gain: (player, counter, amount, span, index) => {
      if (amount !== 0) log({ kind: "gain", player, counter, index, amount, source: at(span) });
    },
    rule: (player, rule, span) =>
      log({ kind: "rule", player, rule: meta.rules[rule] ?? "", source: at(span) }),
    roll: (value, die, span) => {
      const type = meta.dice[die]?.type ?? { kind: "number", from: value, to: value };
      const text = `roll ${idOfValue(meta, type, value)}`;
      log({ kind: "chance", how: "roll", type, value, text, source: at(span) });
    },
    draw: (element, zone, span) => {
      const type = meta.zones[zone]?.element ?? { kind: "number", from: 0, to: 0 };
      const text = `draw ${idOfValue(meta, type, element)}`;
      log({ kind: "chance", how: "draw", type, value: element, text, source: at(span) });
    },
    revealed: (span) => log({ kind: "revealed", source: at(span) }),
  });
  try {
    return run();
  } finally {
    program.setLog(null);
  }
}
