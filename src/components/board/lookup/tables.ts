// Rule tables for players to look things up in, as the author's looks choose them. Tables with the
// same row type, such as a colour, are merged.

import type { Meta, TableMeta, ValueType } from "../../../dsl/index.ts";
import { lookOf } from "../look.ts";

export interface TableGroup {
  /** Type of the rows. */
  readonly rows: ValueType;
  readonly tables: readonly TableMeta[];
}

/** Returns the tables to show, grouped by the type of their rows. */
export function groupTables(meta: Meta): TableGroup[] {
  const shown = meta.tables.filter(({ id }) => lookOf(meta, id).show === "table");
  const keys = shown.map(({ params }) => JSON.stringify(params[0]));
  return [...new Set(keys)].flatMap((key) => {
    const tables = shown.filter((_, index) => keys[index] === key);
    const rows = tables[0]?.params[0];
    return rows === undefined ? [] : [{ rows, tables }];
  });
}

/** Returns all values of a type in ascending order. */
export function valuesOf(meta: Meta, type: ValueType): number[] {
  if (type.kind === "enum") return meta.enums[type.of]?.members.map((_, member) => member) ?? [];
  if (type.kind !== "number") return [];
  return Array.from({ length: type.to - type.from + 1 }, (_, index) => type.from + index);
}

/** Returns the counters that are not drawn separately, because a table shows them. */
export function findCountersInTables(meta: Meta): ReadonlySet<string> {
  const groups = groupTables(meta);
  const names = groups.flatMap(({ tables }) =>
    tables.flatMap(({ id }) => [lookOf(meta, id).crossedBy ?? "", lookOf(meta, id).ownBy ?? ""]),
  );
  return new Set(names);
}
