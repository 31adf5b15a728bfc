// Warns about table entries that are never looked up, and lookups outside a table.

import { evaluatePerPlayerCount } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { valuesOfType } from "../../ir/types.ts";
import { nameOfMember } from "../analysis/member-names.ts";
import type { LintContext } from "../lint-context.ts";

/** Checks tables whose lookups all have constant arguments: a number of players, a literal. */
export function checkTableLookups(linted: LintContext): void {
  const { game, uses } = linted;
  for (const [table, lookups] of uses.lookups) {
    for (const [i, param] of table.params.entries()) {
      const wanted = lookups.map((args) => valuesOf(linted, args[i]));
      const entries = valuesOfType(param, game);
      linted.budget.at(table.span);
      linted.budget.spend(entries.length + lookups.length);
      const lookedUp = new Set(wanted.flatMap((values) => values ?? []));
      const inside = new Set(entries);
      const outside = [...lookedUp].filter((value) => !inside.has(value));
      const facts = (values: readonly number[]) => {
        return {
          table: table.id,
          entries: values.map((value) => nameOfValue(game, param, value)),
        };
      };
      if (outside.length > 0) linted.warn("outside-table", table.span, facts(outside));
      if (wanted.includes(undefined)) continue;
      const unused = entries.filter((value) => !lookedUp.has(value));
      if (unused.length > 0) linted.warn("entries-unused", table.span, facts(unused));
    }
  }
}

/** All that an argument can be, where it is known; a rule value may be bent. */
function valuesOf(
  { game: { players }, constants }: LintContext,
  arg: ir.Expr | undefined,
): number[] | undefined {
  if (arg === undefined) return undefined;
  const values = evaluatePerPlayerCount(arg, players.min, players.max, constants);
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : known;
}

function nameOfValue({ pieces }: ir.Game, type: ir.Type, value: number): string {
  if (type.kind === "piece") return pieces[value]?.id ?? String(value);
  return nameOfMember(type, value - (type.kind === "number" ? type.from : 0));
}
