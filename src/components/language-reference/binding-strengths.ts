// How closely operators bind, for the reference, read from their table, with what constructs say of
// their words.

import { BINARY_OPS, constructs, UNARY_OPS } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** What binds alike: how it is written, and what the words among it say. */
interface OperatorRank {
  readonly written: readonly string[];
  readonly says: readonly string[];
}

/** What is no operator of one or two values by itself, by the rank that it has. */
const others: Readonly<Record<number, readonly string[]>> = {
  5: ["a / b rounded up", "a / b rounded down"],
  3: ["a is in b"],
};

/** Returns each rank, the closest first. */
export function operatorRanks(language: SiteLanguage): readonly OperatorRank[] {
  const says = (signs: readonly string[]) =>
    signs.flatMap((sign) => {
      const construct = /^[a-z]+$/.test(sign) ? constructs.get(sign) : undefined;
      return construct === undefined ? [] : [`\`${sign}\`: ${construct[language]}`];
    });
  const unary = (type: "number" | "yesno"): OperatorRank => {
    const signs = Object.values(UNARY_OPS)
      .filter((row) => row.type === type)
      .map(({ sign }) => sign);
    return {
      written: signs.map((sign) => `${sign}a`),
      says: says(signs.map((sign) => sign.trim().split(" ")[0] ?? "")),
    };
  };
  const binary = (rank: number): OperatorRank => {
    const rows = Object.entries(BINARY_OPS).filter(([, row]) => row.rank === rank);
    const ops = rows.map(([op]) => op);
    const written = ops.map((op) => `a ${op} b`);
    return { written: [...written, ...(others[rank] ?? [])], says: says(ops) };
  };
  return [
    { written: ["a.b", "a[b]"], says: [] },
    { written: ["a of b"], says: [] },
    unary("number"),
    binary(5),
    binary(4),
    binary(3),
    unary("yesno"),
    binary(2),
    binary(1),
  ];
}
