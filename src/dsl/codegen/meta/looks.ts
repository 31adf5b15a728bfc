// How things look: what authors write, with rule values as their numbers.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type * as meta from "../../runtime/meta/meta.ts";

/** Returns the entries of all looks, by the name that they describe. */
export function looksMeta(game: ir.Game): meta.Meta["looks"] {
  return Object.fromEntries(
    game.looks.map(({ name, entries }) => [
      name,
      Object.fromEntries([...entries].flatMap((entry) => withNumber(game, entry) ?? [])),
    ]),
  );
}

/** Keys whose text begins with the name of a rule value or of a table. */
const numbered = new Set(["lap", "price", "printed"]);

/**
 * Returns an entry with the number of the rule value that it names: `price "toll pearls"` becomes
 * `price "3 pearls"`. The name of a table stays, because its entries are on the page. There is no
 * entry if the value depends on the position or on the player.
 */
function withNumber(
  game: ir.Game,
  [key, text]: readonly [string, string],
): [[string, string]] | undefined {
  const [name, ...rest] = text.split(" ");
  const isTable = game.tables.some(({ id }) => id === name);
  if (!numbered.has(key) || isTable) return [[key, text]];
  const value = game.values.find(({ id }) => id === name);
  if (value === undefined || value.exceptions.length > 0) return undefined;
  const number = evaluateConstant(value.body, { game });
  return number === undefined ? undefined : [[key, [number, ...rest].join(" ")]];
}
