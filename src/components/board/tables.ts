// Tables of the rules that players look things up in, as the author's looks choose them. Those that
// start from the same thing, such as a colour, are one table for the reader.

import type { Holdings, Meta, TableMeta, ValueType } from "../../dsl/index.ts";
import { capitalised, type Language, say } from "../../i18n/language.ts";
import { lookOf } from "./look.ts";
import { titleIn } from "./words.ts";

export interface TableGroup {
  /** What a row stands for. */
  readonly rows: ValueType;
  readonly tables: readonly TableMeta[];
}

/** How a game in play has marked a table. */
export interface TableMarks {
  /** What holds now, such as the round: its column is pointed out. */
  isNow(type: ValueType, value: number): boolean;
  /** Whether an entry is no longer to be had. */
  isCrossed(table: TableMeta, row: number, column: number): boolean;
  /** Whether it is the one that the player has got. */
  isOwn(table: TableMeta, row: number, column: number): boolean;
}

export function tableGroups(meta: Meta): TableGroup[] {
  const shown = meta.tables.filter(({ id }) => lookOf(meta, id).show === "table");
  const keys = shown.map(({ params }) => JSON.stringify(params[0]));
  return [...new Set(keys)].flatMap((key) => {
    const tables = shown.filter((_, index) => keys[index] === key);
    const rows = tables[0]?.params[0];
    return rows === undefined ? [] : [{ rows, tables }];
  });
}

export function tableTitle(meta: Meta, table: TableMeta, language: Language): string {
  const title = titleIn(meta, table.id, language);
  return title ?? capitalised(table.text === undefined ? table.id : say(table.text, language));
}

/** All values of a type, from the smallest on. */
export function valuesOf(meta: Meta, type: ValueType): number[] {
  if (type.kind === "enum") return meta.enums[type.of]?.members.map((_, member) => member) ?? [];
  if (type.kind !== "number") return [];
  return Array.from({ length: type.to - type.from + 1 }, (_, index) => type.from + index);
}

/** The values of what a table looks up beside its rows; one column where there is nothing. */
export function columnsOf(meta: Meta, { params }: TableMeta): number[] {
  return params[1] === undefined ? [0] : valuesOf(meta, params[1]);
}

export function entryOf(meta: Meta, table: TableMeta, row: number, column: number): number {
  const [rows, columns] = table.params.map((type) => valuesOf(meta, type));
  const width = columns?.length ?? 1;
  const place = (rows?.indexOf(row) ?? 0) * width + (columns?.indexOf(column) ?? 0);
  return table.entries[place] ?? 0;
}

/** The marks of a position, seen by one player. */
export function tableMarks(meta: Meta, shared: Holdings, own: Holdings | undefined): TableMarks {
  const steps = shared.marks.flatMap(({ id, value }) => {
    const mark = meta.marks[id];
    const isStep = mark !== undefined && lookOf(meta, mark.id).show === "steps";
    return isStep ? [{ type: JSON.stringify(mark.type), value }] : [];
  });
  const counted = (holdings: Holdings | undefined, name: string | undefined, row: number) =>
    holdings?.counters.find(({ id, index }) => meta.counters[id]?.id === name && index === row)
      ?.value ?? 0;
  return {
    isNow: (type, value) =>
      steps.some((step) => step.type === JSON.stringify(type) && step.value === value),
    isCrossed: ({ id }, row, column) =>
      column > 0 && column <= counted(shared, lookOf(meta, id).crossedBy, row),
    isOwn: ({ id }, row, column) =>
      column > 0 && column === counted(own, lookOf(meta, id).ownBy, row),
  };
}

/** Counters that are not drawn by themselves, because a table shows them. */
export function countersInTables(meta: Meta): ReadonlySet<string> {
  const groups = tableGroups(meta);
  const names = groups.flatMap(({ tables }) =>
    tables.flatMap(({ id }) => [lookOf(meta, id).crossedBy ?? "", lookOf(meta, id).ownBy ?? ""]),
  );
  return new Set(names);
}
