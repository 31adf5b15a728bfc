// Attaches a log to a program while it runs.

import type { Log } from "../game/game.ts";
import { idOfValue } from "../game/notation.ts";
import type { Meta } from "../meta/meta.ts";
import type { LeanProgram } from "./program-api.ts";

/**
 * Runs a function while the program reports its events to `log`; without a log, nothing is
 * reported.
 */
export function watch<T>(meta: Meta, program: LeanProgram, log: Log | undefined, run: () => T): T {
  if (log === undefined) return run();
  program.setLog({
    score: (player, reason, amount, at, from = []) => {
      const lookups = from.map(([table, ...by]) => ({ table, by: by.map(Number) }));
      log({ kind: "score", player, reason, amount, from: lookups, at });
    },
    gain: (player, counter, amount, at, index) => {
      if (amount !== 0) log({ kind: "gain", player, counter, index, amount, at });
    },
    rule: (player, rule, at) => log({ kind: "rule", player, rule: meta.rules[rule] ?? "", at }),
    roll: (value, die, at) => {
      const type = meta.dice[die]?.type ?? { kind: "number", from: value, to: value };
      const text = `roll ${idOfValue(meta, type, value)}`;
      log({ kind: "chance", how: "roll", type, value, text, at, isCertain: false });
    },
    draw: (element, zone, at, isCertain) => {
      const type = meta.zones[zone]?.element ?? { kind: "number", from: 0, to: 0 };
      const text = `draw ${idOfValue(meta, type, element)}`;
      log({ kind: "chance", how: "draw", type, value: element, text, at, isCertain });
    },
    revealed: (at) => log({ kind: "revealed", at }),
  });
  try {
    return run();
  } finally {
    program.setLog(null);
  }
}
