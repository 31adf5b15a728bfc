// Parts of the metadata that pages load later.

import type { Meta } from "./meta.ts";

/** Returns the metadata without texts of the rules and examples; spans stay valid. */
export function withoutTexts(meta: Meta): Meta {
  return { ...meta, sources: meta.sources.map(({ path }) => ({ path, text: "" })), examples: [] };
}

/** Metadata that tables do not show, so that pages load it later; lists correspond by index. */
export interface DeferredMeta
  extends Pick<
    Meta,
    | "sources"
    | "spans"
    | "needs"
    | "values"
    | "rules"
    | "credits"
    | "closing"
    | "variants"
    | "questions"
    | "cites"
    | "documents"
  > {
  readonly kinds: readonly Pick<Meta["kinds"][number], "source">[];
  readonly options: readonly Pick<Meta["options"][number], "noun" | "choices">[];
  readonly shapes: readonly Pick<Meta["shapes"][number], "neighbours">[];
  readonly boards: readonly Pick<Meta["boards"][number], "regions">[];
  readonly moves: readonly Pick<Meta["moves"][number], "predicate" | "source">[];
  readonly reasons: readonly Pick<Meta["reasons"][number], "source">[];
  readonly tables: readonly Pick<Meta["tables"][number], "text" | "entries">[];
  readonly zones: readonly Pick<Meta["zones"][number], "secret" | "stocked">[];
}

/** Merges the initial and the deferred metadata. */
export function joinMeta(lean: Meta, rest: DeferredMeta): Meta {
  const { kinds, options, shapes, boards, moves, reasons, tables, zones } = lean;
  return {
    ...lean,
    ...rest,
    kinds: kinds.map((kind, index) => ({ ...kind, ...rest.kinds[index] })),
    options: options.map((option, index) => ({ ...option, ...rest.options[index] })),
    shapes: shapes.map((shape, index) => ({ ...shape, ...rest.shapes[index] })),
    boards: boards.map((board, index) => ({ ...board, ...rest.boards[index] })),
    moves: moves.map((move, index) => ({ ...move, ...rest.moves[index] })),
    reasons: reasons.map((reason, index) => ({ ...reason, ...rest.reasons[index] })),
    tables: tables.map((table, index) => ({ ...table, ...rest.tables[index] })),
    zones: zones.map((zone, index) => ({ ...zone, ...rest.zones[index] })),
  };
}
