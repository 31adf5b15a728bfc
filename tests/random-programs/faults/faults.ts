// Faults that the compiler once had, as changes of its sources.

export interface Fault {
  /** What went wrong. */
  readonly name: string;
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** The first program that finds it; `npm run soak` tells it anew where random programs change. */
  readonly seed: number;
}

export const faults: readonly Fault[] = [
  {
    name: "what a statement speaks of is read again after the statement has changed something",
    path: "src/dsl/codegen/lower/operands.ts",
    from: "if (isFixed(value)) return value;",
    to: "if (isFixed(value) || this.lets.length >= 0) return value;",
    seed: 159,
  },
  {
    name: "what is named by a binder is worked out before the binder",
    path: "src/dsl/codegen/passes/common-subexpressions.ts",
    from: "for (const local of freeLocals(expr)) if (!names.has(local)) return false;",
    to: "",
    seed: 49,
  },
  {
    name: "what stands behind a guard is worked out before the guard",
    path: "src/dsl/codegen/passes/common-subexpressions.ts",
    from: "if (isTotal(expr)) return true;",
    to: "if (names !== undefined) return true;",
    seed: 171,
  },
  {
    name: "a negative number is subtracted without parentheses",
    path: "src/dsl/codegen/js/values.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source.
    from: '`${within(a, rank)}${sign}${sign === "-" ? negated(right) : right}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source.
    to: "`${within(a, rank)}${sign}${right}`",
    seed: 2,
  },
  {
    name: "outside of a board a column and a row are another space",
    path: "src/dsl/codegen/lower/expressions/range-checks.ts",
    from: "b.callPure(numberRoutines.squareAt(columns, rows), column, row)",
    to: "b.add(b.multiply(b.subtract(row, 1), columns), b.subtract(column, 1))",
    seed: 86,
  },
];
