// What stands in the placeholders of the sentences of a rulebook: `{price pearls}`, `{den fish}`.

import { evaluatePerPlayerCount } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { groupBy } from "../../source/group-by.ts";
import { withArticle } from "../articled.ts";
import { nounOfCounter, nounOfNamed } from "../lexicon/nouns.ts";
import { planAmount, planTimes } from "../plan/amount.ts";
import type { PlanContext } from "../plan/context.ts";
import { plainNumber } from "../plan/exceptions.ts";
import { planConstant, planValue } from "../plan/expr.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { number, thing } from "../plan/referring-expressions.ts";

/** What stands in a placeholder: a value, how many of something there are, or a noun. */
export function planPlaceholder(t: PlanContext, hole: ir.Placeholder): NounPhrase {
  const { value, counter, names, form, article, isMany, isSpelled } = hole;
  if (form === "noun" && names !== undefined)
    return {
      kind: "thing",
      noun: nounOfNamed(t, names),
      which: article?.kind ?? "none",
      many: isMany,
    };
  const noun =
    form === "points"
      ? t.index.game.points
      : counter && nounOfCounter(t, counter.counter, counter.index);
  const perPlayers = planPerPlayers(t, value, noun, isSpelled);
  if (perPlayers !== undefined) return perPlayers;
  const of = noun === undefined ? planBareValue(t, value) : planAmount(t, value, noun);
  if (isSpelled) return spelled(of);
  return article === undefined || noun !== undefined ? of : withArticle(of, article);
}

function planBareValue(t: PlanContext, value: ir.Expr): NounPhrase {
  if (value.kind === "table" && value.args.length === 0) return planEntries(t, value.table);
  const times = plainNumber(value) === undefined ? undefined : planTimes(t, value);
  return times ?? planValue(t, value);
}

/** `10, 8, 6, 4 or 2` */
function planEntries(t: PlanContext, table: ir.Table): NounPhrase {
  const items = table.entries.map((entry) => planConstant(t, table.type, entry));
  return { kind: "list", items, by: "or" };
}

/** A number that only depends on how many play, told for each number of players. */
function planPerPlayers(
  t: PlanContext,
  value: ir.Expr,
  noun: ir.LocalizedNoun | undefined,
  isSpelled: boolean,
): NounPhrase | undefined {
  const { min, max } = t.index.game.players;
  const numbers = value.type.kind === "number" ? evaluatePerPlayerCount(value, min, max) : [];
  const known = numbers.filter((n) => n !== undefined);
  if (known.length < numbers.length || new Set(known).size < 2) return undefined;
  const path = value.kind === "table" ? t.index.paths.get(value.table) : undefined;
  const cases = known.map((n, i) => ({ players: min + i, n }));
  const groups = [...groupBy(cases, ({ n }) => n)].map(([n, group]) => ({
    players: group.map(({ players }) => players),
    of: isSpelled ? spelled(number(n, path)) : number(n, path),
  }));
  return { kind: "perPlayers", groups, noun };
}

/** `drei` for 3; one thing is `eine Perle`. */
function spelled(of: NounPhrase): NounPhrase {
  if (of.kind === "number") return { ...of, isSpelled: true };
  if (of.kind !== "amount" || of.count.kind !== "number") return of;
  if (of.count.isOne && of.notes?.length === 0) return thing(of.noun, "a");
  return { ...of, count: { ...of.count, of: spelled(of.count.of) } };
}
