// Entries of rule tables, and the marks of a match in them.

import type { Holdings, Meta, TableMeta, ValueType } from "../../../dsl/index.ts";
import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { lookOf } from "../look.ts";
import { valuesOf } from "./tables.ts";

/** Marks of a match in a table. */
export interface TableMarks {
  /** The current value of the column, such as the round; its column is highlighted. */
  isNow(type: ValueType, value: number): boolean;
  /** Whether an entry is no longer available. */
  isCrossed(table: TableMeta, row: number, column: number): boolean;
  /** Whether it is the entry that the player has. */
  isOwn(table: TableMeta, row: number, column: number): boolean;
}

/** Returns the title of a table: from its look, its text, or its name. */
export function tableTitle(meta: Meta, table: TableMeta, language: SiteLanguage): string {
  const title = titleIn(meta, table.id, language);
  return title ?? capitalised(table.text === undefined ? table.id : say(table.text, language));
}

/** Returns the values of the column parameter; a single column if there is none. */
export function columnsOf(meta: Meta, { params }: TableMeta): number[] {
  return params[1] === undefined ? [0] : valuesOf(meta, params[1]);
}

/** Returns the entry of a table at these row and column values, or 0 if there is none. */
export function entryOf(meta: Meta, table: TableMeta, row: number, column: number): number {
  const [rows, columns] = table.params.map((type) => valuesOf(meta, type));
  const width = columns?.length ?? 1;
  const place = (rows?.indexOf(row) ?? 0) * width + (columns?.indexOf(column) ?? 0);
  return table.entries[place] ?? 0;
}

/** Returns the marks of a position from one player's view. */
export function collectTableMarks(
  meta: Meta,
  shared: Holdings,
  own: Holdings | undefined,
): TableMarks {
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
