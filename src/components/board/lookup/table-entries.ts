// What stands in tables of the rules, and what a game in play has marked in them.

import type { Holdings, Meta, TableMeta, ValueType } from "../../../dsl/index.ts";
import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { lookOf } from "../look.ts";
import { valuesOf } from "./tables.ts";

/** How a game in play has marked a table. */
export interface TableMarks {
  /** What holds now, such as the round: its column is pointed out. */
  isNow(type: ValueType, value: number): boolean;
  /** Whether an entry is no longer to be had. */
  isCrossed(table: TableMeta, row: number, column: number): boolean;
  /** Whether it is the one that the player has got. */
  isOwn(table: TableMeta, row: number, column: number): boolean;
}

export function tableTitle(meta: Meta, table: TableMeta, language: SiteLanguage): string {
  const title = titleIn(meta, table.id, language);
  return title ?? capitalised(table.text === undefined ? table.id : say(table.text, language));
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
