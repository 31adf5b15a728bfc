// Candidates for completion: the names that are valid as a value.

import type * as ir from "../../ir/ir.ts";
import { comparable, typeName } from "../../ir/types.ts";
import type { NameCandidate } from "../../source/references.ts";
import type { Span } from "../../source/span.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { spanOf, typeOf } from "../symbols.ts";

/** Finds all names that are valid as a value, and whether each has the expected type. */
export function findValueCandidates(
  ctx: Context,
  scope: Scope,
  expected: ir.Type | undefined,
): NameCandidate[] {
  const candidate = (
    name: string,
    kind: string,
    span: Span | undefined,
    type: ir.Type | undefined,
  ) => ({
    name,
    kind,
    span,
    type: type && typeName(type),
    fits: expected === undefined || (type !== undefined && comparable(type, expected)),
  });
  const bound = [...scope.names].map(([name, { value, span }]) =>
    candidate(name, "local", span, value.type),
  );
  const symbols = [...ctx.symbols].flatMap(([name, all]) =>
    all.map((symbol) => candidate(name, symbol.kind, spanOf(symbol), typeOf(symbol))),
  );
  const cells = expected?.kind === "space" ? expected.grid.shape.cells : [];
  return [
    ...bound,
    ...symbols,
    ...cells.map(({ name }) => candidate(name, "space", undefined, expected)),
  ];
}
